// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the compiler: no shell in between, in a process group of its own, for a bounded time.
struct CompilerProcess {
  /// How a run ended.
  enum Ending: Equatable {
    /// With an exit code.
    case exited(Int32)
    /// By a signal: the compiler crashed.
    case crashed(Int32)
    /// It was stopped at the end of its time.
    case timedOut
    /// Somebody asked this process to end.
    case interrupted
  }

  /// The program.
  let program: String
  /// Its arguments.
  let arguments: [String]
  /// The file that all it says goes to.
  let output: String

  /// Runs to the end.
  ///
  /// - Parameter deadline: When to stop it, on the clock of `now()`.
  /// - Throws: `SourceExtractionError` where it cannot be started.
  func run(until deadline: UInt64) throws(SourceExtractionError) -> Ending {
    let child = try start()
    var pause: UInt64 = 500_000
    while true {
      var status: Int32 = 0
      // SAFETY: `waitpid` writes the value it is given and keeps nothing.
      let ended = unsafe waitpid(child, &status, WNOHANG)
      if ended == child {
        // What the compiler started, if anything, ends with it.
        kill(-child, SIGKILL)
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal)
      }
      if ended < 0, errno != EINTR { throw ProcessFiles.failure("wait for", program) }
      let isOver = Self.now() >= deadline
      if isOver || Interruption.isAsked {
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
        // SAFETY: as above.
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        return isOver ? .timedOut : .interrupted
      }
      var time = timespec(tv_sec: 0, tv_nsec: Int(pause))
      // SAFETY: `nanosleep` reads the value it is given.
      unsafe _ = nanosleep(&time, nil)
      pause = min(10_000_000, pause * 2)
    }
  }

  // SAFETY: actions and attributes are initialised before they are used, destroyed once, and live
  // through the call that reads them; paths and arguments are null-terminated copies that do so too.
  private func start() throws(SourceExtractionError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failed = unsafe posix_spawn(&child, program, &actions, &attributes, words, environ)
    guard failed == 0 else {
      errno = failed
      throw ProcessFiles.failure("start", program)
    }
    return child
  }

  /// Nanoseconds of a clock that never goes back.
  static func now() -> UInt64 {
    var time = timespec()
    // SAFETY: `clock_gettime` writes the value it is given and keeps nothing.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
