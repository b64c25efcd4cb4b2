// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Finds the translation of a key.
///
/// The hook for tables that are not in a bundle's folders: a host that has read string catalogs
/// sets `LocalizedStringTables.lookup` to its own.
public protocol LocalizedStringLookup: Sendable {
  /// The text of a key, or `nil` where the table does not have it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name without the ending; `nil` means `Localizable`.
  ///   - locale: The language asked for.
  ///   - bundle: The bundle that the text is declared in.
  func string(
    forKey key: String, table: String?, locale: Locale,
    bundle: LocalizedStringResource.BundleDescription
  ) -> String?
}

/// The tables that texts are looked up in.
public enum LocalizedStringTables {
  private static let current = Mutex<any LocalizedStringLookup>(BundleStringLookup())

  /// What finds the translations of the app that is at work, before any other lookup.
  ///
  /// A host that was given an app's resources sets it around all that it does with the app.
  @TaskLocal package static var ofApp: (any LocalizedStringLookup)?

  /// The translation of a key: the app's own, else that of `lookup`.
  package static func string(
    forKey key: String, table: String?, locale: Locale,
    bundle: LocalizedStringResource.BundleDescription
  ) -> String? {
    ofApp?.string(forKey: key, table: table, locale: locale, bundle: bundle)
      ?? lookup.string(forKey: key, table: table, locale: locale, bundle: bundle)
  }

  /// The source of translations; the `.strings` files in the bundle's language folders unless set.
  public static var lookup: any LocalizedStringLookup {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

/// Looks into `<bundle>/<language>.lproj/<table>.strings`, from the most to the least specific tag.
///
/// Tables are read once and kept; one that cannot be read counts as empty.
public final class BundleStringLookup: LocalizedStringLookup {
  private let tables = Mutex<[String: [String: String]]>([:])
  /// Most tables kept; past it the oldest go with all the others.
  private static let tableLimit = 512

  /// Creates a lookup that has read nothing yet.
  public init() {}

  /// The text of a key, or `nil` where no table of the language has it.
  public func string(
    forKey key: String, table: String?, locale: Locale,
    bundle: LocalizedStringResource.BundleDescription
  ) -> String? {
    let folder: String
    switch bundle {
    case .main: folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    case .atURL(let url): folder = (Bundle(url: url)?.resourcePath) ?? url.path
    }
    var tag = locale.identifier.replacing("_", with: "-")
    if let keywords = tag.firstIndex(of: "@") { tag = String(tag[..<keywords]) }
    while true {
      let path = "\(folder)/\(tag).lproj/\(table ?? "Localizable").strings"
      if let text = strings(at: path)[key] { return text }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<dash])
    }
  }

  private func strings(at path: String) -> [String: String] {
    if let known = tables.withLock({ $0[path] }) { return known }
    var table: [String: String] = [:]
    // SAFETY: no format is asked for, so nothing is written through the pointer.
    if let data = FileManager.default.contents(atPath: path),
      let read = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: String]
    {
      table = read
    }
    tables.withLock {
      if $0.count >= Self.tableLimit { $0.removeAll() }
      $0[path] = table
    }
    return table
  }
}
