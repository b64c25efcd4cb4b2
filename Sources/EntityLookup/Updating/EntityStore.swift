// SPDX-License-Identifier: Apache-2.0

import Synchronization
public import TextAnalysis

/// The names of one type of entity, replaced and added to while any number of threads look up.
///
///     let songs = EntityStore(locale: LocaleTag("en"))
///     songs.replace([EntityName("Blue Train", entity: 0), EntityName("Time Out", entity: 1)])
///     songs.update([EntityName("Take Five", entity: 1)])
///     songs.snapshot.candidates(for: "take fife").first?.entity  // 1
///
/// Callers update a store one after the other. When a call returns, every later snapshot has its names. A look-up sees
/// one version and never waits: it holds a snapshot, or takes one under a lock that is held while one reference is
/// copied.
///
/// ```text
/// layers, oldest first        │ 1,000,000 names, 300 hidden │ 8,000, 12 hidden │ 1,000 │
///                               merged in the background when what lies above is an eighth
/// ```
///
/// An update builds an index of its own names only, and hides the entities it replaces in the layers before. One thread
/// merges layers for all stores of a process. So, beside the layers in use, memory holds at most one new layer for each
/// store and one merge for the process.
public final class EntityStore: Sendable {
  /// The locale whose text rules and sounds apply.
  public let locale: LocaleTag

  private let current: Locked<EntitySnapshot>
  /// The version of `current`, so that a reader knows without a lock whether it has the newest.
  private let newest = Atomic<Int>(0)
  private let state: Locked<State>
  /// Counts what makes merges pointless: a merge that began under another one gives up.
  private let epoch = Atomic<Int>(0)

  /// What updates hold while they work.
  private struct State {
    var layers: [LayerView] = []
    var version = 0
    /// The layers being merged, by identity, and what was removed since.
    var merging: [ObjectIdentifier] = []
    var removedSince = EntitySet()
    var isQueued = false
  }

  /// A store without names.
  public init(locale: LocaleTag = LocaleTag("en")) {
    self.locale = locale
    current = Locked(EntitySnapshot([], version: 0, locale: locale))
    state = Locked(State())
  }

  /// A store over an existing index, such as one in a file.
  ///
  /// The index has no text of its names, so it is never merged: removed names are hidden, and added names lie beside
  /// it.
  public init(_ index: EntityIndex) {
    locale = index.locale
    var state = State()
    state.layers = [LayerView(EntityLayer(index))]
    current = Locked(EntitySnapshot(state.layers, version: 0, locale: index.locale))
    self.state = Locked(state)
  }

  // MARK: - Reading

  /// The current content of the store.
  ///
  /// - Complexity: O(1): a lock held for one reference. `EntityReader` takes none in the usual case.
  public var snapshot: EntitySnapshot { current.withLock { $0 } }

  /// The version of the newest snapshot.
  @inline(__always) var newestVersion: Int { newest.load(ordering: .acquiring) }

  // MARK: - Updating

  /// Replaces all names.
  ///
  /// - Parameter names: The names that the store has from now on.
  /// - Complexity: O(*n*), one to two microseconds a name.
  public func replace(_ names: some Sequence<EntityName>) {
    let texts = EntityTexts(names)
    // A merge of what is about to go would be in the way.
    epoch.wrappingAdd(1, ordering: .relaxed)
    state.withLock { state in
      state.layers = texts.count == 0 ? [] : layer(texts).map { [LayerView($0)] } ?? []
      state.merging = []
      epoch.wrappingAdd(1, ordering: .relaxed)
      publish(&state)
    }
  }

  /// Adds names; entities keep their old ones.
  ///
  /// - Complexity: As `update(_:)`.
  public func append(_ names: some Sequence<EntityName>) {
    let texts = EntityTexts(names)
    change(texts, removing: EntitySet())
  }

  /// Replaces the names of entities, old or new, and removes others in the same step.
  ///
  /// - Parameters:
  ///   - names: The names, any number an entity.
  ///   - entities: Entities that are to have none.
  /// - Complexity: O(*n*) for *n* names given, one to two microseconds a name, for any content.
  public func update(
    _ names: some Sequence<EntityName>,
    removing entities: some Sequence<Int> = EmptyCollection<Int>()
  ) {
    let texts = EntityTexts(names)
    var removed = texts.members
    for entity in entities where 0..<1 << 31 ~= entity { removed.insert(UInt32(entity)) }
    change(texts, removing: removed)
  }

  /// Removes entities with all their names; unknown ones are ignored.
  ///
  /// - Complexity: O(*n*), some nanoseconds an entity.
  public func remove(entities: some Sequence<Int>) {
    update(EmptyCollection(), removing: entities)
  }

  private func layer(_ texts: EntityTexts) -> EntityLayer? { EntityLayer(texts, locale: locale) }

  private func change(_ texts: EntityTexts, removing removed: EntitySet) {
    if texts.count == 0, removed.isEmpty { return }
    let isDue = state.withLock { state in
      hide(removed, &state)
      if texts.count > 0, let layer = layer(joinedWithRecent(texts, &state)) {
        state.layers.append(LayerView(layer))
      }
      publish(&state)
      guard !state.isQueued, MergePlan.range(state.layers) != nil else { return false }
      state.isQueued = true
      return true
    }
    if isDue { EntityMerger.shared.enqueue(self) }
  }

  private func hide(_ removed: EntitySet, _ state: inout State) {
    if removed.isEmpty { return }
    for k in 0..<state.layers.count { state.layers[k].hide(removed) }
    state.layers.removeAll(where: \.isDead)
    if !state.merging.isEmpty { removed.forEach { state.removedSince.insert($0) } }
  }

  /// Takes the names of the newest layers along where these are small, or too many for readers: so
  /// updates of a few names make no layer each, and those that outrun the merging pay for it.
  private func joinedWithRecent(_ texts: EntityTexts, _ state: inout State) -> EntityTexts {
    let most = MergePlan.mostJoined(state.layers.count)
    var first = state.layers.count
    var count = texts.count
    while first > 0 {
      let view = state.layers[first - 1]
      guard let names = view.layer.texts,
        !state.merging.contains(ObjectIdentifier(view.layer)),
        count + names.count <= most
      else { break }
      count += names.count
      first -= 1
    }
    if first == state.layers.count { return texts }
    var joined = EntityTexts()
    for view in state.layers[first...] {
      if let names = view.layer.texts { joined.append(names, except: view.hidden) }
    }
    joined.append(texts, except: EntitySet())
    state.layers.removeSubrange(first...)
    return joined
  }

  private func publish(_ state: inout State, isUpdate: Bool = true) {
    if isUpdate { state.version += 1 }
    let next = EntitySnapshot(state.layers, version: state.version, locale: locale)
    // What was there is given up outside of the lock: readers wait for a copy, not for memory.
    let last = current.withLock { snapshot in
      let last = snapshot
      snapshot = next
      return last
    }
    newest.wrappingAdd(1, ordering: .releasing)
    withExtendedLifetime(last) {}
  }

  // MARK: - Merging

  /// Merges layers that are due, and says whether there are more.
  func merge() -> Bool {
    let began = epoch.load(ordering: .relaxed)
    let parts = state.withLock { state -> [LayerView] in
      guard let range = MergePlan.range(state.layers) else { return [] }
      state.merging = state.layers[range].map { ObjectIdentifier($0.layer) }
      state.removedSince = EntitySet()
      return Array(state.layers[range])
    }
    let merged = parts.isEmpty ? nil : build(parts, epoch: began)
    return state.withLock { state in
      let ids = state.merging
      state.merging = []
      state.isQueued = false
      // Nothing to do, or all of it was replaced meanwhile.
      if parts.isEmpty || epoch.load(ordering: .relaxed) != began {
        state.isQueued = MergePlan.range(state.layers) != nil
        return state.isQueued
      }
      if let at = state.layers.firstIndex(where: { ids.contains(ObjectIdentifier($0.layer)) }) {
        state.layers.removeAll { ids.contains(ObjectIdentifier($0.layer)) }
        if let merged {
          var view = LayerView(merged)
          view.hide(state.removedSince)
          if !view.isDead { state.layers.insert(view, at: at) }
        }
        publish(&state, isUpdate: false)
      }
      state.removedSince = EntitySet()
      state.isQueued = MergePlan.range(state.layers) != nil
      return state.isQueued
    }
  }

  private func build(_ parts: [LayerView], epoch began: Int) -> EntityLayer? {
    var texts = EntityTexts()
    for part in parts {
      if let names = part.layer.texts { texts.append(names, except: part.hidden) }
    }
    if texts.count == 0 { return nil }
    return EntityLayer(texts, locale: locale) { epoch.load(ordering: .relaxed) == began }
  }
}

/// Which layers are to be merged.
enum MergePlan {
  /// Layers beside the oldest that readers put up with before those are merged.
  static let spare = 4
  /// From so many layers on, which come about while a large layer is being merged, updates join more.
  static let manyLayers = 12
  static let maxLayers = 48
  /// A layer is due when what is newer, and what of it is hidden, is this part of it, or so much.
  static let share = 8
  static let delta = 65_536

  /// The most names of an update and the layers that it joins: few, so that it is soon done, unless
  /// readers have many layers to look at.
  static func mostJoined(_ layers: Int) -> Int {
    layers < manyLayers ? 1_024 : layers < maxLayers ? 4_096 : delta
  }

  /// The newest layers that are to become one; `nil` if none are.
  static func range(_ layers: [LayerView]) -> Range<Int>? {
    var start = layers.count
    var newer = 0
    while start > 0 {
      let view = layers[start - 1]
      guard view.layer.texts != nil else { break }
      let names = view.layer.nameCount
      let change = newer + view.hidden.count
      guard start == layers.count || change * share >= names || change >= delta else { break }
      newer += names
      start -= 1
    }
    let count = layers.count - start
    if count == 0 { return nil }
    if count == 1 {
      // Alone a layer is built again to be rid of what is hidden.
      let view = layers[start]
      let isDue = view.hidden.count * share >= view.layer.nameCount || view.hidden.count >= delta
      return isDue && !view.hidden.isEmpty ? start..<layers.count : nil
    }
    return start == 0 || count > spare ? start..<layers.count : nil
  }
}
