// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What flexible matching was trained on: `Metadata.appintents/root.ssu.yaml`.
///
/// The file holds each phrase of each language once more, as an utterance:
///
///     - locale: en_US
///       utterances:
///       - '{${+prefix} }Open ${Tab} in ${+applicationName}'
///
/// `${name}` stands for a variable, `{…}` may be left out, and variables whose names begin with `+`
/// stand for words in turn. A slot is named by its type, not by the parameter.
struct TrainingData {
  /// The utterances of one intent, or of what must not match.
  struct Intent: Located {
    /// The intent's name and the shortcut's position, `OpenTab_0`; `+negative` for what must not match.
    var name: String
    /// The title of the intent.
    var title: String?
    /// The utterances of each language.
    var corpora: [Corpus]
    /// Where the name stands.
    var location: SourceLocation
  }

  /// Utterances in one language.
  struct Corpus: Located {
    /// The language, as spelled: `en_US`.
    var locale: String
    /// The utterances.
    var utterances: [LocatedText]
    /// Where the language stands.
    var location: SourceLocation
  }

  /// Words that utterances name.
  struct Variable: Located {
    /// The name: `+applicationName`, `Tab`.
    var name: String
    /// `ssu/expansion` or `ssu/parameter`.
    var type: String
    /// Its words in each language.
    var definitions: [Definition]
    /// Where the name stands.
    var location: SourceLocation
  }

  /// The words of a variable in one language.
  struct Definition: Located {
    /// The language, as spelled.
    var locale: String
    /// The words; empty where they stand elsewhere.
    var synonyms: [LocatedText]
    /// Where the words stand: `ssu://Resources/prefix/en.yaml`, a file of the platform.
    var reference: LocatedText?
    /// Where the language stands.
    var location: SourceLocation
  }

  /// The file.
  var file: String
  /// The app's id.
  var bundleIdentifier: LocatedText?
  /// The intents, in file order.
  var intents: [Intent] = []
  /// The variables, in file order.
  var variables: [Variable] = []
  /// Members that this reader does not know.
  var unreadMembers: [UnreadMember] = []
  /// Requests to leave findings out, from comments.
  var suppressions: [LintSuppression] = []
  /// What is wrong with the file.
  var diagnostics: [Diagnostic] = []

  /// The name of the intent that holds what must not match.
  static let negativeName = "+negative"
  /// The variable that stands for the app's name.
  static let applicationName = "+applicationName"
  /// The variable that stands for polite openers: please, can you.
  static let prefix = "+prefix"
  /// The variable that stands for the platform's own list of what no app may match.
  static let standardNegatives = "+standardAppShortcutNegatives"

  /// The variable of a name.
  func variable(_ name: String) -> Variable? { variables.first { $0.name == name } }
}

/// Languages as training data spells them.
enum TrainingLocale {
  /// `en_US` as `en-US`.
  static func tag(_ locale: String) -> String { locale.replacing("_", with: "-") }
}
