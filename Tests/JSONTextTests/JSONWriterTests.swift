// SPDX-License-Identifier: Apache-2.0

import JSONText
import Testing

@Suite("JSONWriter")
struct JSONWriterTests {
  @Test("commas, keys and ends fall into place")
  func structure() {
    var json = JSONWriter()
    json.beginObject()
    json.key("id")
    json.raw("\"7\"")
    json.key("range")
    json.beginArray()
    json.value(7)
    json.value(15)
    json.endArray()
    json.key("none")
    json.beginArray()
    json.endArray()
    json.key("ok")
    json.value(true)
    json.key("gone")
    json.null()
    json.endObject()
    json.newline()
    json.value("next")
    #expect(
      json.text == "{\"id\":\"7\",\"range\":[7,15],\"none\":[],\"ok\":true,\"gone\":null}\n\"next\""
    )
  }

  @Test("pretty text has a line for each member and element")
  func pretty() {
    var json = JSONWriter(isPretty: true)
    json.beginObject()
    json.key("a")
    json.beginArray()
    json.value(1)
    json.value("x")
    json.endArray()
    json.key("b")
    json.beginObject()
    json.endObject()
    json.endObject()
    #expect(json.text == "{\n  \"a\": [\n    1,\n    \"x\"\n  ],\n  \"b\": {}\n}")
  }

  @Test("only what must be escaped is, and what could steer a terminal")
  func escapes() {
    var json = JSONWriter()
    json.value("q\" b\\ /ä😀\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{A0}“…”\u{200D}\u{200F}\u{2065}")
    json.newline()
    json.value("\u{7F}\u{80}\u{9B}\u{9F}\u{2028}a\u{202E}\u{2066}\u{2069}")
    #expect(
      json.text
        == "\"q\\\" b\\\\ /ä😀\\b\\f\\n\\r\\t\\u0001\\u001F\u{A0}“…”\u{200D}\u{200F}\u{2065}\"\n"
        + #""\u007F\u0080\u009B\u009F\u2028a\u202E\u2066\u2069""#)
  }

  @Test("numbers are as short as they read back, and never NaN")
  func numbers() {
    var json = JSONWriter()
    json.beginArray()
    for number in [0.94, 1, -0.1, 1e300, .leastNonzeroMagnitude, .nan, .infinity] {
      json.value(number)
    }
    for number in [0, -7, Int.max, Int.min] { json.value(number) }
    json.endArray()
    #expect(
      json.text
        == "[0.94,1,-0.1,1e+300,5e-324,null,null,0,-7,9223372036854775807,-9223372036854775808]")
  }
}
