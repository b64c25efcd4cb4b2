// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What is matched: the bytes of a text, lent for one match, and the app in front.
@safe struct Utterance {
  // SAFETY: lent by the caller of `Matcher.match`, which keeps the bytes until that returns; nothing keeps
  // an utterance longer.
  let utf8: UnsafeBufferPointer<UInt8>
  let foreground: AppID?
}
