// SPDX-License-Identifier: Apache-2.0

// Source written for App Intents counts on Foundation's names without importing them.
@_exported public import Foundation
