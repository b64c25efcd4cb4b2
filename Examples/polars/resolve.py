# SPDX-License-Identifier: Apache-2.0
"""Resolves a Parquet file (columns 'id' and 'text', perhaps 'locale', 'app', 'timeZone') with Polars, batch by batch.

    python resolve.py apps.bspk said.parquet resolved.parquet
"""
import sys
import bespeak
import polars

image, source, target = sys.argv[1:]
resolver = bespeak.Resolver(image)
said = polars.scan_parquet(source)

def resolve(batch):
    found = polars.DataFrame(resolver.resolve_many(batch, dictionaries=False))
    return batch.select("id").hstack(found)

schema = resolve(said.head(0).collect()).schema
said.map_batches(resolve, schema=schema, streamable=True).sink_parquet(target)
print(polars.scan_parquet(target).group_by("status").len("rows").sort("status").collect())
