// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The compiler that reads an app's sources, and the modules they are compiled against.
package struct SwiftToolchain: Sendable, Equatable {
  /// The path of `swiftc`.
  package var compiler: String
  /// The folder with `AppIntents.swiftmodule`.
  package var modules: String

  /// Names a compiler and a folder of modules.
  package init(compiler: String, modules: String) {
    self.compiler = compiler
    self.modules = modules
  }

  /// The program that compiles, by a path that holds in any folder: the one behind the driver, where
  /// it stands beside it, since what a driver starts would outlive it.
  var frontend: String {
    let path = ProcessFiles.absolute(compiler)
    guard path.hasSuffix("/swiftc"), let real = FilePath.real(path) else { return path }
    let beside = FilePath.folder(of: real) + "/swift-frontend"
    return ProcessFiles.isProgram(beside) ? beside : path
  }

  /// The modules' path, also from another folder.
  var absoluteModules: String { ProcessFiles.absolute(modules) }

  /// Finds a compiler and the modules.
  ///
  /// The compiler is the one named, that of the variable `SWIFT_EXEC`, or the first `swiftc` in
  /// `PATH`. The modules are in the folder named, or where a build leaves them: `Modules` beside the
  /// program, or `lib/bespeak` beside its folder.
  ///
  /// - Parameters:
  ///   - compiler: The path of a compiler; `nil` to look for one.
  ///   - modules: The folder of modules, or one with a folder `Modules`; `nil` to look for it.
  /// - Throws: `SourceExtractionError` that says what is missing and how to come by it.
  package static func find(
    compiler: String? = nil, modules: String? = nil
  ) throws(SourceExtractionError) -> SwiftToolchain {
    SwiftToolchain(
      compiler: try findCompiler(compiler), modules: try findModules(modules))
  }

  private static func findCompiler(_ named: String?) throws(SourceExtractionError) -> String {
    if let named {
      guard ProcessFiles.isProgram(named) else {
        throw SourceExtractionError("'\(named)' is no program that can be run")
      }
      return named
    }
    if let own = ProcessFiles.environment("SWIFT_EXEC"), ProcessFiles.isProgram(own) { return own }
    for folder in (ProcessFiles.environment("PATH") ?? "").split(separator: ":") {
      let path = String(folder) + "/swiftc"
      if ProcessFiles.isProgram(path) { return path }
    }
    throw SourceExtractionError(
      "no Swift compiler: 'swiftc' is in no folder of PATH; install Swift (swift.org/install), or "
        + "name the compiler with '--swiftc PATH'")
  }

  private static func findModules(_ named: String?) throws(SourceExtractionError) -> String {
    func holdsModule(_ folder: String) -> Bool {
      ProcessFiles.exists(folder + "/AppIntents.swiftmodule")
    }
    if let named {
      for folder in [named, named + "/Modules"] where holdsModule(folder) { return folder }
      throw SourceExtractionError("no 'AppIntents.swiftmodule' in '\(named)'")
    }
    if let program = ProcessFiles.ownFolder {
      let folders = [program + "/Modules", program + "/../lib/bespeak", program]
      for folder in folders where holdsModule(folder) { return folder }
    }
    throw SourceExtractionError(
      "the module 'AppIntents' is not beside 'bespeak': build it with 'swift build --target "
        + "AppIntents' (and '-c release', if 'bespeak' is), or name its folder with "
        + "'bespeak extract --modules PATH'")
  }
}

/// Why nothing can be extracted at all.
package struct SourceExtractionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong and how to mend it, lower case.
  package var description: String

  /// Creates an error.
  package init(_ description: String) { self.description = description }
}
