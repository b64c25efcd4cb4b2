// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles

/// Files, whole at a time.
enum Files {
  /// A path in the folder for temporary files.
  static func temporary(_ name: String) -> String {
    // SAFETY: the value is copied before anything could change the environment.
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? P_tmpdir
    return folder + "/" + name
  }

  /// Writes bytes to a path, replacing what is there; `false` when that fails.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    (try? FileReplacement.write(bytes, to: path)) != nil
  }

  /// Reads a small file; `nil` when it cannot be.
  static func read(_ path: String) -> String? {
    let bytes = try? OpenFile(reading: path, regularOnly: false).readAll(limit: 1 << 30)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Other programs, started and waited for.
enum Subprocess {
  /// What a program used.
  struct Usage {
    /// Time from start to end.
    var wallSeconds: Double
    /// Processor time of all its threads.
    var cpuSeconds: Double
    /// Most memory held at once.
    var peakBytes: Int
  }

  /// Runs a program found on the path; its exit status, or −1 when it could not be started.
  @discardableResult
  static func run(
    _ program: String, _ arguments: [String], input: String = "/dev/null",
    output: String = "/dev/null"
  ) -> Int32 { measure(program, arguments, input: input, output: output).status }

  /// Runs a program, with what it used.
  // SAFETY: actions are initialised before they are used and destroyed once; they, paths and arguments
  // live through the call that reads them, and the kernel writes into values of this function.
  static func measure(
    _ program: String, _ arguments: [String], input: String = "/dev/null",
    output: String = "/dev/null"
  ) -> (status: Int32, usage: Usage) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let start = Clock.wall()
    let failed = unsafe withArguments([program] + arguments) {
      unsafe posix_spawnp(&child, program, &actions, nil, $0, environ)
    }
    var usage = Usage(wallSeconds: 0, cpuSeconds: 0, peakBytes: 0)
    guard failed == 0 else { return (-1, usage) }
    var status: Int32 = 0
    var resources = rusage()
    // The kernel's `ru_maxrss` begins with what this process held when it started the child, so the
    // child's own mark is read while it runs.
    while unsafe wait4(child, &status, WNOHANG, &resources) == 0 {
      usage.peakBytes = max(usage.peakBytes, peakBytes(of: child))
      usleep(2_000)
    }
    usage.wallSeconds = Double(Clock.wall() - start) / 1e9
    usage.cpuSeconds = seconds(resources.ru_utime) + seconds(resources.ru_stime)
    return (status == 0 ? 0 : (status >> 8) & 0xFF | 1, usage)
  }

  /// Starts this very program anew, with the same arguments; comes back only when that fails.
  static func replaceSelf() {
    // SAFETY: the arguments live until the call fails; else the process is another.
    _ = unsafe withArguments(CommandLine.arguments) { unsafe execv("/proc/self/exe", $0) }
  }

  private static func peakBytes(of process: pid_t) -> Int {
    let lines = (Files.read("/proc/\(process)/status") ?? "").split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmHWM:") }) else { return 0 }
    return (Int(line.filter { $0.isNumber }) ?? 0) * 1_024
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func withArguments<Result>(
    _ arguments: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    // SAFETY: each copy is freed once, when `body` is done with them.
    let copies = unsafe arguments.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}

/// Clocks, in nanoseconds.
enum Clock {
  /// Processor time of this thread: what other programs on the machine take is not in it.
  static func cpu() -> Int { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Processor time of all threads of the process.
  static func process() -> Int { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Time on the wall, about 20 ns to read.
  static func wall() -> Int { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    // SAFETY: the clock writes the value it is given.
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Where and when figures were measured.
enum Machine {
  /// The processor's name.
  static var processor: String {
    let lines = (Files.read("/proc/cpuinfo") ?? "").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("model name") || $0.hasPrefix("Model") }
    return line?.split(separator: ":").last.map { String($0.drop { $0 == " " }) } ?? "unknown"
  }

  /// Number of processors that may be used.
  static var processorCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// The day, as in ISO 8601, in UTC.
  static var date: String {
    var now = time(nil)
    // SAFETY: all fields are filled in, from a value that lives through the call.
    var parts = unsafe tm()
    unsafe gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    // SAFETY: numbers alone are read; the name of the zone, a pointer, is not.
    return unsafe "\(parts.tm_year + 1_900)-" + two(parts.tm_mon + 1) + "-" + two(parts.tm_mday)
  }

  /// The commit measured, given as `BESPEAK_COMMIT` by whoever starts the benchmark.
  static var commit: String {
    // SAFETY: the value is copied before anything could change the environment.
    guard let text = unsafe getenv("BESPEAK_COMMIT") else { return "unknown" }
    return unsafe String(cString: text)
  }
}
