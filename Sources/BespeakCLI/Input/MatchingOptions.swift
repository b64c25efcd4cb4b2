// SPDX-License-Identifier: Apache-2.0

import Bespeak
import MatchIndex

/// The options that say how words are taken: as they are, and how boldly.
struct MatchingOptions {
  /// `--exact`.
  static let exact = OptionSpec(
    flag: "exact", "take words as they are: nothing misheard, and no phrase in other words")
  /// `--policy`.
  static let policy = OptionSpec(
    "policy", .choice("POLICY", of: Policy.self, default: .balanced),
    "whether to act or to ask where words match no phrase: {words}; what is forbidden or asked about "
      + "is not done by any")

  /// `--vectors`.
  static let vectors = OptionSpec(
    "vectors", .file("FILE", or: .init(text: "none", remark: "no vectors")).repeated,
    "vectors of words of a language, in place of the program's own; 'none' for no vectors; an image "
      + "needs those that it was compiled with")

  /// A policy by its name.
  private enum Policy: String, CaseIterable, Sendable {
    case cautious, balanced, eager

    var policy: DecisionPolicy {
      switch self {
      case .cautious: .cautious
      case .balanced: .balanced
      case .eager: .eager
      }
    }
  }

  /// Whether words are taken as they are.
  var isExact = false
  /// What acting, asking and staying silent are worth.
  var policy = DecisionPolicy.balanced
  /// What words mean.
  var vectors = LanguageVectors.embedded

  /// Takes words in any way, with the default policy.
  init() {}

  /// Takes the options from a command's arguments.
  ///
  /// - Throws: `CommandFailure` for another policy, for files of vectors that are none, and for either where
  ///   words are taken as they are.
  init(_ arguments: Arguments) throws(CommandFailure) {
    isExact = arguments.has("exact")
    let named: Policy? = arguments.chosen("policy")
    policy = named?.policy ?? .balanced
    for name in ["policy", "vectors"] where isExact && arguments.has(name) {
      throw CommandFailure("options '--exact' and '--\(name)' exclude each other")
    }
    vectors = try Self.vectors(arguments)
  }

  /// Maps and checks the files of `--vectors`.
  ///
  /// - Throws: `CommandFailure` naming the file, for one that cannot be read or is none of vectors, and for two
  ///   of one language.
  static func vectors(_ arguments: Arguments) throws(CommandFailure) -> LanguageVectors {
    let paths = arguments.values("vectors")
    if paths.contains("none") {
      guard paths.allSatisfy({ $0 == "none" }) else {
        throw CommandFailure(
          "option '--vectors' is 'none' or files, not both; './none' is a file of that name")
      }
      return .none
    }
    var vectors = LanguageVectors.embedded
    var files: [String: String] = [:]
    for path in paths {
      let language: String
      do throws(BlockError) {
        language = try vectors.add(mapping: path)
      } catch {
        if case .file = error.fault { throw CommandFailure(error.description) }
        throw CommandFailure("'\(path)': \(error.description)")
      }
      if let other = files.updateValue(path, forKey: language) {
        throw CommandFailure(
          "'\(other)' and '\(path)' both have vectors of '\(language)': give one of them")
      }
    }
    return vectors
  }

  /// Makes a resolver, and says so where an image was compiled with other vectors of words.
  ///
  /// - Parameter memory: What was learnt from use.
  func resolver(_ loaded: LoadedCatalogs, memory: UsageMemory? = nil) -> IntentResolver {
    let resolver = IntentResolver(
      image: loaded.image,
      options: IntentResolver.Options(
        hearsMisheard: !isExact, flexible: isExact ? nil : FlexibleScores(policy: policy),
        memory: memory, vectors: vectors))
    if vectors != .none {
      let languages = resolver.languagesOfOtherVectors.map { "'\($0.printable)'" }
      if !languages.isEmpty {
        Console.warn(
          "the image was compiled with other vectors of words of \(languages.joined(separator: ", ")), "
            + "or without any: words alone count there; compile it again with the vectors that are to "
            + "count, or leave them out with '--vectors none'")
      }
    }
    return resolver
  }
}
