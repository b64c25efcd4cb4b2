// SPDX-License-Identifier: Apache-2.0

/// An intent that says what people are likely to want of it.
public protocol PredictableIntent: AppIntent {
  /// What the predictions are made of.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// The predictions.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

extension PredictableIntent {
  /// A prediction.
  public typealias Prediction = IntentPrediction<Self>
}

/// Predictions of an intent.
public protocol IntentPredictionConfiguration: Sendable {
  /// The texts of the predictions for the values that an intent has.
  func _displayRepresentations(_ intent: any AppIntent) -> [DisplayRepresentation]
}

/// The name of an intent for the values of some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  private let display: @Sendable (Intent) -> DisplayRepresentation?

  /// Predicts by a parameter; where one has no value, nothing is predicted.
  ///
  /// - Parameters:
  ///   - parameters: Those whose values it is called by.
  ///   - displayRepresentation: What the intent is called for their values.
  public init<A>(
    parameters: KeyPath<Intent, IntentParameter<A>> & Sendable,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) {
    let a = parameters
    display = { intent in
      guard intent[keyPath: a].hasValue else { return nil }
      return displayRepresentation(intent[keyPath: a].wrappedValue)
    }
  }

  /// Predicts by several parameters; where one has no value, nothing is predicted.
  ///
  /// - Parameters:
  ///   - parameters: Those whose values it is called by.
  ///   - displayRepresentation: What the intent is called for their values.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
  ) {
    let keyPaths = ParameterKeyPaths<Intent, repeat each Value>(repeat each parameters)
    display = { intent in
      guard keyPaths.allHaveValues(in: intent) else { return nil }
      return keyPaths.withValues(of: intent, displayRepresentation)
    }
  }

  /// Predicts for any values.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    display = { _ in displayRepresentation() }
  }

  /// The name of the intent.
  public func _displayRepresentations(_ intent: any AppIntent) -> [DisplayRepresentation] {
    (intent as? Intent).flatMap(display).map { [$0] } ?? []
  }
}

/// Several predictions.
public struct IntentPredictionList: IntentPredictionConfiguration {
  private let predictions: [any IntentPredictionConfiguration]

  /// Creates a list; the texts come in its order.
  package init(_ predictions: [any IntentPredictionConfiguration]) {
    self.predictions = predictions
  }

  /// The name of the intent, by each.
  public func _displayRepresentations(_ intent: any AppIntent) -> [DisplayRepresentation] {
    predictions.flatMap { $0._displayRepresentations(intent) }
  }
}

/// Lists predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// A prediction.
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> any IntentPredictionConfiguration { prediction }
  /// All of them.
  public static func buildBlock(
    _ predictions: any IntentPredictionConfiguration...
  ) -> IntentPredictionList { IntentPredictionList(predictions) }
}
