// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Something that shows an entity on a screen.
public protocol AppEntityAnnotatable {
  /// The entity.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

/// An activity of a person in the app that they may continue elsewhere.
///
/// Foundation on this system has none. This one keeps what it is given and tells nobody; an entity that is named in the
/// current activity is at hand as `NSUserActivity.current`.
open class NSUserActivity: NSObject, AppEntityAnnotatable, @unchecked Sendable {
  // SAFETY: it is the app's to change from one thread, as it is where it comes from.

  private struct Shown: Sendable { weak var activity: NSUserActivity? }
  private static let shown = Mutex(Shown())

  /// The kind of activity, as a reversed domain name.
  public let activityType: String
  /// Its name.
  open var title: String?
  /// The data needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of that data which are required.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be brought up to date.
  open var needsSave = false
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search may find it.
  open var isEligibleForSearch = false
  /// Whether everybody's search may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// The identifier to delete it by.
  open var persistentIdentifier: String?
  /// A phrase to suggest for it.
  open var suggestedInvocationPhrase: String?
  /// The identifier of the content on the screen.
  open var targetContentIdentifier: String?
  /// The attributes for an index.
  open var contentAttributeSet: CSSearchableItemAttributeSet?
  /// The entity on the screen.
  open var appEntityIdentifier: EntityIdentifier?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The activity that became current last and is still there.
  public static var current: NSUserActivity? { shown.withLock { $0.activity } }

  /// Makes it the current one.
  open func becomeCurrent() { Self.shown.withLock { $0.activity = self } }

  /// Ends being the current one.
  open func resignCurrent() {
    Self.shown.withLock { if $0.activity === self { $0.activity = nil } }
  }

  /// Ends the activity.
  open func invalidate() { resignCurrent() }

  /// Adds to what it takes to go on.
  open func addUserInfoEntries(from more: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(more) { _, new in new }
  }

  /// Deletes activities, which nothing keeps here.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers _: [String]
  ) async {}

  /// Deletes all activities, which nothing keeps here.
  open class func deleteAllSavedUserActivities() async {}
}
