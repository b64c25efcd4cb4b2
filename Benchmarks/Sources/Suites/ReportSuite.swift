// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CatalogFormats
import Glibc
import JSONText
import SystemFiles

/// The command: `bespeak report` over catalogs in files, from start to the page on disk.
///
/// Apps have ten shortcuts of four phrases, half of them with a slot of eight values; every other app has three of
/// four phrases in German. Some things are planted, and have to be in the page: a phrase without the app's name in
/// every hundredth app, and a phrase said again by another intent.
enum ReportSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading("report: bespeak report", "Wall time of the command, and the size of the page.")
    guard let command = Files.beside("bespeak") else {
      print("  skipped: build the product 'bespeak' first, it is not beside this program")
      return
    }
    for apps in options.level == .quick ? [100] : [100, 1_000] {
      let folder = Files.temporary("bespeak-report-\(getpid())")
      let page = folder + ".html"
      let catalogs = plant(Workload(shape(apps)).catalogs.map(translated))
      defer {
        for k in catalogs.indices { FileReplacement.remove("\(folder)/\(k).json") }
        // SAFETY: the path is passed as a null-terminated copy.
        unsafe rmdir(folder)
        FileReplacement.remove(page)
      }
      // SAFETY: the path is passed as a null-terminated copy.
      unsafe mkdir(folder, 0o755)
      let writer = CatalogWriter(inlinesValues: true)
      for (k, catalog) in catalogs.enumerated()
      where !Files.write(writer.utf8(of: catalog), to: "\(folder)/\(k).json") {
        return print("  skipped: cannot write below /tmp")
      }
      let arguments = ["report", "--no-config", folder, "--output", page]
      check(Subprocess.measure(command, arguments).status, page, catalogs)
      if options.checksOnly {
        print("  report/\(apps) apps: all that is planted is in the page")
        continue
      }
      let runs = (0..<3).map { _ in Subprocess.measure(command, arguments).usage }
      guard let best = runs.min(by: { $0.wallSeconds < $1.wallSeconds }) else { continue }
      let bytes = Double((Files.read(page) ?? "").utf8.count)
      report.add("report/\(apps) apps/cpu", best.cpuSeconds * 1e3, unit: "ms")
      report.add("report/\(apps) apps/memory", Double(best.peakBytes) / 1e6, unit: "MB")
      if apps == 1_000 {
        report.expect(
          "report/\(apps) apps", best.wallSeconds, unit: "s", atMost: 1, times: "limit", 5)
        report.expect(
          "report/\(apps) apps/page", bytes / 1e6, unit: "MB", atMost: 1, times: "limit", 20)
      } else {
        report.add("report/\(apps) apps", best.wallSeconds * 1e3, unit: "ms")
        report.add("report/\(apps) apps/page", bytes / 1e6, unit: "MB")
      }
    }
  }

  private static func shape(_ apps: Int) -> Workload.Shape {
    Workload.Shape(apps: apps, phrasesPerApp: 40, valuesPerApp: 8, utterances: 0)
  }

  /// An app with three of four phrases in German, where its number is even.
  private static func translated(_ catalog: AppCatalog) -> AppCatalog {
    var catalog = catalog
    guard catalog.id.utf8.last.map({ $0.isMultiple(of: 2) }) ?? false else { return catalog }
    let phrases = catalog.shortcuts.flatMap { $0.phrases.dropFirst() }
    catalog.localizations = [
      LocalizationDeclaration(
        locale: "de",
        phrases: phrases.map {
          PhraseTranslation(
            source: $0.text, phrases: [PhraseDeclaration("Bitte " + $0.text + " jetzt")])
        })
    ]
    return catalog
  }

  private static let nameless = "Put the planted kettle on"

  private static func plant(_ catalogs: [AppCatalog]) -> [AppCatalog] {
    var catalogs = catalogs
    for k in stride(from: 0, to: catalogs.count, by: 100) {
      catalogs[k].shortcuts[1].phrases.append(PhraseDeclaration(nameless))
      let first = catalogs[k].shortcuts[2].phrases[0].text
      catalogs[k].shortcuts[3].phrases.append(PhraseDeclaration(first))
    }
    return catalogs
  }

  /// Looks for what is planted in the data of a page.
  private static func check(_ status: Int32, _ page: String, _ catalogs: [AppCatalog]) {
    guard status == 0, let text = Files.read(page) else {
      Harness.wrong("'bespeak report' ended \(status)")
    }
    let opening = "<script type=\"application/json\" id=\"data\">"
    guard let start = text.firstRange(of: opening)?.upperBound,
      let end = text[start...].firstRange(of: "</script>")?.lowerBound,
      let data = try? JSONValue(parsing: Array(text[start..<end].utf8).span)
    else { Harness.wrong("the page holds no data") }
    let planted = (catalogs.count + 99) / 100
    func elements(_ value: JSONValue?) -> [JSONValue] {
      if case .array(let elements)? = value?.kind { elements } else { [] }
    }
    let apps = elements(data["apps"])
    if apps.count != catalogs.count {
      Harness.wrong("\(apps.count) of \(catalogs.count) apps are in the page")
    }
    let found = elements(data["findings"]?["listed"])
    let kettles = found.count {
      $0["rule"]?.text == "missing-app-name" && $0["text"]?.text == nameless
    }
    if kettles != planted { Harness.wrong("\(kettles) of \(planted) planted findings are there") }
    let pairs = Set(
      elements(data["collisions"]?["listed"]).compactMap { $0["first"]?["text"]?.text })
    for k in stride(from: 0, to: catalogs.count, by: 100)
    where !pairs.contains(catalogs[k].shortcuts[2].phrases[0].text) {
      Harness.wrong("the collision planted in app \(k) is not in the page")
    }
  }
}
