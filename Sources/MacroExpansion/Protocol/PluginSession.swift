// SPDX-License-Identifier: Apache-2.0

/// The plugin's side of a talk with the compiler: one answer to each message.
package struct PluginSession {
  private var hostVersion = PluginReply.protocolVersion

  /// Creates a session; until the compiler says its version, it is taken to speak this one.
  @_optimize(none)
  package init() {}

  /// The answer to a message; there is one to any bytes.
  @_optimize(none)
  package mutating func reply(to message: [UInt8]) -> [UInt8] {
    switch HostMessage(utf8: message) {
    case .getCapability(let version):
      hostVersion = version
      return PluginReply.capability
    case .expand(let request):
      return PluginReply.expansion(MacroTable.expand(request), hostVersion: hostVersion)
    case .loadPluginLibrary:
      return PluginReply.noLibrary
    case .unreadable(let reason):
      return refusal(reason)
    }
  }

  /// The answer to a message that cannot be read at all.
  @_optimize(none)
  package func refusal(_ reason: String) -> [UInt8] {
    PluginReply.expansion(
      Expansion(source: nil, diagnostics: [MacroDiagnostic(reason)]), hostVersion: hostVersion)
  }
}
