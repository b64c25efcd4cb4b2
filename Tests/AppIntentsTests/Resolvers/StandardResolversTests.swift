// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct StandardResolversTests {
  /// The first answer of a type's own resolvers.
  private func resolve<Output: _IntentValue>(_ input: Any, as type: Output.Type) async throws
    -> Output?
  {
    for resolver in Output.defaultResolverSpecification._resolvers {
      if let value = try await resolver.resolveAny(input, title: "") as? Output { return value }
    }
    return nil
  }

  @Test("numbers come of text and of other numbers, and only of what is one")
  func numbers() async throws {
    #expect(try await resolve(" 42 ", as: Int.self) == 42)
    #expect(try await resolve(3.0, as: Int.self) == 3)
    #expect(try await resolve(3.5, as: Int.self) == nil)
    #expect(try await resolve(Double.nan, as: Int.self) == nil)
    #expect(try await resolve("many", as: Int.self) == nil)
    #expect(try await resolve("1.5", as: Double.self) == 1.5)
    #expect(try await resolve(2, as: Double.self) == 2)
  }

  @Test("yes and no, addresses and text come of text")
  func others() async throws {
    #expect(try await resolve("Yes", as: Bool.self) == true)
    #expect(try await resolve("off", as: Bool.self) == false)
    #expect(try await resolve("perhaps", as: Bool.self) == nil)
    #expect(try await resolve("https://a.b", as: URL.self)?.host() == "a.b")
    #expect(try await resolve(7, as: String.self) == "7")
    #expect(try await resolve("x", as: StringSearchCriteria.self)?.term == "x")
  }

  @Test("a range lets only what lies in it pass")
  func ranges() async throws {
    let resolver = RangeCheckingResolver<Int>(range: 1...3)
    #expect(try await resolver.resolveAny(3, title: "") as? Int == 3)
    #expect(try await resolver.resolveAny(4, title: "") == nil)
  }
}
