// SPDX-License-Identifier: Apache-2.0

/// The schemas that the macros know, one a line.
///
/// Source: the examples that Apple's public documentation of App Intents gives for each schema
/// (`AssistantSchemas` for releases 18 and 26, `AppSchema` for 27), read as facts: names of
/// parameters and properties, and their types. A schema that is not here is accepted as it stands.
///
/// - `*` is an entity, enumeration or union of the app's own.
/// - `A|B` are types of different releases.
/// - A name with `~` is asked for by some releases only, so that it may be absent.
/// - An enumeration is listed only where its cases are fixed.
enum SchemaData {
  static let text = """
    # Audio
    enum audio.playbackAttributes(shuffle, repeat)
    enum audio.queueInsertionLocation(next, tail)
    # Books
    intent books.openBook(target: *)
    intent books.playAudiobook(target: *)
    intent books.updateCharacterSpacing(target: *, changeOperation: *)
    intent books.updateLineSpacing(target: *, changeOperation: *)
    intent books.updateWordSpacing(target: *, changeOperation: *)
    intent books.updateSettings(target: *, page: Int?, font: *?, theme: *?, pageNavigationSetting: *?, isTextJustified: Bool?, isAllowMultipleColumns: Bool?)
    entity books.book(title: String?, seriesTitle: String?, author: String?, genre: String?, purchaseDate: Date?, contentType: *?, url: URL?)
    # Browser
    intent browser.bookmarkTab(name: String?, tab: *)
    intent browser.bookmarkURL(name: String?, url: URL)
    intent browser.closeTabs(target: [*])
    intent browser.createTab(url: URL?, isPrivate: Bool)
    intent browser.createWindow(url: URL?, isPrivate: Bool)
    intent browser.openBookmark(tab: *?, target: *)
    intent browser.openURLInTab(url: URL, tab: *)
    intent browser.search(criteria: StringSearchCriteria)
    intent browser.switchTab(target: *)
    entity browser.tab(url: URL?, name: String, isPrivate: Bool)
    enum browser.clearHistoryTimeFrame(today, lastFourHours, todayAndYesterday, allTime)
    # Calendar
    intent calendar.createEvent(title: String, startDate: Date, endDate: Date?, location: *?, calendar: *, isAllDay: Bool, recurrence: Calendar.RecurrenceRule?, attendees: [*], note: AttributedString|String?)
    intent calendar.deleteEvent(entity: *, span: *?)
    enum calendar.eventSpan(this, future, all)
    # Camera
    intent camera.startCapture(captureMode: *, timerDuration: *?, device: *?)
    # Files
    intent files.openFile(target: *)
    entity files.file(creationDate: Date?, fileModificationDate: Date?)
    # Journal
    intent journal.createAudioEntry()
    intent journal.createEntry(message: AttributedString, title: String?, entryDate: Date?, location: CLPlacemark|PlaceDescriptor?, mediaItems: [IntentFile])
    intent journal.search(criteria: StringSearchCriteria)
    entity journal.entry(title: String?, message: AttributedString?, mediaItems: [IntentFile], entryDate: Date?, location: CLPlacemark|PlaceDescriptor?)
    # Mail
    intent mail.archiveMail(entities: [*])
    intent mail.createDraft(to: [IntentPerson], cc: [IntentPerson], bcc: [IntentPerson], subject: String?, body: AttributedString?, account: *?, attachments: [IntentFile])
    intent mail.deleteDraft(entities: [*])
    intent mail.deleteMail(entities: [*])
    intent mail.openDraft(target: *)
    intent mail.sendDraft(target: *, sendLaterDate: Date?)
    entity mail.account(name: String, emailAddress: String)
    entity mail.draft(to: [IntentPerson], cc: [IntentPerson], bcc: [IntentPerson], subject: String?, body: AttributedString|String?, attachments: [IntentFile], account: *)
    # Messages
    intent messages.draftMessage(destination: *?, subject: AttributedString?, content: AttributedString?, attachments: [IntentFile], audioMessage: IntentFile?, locations: [PlaceDescriptor], links: [URL], scheduledDate: Date?)
    intent messages.sendMessage(destination: *, subject: AttributedString?, content: AttributedString?, attachments: [IntentFile], audioMessage: IntentFile?, locations: [PlaceDescriptor], links: [URL], scheduledDate: Date?)
    intent messages.setMessageReadStatus(message: *, isRead: Bool)
    intent messages.unsendMessage(message: *)
    # Notes
    intent notes.appendText(content: AttributedString, target: *)
    intent notes.createNote(name: AttributedString|String, content: AttributedString?, attachments: [IntentFile], tags~: [String], isPinned: Bool, folder: *?)
    intent notes.updateNote(target: *, name: AttributedString|String?, attachments: [IntentFile]?, isPinned: Bool?, folder: *?)
    # Photos
    intent photos.addAssetsToAlbum(assets: [*], album: *)
    intent photos.createAssets(files: [IntentFile])
    intent photos.deleteAssets(entities: [*])
    intent photos.openAsset(target: *)
    intent photos.removeAssetsFromAlbum(album: *, assets: [*])
    intent photos.search(criteria: StringSearchCriteria)
    intent photos.setExposure(target: *, value: Double?)
    intent photos.setSaturation(target: *, value: Double?)
    entity photos.album(name: String, creationDate: Date?, albumType: *)
    entity photos.asset(title~: String?, creationDate: Date?, location: CLPlacemark|PlaceDescriptor?, assetType: *?, isFavorite: Bool, isHidden: Bool, hasSuggestedEdits: Bool, aperture~: Double?, exposure~: Double?, saturation~: Double?, warmth~: Double?, filter~: *?, isPortraitModeEnabled~: Bool?)
    enum photos.assetType(photo, video)
    # Presentation
    intent presentation.open(target: *)
    entity presentation.document(name: String)
    # Reader
    intent reader.openPage(target: *)
    intent reader.rotatePages(pages: [*], isClockwise: Bool)
    entity reader.document(title: String, kind: *, width: Int?, height: Int?)
    enum reader.documentKind(image, pdf)
    # Reminders
    intent reminders.createReminder(title: String, list: *?, note: AttributedString|String?, isFlagged: Bool?, images: [IntentFile], tags: Set<String>, urls: [URL], dueDate: DateComponents?, recurrence: Calendar.RecurrenceRule?, locationTrigger: *?)
    intent reminders.deleteReminders(entities: [*])
    entity reminders.list(name: String, type: *)
    # Spreadsheet
    intent spreadsheet.open(target: *)
    entity spreadsheet.document(name: String)
    # System
    intent system.open(target: *)
    intent system.search(criteria: StringSearchCriteria)
    intent system.searchInApp(criteria: StringSearchCriteria)
    # Visual intelligence
    intent visualIntelligence.semanticContentSearch(semanticContent: SemanticContentDescriptor)
    # Whiteboard
    intent whiteboard.createBoard(title: String?)
    entity whiteboard.board(title: String, creationDate: Date, lastModificationDate: Date)
    # Word processor
    intent wordProcessor.open(target: *)
    entity wordProcessor.document(name: String, creationDate: Date?, modificationDate: Date?)
    """
}
