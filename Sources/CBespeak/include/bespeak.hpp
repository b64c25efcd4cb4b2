// SPDX-License-Identifier: Apache-2.0

/// Bespeak for C++17: `bespeak.h` with owners, views and exceptions, and nothing behind it but that library.
///
///     auto catalogs = bespeak::catalogs::compile({"tasks.json"});
///     bespeak::resolver resolver(catalogs);
///     std::string line = resolver.json("complete buy milk in tasks");
///
/// What each call takes, gives and asks of threads is in `bespeak.h`. Objects are moved, not copied. Every failure is a
/// `bespeak::error`.
#ifndef BESPEAK_HPP
#define BESPEAK_HPP

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bespeak.h"

namespace bespeak {

/// A call that failed.
class error : public std::runtime_error {
 public:
  error(int32_t status, const std::string &message) : std::runtime_error(message), status_(status) {}
  /// A `bespeak_status`.
  int32_t status() const noexcept { return status_; }

 private:
  int32_t status_;
};

/// Throws where a call failed.
inline void check(int32_t status) {
  if (status == BESPEAK_OK) return;
  std::array<char, 1001> message{};
  bespeak_last_error(message.data(), message.size());
  throw error(status, message.data());
}

/// A text that the library lends, as a view; empty where there is none.
inline std::string_view view(bespeak_text text) { return {text.bytes ? text.bytes : "", text.length}; }

/// A text of the program's, lent for a call.
inline bespeak_text lend(std::string_view text) { return {text.data(), text.size()}; }

/// The owner of a handle.
class handle {
 public:
  handle() = default;
  explicit handle(bespeak_handle taken) noexcept : value_(taken) {}
  handle(handle &&other) noexcept : value_(std::exchange(other.value_, 0)) {}
  handle &operator=(handle &&other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  handle(const handle &) = delete;
  handle &operator=(const handle &) = delete;
  ~handle() { bespeak_free(value_); }

  bespeak_handle get() const noexcept { return value_; }

 protected:
  bespeak_handle value_ = 0;
};

/// Memory that calls write texts into.
class buffer {
 public:
  buffer() = default;
  buffer(buffer &&other) noexcept : value_(std::exchange(other.value_, {})) {}
  buffer &operator=(buffer &&other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~buffer() { bespeak_buffer_free(&value_); }

  std::string_view view() const noexcept { return {value_.bytes ? value_.bytes : "", value_.length}; }
  std::string str() const { return std::string(view()); }
  bespeak_buffer *get() noexcept { return &value_; }

 private:
  bespeak_buffer value_{};
};

inline std::vector<const char *> lend(const std::vector<std::string> &paths) {
  std::vector<const char *> lent;
  for (const auto &path : paths) lent.push_back(path.c_str());
  return lent;
}

/// How catalogs are compiled.
struct compile_options {
  compile_options(uint32_t flags = 0) : flags(flags) {}
  uint32_t flags;
  std::vector<std::string> values;   ///< Files with values of entities.
  std::vector<std::string> vectors;  ///< Files with vectors of words.
};

/// Compiled catalogs, or an image.
class catalogs : public handle {
 public:
  /// Compiles files and folders; what was found is put into `diagnostics`, also where this throws.
  static catalogs compile(const std::vector<std::string> &paths, const compile_options &options = {},
                          buffer *diagnostics = nullptr) {
    const auto names = lend(paths), values = lend(options.values), vectors = lend(options.vectors);
    bespeak_compile_options given{};
    given.size = sizeof given;
    given.flags = options.flags;
    given.values = values.data();
    given.values_count = values.size();
    given.vectors = vectors.data();
    given.vectors_count = vectors.size();
    catalogs made;
    check(bespeak_compile_paths(names.data(), names.size(), &given, &made.value_,
                                diagnostics ? diagnostics->get() : nullptr));
    return made;
  }

  /// Opens an image.
  static catalogs open(const std::string &path, uint32_t flags = 0) {
    catalogs made;
    check(bespeak_image_open(path.c_str(), flags, &made.value_));
    return made;
  }

  void write(const std::string &path) const { check(bespeak_image_write(value_, path.c_str())); }
};

/// A name of an entity.
struct name {
  std::string id;
  std::string title;
};

inline std::vector<bespeak_name> lend(const std::vector<name> &names) {
  std::vector<bespeak_name> lent;
  for (const auto &one : names) lent.push_back({one.id.data(), one.id.size(), one.title.data(), one.title.size()});
  return lent;
}

/// Entities of a type that change.
class entities : public handle {
 public:
  explicit entities(std::string_view locale = "en") {
    check(bespeak_entities_make(locale.data(), locale.size(), &value_));
  }

  void replace(const std::vector<name> &names) {
    const auto lent = lend(names);
    check(bespeak_entities_replace(value_, lent.data(), lent.size()));
  }

  void update(const std::vector<name> &names, const std::vector<std::string> &removed = {}) {
    const auto lent = lend(names);
    std::vector<bespeak_text> ids;
    for (const auto &id : removed) ids.push_back(bespeak::lend(id));
    check(bespeak_entities_update(value_, lent.data(), lent.size(), ids.data(), ids.size()));
  }

  size_t count() const {
    size_t count = 0;
    check(bespeak_entities_count(value_, &count));
    return count;
  }
};

/// A query that waits: answer or fail it once, now or later, from any thread. Dropped, it has failed.
class completion : public handle {
 public:
  using handle::handle;

  /// Gives the answer; false where nobody waits any more.
  bool answer(const std::vector<name> &found) {
    const auto lent = lend(found);
    return is_taken(bespeak_query_answer(value_, lent.data(), lent.size()));
  }

  bool fail(std::string_view message) { return is_taken(bespeak_query_fail(value_, message.data(), message.size())); }

 private:
  bool is_taken(int32_t status) {
    if (status == BESPEAK_OK || status == BESPEAK_ERROR_HANDLE) value_ = 0;
    if (status != BESPEAK_ERROR_HANDLE) check(status);
    return status == BESPEAK_OK;
  }
};

/// Looks entities up by text, on a thread of the library.
using query = std::function<void(std::string_view, completion)>;

/// What narrows a turn.
struct request {
  std::string locale;
  std::string foreground_app;
  std::vector<std::string> apps;  ///< The only ones; empty for all.
  std::string reference_date;
  std::string time_zone;
  uint32_t flags = 0;
  uint32_t max_alternatives = 0;
  uint32_t deadline_ms = 0;
};

/// A request as the library takes it, for as long as this and the request live.
class lent_request {
 public:
  explicit lent_request(const request &given) {
    for (const auto &app : given.apps) apps_.push_back(lend(app));
    value_.size = sizeof value_;
    value_.flags = given.flags;
    set(value_.locale, value_.locale_length, given.locale);
    set(value_.foreground_app, value_.foreground_app_length, given.foreground_app);
    set(value_.reference_date, value_.reference_date_length, given.reference_date);
    set(value_.time_zone, value_.time_zone_length, given.time_zone);
    value_.apps = apps_.empty() ? nullptr : apps_.data();
    value_.app_count = apps_.size();
    value_.max_alternatives = given.max_alternatives;
    value_.deadline_ms = given.deadline_ms;
  }
  lent_request(const lent_request &) = delete;

  const bespeak_request *get() const noexcept { return &value_; }

 private:
  static void set(const char *&bytes, size_t &length, const std::string &text) {
    bytes = text.empty() ? nullptr : text.data();
    length = text.size();
  }

  std::vector<bespeak_text> apps_;
  bespeak_request value_{};
};

/// How a resolver is made.
class resolver_options {
 public:
  uint32_t policy = BESPEAK_POLICY_BALANCED;
  uint32_t flags = 0;
  double confirm_below = 0;
  std::string memory_path;
  std::vector<std::string> vectors;  ///< The files that the catalogs were compiled with.

  /// Looks entities of an app up by a function.
  void bind(std::string app, std::string entity, query function) {
    bindings_.push_back({std::move(app), std::move(entity), std::make_unique<query>(std::move(function)), 0});
  }

  /// Takes entities that change for those of an app.
  void bind(std::string app, std::string entity, const entities &values) {
    bindings_.push_back({std::move(app), std::move(entity), nullptr, values.get()});
  }

 private:
  friend class resolver;
  struct binding {
    std::string app;
    std::string entity;
    std::unique_ptr<query> function;
    bespeak_entities values;
  };
  std::vector<binding> bindings_;
};

/// Outcomes as structs; one for each thread.
class results : public handle {
 public:
  results() { check(bespeak_results_make(&value_)); }
};

/// Resolves utterances; any number of threads share one.
class resolver : public handle {
 public:
  explicit resolver(const catalogs &against, resolver_options options = {}) {
    std::vector<bespeak_binding> bindings;
    for (const auto &one : options.bindings_) {
      bespeak_binding binding{};
      binding.app = one.app.data();
      binding.app_length = one.app.size();
      binding.entity = one.entity.data();
      binding.entity_length = one.entity.size();
      binding.entities = one.values;
      if (one.function) {
        binding.query = call;
        binding.context = one.function.get();
        binding.release = release;
      }
      bindings.push_back(binding);
    }
    bespeak_resolver_options given{};
    given.size = sizeof given;
    given.flags = options.flags;
    given.policy = options.policy;
    given.confirm_below = options.confirm_below;
    given.memory_path = options.memory_path.empty() ? nullptr : options.memory_path.c_str();
    const auto vectors = lend(options.vectors);
    given.vectors = vectors.data();
    given.vectors_count = vectors.size();
    given.bindings = bindings.data();
    given.binding_count = bindings.size();
    check(bespeak_resolver_make(against.get(), &given, &value_));
    // From here on they are the library's, which releases them.
    for (auto &one : options.bindings_) static_cast<void>(one.function.release());
  }

  /// A line of JSON.
  std::string json(std::string_view text, const request &request = {}) const {
    buffer line;
    json(text, line, request);
    return line.str();
  }

  /// A line of JSON into memory that is used again.
  std::string_view json(std::string_view text, buffer &line, const request &request = {}) const {
    check(bespeak_resolve_json(value_, text.data(), text.size(), lent_request(request).get(), line.get()));
    return line.view();
  }

  /// An outcome, which lives until `storage` is used again.
  const bespeak_result &resolve(std::string_view text, results &storage, const request &request = {}) const {
    const bespeak_result *row = nullptr;
    check(bespeak_resolve(value_, text.data(), text.size(), lent_request(request).get(), storage.get(), &row));
    return *row;
  }

  /// Outcomes of several utterances in their order, as many as there are texts; they live as that of `resolve`.
  const bespeak_result *resolve(const std::vector<std::string> &texts, results &storage, uint32_t threads = 0,
                                const request &request = {}) const {
    std::string bytes;
    std::vector<uint64_t> offsets{0};
    for (const auto &text : texts) {
      bytes += text;
      offsets.push_back(bytes.size());
    }
    const bespeak_result *rows = nullptr;
    check(bespeak_resolve_batch(value_, bytes.data(), offsets.data(), texts.size(), lent_request(request).get(), threads,
                                storage.get(), &rows));
    return rows;
  }

  /// Outcomes of a column of Arrow as columns, which the caller releases; see `bespeak_resolve_arrow`.
  void resolve(const ArrowSchema &schema, const ArrowArray &array, ArrowSchema *rows_schema, ArrowArray &rows,
               uint32_t threads = 0, uint32_t columns = 0, const request &request = {}) const {
    check(bespeak_resolve_arrow(value_, &schema, &array, lent_request(request).get(), threads, columns, rows_schema, &rows));
  }

 private:
  static void call(void *context, const char *text, size_t length, bespeak_completion waiting) {
    // No exception may leave. A completion that was dropped on its way has failed.
    try {
      (*static_cast<query *>(context))({text, length}, completion(waiting));
    } catch (...) {
    }
  }

  static void release(void *context) { delete static_cast<query *>(context); }
};

/// A turn that is resolved while it is said.
class stream : public handle {
 public:
  explicit stream(const resolver &with, const request &request = {}) {
    check(bespeak_stream_make(with.get(), lent_request(request).get(), &value_));
  }

  std::string_view update(std::string_view text) {
    check(bespeak_stream_update_json(value_, text.data(), text.size(), line_.get()));
    return line_.view();
  }

  std::string_view finish(std::string_view text) {
    check(bespeak_stream_finish_json(value_, text.data(), text.size(), line_.get()));
    return line_.view();
  }

 private:
  buffer line_;
};

/// Names to find texts among.
class names : public handle {
 public:
  explicit names(const std::vector<name> &given, std::string_view locale = "en") {
    const auto lent = lend(given);
    check(bespeak_names_make(lent.data(), lent.size(), locale.data(), locale.size(), &value_));
  }

  /// What a text may mean, best first; texts live as long as this.
  std::vector<bespeak_found> find(std::string_view text, size_t limit = 5) const {
    std::vector<bespeak_found> found(limit);
    size_t count = 0;
    check(bespeak_find(value_, text.data(), text.size(), found.data(), limit, &count));
    found.resize(count);
    return found;
  }
};

/// The values that a text says, as a line of JSON.
inline std::string parse(std::string_view text, std::string_view locale = "en") {
  bespeak_parse_options options{};
  options.size = sizeof options;
  options.locale = locale.data();
  options.locale_length = locale.size();
  buffer line;
  check(bespeak_parse_json(text.data(), text.size(), &options, line.get()));
  return line.str();
}

/// What a turn of a conversation came to.
struct turn {
  bespeak_next next;
  std::string json;
};

/// A conversation.
class talk : public handle {
 public:
  explicit talk(const resolver &with, const request &request = {}) {
    check(bespeak_talk_make(with.get(), lent_request(request).get(), &value_));
  }

  turn say(std::string_view text) {
    return take([&](int32_t *next) { return bespeak_talk_say(value_, text.data(), text.size(), next, turn_.get()); });
  }
  turn choose(uint32_t option) {
    return take([&](int32_t *next) { return bespeak_talk_choose(value_, option, next, turn_.get()); });
  }
  turn confirm(bool yes) {
    return take([&](int32_t *next) { return bespeak_talk_confirm(value_, yes ? 1 : 0, next, turn_.get()); });
  }
  turn cancel() {
    return take([&](int32_t *next) { return bespeak_talk_cancel(value_, next, turn_.get()); });
  }

  /// The last turn as a struct, which lives until `storage` is used again.
  const bespeak_turn &last(results &storage) const {
    const bespeak_turn *turn = nullptr;
    check(bespeak_talk_turn(value_, storage.get(), &turn));
    return *turn;
  }

 private:
  template <typename Call>
  turn take(Call call) {
    int32_t next = BESPEAK_NEXT_SAY;
    check(call(&next));
    return {static_cast<bespeak_next>(next), turn_.str()};
  }

  buffer turn_;
};

}  // namespace bespeak

#endif
