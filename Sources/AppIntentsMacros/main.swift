// SPDX-License-Identifier: Apache-2.0

// The compiler plugin: it answers the compiler's messages on its standard streams.
import MacroExpansion

MessageChannel.serveStandardStreams()
