// SPDX-License-Identifier: Apache-2.0

@main struct Benchmarks {
  static func main() {}
}
