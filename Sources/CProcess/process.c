// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

// Lowers a limit; one that is lower already stays.
static void limit(int kind, uint64_t value) {
  struct rlimit now;
  if (value == 0 || getrlimit(kind, &now) != 0) return;
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < value) value = now.rlim_max;
  if (now.rlim_cur != RLIM_INFINITY && now.rlim_cur < value) return;
  now.rlim_cur = value;
  setrlimit(kind, &now);
}

// Between fork and exec only what signals may call too: other threads may hold any lock.
pid_t bespeak_process_start(const char *program, char *const arguments[], const char *folder,
                            const char *output, bespeak_process_limits limits) {
  // Ends where the child has become the program, or nothing: until then nobody learns that this thread is gone.
  int started[2];
  if (pipe(started) != 0) return -1;
  fcntl(started[0], F_SETFD, FD_CLOEXEC);
  fcntl(started[1], F_SETFD, FD_CLOEXEC);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) {
    // Both sides set the group, so that it is there whoever comes first.
    if (child > 0) setpgid(child, child);
    close(started[1]);
    char nothing;
    while (child > 0 && read(started[0], &nothing, 1) < 0 && errno == EINTR) {
    }
    close(started[0]);
    return child;
  }
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have gone before.
  if (getppid() != parent) _exit(127);
#else
  (void)parent;
#endif
  int in = open("/dev/null", O_RDONLY);
  int out = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (in < 0 || out < 0 || chdir(folder) != 0) _exit(127);
  if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0) _exit(127);
  if (in > 2) close(in);
  if (out > 2) close(out);
  limit(RLIMIT_AS, limits.memory);
  limit(RLIMIT_CPU, limits.seconds);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t no_signals;
  sigemptyset(&no_signals);
  sigprocmask(SIG_SETMASK, &no_signals, 0);
  execve(program, arguments, environ);
  _exit(127);
}
