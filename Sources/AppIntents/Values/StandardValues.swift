// SPDX-License-Identifier: Apache-2.0

// The types of the standard library and of Foundation that parameters may have. Those with
// resolvers of their own are in Resolvers/StandardResolvers.swift.

extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension Data: _IntentValue {}
extension UUID: _IntentValue {}
extension Decimal: _IntentValue {}
extension Float: _IntentValue {}
extension Never: _IntentValue {}
