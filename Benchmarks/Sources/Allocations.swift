// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles

/// Counts calls of the allocator, exactly, on every thread.
///
/// A few lines of C stand in front of glibc's `malloc` family. The benchmark compiles them at its
/// start with the compiler at hand and starts itself again with them preloaded, so that the Swift
/// runtime, ICU and glibc all come through them. Rejected: `mallinfo2` sees bytes held, not calls
/// made; valgrind runs twenty times slower; a `malloc` written in Swift is refused by the compiler,
/// which reserves the name.
enum Allocations {
  /// Whether calls are seen in this process.
  static var areCounted: Bool { counter != nil }

  /// Counts the allocations made while `body` runs; `nil` when they are not seen.
  static func count(during body: () -> Void) -> Int? {
    guard let counter else { return nil }
    let before = counter()
    body()
    return counter() - before
  }

  /// Starts the process again with the counter in front of the allocator.
  ///
  /// Comes back when that has been done already, or cannot be: without a C compiler allocations
  /// are reported as not counted.
  static func interpose() {
    // SAFETY: no other thread changes the environment; the text is copied at once.
    let given = unsafe getenv(guardName).map { unsafe String(cString: $0) }
    if areCounted || given != nil {
      // The library is in this process by now.
      if let given { remove(given) }
      // Programs started from here are measured as they are.
      // SAFETY: names are null-terminated copies, and the environment is this thread's alone so
      // far.
      unsafe unsetenv("LD_PRELOAD")
      unsafe unsetenv(guardName)
      return
    }
    var template = Array(Files.temporary("bespeak-allocations-XXXXXX").utf8CString)
    // SAFETY: the template ends in a zero and is changed in place.
    guard unsafe mkdtemp(&template) != nil else { return }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let (source, library) = (folder + "/count.c", folder + "/count.so")
    let arguments = ["-shared", "-fPIC", "-O1", "-o", library, source]
    guard Files.write(Array(shim.utf8), to: source),
      ["clang", "cc", "gcc"].contains(where: { Subprocess.run($0, arguments) == 0 })
    else { return remove(folder) }
    // SAFETY: null-terminated copies; the environment is this thread's alone so far.
    unsafe setenv("LD_PRELOAD", library, 1)
    unsafe setenv(guardName, folder, 1)
    Subprocess.replaceSelf()
    remove(folder)
  }

  private static func remove(_ folder: String) {
    for name in ["/count.c", "/count.so"] { FileReplacement.remove(folder + name) }
    // SAFETY: the path is passed as a null-terminated copy.
    unsafe rmdir(folder)
  }

  private static let guardName = "BESPEAK_ALLOCATION_COUNTER"

  private static let counter: (@convention(c) () -> Int)? = {
    // `RTLD_DEFAULT` is a macro that Swift does not see: a null handle.
    // SAFETY: the name is a null-terminated copy.
    guard let symbol = unsafe dlsym(nil, "bespeak_allocation_count") else { return nil }
    // SAFETY: the symbol is the function in `shim`, which has this type.
    return unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }()

  private static let shim = """
    #include <errno.h>
    #include <stdatomic.h>
    #include <stddef.h>
    void *__libc_malloc(size_t);
    void *__libc_calloc(size_t, size_t);
    void *__libc_realloc(void *, size_t);
    void *__libc_memalign(size_t, size_t);
    static atomic_long calls;
    long bespeak_allocation_count(void) { return calls; }
    void *malloc(size_t n) { calls++; return __libc_malloc(n); }
    void *calloc(size_t k, size_t n) { calls++; return __libc_calloc(k, n); }
    void *realloc(void *p, size_t n) { calls++; return __libc_realloc(p, n); }
    void *memalign(size_t a, size_t n) { calls++; return __libc_memalign(a, n); }
    void *aligned_alloc(size_t a, size_t n) { calls++; return __libc_memalign(a, n); }
    int posix_memalign(void **p, size_t a, size_t n) {
      calls++;
      return (*p = __libc_memalign(a, n)) ? 0 : ENOMEM;
    }

    """
}
