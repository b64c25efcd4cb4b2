#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Measures peers beside this engine, on the very same utterances, names and queries.
#
#   Benchmarks/peers/run.sh            1,000, 10,000 and 100,000 phrases: about five minutes
#   Benchmarks/peers/run.sh --quick    1,000 and 10,000: under a minute
#   Benchmarks/peers/run.sh --full     500,000 as well: Hyperscan alone compiles for half a minute
#
#   Benchmarks/peers/run.sh entities           10,000 and 100,000 names: about four minutes
#   Benchmarks/peers/run.sh entities --quick   10,000: a minute
#   Benchmarks/peers/run.sh entities --full    1,000,000 as well: under ten minutes
#
#   Benchmarks/peers/run.sh values     Duckling on the values of English: a minute
#
# The peers come from PyPI, pinned in requirements.txt, into .build-peers (git-ignored).
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
peers="$root/Benchmarks/peers"
work="$root/.build-peers"
what=phrases
case "${1:-}" in
  entities | values)
    what=$1
    shift
    ;;
esac
level=${1:---standard}
python=${PYTHON:-python3}

if [ ! -x "$work/venv/bin/python" ]; then
  "$python" -m venv "$work/venv"
fi
"$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$peers/requirements.txt"

swift build --package-path "$root" -c release --product bespeak-benchmarks
benchmarks="$(swift build --package-path "$root" -c release --show-bin-path)/bespeak-benchmarks"

if [ "$what" = phrases ]; then
  rm -rf "$work/workload"
  "$benchmarks" --export "$work/workload" exact slots "$level"
  "$benchmarks" exact slots "$level" --json "$work/ours.json"
  "$work/venv/bin/python" "$peers/peers.py" \
    --workload "$work/workload" --ours "$work/ours.json" --out "$work/peers.json" "$level"
  exit
fi

if [ "$what" = values ]; then
  "$work/venv/bin/python" "$peers/values.py" --ours "$benchmarks" --out "$work/values.json"
  exit
fi

compiler=
for candidate in "${CXX:-}" clang++ c++ g++; do
  if [ -n "$candidate" ] && command -v "$candidate" >/dev/null; then
    compiler=$candidate
    break
  fi
done
if [ -z "$compiler" ]; then
  echo "run.sh: std::unordered_map takes a C++ compiler: clang++, c++ or g++" >&2
  exit 2
fi
"$compiler" -O2 -std=c++17 "$peers/exact_table.cpp" -o "$work/exact_table"

rm -rf "$work/names"
"$benchmarks" --export "$work/names" entities "$level"
"$benchmarks" entities "$level" --json "$work/ours-entities.json"
sizes=10000
case "$level" in
  --standard) sizes="10000 100000" ;;
  --full) sizes="10000 100000 1000000" ;;
esac
"$work/venv/bin/python" "$peers/entities.py" \
  --workload "$work/names" --ours "$work/ours-entities.json" --table "$work/exact_table" \
  --out "$work/entities.json" --sizes $sizes
