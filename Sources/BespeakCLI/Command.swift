// SPDX-License-Identifier: Apache-2.0

import Bespeak

@main struct Command {
  static func main() {}
}
