// SPDX-License-Identifier: Apache-2.0

/// Which way a request goes, on up to 64 axes of opposites: on or off, open or closed.
///
/// What the axes are is each language's own; poles of one language are not held against those of
/// another.
package struct Poles: BitwiseCopyable, Hashable, Sendable {
  /// Axes that are said one way.
  package var plus: UInt64 = 0
  /// Axes that are said the other way.
  package var minus: UInt64 = 0

  /// No axis.
  package init() {}

  /// Axes by their poles.
  package init(plus: UInt64, minus: UInt64) {
    self.plus = plus
    self.minus = minus
  }

  /// Whether no axis is said.
  package var isEmpty: Bool { plus | minus == 0 }

  /// The axes that are said, whichever way.
  package var axes: UInt64 { plus | minus }

  /// The same axes the other way round.
  package var reversed: Poles { Poles(plus: minus, minus: plus) }

  /// Adds the poles of others.
  package mutating func formUnion(_ other: Poles) {
    plus |= other.plus
    minus |= other.minus
  }

  /// The poles that are those of others, too.
  package func shared(with other: Poles) -> Poles {
    Poles(plus: plus & other.plus, minus: minus & other.minus)
  }

  /// Whether some axis is said the other way only, and none the same way.
  ///
  /// Axes that `other` is said both ways of tell nothing.
  package func isOpposed(to other: Poles) -> Bool {
    let (plus, minus) = (other.plus & ~other.minus, other.minus & ~other.plus)
    return self.plus & minus | self.minus & plus != 0 && !agrees(with: other)
  }

  /// Whether some axis is said the other way only, whatever the others are.
  package func parts(with other: Poles) -> Bool {
    let (plus, minus) = (self.plus & ~self.minus, self.minus & ~self.plus)
    return plus & other.minus & ~other.plus | minus & other.plus & ~other.minus != 0
  }

  /// Whether some axis is said the same way by both.
  package func agrees(with other: Poles) -> Bool {
    plus & other.plus | minus & other.minus != 0
  }
}
