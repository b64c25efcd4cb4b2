// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// The file that a tree of values was read from.
final class TreeSource: Sendable {
  /// The name for findings.
  let file: String
  /// Its lines; `nil` for a file that is no text.
  let lines: LineIndex?

  init(file: String, lines: LineIndex?) {
    self.file = file
    self.lines = lines
  }
}

/// The way to a container of a tree, kept as a chain.
///
/// The text of a path is only made when it is asked for: a file can hold a million values whose keys
/// are long, and few of them are ever spoken of.
final class TreePath: Sendable {
  /// One step down.
  enum Step: Sendable {
    case root
    case key(String)
    case index(Int)
  }

  let parent: TreePath?
  let step: Step

  init(parent: TreePath?, step: Step) {
    self.parent = parent
    self.step = step
  }
}

/// The place of a value in a tree, worked out when it is asked for.
struct TreePlace: Sendable {
  /// The file.
  let source: TreeSource
  /// The container that the value is in; `nil` for the root.
  let container: TreePath?
  /// The step from the container to the value.
  let step: TreePath.Step
  /// The offset of the value's first byte in the decoded text.
  let utf8Offset: Int

  /// The same step, at another offset: a key's own place.
  func at(_ utf8Offset: Int) -> TreePlace {
    TreePlace(source: source, container: container, step: step, utf8Offset: utf8Offset)
  }

  /// The place in words that findings use.
  ///
  /// - Complexity: O(*d* + *p* + log *n*) for depth *d*, a path of *p* bytes and *n* lines.
  var location: SourceLocation {
    var steps: [TreePath.Step] = [step]
    var next = container
    while let path = next {
      steps.append(path.step)
      next = path.parent
    }
    var path = DeclarationPath.root
    for step in steps.reversed() {
      switch step {
      case .root: break
      case .key(let name): path = path.member(name)
      case .index(let index): path = path.element(index)
      }
    }
    let position = source.lines?.position(at: utf8Offset)
    return SourceLocation(
      file: source.file, line: position?.line ?? 0, column: position?.column ?? 0,
      path: path.description)
  }
}
