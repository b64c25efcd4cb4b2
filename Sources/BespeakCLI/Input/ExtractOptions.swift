// SPDX-License-Identifier: Apache-2.0

import SourceExtraction

/// The options of compiling Swift sources.
enum ExtractOptions {
  /// What holds in the build whose code is read.
  static let conditions = [
    OptionSpec(
      "platform", .choice("NAME", of: BuildPlatform.self, default: .iOS),
      "the platform that '#if os(…)' is read for: {words}"),
    OptionSpec(
      "define", .text("FLAG").repeated, short: "D", "a flag that '#if' asks for, such as DEBUG"),
  ]

  /// The options of `extract`; other commands have the defaults.
  static let specs =
    conditions + [
      OptionSpec(
        "swiftc", .file("PATH"),
        "the compiler; default: SWIFT_EXEC, else the first 'swiftc' in PATH"),
      OptionSpec(
        "modules", .folder("PATH"),
        "the folder with 'AppIntents.swiftmodule'; default: 'Modules' beside 'bespeak'"),
      OptionSpec(
        "timeout", .text("SECONDS"), "how long the compiler may take for an app; default: 120"),
    ]

  /// The extractor that the options ask for.
  ///
  /// - Throws: `CommandFailure` where there is no compiler, or no modules.
  static func extractor(_ arguments: Arguments) throws(CommandFailure) -> SourceExtractor {
    let toolchain: SwiftToolchain
    do throws(SourceExtractionError) {
      toolchain = try SwiftToolchain.find(
        compiler: arguments.value("swiftc"), modules: arguments.value("modules"))
    } catch {
      throw CommandFailure(error.description)
    }
    return SourceExtractor(
      toolchain: toolchain,
      platform: arguments.chosen("platform") ?? .iOS,
      flags: Set(arguments.values("define")),
      timeLimit: try arguments.integer("timeout", in: 1...3_600, default: 120))
  }
}
