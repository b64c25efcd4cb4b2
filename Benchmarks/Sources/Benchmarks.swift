// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The suites, in the order they run.
enum Suite: String, CaseIterable {
  case text, spotting, exact, slots, flexible, entities, streaming, build, lint, load, memory,
    throughput, resolve, report, hosting, values
}

@main struct Benchmarks {
  static func main() throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      exit(CommandLine.arguments.contains("--help") ? 0 : 2)
    }
    if let folder = options.export {
      // SAFETY: the path is passed as a null-terminated copy.
      unsafe mkdir(folder, 0o755)
      let suites = options.suites.isEmpty ? ["exact", "slots", "entities"] : options.suites
      if suites.contains("exact") || suites.contains("slots") { export(to: folder, options) }
      if suites.contains("entities") { exportNames(to: folder, options) }
      return
    }
    if let path = options.heard { return Heard.answer(path) }
    if let path = options.values { return SaidTexts.answer(path) }
    if !options.calibration.isEmpty {
      return CalibrationReport.run(options.calibration, svg: options.svg)
    }

    let suites = options.suites.isEmpty ? Suite.allCases : options.suites.compactMap(Suite.init)
    if !Set(suites).isDisjoint(with: [.exact, .slots, .flexible, .entities, .values]) {
      Allocations.interpose()
    }
    var report = Report()
    print(
      "\(Machine.processor), \(Machine.processorCount) processors; commit \(Machine.commit);"
        + " \(Machine.date)")
    for suite in suites {
      switch suite {
      case .text: try TextSuite.run(options, &report)
      case .spotting: try SpottingSuite.run(options, &report)
      case .exact: try ExactSuite.run(options, &report)
      case .slots: try SlotsSuite.run(options, &report)
      case .flexible: try FlexibleSuite.run(options, &report)
      case .entities: try EntitySuite.run(options, &report)
      case .streaming: try StreamingSuite.run(options, &report)
      case .build: try BuildSuite.run(options, &report)
      case .lint: try LintSuite.run(options, &report)
      case .memory: try MemorySuite.run(options, &report)
      case .load: try LoadSuite.run(options, &report)
      case .throughput: try ThroughputSuite.run(options, &report)
      case .resolve: try ResolveSuite.run(options, &report)
      case .report: try ReportSuite.run(options, &report)
      case .hosting: try HostingSuite.run(options, &report)
      case .values: try ValuesSuite.run(options, &report)
      }
    }
    report.printChecks()
    if let path = options.json, !Files.write(Array(report.json.utf8), to: path) {
      print("cannot write '\(path)'")
      exit(2)
    }
  }

  private static func export(to folder: String, _ options: Options) {
    let counts =
      options.level == .full
      ? [1, 10, 100, 500] : options.level == .standard ? [1, 10, 100] : [1, 10]
    for apps in counts {
      for slots in [false, true] {
        let workload = Workload(
          Workload.Shape(
            apps: apps, phrasesPerApp: 1_000, valuesPerApp: slots ? SlotsSuite.valuesPerApp : 0,
            utterances: options.utteranceCount(apps: apps)))
        let name = "\(slots ? "slots" : "literal")-\(apps * 1_000)"
        workload.export(to: folder + "/" + name)
        print(
          "\(name): phrases of \(workload.meanPhraseByteCount) bytes, utterances of"
            + " \(workload.utterances.meanByteCount) bytes and"
            + " \(workload.utterances.meanWordCount) words")
      }
    }
  }

  private static func exportNames(to folder: String, _ options: Options) {
    let vocabulary = NameVocabulary()
    for size in options.nameCounts {
      let workload = EntityWorkload(size: size, vocabulary: vocabulary, options)
      let name = "entities-\(size)"
      workload.catalog.export(workload.queries, to: folder + "/" + name)
      print(
        "\(name): names of \(workload.catalog.meanByteCount) bytes,"
          + " \(workload.catalog.distinctWordCount) different words")
    }
  }
}
