// SPDX-License-Identifier: Apache-2.0

enum SchemaData {
  static let text = """
    # none yet
    intent photos.openAsset(target: *)
    intent mail.sendDraft(target: *, sendLaterDate: Date?)
    enum books.contentType(audiobook, ebook, unknown)
    """
}
