// SPDX-License-Identifier: Apache-2.0
//
// The least that an exact look-up can be: std::unordered_map over names that are folded already.
//
// Usage: exact_table names.txt queries.tsv
//
// Prints nanoseconds a look-up, the median of nine rounds over the exact queries, and bytes a name,
// counted at the allocator. Ends with status 1 when an answer is wrong.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <new>
#include <string>
#include <unordered_map>
#include <vector>

static std::size_t held = 0;

void *operator new(std::size_t size) {
  void *block = std::malloc(size);
  if (!block) throw std::bad_alloc();
  // What the allocator keeps in front of a block is part of its price.
  held += (size + 8 + 15) / 16 * 16;
  return block;
}
void operator delete(void *block) noexcept { std::free(block); }
void operator delete(void *block, std::size_t) noexcept { std::free(block); }

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::vector<std::string> names;
  std::string line;
  for (std::ifstream file(arguments[1]); std::getline(file, line);) names.push_back(line);

  struct Query {
    std::uint32_t answer;
    std::string text;
  };
  std::vector<Query> queries;
  for (std::ifstream file(arguments[2]); std::getline(file, line);) {
    if (line.rfind("exact\t", 0) != 0) continue;
    const auto text = line.rfind('\t') + 1;
    queries.push_back({std::uint32_t(std::stoul(line.substr(6))), line.substr(text)});
  }
  if (names.empty() || queries.empty()) return 2;

  const auto before = held;
  std::unordered_map<std::string, std::uint32_t> table;
  table.reserve(names.size());
  for (std::uint32_t number = 0; number < names.size(); number++) table.emplace(names[number], number);
  const double bytes = double(held - before) / double(names.size());

  std::vector<double> times;
  for (int round = 0; round < 9; round++) {
    std::size_t right = 0;
    const auto start = std::chrono::steady_clock::now();
    for (const auto &query : queries) {
      const auto place = table.find(query.text);
      right += place != table.end() && place->second == query.answer;
    }
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    if (right != queries.size()) return 1;
    times.push_back(time.count() / double(queries.size()));
  }
  std::sort(times.begin(), times.end());
  std::printf("%.1f %.1f\n", times[times.size() / 2], bytes);
}
