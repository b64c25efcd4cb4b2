# SPDX-License-Identifier: Apache-2.0
"""Resolves a Parquet file (columns 'id' and 'text', perhaps 'locale', 'app', 'timeZone') with DuckDB, batch by batch.

    python resolve.py apps.bspk said.parquet resolved.parquet
"""
import sys
import bespeak
import duckdb
import pyarrow

image, source, target = sys.argv[1:]
resolver = bespeak.Resolver(image)
said = duckdb.connect().read_parquet(source).to_arrow_reader(100_000)
def resolve(batch):
    found = resolver.resolve_many(batch, dictionaries=False).to_pyarrow()
    return found.add_column(0, "id", batch["id"])
schema = resolve(said.schema.empty_table()).schema
outcomes = pyarrow.RecordBatchReader.from_batches(schema, (each for batch in said for each in resolve(batch).to_batches()))
duckdb.from_arrow(outcomes).write_parquet(target)
print(duckdb.read_parquet(target).aggregate("status, count(*) AS rows").order("status"))
