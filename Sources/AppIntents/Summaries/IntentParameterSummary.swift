// SPDX-License-Identifier: Apache-2.0

/// A sentence with parameters in it, and the parameters shown below it.
///
///     Summary("Add \(\.$text) to \(\.$list)") {
///       \.$due
///     }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>?
  private let table: String?
  private let others: [PartialKeyPath<Intent>]

  /// Creates a summary that shows nothing.
  public init() {
    self.init(nil, nil, [])
  }

  /// Creates a summary of a sentence.
  ///
  /// - Parameters:
  ///   - summaryString: The sentence.
  ///   - table: The table that translations are looked up in.
  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
    self.init(summaryString, table, [])
  }

  /// Creates a summary of a sentence and further parameters.
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.init(summaryString, table, parameterKeyPaths())
  }

  /// Creates a summary of parameters without a sentence.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.init(nil, nil, parameterKeyPaths())
  }

  private init(
    _ sentence: ParameterSummaryString<Intent>?, _ table: String?,
    _ others: [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
    self.table = table
    self.others = others
  }

  /// The sentence for the values that an intent has.
  public func _render(_ intent: Intent) -> _RenderedSummary? {
    let names = ParameterNames(of: intent)
    let others = others.compactMap { names.name(at: $0, of: intent) }
    guard let sentence else {
      return others.isEmpty ? nil : _RenderedSummary(template: "", text: "", others: others)
    }
    let template = sentence.template(names, intent)
    let pattern =
      LocalizedStringTables.string(
        forKey: template, table: table, locale: .current, bundle: .main) ?? template
    let values = sentence.values(names, intent)
    return _RenderedSummary(
      template: template, text: PhraseTemplate.fill(pattern) { values[$0] }, others: others)
  }

  /// The parameters named, those of the sentence first.
  public func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>]) {
    names += (sentence?.keyPaths ?? []) + others
  }
}

/// Lists parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [keyPath] }
  /// All of them.
  public static func buildBlock(
    _ keyPaths: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
  /// Parameters that may be left out.
  public static func buildOptional(
    _ keyPaths: [PartialKeyPath<Intent>]?
  ) -> [PartialKeyPath<Intent>] { keyPaths ?? [] }
  /// Parameters for newer systems.
  public static func buildLimitedAvailability(
    _ keyPaths: [PartialKeyPath<Intent>]
  ) -> [PartialKeyPath<Intent>] { keyPaths }
}
