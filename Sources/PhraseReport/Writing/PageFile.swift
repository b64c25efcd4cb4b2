// SPDX-License-Identifier: Apache-2.0

import CReportPage

/// The files of `Page`, which every page holds.
enum PageFile {
  /// `page.css`.
  // SAFETY: a constant of the program.
  static let style = unsafe bytes(of: report_style)
  /// The scripts, one after the other.
  // SAFETY: a constant of the program.
  static let script = unsafe bytes(of: report_script)

  private static func bytes(of file: CReportFile) -> [UInt8] {
    // SAFETY: as many bytes as the constant says, alive as long as the program and never written.
    unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
