// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import EntityLookup

/// How names are spoken, heard and written.
@Suite("Names as they are said") struct NameMatchingTests {
  private func best(
    _ text: String, among names: [String], locale: String = "en"
  ) -> String? {
    let index = EntityIndex(titles: names, locale: LocaleTag(locale))
    return index.candidates(for: text).first.map { names[$0.entity] }
  }

  @Test("of names that fit equally well the heavier is first")
  func weights() {
    for weights in [(1, 9), (9, 1)] as [(UInt8, UInt8)] {
      let index = EntityIndex([
        EntityName("Midnight Train", entity: 0, weight: weights.0),
        EntityName("Midnight Trait", entity: 1, weight: weights.1),
      ])
      let found = index.candidates(for: "midnight trai")
      #expect(found.map(\.entity) == (weights.0 > weights.1 ? [0, 1] : [1, 0]))
      #expect(found[0].score.weight == 9)
    }
  }

  @Test("a heavier name is not put before one that fits better")
  func weightIsNoFit() {
    let index = EntityIndex([
      EntityName("Blue Train", entity: 0), EntityName("Blue Trains", entity: 1, weight: 255),
    ])
    #expect(index.candidates(for: "blue train").first?.entity == 0)
  }

  @Test("a synonym finds its entity, which is given once")
  func synonyms() {
    let index = EntityIndex([
      EntityName("Blue Train", entity: 5), EntityName("The Coltrane Record", entity: 5),
      EntityName("Blue Trane", entity: 5), EntityName("Time Out", entity: 6),
    ])
    for text in ["blue train", "coltrane record", "blew trane"] {
      let found = index.candidates(for: text)
      #expect(found.first?.entity == 5, "\(text)")
      #expect(found.count { $0.entity == 5 } == 1, "\(text)")
    }
  }

  @Test("a name of several entities gives them all, up to the limit")
  func sharedNames() {
    let index = EntityIndex((0..<100).map { EntityName("Intro", entity: $0) })
    #expect(index.candidates(for: "intro", limit: 7).map(\.entity) == Array(0..<7))
    #expect(index.candidates(for: "intro", limit: 64).count == 64)
    #expect(index.candidates(for: "intro", limit: 1_000).count == 64)
    #expect(index.candidates(for: "intro", limit: 0).isEmpty)
  }

  static let crowd = [
    "Bluetrain", "Head Hunters", "A Love Supreme", "Mingus Ah Um", "Kind of Blue",
    "Köln Concert", "U2", "Blink-182", "Sgt. Pepper", "Björk", "Beyoncé", "Motörhead", "7 Rings",
    "Twenty One Pilots", "Sigur Rós", "Chapter 12",
  ]

  @Test(
    "words run together or apart are found",
    arguments: [
      ("blue train", "Bluetrain"), ("headhunters", "Head Hunters"), ("kindof blue", "Kind of Blue"),
      ("alove supreme", "A Love Supreme"), ("mingus ahum", "Mingus Ah Um"),
    ])
  func runTogether(text: String, name: String) {
    #expect(best(text, among: Self.crowd) == name)
  }

  @Test(
    "numbers are found as words and as digits",
    arguments: [
      ("u two", "U2"), ("blink one eighty two", "Blink-182"), ("seven rings", "7 Rings"),
      ("21 pilots", "Twenty One Pilots"), ("chapter twelve", "Chapter 12"),
    ])
  func numbers(text: String, name: String) {
    #expect(best(text, among: Self.crowd) == name)
  }

  @Test(
    "diacritics, width, case and script do not matter",
    arguments: [
      ("bjork", "Björk"), ("BJÖRK", "Björk"), ("Ｂｊöｒｋ", "Björk"), ("Бьорк", "Björk"),
      ("byork", "Björk"), ("beyonce", "Beyoncé"), ("motorhead", "Motörhead"),
      ("sigur ros", "Sigur Rós"),
      ("ｋｉｎｄ　ｏｆ　ｂｌｕｅ", "Kind of Blue"),
    ])
  func spellings(text: String, name: String) {
    #expect(best(text, among: Self.crowd) == name)
  }

  @Test(
    "the beginning of a name finds it",
    arguments: [
      ("a love", "A Love Supreme"), ("kind of", "Kind of Blue"),
      ("twenty one", "Twenty One Pilots"),
      ("head hun", "Head Hunters"),
    ])
  func beginnings(text: String, name: String) {
    #expect(best(text, among: Self.crowd) == name)
  }

  @Test(
    "names without blanks are found by their characters",
    arguments: [
      ("青い電車", "青い電車"), ("青い列車", "青い電車"), ("赤い電車に乗って", "赤い電車に乗って"),
      ("赤い電車にのって", "赤い電車に乗って"), ("蓝色列车", "蓝色列车"), ("푸른 기차", "푸른 기차"),
      ("푸른기차", "푸른 기차"),
    ])
  func characters(text: String, name: String) {
    #expect(
      best(
        text, among: ["青い電車", "赤い電車に乗って", "蓝色列车", "至上的爱", "푸른 기차", "ブルー・トレイン"],
        locale: "ja") == name)
  }

  @Test(
    "names of right-to-left and mixed scripts are found",
    arguments: [
      ("القطار الأزرق", "القطار الأزرق"), ("القطار الازرق", "القطار الأزرق"),
      ("רכבת כחולה", "רכבת כחולה"),
      ("DJ Снег", "DJ Снег"), ("BTS 방탄소년단", "BTS 방탄소년단"), ("🎷 blues", "🎷 Blues"),
    ])
  func scripts(text: String, name: String) {
    #expect(
      best(text, among: ["القطار الأزرق", "רכבת כחולה", "DJ Снег", "BTS 방탄소년단", "🎷 Blues", "Blue"])
        == name)
  }

  @Test("signs that nobody speaks are found as they are written")
  func signs() {
    for name in ["🎷", "÷", "+", "…", "?!"] {
      #expect(best(name, among: ["🎷", "÷", "+", "…", "?!", "Blue"]) == name)
    }
  }

  @Test("an empty text finds nothing, nor does one past the limits")
  func limits() {
    let index = EntityIndex(titles: ["Blue Train", "", String(repeating: "a", count: 20_000)])
    #expect(index.candidates(for: "").isEmpty)
    #expect(index.candidates(for: String(repeating: "blue ", count: 513)).isEmpty)
    #expect(index.candidates(for: String(repeating: "x", count: 16_385)).isEmpty)
    #expect(index.candidates(for: String(repeating: "blue ", count: 512)).count <= 5)
    #expect(index.candidates(for: String(repeating: "blue", count: 4_000)).count <= 5)
    #expect(index.gazetteer.nameCount == 1)
  }

  @Test("bytes that are no UTF-8 are looked up all the same")
  func illFormed() {
    let index = EntityIndex(titles: ["Blue Train"])
    var scratch = EntityScratch()
    let text: [UInt8] = [0xFF, 0xC3] + Array("blue train".utf8) + [0xE2, 0x82]
    #expect(index.search(text.span, limit: 5, &scratch) <= 1)
  }

  @Test("an entity's number has 31 bits")
  func largeNumbers() {
    let index = EntityIndex([EntityName("Blue Train", entity: 1 << 31 - 1)])
    #expect(index.candidates(for: "blue train").first?.entity == 1 << 31 - 1)
  }
}
