// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Personalization
import TextAnalysis
import ValueParsing

extension Turn {
  /// The calls into app code that the values of a correction need.
  func learntNeeds(_ reading: Reading) -> [QueryNeed] {
    guard let learnt = reading.learnt else { return [] }
    return learnt.values.compactMap {
      guard case .queried(let key, _, let title) = $0.meaning else { return nil }
      return QueryNeed(key: key, text: title)
    }
  }

  /// Binds the parameters of a correction, in the intent's order.
  func bind(
    _ learnt: LearntReading, of reading: Reading, answers: [QueryNeed: QueryOutcome],
    _ notes: inout BindingNotes
  ) -> Binding {
    var binding = Binding()
    let variant = image.variant(learnt.variant)
    let phrase = image.phrase(learnt.phrase)
    guard let shortcut = image.shortcut(phrase.shortcut, of: variant.app) else { return binding }
    let intent = image.intent(shortcut.intent)
    for index in intent.parameters {
      let p = index - intent.parameters.lowerBound
      let parameter = image.parameter(index)
      guard let value = learnt.values.first(where: { $0.parameter == p }) else {
        if parameter.flags & 3 == 0, binding.gap == nil {
          binding.gap = .missing(parameter: index, searched: nil)
        }
        continue
      }
      let bound: BoundParameter.Value
      switch value.meaning {
      case .listed(let id):
        let record = image.value(id)
        bound = .entity(
          id: image.strings[record.id],
          title: image.strings[image.translated(record.title, variant)])
      case .queried(let key, let id, let title):
        var match: EntityMatch?
        switch answers[QueryNeed(key: key, text: title)] {
        case .found(let matches): match = matches.first { $0.id == id }
        case .failed(let reason): notes.fail(reason)
        case nil: break
        }
        guard let match else {
          binding.gap = .missing(parameter: index, searched: title)
          continue
        }
        bound = .entity(id: match.id, title: match.title)
      case .open(let title): bound = .openEntity(title: title)
      case .text(let text): bound = .string(text)
      case .spoken(let words):
        let content = matcher.reader?.value(
          of: words, for: image.strings[parameter.type], at: request.reference ?? .now())
        guard let content else {
          binding.gap = .missing(parameter: index, searched: words)
          continue
        }
        bound = .value(content)
      }
      binding.parameters.append(
        BoundParameter(
          name: image.strings[parameter.name], type: image.strings[parameter.type], value: bound,
          text: words(value.range, reading), range: value.range))
    }
    return binding
  }

  /// Values to choose from, the one first that the words were once said for.
  func learntFirst(
    _ matches: [EntityMatch], for text: String, of parameter: ParameterRecord, in reading: Reading
  ) -> [EntityMatch] {
    guard let learnt = matcher.learnt else { return matches }
    let app = image.variant(reading.candidate.variant).app
    var words = TokenBuffer(maxTokens: MatchLimits.tokens)
    guard (try? matcher.analyzer.analyze(text, into: &words)) != nil,
      let id = learnt.memory.synonym(
        app: image.strings[image.app(app).id], type: image.strings[parameter.type],
        words: words.tokens)
    else { return matches }
    return matches.filter { $0.id == id } + matches.filter { $0.id != id }
  }
}
