// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: Sendable {
  /// Asks for a value and waits for it.
  ///
  /// - Throws: `IntentInteractionError` outside of a session; `CancellationError` where the person
  ///   does not answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let answer = try await IntentInteractions.required("requestValue").requestValue(
      of: self, dialog: dialog)
    return try typed(answer)
  }

  /// Asks which of several values is meant and waits for the answer.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let index = try await IntentInteractions.required("requestDisambiguation")
      .requestDisambiguation(of: self, among: values, dialog: dialog)
    guard values.indices.contains(index) else { throw IntentInteractionError.invalidAnswer }
    return values[index]
  }

  /// Asks whether a value is right and waits for the answer.
  @discardableResult
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await IntentInteractions.required("requestConfirmation").requestConfirmation(
      of: self, value: value, dialog: dialog)
  }

  /// Asks whether a value is right and waits for the answer; a view goes with the question.
  @_disfavoredOverload
  @discardableResult
  public func requestConfirmation<Content>(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await requestConfirmation(for: value, dialog: dialog)
  }

  /// Asks whether a value is right and waits for the answer; a view goes with the question.
  @_disfavoredOverload
  @discardableResult
  public func requestConfirmation<Content>(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: () -> Content
  ) async throws -> Bool {
    try await requestConfirmation(for: value, dialog: dialog)
  }

  /// An error to throw so that a value is asked for and `perform()` runs again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: self, dialog: dialog))
  }

  /// An error to throw so that one of the values is chosen and `perform()` runs again.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(.needsDisambiguation(parameter: self, values: values, dialog: dialog))
  }

  private func typed(_ answer: any Sendable) throws -> Value.ValueType {
    if let value = answer as? Value.ValueType { return value }
    // People name one entity; the parameter takes a collection of them.
    if let type = Value.ValueType.self as? any AnyEntityCollection.Type,
      let entity = answer as? any AppEntity,
      let value = type.make(identifierStrings: [entity.anyID]) as? Value.ValueType
    {
      return value
    }
    throw IntentInteractionError.invalidAnswer
  }
}

extension IntentParameter {
  /// An error to throw so that a value is asked for and `perform()` runs again.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError(.needsValue(parameter: self, dialog: dialog))
  }
}
