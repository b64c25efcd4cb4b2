// SPDX-License-Identifier: Apache-2.0

import JSONText

/// The plugin's answers as JSON.
package enum PluginReply {
  /// The version of the protocol that is spoken here.
  package static let protocolVersion = 7
  /// From this version on, one kind of answer serves all macros.
  package static let unifiedResultVersion = 5

  /// The answer to `getCapability`.
  package static var capability: [UInt8] {
    reply("getCapabilityResult") { json in
      json.key("capability")
      json.beginObject()
      json.member("protocolVersion", protocolVersion)
      json.endObject()
    }
  }

  /// The answer to `loadPluginLibrary`: there is nothing to load.
  package static var noLibrary: [UInt8] {
    reply("loadPluginLibraryResult") { json in
      json.member("loaded", false)
      write([MacroDiagnostic("this plugin loads no libraries")], to: &json)
    }
  }

  /// The answer to a request to expand a macro.
  ///
  /// - Parameter hostVersion: The version that the compiler said it speaks.
  @_optimize(none)
  package static func expansion(_ expansion: Expansion, hostVersion: Int) -> [UInt8] {
    let isUnified = hostVersion >= unifiedResultVersion
    return reply(isUnified ? "expandMacroResult" : "expandAttachedMacroResult") { json in
      json.key(isUnified ? "expandedSource" : "expandedSources")
      if let source = expansion.source {
        if !isUnified { json.beginArray() }
        json.value(source)
        if !isUnified { json.endArray() }
      } else {
        json.null()
      }
      write(expansion.diagnostics, to: &json)
    }
  }

  @_optimize(none)
  private static func write(_ diagnostics: [MacroDiagnostic], to json: inout JSONWriter) {
    json.key("diagnostics")
    json.objects(diagnostics) { diagnostic, json in
      json.member("message", diagnostic.message)
      json.member("severity", diagnostic.severity.rawValue)
      json.key("position")
      json.beginObject()
      json.member("fileName", diagnostic.fileName)
      json.member("offset", diagnostic.offset)
      json.endObject()
      json.member("highlights", [])
      json.member("notes", [])
      json.member("fixIts", [])
    }
  }

  /// A message: an object of one member, the message's name, which is an object again.
  @_optimize(none)
  private static func reply(
    _ name: StaticString, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key(name)
    json.beginObject()
    members(&json)
    json.endObject()
    json.endObject()
    return json.utf8
  }
}
