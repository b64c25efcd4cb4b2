# SPDX-License-Identifier: Apache-2.0

"""Builds the wheel: the extension module in Python's stable ABI, and libbespeak beside it.

What Scripts/release made is taken from .build/release-files of the repository, or from the folder that
BESPEAK_RELEASE names.
"""

import os
import re
import shutil
import sys

from setuptools import Extension, setup

here = os.path.dirname(os.path.abspath(__file__))
release = os.environ.get("BESPEAK_RELEASE") or os.path.join(here, "..", "..", ".build", "release-files")
library = os.path.join(release, "lib", "libbespeak.so.1")
if not os.path.exists(library):
    sys.exit(f"there is no '{os.path.normpath(library)}': run Scripts/release first, or Bindings/python/build, which does")
# What is copied here is not checked in.
shutil.copyfile(library, os.path.join(here, "src", "bespeak", "libbespeak.so.1"))
with open(os.path.join(release, "lib", "pkgconfig", "bespeak.pc"), encoding="utf-8") as file:
    version = re.search(r"^Version: (\S+)", file.read(), re.M)[1]

setup(
    version=version,
    ext_modules=[
        Extension(
            "bespeak._native",
            ["src/bespeak/_native.c"],
            include_dirs=[os.path.join(release, "include")],
            library_dirs=[os.path.join(release, "lib")],
            libraries=["bespeak"],
            extra_compile_args=["-std=c11", "-O2", "-g0", "-Wall", "-Wextra", "-Werror", "-fvisibility=hidden"],
            extra_link_args=["-Wl,-rpath,$ORIGIN", "-Wl,-s"],
            py_limited_api=True,
        )
    ],
    # 'build' is the name of a script.
    options={"bdist_wheel": {"py_limited_api": "cp310"}, "build": {"build_base": ".build"}},
)
