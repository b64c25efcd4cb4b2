// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution
import JSONText
import PhraseTesting

extension JSONWriter {
  /// Writes a turn of a conversation as one object:
  ///
  /// ```json
  /// {"turn":"request","next":"choose","say":"Which task?","options":["Buy milk","Buy mulch"],"resolution":{…}}
  /// ```
  ///
  /// `say` and `options` are left out where there are none; `reason` says why an answer could not be taken. `resolution` is
  /// what `ResolutionWriter` writes.
  package mutating func value(_ turn: Rehearsal.Turn, _ prompt: TurnPrompt) {
    beginObject()
    member("turn", turn.kind.rawValue)
    member("next", prompt.step.rawValue)
    if !prompt.text.isEmpty { member("say", prompt.text) }
    if !prompt.options.isEmpty { member("options", prompt.options) }
    member("reason", turn.reason)
    var line = ResolutionWriter()
    line.write(turn.resolution)
    key("resolution")
    raw(String(line.text.dropLast()))
    endObject()
  }
}
