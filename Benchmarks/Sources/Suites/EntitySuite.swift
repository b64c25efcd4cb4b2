// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// Names of entities looked up as they were said or typed: how near, how fast, how large.
///
/// Each query is timed on its own. Queries of all kinds but exact ones come mixed in random order, so
/// that what one leaves in the caches is of little use to the next; exact look-ups have a set of
/// their own, too large for the caches. Recall is the share of queries whose very name is first (`recall@1`) or
/// among five (`recall@5`). A word may be missing that told a name from a dozen others: the share of
/// such queries is printed, and recall among the rest is what a target holds, since the others can
/// only be guessed.
enum EntitySuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "entities: names of one to five words",
      "Text to the best five names, text analysis included; exact look-ups beside it.")
    let vocabulary = NameVocabulary()
    for size in options.nameCounts {
      let workload = EntityWorkload(size: size, vocabulary: vocabulary, options)
      measure(workload, options, &report)
    }
  }

  private static func measure(
    _ workload: EntityWorkload, _ options: Options, _ report: inout Report
  ) {
    let size = workload.catalog.count
    let name = "entities/\(size)"
    let targets = EntityTargets(size: size)
    let titles = workload.catalog.titles
    let runner = build(titles, name, targets, options, &report)
    checkExact(runner, workload[.exact])
    if options.checksOnly {
      print("  \(name): \(workload[.exact].count) exact answers right")
    } else {
      measureExact(runner, workload[.exact], name, targets, options, &report)
    }
    let times = options.checksOnly ? [:] : mixedTimes(runner, workload, options)
    for queries in workload.queries where queries.kind != .exact {
      let figure = name + "/" + queries.kind.rawValue
      if queries.kind != .absent { addRecall(runner, queries, figure, targets, &report) }
      guard let samples = times[queries.kind].map(Samples.init) else { continue }
      report.add(figure, samples, unit: "µs")
      expect(samples, figure, targets[queries.kind], &report)
    }
    if let allocations = allocations(runner, workload) {
      // Queries with a number word are read for the value they say; there are one or two in a hundred.
      report.expect(
        name + "/allocations", Double(allocations), unit: "calls", atMost: 0.2, times: "queries",
        Double(workload.queries.reduce(0) { $0 + $1.count }))
    }
  }

  /// Builds the index a few times; ends with the last one built.
  private static func build(
    _ titles: [String], _ name: String, _ targets: EntityTargets, _ options: Options,
    _ report: inout Report
  ) -> EntityRunner {
    var (wall, cpu): ([Double], [Double]) = ([], [])
    func timed() -> EntityRunner {
      let (wallStart, cpuStart) = (Clock.wall(), Clock.process())
      let runner = EntityRunner(titles: titles)
      wall.append(Double(Clock.wall() - wallStart) / 1e9)
      cpu.append(Double(Clock.process() - cpuStart) / 1e9)
      return runner
    }
    if options.checksOnly { return timed() }
    // Each is gone before the next is built: two would share neither memory nor caches in life.
    for _ in 0..<(titles.count > 1_000_000 ? 0 : 4) { Harness.consume(timed().byteCount) }
    let runner = timed()
    report.add(name + "/build", Samples(wall), unit: "s")
    report.add(name + "/build, CPU", Samples(cpu), unit: "s")
    let bytes = Double(runner.byteCount) / Double(titles.count)
    report.add(name + "/bytes a name", bytes, unit: "B")
    if let limit = targets.buildSeconds {
      report.expect(
        name + "/build", Samples(wall).median, unit: "s", atMost: 1, times: "limit", limit)
    }
    if let limit = targets.bytesPerName {
      report.expect(name + "/bytes a name", bytes, unit: "B", atMost: 1, times: "limit", limit)
    }
    return runner
  }

  // MARK: Exact queries

  /// Holds every exact answer against the name it was made from, from both calls.
  private static func checkExact(_ runner: EntityRunner, _ queries: NameQueries) {
    for query in 0..<queries.count {
      let wanted = Int(queries.answers[query])
      let found = runner.exact(queries, query)
      if found != wanted {
        Harness.wrong("exact '\(queries.text(query))': entity \(found) and not \(wanted)")
      }
      let count = runner.search(queries, query)
      if count < 1 || runner.entity(0) != wanted {
        let best = count < 1 ? "nothing" : "entity \(runner.entity(0))"
        Harness.wrong("search '\(queries.text(query))': \(best) and not \(wanted)")
      }
    }
  }

  private static func measureExact(
    _ runner: EntityRunner, _ queries: NameQueries, _ name: String, _ targets: EntityTargets,
    _ options: Options, _ report: inout Report
  ) {
    let single = latencies(queries, options) { _ = runner.exact(queries, $0) }
    report.add(name + "/exact", single, unit: "µs")
    // A round is the whole set, as it is for the peers: a part of it would stay in the caches.
    let inARow = Harness.compare(
      rounds: 9,
      [
        { _ in
          for query in 0..<queries.count { Harness.consume(runner.exact(queries, query)) }
          return queries.count
        }
      ])[0]
    report.add(name + "/exact, in a row", inARow)
    expect(single, name + "/exact", targets[.exact], &report)
  }

  // MARK: Recall

  private static func addRecall(
    _ runner: EntityRunner, _ queries: NameQueries, _ figure: String, _ targets: EntityTargets,
    _ report: inout Report
  ) {
    var all = Recall()
    var answerable = Recall()
    for query in 0..<queries.count {
      let count = runner.search(queries, query)
      if count > EntityRunner.limit {
        Harness.wrong("\(count) candidates for '\(queries.text(query))'")
      }
      let place = (0..<count).first { runner.entity($0) == Int(queries.answers[query]) }
      all.add(place)
      if queries.isAnswerable(query) { answerable.add(place) }
    }
    report.add(figure + "/recall@1", all.at1, unit: "")
    report.add(figure + "/recall@5", all.at5, unit: "")
    if answerable.count < all.count {
      let share = 100 * (all.count - answerable.count) / all.count
      print("    \(share) % fit more than five names equally; among the rest:")
      report.add(figure + "/answerable@1", answerable.at1, unit: "")
      report.add(figure + "/answerable@5", answerable.at5, unit: "")
    }
    if let limit = targets[queries.kind]?.recall {
      report.expect(figure + "/recall@5", answerable.at5, unit: "", reaches: "target", limit)
    }
  }

  /// How often a name was found.
  private struct Recall {
    var count = 0
    private var first = 0
    private var among = 0

    var at1: Double { Double(first) / Double(max(1, count)) }
    var at5: Double { Double(among) / Double(max(1, count)) }

    mutating func add(_ place: Int?) {
      count += 1
      if place == 0 { first += 1 }
      if place != nil { among += 1 }
    }
  }

  // MARK: Time

  /// Microseconds of each exact query, the best of some passes.
  private static func latencies(
    _ queries: NameQueries, _ options: Options, _ query: (Int) -> Void
  ) -> Samples {
    let times = Harness.bestTimes(count: queries.count, passes: passes(options), query)
    return Samples(times.map { $0 / 1_000 })
  }

  /// Microseconds of each query of the other kinds, all kinds mixed.
  private static func mixedTimes(
    _ runner: EntityRunner, _ workload: EntityWorkload, _ options: Options
  ) -> [NameQueries.Kind: [Double]] {
    var order: [(kind: NameQueries.Kind, text: ArraySlice<UInt8>)] = []
    for queries in workload.queries where queries.kind != .exact {
      for query in 0..<queries.count {
        order.append((queries.kind, queries.bytes[queries.range(query)]))
      }
    }
    var random = RandomSource(seed: 0x4F72_6465_72)
    order.shuffle(using: &random)
    // One array, so that finding a query's text is not in its time.
    var bytes: [UInt8] = []
    let ranges = order.map { query in
      bytes.append(contentsOf: query.text)
      return bytes.count - query.text.count..<bytes.count
    }
    let times = Harness.bestTimes(count: ranges.count, passes: passes(options)) {
      _ = runner.search(bytes.span.extracting(ranges[$0]))
    }
    var byKind: [NameQueries.Kind: [Double]] = [:]
    for (query, time) in zip(order, times) {
      byKind[query.kind, default: []].append(time / 1_000)
    }
    return byKind
  }

  private static func expect(
    _ samples: Samples, _ figure: String, _ limit: EntityTargets.Limit?, _ report: inout Report
  ) {
    guard let limit else { return }
    report.expect(
      figure + "/p50", samples.median, unit: "µs", atMost: 1, times: "limit", limit.p50)
    if let p99 = limit.p99 {
      report.expect(
        figure + "/p99", samples.percentile(0.99), unit: "µs", atMost: 1, times: "limit", p99)
    }
  }

  private static func passes(_ options: Options) -> Int { options.level == .quick ? 3 : 5 }

  private static func allocations(_ runner: EntityRunner, _ workload: EntityWorkload) -> Int? {
    Allocations.count {
      for queries in workload.queries {
        for query in 0..<queries.count { Harness.consume(runner.search(queries, query)) }
      }
    }
  }
}

/// A catalogue of names with queries of every kind.
struct EntityWorkload {
  /// The names.
  let catalog: NameCatalog
  /// A set for each kind, in the order of the kinds.
  let queries: [NameQueries]

  /// Makes a workload of a size, with as many queries as a run of that length takes.
  init(size: Int, vocabulary: NameVocabulary, _ options: Options) {
    let catalog = NameCatalog(count: size, vocabulary: vocabulary)
    let count = min(size, options.level == .quick ? 1_000 : 5_000)
    // Exact look-ups are quick enough to take more, and would find fewer in the caches.
    let exactCount = min(size, 20 * count)
    queries = NameQueries.Kind.allCases.map {
      NameQueries($0, count: $0 == .exact ? exactCount : count, of: catalog)
    }
    self.catalog = catalog
  }

  /// The queries of a kind.
  subscript(_ kind: NameQueries.Kind) -> NameQueries {
    queries[NameQueries.Kind.allCases.firstIndex(of: kind) ?? 0]
  }
}

/// What a catalogue of some size is held to; microseconds, and shares of queries.
struct EntityTargets {
  /// What one kind of query is held to.
  struct Limit {
    var p50: Double
    var p99: Double?
    /// Least share of answerable queries whose name is among five.
    var recall: Double?
  }

  /// Longest time to build, in seconds on the wall.
  private(set) var buildSeconds: Double?
  /// Most bytes a name.
  private(set) var bytesPerName: Double?
  private var limits: [NameQueries.Kind: Limit] = [:]

  /// The targets of a size; most sizes have none.
  init(size: Int) {
    switch size {
    case 10_000:
      limits[.exact] = Limit(p50: 3, p99: 20)
      set([(3, 20, 0.99), (3, 20, 0.99), (3, 20, 0.97), (3, 20, 0.99), (3, 20, 0.98)])
    case 1_000_000:
      (buildSeconds, bytesPerName) = (1.5, 90)
      limits[.exact] = Limit(p50: 0.4)
      set([(25, 400, 0.995), (40, 600, 0.98), (100, 800, 0.93), (30, 300, 0.995), (50, 800, 0.97)])
    case 10_000_000:
      (buildSeconds, bytesPerName) = (15, 60)
      limits[.exact] = Limit(p50: 200, p99: 3_000)
      set([(Double, Double, Double?)](repeating: (200, 3_000, nil), count: 5))
    default: break
    }
  }

  /// What a kind is held to; `nil` when there is no target.
  subscript(_ kind: NameQueries.Kind) -> Limit? { limits[kind] }

  private mutating func set(_ values: [(p50: Double, p99: Double, recall: Double?)]) {
    for (kind, value) in zip(NameQueries.Kind.fuzzy, values) {
      limits[kind] = Limit(p50: value.p50, p99: value.p99, recall: value.recall)
    }
  }
}
