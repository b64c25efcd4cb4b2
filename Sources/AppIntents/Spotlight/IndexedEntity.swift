// SPDX-License-Identifier: Apache-2.0

/// An entity that a search of all apps may find; here nothing is indexed, but what an index would be
/// told is at hand.
///
///     struct PlaceEntity: IndexedEntity {
///       @Property(title: "Name", indexingKey: \.displayName) var name: String
///       …
///     }
public protocol IndexedEntity: AppEntity {
  /// What an index is told.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the search of all apps leaves it out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The attributes for an index, from its properties and names.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// Whether the search of all apps leaves it out: no.
  public var hideInSpotlight: Bool { false }

  /// The attributes from its names, and from properties that name a key of the index.
  ///
  /// Properties of type `@ComputedProperty` and `@DeferredProperty` are not among them.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet()
    let shown = displayRepresentation
    set.title = shown.title.string
    set.displayName = shown.title.string
    set.contentDescription = shown.subtitle?.string
    if !shown.synonyms.isEmpty { set.alternateNames = shown.synonyms.map(\.string) }
    for child in Mirror(reflecting: self).children {
      (child.value as? any IndexedProperty)?.write(to: set)
    }
    return set
  }
}

/// Where an index keeps the value of a property.
package enum IndexingKey: Sendable {
  case standard(PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)
  case custom(CSCustomAttributeKey)
}

/// A property that may name a key of the index.
private protocol IndexedProperty {
  func write(to set: CSSearchableItemAttributeSet)
}

extension EntityProperty: IndexedProperty {
  fileprivate func write(to set: CSSearchableItemAttributeSet) {
    guard let key = indexingKey, let value = storedValue else { return }
    let plain = (value as? any AnyOptional).map(\.anyWrapped) ?? value
    switch key {
    case .custom(let custom): set.setValue(plain, forCustomKey: custom)
    case .standard(let path): assign(plain, to: path, of: set)
    }
  }

  private func assign(
    _ value: Any?, to path: PartialKeyPath<CSSearchableItemAttributeSet>,
    of set: CSSearchableItemAttributeSet
  ) {
    func put<T>(_ value: T) {
      if let path = path as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, T?> {
        set[keyPath: path] = value
      }
    }
    switch value {
    case let text as String: put(text)
    case let texts as [String]: put(texts)
    case let date as Date: put(date)
    case let dates as [Date]: put(dates)
    case let url as URL: put(url)
    case let number as Int: put(NSNumber(value: number))
    case let number as Double: put(NSNumber(value: number))
    case let flag as Bool: put(NSNumber(value: flag))
    case let entity as any InstanceDisplayRepresentable:
      put(entity.displayRepresentation.title.string)
    default: break
    }
  }
}
