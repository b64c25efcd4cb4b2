// SPDX-License-Identifier: Apache-2.0

/// The attributes of an entity for an index of all apps: names and values of its keys.
///
/// A small stand-in for the class that other systems have in a framework of their own. It keeps what it is
/// given; nothing is indexed here.
public class CSSearchableItemAttributeSet {
  /// Creates an empty set.
  public init() {}

  /// Creates a set for a type of contents.
  public convenience init(contentType: UTType) {
    self.init()
    self.contentType = contentType.identifier
  }

  /// Creates a set for a type of contents, by its identifier.
  public convenience init(itemContentType type: String) {
    self.init()
    contentType = type
  }

  /// The values of the app's own keys.
  private var custom: [CSCustomAttributeKey: Any] = [:]

  /// The value of one of the app's own keys.
  public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { custom[key] }

  /// Sets the value of one of the app's own keys.
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    custom[key] = value
  }

  /// A text of the index: display name.
  public var displayName: String?
  /// A text of the index: path.
  public var path: String?
  /// A text of the index: identifier.
  public var identifier: String?
  /// A text of the index: title.
  public var title: String?
  /// A text of the index: subject.
  public var subject: String?
  /// A text of the index: theme.
  public var theme: String?
  /// A text of the index: content description.
  public var contentDescription: String?
  /// A text of the index: text content.
  public var textContent: String?
  /// A text of the index: comment.
  public var comment: String?
  /// A text of the index: headline.
  public var headline: String?
  /// A text of the index: instructions.
  public var instructions: String?
  /// A text of the index: kind.
  public var kind: String?
  /// A text of the index: creator.
  public var creator: String?
  /// A text of the index: content type.
  public var contentType: String?
  /// A text of the index: related unique identifier.
  public var relatedUniqueIdentifier: String?
  /// A text of the index: weak related unique identifier.
  public var weakRelatedUniqueIdentifier: String?
  /// A text of the index: domain identifier.
  public var domainIdentifier: String?
  /// A text of the index: account identifier.
  public var accountIdentifier: String?
  /// A text of the index: album.
  public var album: String?
  /// A text of the index: artist.
  public var artist: String?
  /// A text of the index: composer.
  public var composer: String?
  /// A text of the index: genre.
  public var genre: String?
  /// A text of the index: musical genre.
  public var musicalGenre: String?
  /// A text of the index: city.
  public var city: String?
  /// A text of the index: country.
  public var country: String?
  /// A text of the index: state or province.
  public var stateOrProvince: String?
  /// A text of the index: named location.
  public var namedLocation: String?
  /// A text of the index: fully formatted address.
  public var fullyFormattedAddress: String?
  /// A text of the index: container title.
  public var containerTitle: String?
  /// A text of the index: container display name.
  public var containerDisplayName: String?
  /// A text of the index: container identifier.
  public var containerIdentifier: String?
  /// A text of the index: version.
  public var version: String?
  /// A text of the index: copyright.
  public var copyright: String?
  /// A text of the index: rights.
  public var rights: String?
  /// A text of the index: role.
  public var role: String?
  /// A text of the index: information.
  public var information: String?
  /// A text of the index: rating description.
  public var ratingDescription: String?
  /// A text of the index: director.
  public var director: String?
  /// A text of the index: producer.
  public var producer: String?
  /// A text of the index: mailbox identifier.
  public var mailboxIdentifier: String?
  /// Texts of the index: alternate names.
  public var alternateNames: [String]?
  /// Texts of the index: keywords.
  public var keywords: [String]?
  /// Texts of the index: content type tree.
  public var contentTypeTree: [String]?
  /// Texts of the index: author names.
  public var authorNames: [String]?
  /// Texts of the index: author email addresses.
  public var authorEmailAddresses: [String]?
  /// Texts of the index: recipient names.
  public var recipientNames: [String]?
  /// Texts of the index: phone numbers.
  public var phoneNumbers: [String]?
  /// Texts of the index: email addresses.
  public var emailAddresses: [String]?
  /// Texts of the index: languages.
  public var languages: [String]?
  /// Texts of the index: publishers.
  public var publishers: [String]?
  /// Texts of the index: organizations.
  public var organizations: [String]?
  /// Texts of the index: contributors.
  public var contributors: [String]?
  /// Texts of the index: projects.
  public var projects: [String]?
  /// Texts of the index: audiences.
  public var audiences: [String]?
  /// Texts of the index: performers.
  public var performers: [String]?
  /// Texts of the index: media types.
  public var mediaTypes: [String]?
  /// A date of the index: content creation date.
  public var contentCreationDate: Date?
  /// A date of the index: content modification date.
  public var contentModificationDate: Date?
  /// A date of the index: metadata modification date.
  public var metadataModificationDate: Date?
  /// A date of the index: added date.
  public var addedDate: Date?
  /// A date of the index: downloaded date.
  public var downloadedDate: Date?
  /// A date of the index: last used date.
  public var lastUsedDate: Date?
  /// A date of the index: due date.
  public var dueDate: Date?
  /// A date of the index: completion date.
  public var completionDate: Date?
  /// A date of the index: start date.
  public var startDate: Date?
  /// A date of the index: end date.
  public var endDate: Date?
  /// A date of the index: recording date.
  public var recordingDate: Date?
  /// A date of the index: timestamp.
  public var timestamp: Date?
  /// Dates of the index: important dates.
  public var importantDates: [Date]?
  /// A place of the index: content url.
  public var contentURL: URL?
  /// A place of the index: thumbnail url.
  public var thumbnailURL: URL?
  /// A place of the index: url.
  public var url: URL?
  /// A place of the index: dark thumbnail url.
  public var darkThumbnailURL: URL?
  /// Bytes of the index: thumbnail data.
  public var thumbnailData: Data?
  /// Bytes of the index: html content data.
  public var htmlContentData: Data?
  /// A number of the index: all day.
  public var allDay: NSNumber?
  /// A number of the index: duration.
  public var duration: NSNumber?
  /// A number of the index: rating.
  public var rating: NSNumber?
  /// A number of the index: latitude.
  public var latitude: NSNumber?
  /// A number of the index: longitude.
  public var longitude: NSNumber?
  /// A number of the index: altitude.
  public var altitude: NSNumber?
  /// A number of the index: page count.
  public var pageCount: NSNumber?
  /// A number of the index: file size.
  public var fileSize: NSNumber?
  /// A number of the index: play count.
  public var playCount: NSNumber?
  /// A number of the index: pixel width.
  public var pixelWidth: NSNumber?
  /// A number of the index: pixel height.
  public var pixelHeight: NSNumber?
  /// A number of the index: supports phone call.
  public var supportsPhoneCall: NSNumber?
  /// A number of the index: supports navigation.
  public var supportsNavigation: NSNumber?
  /// A number of the index: user created.
  public var userCreated: NSNumber?
  /// A number of the index: user owned.
  public var userOwned: NSNumber?
  /// A number of the index: user curated.
  public var userCurated: NSNumber?
  /// A number of the index: ranking hint.
  public var rankingHint: NSNumber?
  /// A number of the index: is priority.
  public var isPriority: NSNumber?
}

/// A key of the app's own in the index of all apps.
public struct CSCustomAttributeKey: Sendable, Hashable {
  /// The name.
  public let keyName: String
  /// Whether it can be searched for.
  public let isSearchable: Bool
  /// Whether a search without a key looks there too.
  public let isSearchableByDefault: Bool
  /// Whether equal values are kept once.
  public let isUnique: Bool
  /// Whether it has several values.
  public let isMultiValued: Bool

  /// Creates a key; `nil` for a name that is empty or has other than letters, digits and underscores of
  /// ASCII.
  public init?(
    keyName: String, searchable: Bool = true, searchableByDefault: Bool = false,
    unique: Bool = false, multiValued: Bool = false
  ) {
    guard !keyName.isEmpty,
      keyName.unicodeScalars.allSatisfy({
        $0 == "_" || ("0"..."9").contains($0) || ("a"..."z").contains($0)
          || ("A"..."Z").contains($0)
      })
    else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }
}
