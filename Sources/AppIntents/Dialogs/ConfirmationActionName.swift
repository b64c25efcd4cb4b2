// SPDX-License-Identifier: Apache-2.0

/// The name of the action that an intent asks to go on with.
public struct ConfirmationActionName: Sendable, Hashable {
  /// The word that agrees to it.
  public let acceptLabel: LocalizedStringResource
  /// Other answers that agree.
  public let acceptAlternatives: [LocalizedStringResource]
  /// The word that denies it.
  public let denyLabel: LocalizedStringResource
  /// Other answers that deny.
  public let denyAlternatives: [LocalizedStringResource]
  /// Whether something is lost by it.
  public let destructive: Bool

  private init(
    accept: LocalizedStringResource, _ acceptAlternatives: [LocalizedStringResource],
    deny: LocalizedStringResource, _ denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) {
    acceptLabel = accept
    self.acceptAlternatives = acceptAlternatives
    denyLabel = deny
    self.denyAlternatives = denyAlternatives
    self.destructive = destructive
  }

  private static func verb(_ label: LocalizedStringResource) -> ConfirmationActionName {
    ConfirmationActionName(accept: label, [], deny: "Cancel", [], destructive: false)
  }

  /// A name of the app's own.
  ///
  /// - Parameters:
  ///   - acceptLabel: The answer that agrees.
  ///   - acceptAlternatives: Other answers that agree.
  ///   - denyLabel: The answer that denies.
  ///   - denyAlternatives: Other answers that deny.
  ///   - destructive: Whether something is lost by it.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource = "Cancel",
    denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      accept: acceptLabel, acceptAlternatives, deny: denyLabel, denyAlternatives,
      destructive: destructive)
  }

  /// Add.
  public static let add = verb("Add")
  /// Add Data.
  public static let addData = verb("Add Data")
  /// Book.
  public static let book = verb("Book")
  /// Buy.
  public static let buy = verb("Buy")
  /// Call.
  public static let call = verb("Call")
  /// Check In.
  public static let checkIn = verb("Check In")
  /// Continue.
  public static let `continue` = verb("Continue")
  /// Create.
  public static let create = verb("Create")
  /// Do.
  public static let `do` = verb("Do")
  /// Download.
  public static let download = verb("Download")
  /// Filter.
  public static let filter = verb("Filter")
  /// Find.
  public static let find = verb("Find")
  /// Get.
  public static let get = verb("Get")
  /// Go.
  public static let go = verb("Go")
  /// Log.
  public static let log = verb("Log")
  /// Open.
  public static let open = verb("Open")
  /// Order.
  public static let order = verb("Order")
  /// Pay.
  public static let pay = verb("Pay")
  /// Play.
  public static let play = verb("Play")
  /// Play Sound.
  public static let playSound = verb("Play Sound")
  /// Post.
  public static let post = verb("Post")
  /// Request.
  public static let request = verb("Request")
  /// Run.
  public static let run = verb("Run")
  /// Search.
  public static let search = verb("Search")
  /// Send.
  public static let send = verb("Send")
  /// Set.
  public static let set = verb("Set")
  /// Share.
  public static let share = verb("Share")
  /// Start.
  public static let start = verb("Start")
  /// Start Navigation.
  public static let startNavigation = verb("Start Navigation")
  /// Toggle.
  public static let toggle = verb("Toggle")
  /// Turn Off.
  public static let turnOff = verb("Turn Off")
  /// Turn On.
  public static let turnOn = verb("Turn On")
  /// View.
  public static let view = verb("View")
}
