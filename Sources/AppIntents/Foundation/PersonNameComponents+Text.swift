// SPDX-License-Identifier: Apache-2.0

extension PersonNameComponents {
  /// The name in one line: given, middle and family name.
  ///
  /// Foundation on this system has no formats of names; where it comes to have one, that is taken.
  @_disfavoredOverload
  public func formatted() -> String {
    [givenName, middleName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
