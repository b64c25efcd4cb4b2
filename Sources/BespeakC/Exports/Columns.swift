// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak

// SAFETY: pointers are handed on to what checks them; what comes in is read while the call runs.
/// Resolves much at once into columns.
@c @implementation
public func bespeak_resolve_arrow(
  _ resolver: bespeak_resolver, _ schema: UnsafePointer<ArrowSchema>!,
  _ array: UnsafePointer<ArrowArray>!, _ request: UnsafePointer<bespeak_request>!,
  _ threads: UInt32, _ columns: UInt32, _ rows_schema: UnsafeMutablePointer<ArrowSchema>!,
  _ rows: UnsafeMutablePointer<ArrowArray>!
) -> Int32 {
  answering { () throws(Fault) in
    let rows = unsafe try pointer(rows, "rows")
    guard unsafe UnsafePointer(rows) != array,
      unsafe rows_schema == nil || UnsafePointer(rows_schema) != schema
    else {
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'rows' or 'rows_schema' is where the utterances are")
    }
    unsafe rows.pointee = ArrowArray()
    unsafe rows_schema?.pointee = ArrowSchema()
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    let flags = try flags(
      columns,
      known: BESPEAK_COLUMNS_LINE | BESPEAK_COLUMNS_PLAIN | BESPEAK_COLUMNS_TRANSCRIPT, "columns")
    let options = unsafe try RequestOptions(request, known: BESPEAK_EXPLAIN)
    let utterances = unsafe try UtteranceColumns(
      (schema, array), options, threads: threads, columns: flags)
    unsafe try utterances.resolve(shared, schema: rows_schema, rows: rows)
  }
}
