#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Measures the peers of phrase matching beside this engine, on the very same utterances.
#
#   Benchmarks/peers/run.sh            1,000, 10,000 and 100,000 phrases: about five minutes
#   Benchmarks/peers/run.sh --quick    1,000 and 10,000: under a minute
#   Benchmarks/peers/run.sh --full     500,000 as well: Hyperscan alone compiles for half a minute
#
# The peers come from PyPI, pinned in requirements.txt, into .build-peers (git-ignored).
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work="$root/.build-peers"
level=${1:---standard}
python=${PYTHON:-python3}

if [ ! -x "$work/venv/bin/python" ]; then
  "$python" -m venv "$work/venv"
fi
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  -r "$root/Benchmarks/peers/requirements.txt"

swift build --package-path "$root" -c release --product bespeak-benchmarks
benchmarks="$(swift build --package-path "$root" -c release --show-bin-path)/bespeak-benchmarks"

rm -rf "$work/workload"
"$benchmarks" --export "$work/workload" "$level"
"$benchmarks" exact slots "$level" --json "$work/ours.json"
"$work/venv/bin/python" "$root/Benchmarks/peers/peers.py" \
  --workload "$work/workload" --ours "$work/ours.json" --out "$work/peers.json" "$level"
