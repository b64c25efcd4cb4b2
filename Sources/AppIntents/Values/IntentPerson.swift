// SPDX-License-Identifier: Apache-2.0

/// A person, as a contact or a partner of a conversation.
public struct IntentPerson: Sendable, Hashable, _IntentValue, Identifiable {
  /// The identifier of the person.
  public enum Identifier: Sendable, Hashable {
    /// By the system's contacts.
    case contactIdentifier(String)
    /// By the app.
    case applicationDefined(String)
    /// Not at all.
    case unknown
  }

  /// A name, in parts or as it is shown.
  public enum Name: Sendable, Hashable {
    /// As it is shown.
    case displayName(String)
    /// In parts.
    case components(PersonNameComponents)
    /// Not known.
    case unknown

    /// The name as it is shown; empty where it is not known.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      case .unknown: ""
      }
    }
  }

  /// A way to reach the person.
  public struct Handle: Sendable, Hashable {
    /// The value of a handle.
    public enum Value: Sendable, Hashable {
      /// A phone number.
      case phoneNumber(String)
      /// An email address.
      case emailAddress(String)
      /// A name that only the app knows.
      case applicationDefined(String)
    }

    /// The purpose of a handle.
    public enum Label: Sendable, Hashable, CaseIterable {
      /// At home.
      case home
      /// At work.
      case work
      /// At school.
      case school
      /// A mobile phone.
      case mobile
      /// The main one.
      case main
      /// Fax at home.
      case homeFax
      /// Fax at work.
      case workFax
      /// A pager.
      case pager
      /// An iPhone.
      case iPhone
      /// An iCloud address.
      case iCloud
      /// Another.
      case other
    }

    /// The value.
    public var value: Value
    /// Its purpose.
    public var label: Label?

    /// Creates a handle.
    public init(value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }

    /// Creates a handle of a phone number.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(value: .phoneNumber(phoneNumber), label: label)
    }

    /// Creates a handle of an email address.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }

    /// Creates a handle that only the app knows.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(value: .applicationDefined(applicationDefined), label: label)
    }
  }

  /// The kind of contact that a parameter of people asks for.
  public enum ParameterMode: Sendable, Hashable {
    /// A contact.
    case contact
    /// An email address.
    case email
    /// A phone number.
    case phone
    /// Either address.
    case emailOrPhone
  }

  /// The identifier of the person.
  public var identifier: Identifier
  /// The name.
  public var name: Name
  /// A way to reach the person.
  public var handle: Handle?
  /// Other ways.
  public var aliases: [Handle]
  /// Whether it is the person who speaks.
  public var isMe: Bool
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// Identifies the person.
  public var id: Identifier { identifier }

  /// Creates a person.
  public init(
    identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Creates a person of whom no more than a way to reach them is known.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}

extension IntentPerson: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// How it is shown: by name, or by the handle where the name is not known.
  public var displayRepresentation: DisplayRepresentation {
    let name = name.displayString
    return DisplayRepresentation(
      title: "\(name.isEmpty ? handle?.text ?? "" : name)", image: image)
  }
}

extension IntentPerson.Handle {
  /// The number, address or name itself.
  package var text: String {
    switch value {
    case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
    }
  }
}
