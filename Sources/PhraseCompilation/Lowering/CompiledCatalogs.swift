// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
public import MatchIndex

/// An image and what was left out of it.
public struct CompiledCatalogs: Sendable {
  /// The image's bytes: write them with `bytes.write(to:)`.
  public let bytes: ImageBytes
  /// The image, opened.
  public let image: IndexImage
  /// The declarations that were left out and why, in catalog order.
  public let diagnostics: [Diagnostic]
}
