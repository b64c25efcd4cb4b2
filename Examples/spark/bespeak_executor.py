# SPDX-License-Identifier: Apache-2.0

"""What runs in Spark's Python workers: one resolver a process, and batches of Arrow through it.

It is a module of its own, shipped by ``SparkContext.addPyFile``, because Spark unpickles the functions of a job's own file for every
task: what they keep is gone with the task. A module is imported once a process, so its resolvers serve all of the tasks.
"""

import os

_resolvers = {}


def opened(image, policy):
    """The resolver of an image that ``SparkContext.addFile`` shipped; it is mapped, so that processes share its memory."""
    key = (image, policy, os.getpid())
    if key not in _resolvers:
        import bespeak
        from pyspark import SparkFiles

        _resolvers[key] = bespeak.Resolver(SparkFiles.get(image), policy=policy)
    return _resolvers[key]


def resolve_batches(image, policy, locale, threads, spoken, kept):
    """A function for ``mapInArrow``.

    Columns ``spoken`` go to the resolver under the names that it knows; columns ``kept`` stand before those of the outcome.
    """

    def resolve(batches):
        import pyarrow

        resolver = opened(image, policy)
        for batch in batches:
            texts = pyarrow.RecordBatch.from_arrays([batch.column(f"_{name}") for name in spoken], list(spoken))
            found = pyarrow.record_batch(
                resolver.resolve_many(texts, locale=locale, threads=threads, dictionaries=False)
            )
            if found.num_rows != batch.num_rows:
                raise RuntimeError(f"{batch.num_rows} rows went in and {found.num_rows} came out")
            yield pyarrow.RecordBatch.from_arrays(
                [batch.column(name) for name in kept] + found.columns, list(kept) + found.schema.names
            )

    return resolve
