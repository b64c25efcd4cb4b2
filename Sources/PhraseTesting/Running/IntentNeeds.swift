// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What an intent needs before it is performed, as an image has it.
struct IntentNeeds {
  /// A parameter, in the intent's order.
  struct Parameter {
    let name: String
    /// The type's spelling in results.
    let type: String
    /// Whether the person is asked for it: it is neither optional nor has a default.
    let isNeeded: Bool
    /// What to ask, in the words of the locale.
    let dialog: String?
  }

  let parameters: [Parameter]
  /// Whether it asks for consent.
  let asksForConsent: Bool

  /// The needs of an intent of an app; of one that the image has not, none is known.
  init?(of name: String, app id: String, locale: String, in image: IndexImage) {
    let apps = (0..<UInt32(image.appCount)).lazy.map { image.app(AppID($0)) }
    guard let app = apps.first(where: { image.strings[$0.id] == id }),
      let intent = app.shortcuts.lazy.map({ image.intent(image.shortcut($0).intent) })
        .first(where: { image.strings[$0.name] == name })
    else { return nil }
    let variants = app.variants.lazy.map { image.variant(VariantID($0)) }
    let variant = variants.first { image.strings[$0.locale] == locale }
    parameters = intent.parameters.map { index in
      let parameter = image.parameter(index)
      let source = parameter.requestValueDialog
      let dialog = variant.map { image.translated(source, $0) } ?? source
      return Parameter(
        name: image.strings[parameter.name], type: image.strings[parameter.type],
        isNeeded: parameter.flags & 3 == 0, dialog: source == .none ? nil : image.strings[dialog])
    }
    asksForConsent = intent.flags & 1 != 0
  }
}
