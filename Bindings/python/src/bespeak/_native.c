// SPDX-License-Identifier: Apache-2.0

// The extension module: what is done for every row or call, in the stable ABI of Python 3.10, so that one build serves
// all later versions. What is asked seldom, and everything that has a documented name, is in Python beside it.

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdatomic.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include <bespeak.h>

// ---- Errors -------------------------------------------------------------------------------------------------------

/// Makes an exception of a status and a message; set by `setup`.
static PyObject *failure;

static PyObject *raise(int32_t status) {
  char message[1001];
  bespeak_last_error(message, sizeof message);
  PyObject *error = PyObject_CallFunction(failure, "is", (int)status, message);
  if (error) {
    PyErr_SetObject((PyObject *)Py_TYPE(error), error);
    Py_DECREF(error);
  }
  return NULL;
}

/// Runs a call of the library without the lock of the interpreter.
#define UNLOCKED(status, call)     \
  do {                             \
    Py_BEGIN_ALLOW_THREADS         \
    status = (call);               \
    Py_END_ALLOW_THREADS           \
  } while (0)

/// A number of 32 bits, by "O&"; one that has more is the largest, which is over every limit. "I" would let it wrap.
static int number_of(PyObject *object, void *number) {
  PyObject *index = PyNumber_Index(object);
  if (!index) return 0;
  int overflow;
  const long long value = PyLong_AsLongLongAndOverflow(index, &overflow);
  Py_DECREF(index);
  if (value == -1 && PyErr_Occurred()) return 0;
  *(uint32_t *)number = overflow || value < 0 || value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
  return 1;
}

/// A text's bytes; a lone surrogate is three bytes that are no UTF-8, which the library reports. `keeper` owns them.
static const char *text_of(PyObject *text, Py_ssize_t *length, PyObject **keeper) {
  *keeper = NULL;
  const char *bytes = PyUnicode_AsUTF8AndSize(text, length);
  if (bytes || !PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) return bytes;
  PyErr_Clear();
  char *passed;
  *keeper = PyUnicode_AsEncodedString(text, "utf-8", "surrogatepass");
  if (!*keeper || PyBytes_AsStringAndSize(*keeper, &passed, length)) return NULL;
  return passed;
}

/// A text that may be `None`, which is null.
static bool optional_text(PyObject *text, const char **bytes, size_t *length) {
  *bytes = NULL;
  *length = 0;
  if (text == Py_None) return true;
  Py_ssize_t size;
  if (!(*bytes = PyUnicode_AsUTF8AndSize(text, &size))) return false;
  *length = (size_t)size;
  return true;
}

// ---- Handles ------------------------------------------------------------------------------------------------------

static PyTypeObject *handle_type;

typedef struct {
  PyObject_HEAD
  bespeak_handle value;
} Handle;

static PyObject *make_handle(bespeak_handle value) {
  Handle *made = (Handle *)PyType_GenericAlloc(handle_type, 0);
  if (!made) {
    bespeak_free(value);
    return NULL;
  }
  made->value = value;
  return (PyObject *)made;
}

static void handle_dealloc(PyObject *self) {
  const bespeak_handle value = ((Handle *)self)->value;
  PyTypeObject *type = Py_TYPE(self);
  // What is freed may release a query, which takes the lock by itself.
  if (value) {
    Py_BEGIN_ALLOW_THREADS
    bespeak_free(value);
    Py_END_ALLOW_THREADS
  }
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

static PyObject *handle_free(PyObject *self, PyObject *unused) {
  (void)unused;
  const bespeak_handle value = ((Handle *)self)->value;
  ((Handle *)self)->value = 0;
  if (value) {
    Py_BEGIN_ALLOW_THREADS
    bespeak_free(value);
    Py_END_ALLOW_THREADS
  }
  Py_RETURN_NONE;
}

static PyMethodDef handle_methods[] = {{"free", handle_free, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
static PyType_Slot handle_slots[] = {{Py_tp_dealloc, handle_dealloc}, {Py_tp_methods, handle_methods}, {0, NULL}};
static PyType_Spec handle_spec = {"bespeak._native.Handle", sizeof(Handle), 0, Py_TPFLAGS_DEFAULT, handle_slots};

/// The handle of an argument; 0 with an exception where it is none. One that was freed is 0 without: the library says so.
static bool handle_of(PyObject *object, bespeak_handle *value) {
  *value = 0;
  if (object == Py_None) return true;
  if (Py_TYPE(object) != handle_type) {
    PyErr_SetString(PyExc_TypeError, "expected a handle");
    return false;
  }
  *value = ((Handle *)object)->value;
  return true;
}

// ---- Requests -----------------------------------------------------------------------------------------------------

static PyTypeObject *request_type;

typedef struct {
  PyObject_HEAD
  bespeak_request value;
  PyObject *texts;  ///< A tuple that keeps what the request leads to.
  bespeak_text *apps;
} Request;

static void request_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(((Request *)self)->texts);
  PyMem_Free(((Request *)self)->apps);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

/// Request(flags, locale, app, apps, reference_date, time_zone, max_alternatives, deadline_ms)
static PyObject *request_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  (void)keywords;
  unsigned flags;
  uint32_t alternatives, deadline;
  PyObject *locale, *app, *apps, *date, *zone;
  if (!PyArg_ParseTuple(arguments, "IOOOOOO&O&", &flags, &locale, &app, &apps, &date, &zone, number_of, &alternatives,
                        number_of, &deadline)) {
    return NULL;
  }
  Request *made = (Request *)PyType_GenericAlloc(type, 0);
  if (!made) return NULL;
  Py_INCREF(arguments);
  made->texts = arguments;
  bespeak_request *value = &made->value;
  *value = (bespeak_request){.size = sizeof *value, .flags = flags, .max_alternatives = alternatives, .deadline_ms = deadline};
  bool is_right = optional_text(locale, &value->locale, &value->locale_length) &&
                  optional_text(app, &value->foreground_app, &value->foreground_app_length) &&
                  optional_text(date, &value->reference_date, &value->reference_date_length) &&
                  optional_text(zone, &value->time_zone, &value->time_zone_length);
  if (is_right && apps != Py_None) {
    // A tuple, which does not change.
    const Py_ssize_t count = PyTuple_Size(apps);
    is_right = count >= 0 && (made->apps = PyMem_Calloc((size_t)count + 1, sizeof *made->apps));
    for (Py_ssize_t i = 0; is_right && i < count; i++) {
      is_right = optional_text(PyTuple_GetItem(apps, i), &made->apps[i].bytes, &made->apps[i].length);
    }
    value->apps = made->apps;
    value->app_count = is_right ? (size_t)count : 0;
  }
  if (!is_right) {
    Py_DECREF(made);
    return PyErr_Occurred() ? NULL : PyErr_NoMemory();
  }
  return (PyObject *)made;
}

static PyType_Slot request_slots[] = {{Py_tp_dealloc, request_dealloc}, {Py_tp_new, request_new}, {0, NULL}};
static PyType_Spec request_spec = {"bespeak._native.Request", sizeof(Request), 0, Py_TPFLAGS_DEFAULT, request_slots};

/// A request that may be `None`.
static bool request_of(PyObject *object, const bespeak_request **value) {
  *value = NULL;
  if (object == Py_None) return true;
  if (Py_TYPE(object) != request_type) {
    PyErr_SetString(PyExc_TypeError, "expected a request");
    return false;
  }
  *value = &((Request *)object)->value;
  return true;
}

// ---- Outcomes as objects ------------------------------------------------------------------------------------------

// Objects of dataclasses with slots are made without a call of Python: each slot is set through its descriptor.

typedef struct {
  PyTypeObject *type;
  int count;
  PyObject *descriptors[24];
  descrsetfunc set;
} Class;

static Class resolutions, parameters, options, alternatives;
static PyObject *statuses[7], *matches[2], *frames[7], *kinds[5];
static PyObject *read_json;  ///< json.loads
static PyObject *no_tuple;

/// Columns, by their place.
enum {
  STATUS, APP, INTENT, SHORTCUT, PHRASE, MATCH, CONFIDENCE, LOCALE, PARAMETERS, MISSING, DIALOG, PARAMETER, OPTIONS,
  ALTERNATIVES, FRAME, NOT_DONE, UNUSED, MORE, ERROR, OPTIONAL_COLUMNS
};

static int set_class(Class *class, PyObject *type, PyObject *names) {
  class->count = (int)PyTuple_Size(names);
  if (class->count < 0 || class->count > 24) {
    PyErr_SetString(PyExc_ValueError, "too many slots");
    return -1;
  }
  for (int i = 0; i < class->count; i++) {
    PyObject *descriptor = PyObject_GetAttr(type, PyTuple_GetItem(names, i));
    if (!descriptor) return -1;
    class->set = (descrsetfunc)PyType_GetSlot(Py_TYPE(descriptor), Py_tp_descr_set);
    if (!class->set) {
      PyErr_SetString(PyExc_TypeError, "not a class with slots");
      return -1;
    }
    Py_XDECREF(class->descriptors[i]);
    class->descriptors[i] = descriptor;
  }
  Py_INCREF(type);
  class->type = (PyTypeObject *)type;
  return 0;
}

/// Makes an object of the values, of which it takes the references; null where one of them is null.
static PyObject *make_object(const Class *class, PyObject **values) {
  PyObject *made = NULL;
  bool is_right = true;
  for (int i = 0; i < class->count; i++) is_right = is_right && values[i];
  if (is_right) made = PyType_GenericAlloc(class->type, 0);
  for (int i = 0; i < class->count; i++) {
    if (made && class->set(class->descriptors[i], made, values[i])) {
      Py_DECREF(made);
      made = NULL;
    }
    Py_XDECREF(values[i]);
  }
  return made;
}

static PyObject *new_reference(PyObject *object) {
  Py_XINCREF(object);
  return object;
}

/// Texts of a column with a dictionary, each made once.
typedef struct {
  const int32_t *indices;
  const uint8_t *valid;
  PyObject **texts;
  int64_t count;
} Dictionary;

/// Rows that become objects. All arrays are this library's own, with offset 0.
typedef struct {
  const struct ArrowArray *array;
  Dictionary columns[OPTIONAL_COLUMNS];
  Dictionary names, types, apps, intents;
  const struct ArrowArray *transcript, *explanation;
} Rows;

static bool is_there(const uint8_t *valid, int64_t row) { return !valid || valid[row >> 3] >> (row & 7) & 1; }

static bool open_dictionary(Dictionary *made, const struct ArrowArray *array) {
  const struct ArrowArray *texts = array->dictionary;
  const int32_t *offsets = texts->buffers[1];
  const char *bytes = texts->buffers[2];
  made->valid = array->buffers[0];
  made->indices = array->buffers[1];
  if (!(made->texts = PyMem_Calloc((size_t)texts->length + 1, sizeof *made->texts))) return PyErr_NoMemory(), false;
  made->count = texts->length;
  for (int64_t i = 0; i < texts->length; i++) {
    made->texts[i] = PyUnicode_DecodeUTF8(bytes + offsets[i], offsets[i + 1] - offsets[i], NULL);
    if (!made->texts[i]) return false;
  }
  return true;
}

static void close_dictionary(Dictionary *dictionary) {
  for (int64_t i = 0; dictionary->texts && i < dictionary->count; i++) Py_XDECREF(dictionary->texts[i]);
  PyMem_Free(dictionary->texts);
}

static PyObject *named(const Dictionary *dictionary, int64_t row) {
  return new_reference(is_there(dictionary->valid, row) ? dictionary->texts[dictionary->indices[row]] : Py_None);
}

static PyObject *coded(const struct ArrowArray *array, PyObject *const *texts, int64_t row) {
  return new_reference(is_there(array->buffers[0], row) ? texts[((const int8_t *)array->buffers[1])[row]] : Py_None);
}

static PyObject *text_at(const struct ArrowArray *array, int64_t row) {
  if (!is_there(array->buffers[0], row)) return new_reference(Py_None);
  const int32_t *offsets = array->buffers[1];
  return PyUnicode_DecodeUTF8((const char *)array->buffers[2] + offsets[row], offsets[row + 1] - offsets[row], NULL);
}

static PyObject *json_at(const struct ArrowArray *array, int64_t row) {
  PyObject *text = text_at(array, row);
  if (!text || text == Py_None) return text;
  PyObject *value = PyObject_CallFunctionObjArgs(read_json, text, NULL);
  Py_DECREF(text);
  return value;
}

static PyObject *range_at(const struct ArrowArray *lower, const struct ArrowArray *upper, int64_t row) {
  return Py_BuildValue("(ii)", ((const int32_t *)lower->buffers[1])[row], ((const int32_t *)upper->buffers[1])[row]);
}

static PyObject *parameters_at(const Rows *rows, const struct ArrowArray *list, int64_t row) {
  const int32_t *offsets = list->buffers[1];
  PyObject *made = PyDict_New();
  struct ArrowArray **fields = list->children[0]->children;
  for (int64_t i = offsets[row]; made && i < offsets[row + 1]; i++) {
    const int kind = ((const int8_t *)fields[2]->buffers[1])[i];
    PyObject *name = named(&rows->names, i);
    PyObject *values[] = {new_reference(name),
                          named(&rows->types, i),
                          new_reference(kinds[kind]),
                          text_at(fields[3], i),
                          kind < 3 ? text_at(fields[4], i) : json_at(fields[4], i),
                          text_at(fields[5], i),
                          range_at(fields[6], fields[7], i)};
    PyObject *parameter = make_object(&parameters, values);
    if (!parameter || PyDict_SetItem(made, name, parameter)) {
      Py_DECREF(made);
      made = NULL;
    }
    Py_XDECREF(name);
    Py_XDECREF(parameter);
  }
  return made;
}

/// A confidence as a line says it: at most four decimals.
static PyObject *confidence_of(double value) { return PyFloat_FromDouble(round(value * 10000) / 10000); }

static PyObject *option_at(const Rows *rows, struct ArrowArray **fields, int64_t i) {
  (void)rows;
  PyObject *values[] = {text_at(fields[0], i), text_at(fields[1], i), text_at(fields[2], i), text_at(fields[3], i)};
  return make_object(&options, values);
}

static PyObject *alternative_at(const Rows *rows, struct ArrowArray **fields, int64_t i) {
  PyObject *values[] = {named(&rows->apps, i), named(&rows->intents, i),
                        confidence_of(((const double *)fields[2]->buffers[1])[i])};
  return make_object(&alternatives, values);
}

static PyObject *span_at(const Rows *rows, struct ArrowArray **fields, int64_t i) {
  (void)rows;
  return range_at(fields[0], fields[1], i);
}

static PyObject *tuple_at(const Rows *rows, const struct ArrowArray *list, int64_t row,
                          PyObject *(*item)(const Rows *, struct ArrowArray **, int64_t)) {
  const int32_t *offsets = list->buffers[1];
  const int64_t first = offsets[row], count = offsets[row + 1] - first;
  if (count == 0) return new_reference(no_tuple);
  const struct ArrowArray *items = list->children[0];
  PyObject *made = PyTuple_New(count);
  for (int64_t i = 0; made && i < count; i++) {
    PyObject *value = item ? item(rows, items->children, first + i) : text_at(items, first + i);
    if (!value || PyTuple_SetItem(made, i, value)) {
      Py_DECREF(made);
      return NULL;
    }
  }
  return made;
}

static bool open_rows(Rows *rows, const struct ArrowArray *array, bool has_transcript, bool has_explanation) {
  static const int with_dictionary[] = {APP, INTENT, PHRASE, LOCALE, MISSING, DIALOG, PARAMETER, NOT_DONE};
  memset(rows, 0, sizeof *rows);
  rows->array = array;
  int next = OPTIONAL_COLUMNS;
  if (has_transcript) rows->transcript = array->children[next++];
  if (has_explanation) rows->explanation = array->children[next++];
  for (size_t i = 0; i < sizeof with_dictionary / sizeof *with_dictionary; i++) {
    if (!open_dictionary(&rows->columns[with_dictionary[i]], array->children[with_dictionary[i]])) return false;
  }
  struct ArrowArray **fields = array->children[PARAMETERS]->children[0]->children;
  struct ArrowArray **others = array->children[ALTERNATIVES]->children[0]->children;
  return open_dictionary(&rows->names, fields[0]) && open_dictionary(&rows->types, fields[1]) &&
         open_dictionary(&rows->apps, others[0]) && open_dictionary(&rows->intents, others[1]);
}

static void close_rows(Rows *rows) {
  for (int i = 0; i < OPTIONAL_COLUMNS; i++) close_dictionary(&rows->columns[i]);
  close_dictionary(&rows->names);
  close_dictionary(&rows->types);
  close_dictionary(&rows->apps);
  close_dictionary(&rows->intents);
}

/// A row as an object; `text` is what was resolved, or null for the column of transcripts.
static PyObject *resolution_at(const Rows *rows, int64_t row, PyObject *text) {
  struct ArrowArray **columns = rows->array->children;
  const bool has_shortcut = is_there(columns[SHORTCUT]->buffers[0], row);
  const bool has_confidence = is_there(columns[CONFIDENCE]->buffers[0], row);
  PyObject *values[] = {
      text ? new_reference(text) : rows->transcript ? text_at(rows->transcript, row) : new_reference(Py_None),
      coded(columns[STATUS], statuses, row),
      named(&rows->columns[APP], row),
      named(&rows->columns[INTENT], row),
      parameters_at(rows, columns[PARAMETERS], row),
      has_confidence ? confidence_of(((const double *)columns[CONFIDENCE]->buffers[1])[row]) : new_reference(Py_None),
      coded(columns[MATCH], matches, row),
      has_shortcut ? PyLong_FromLong(((const int32_t *)columns[SHORTCUT]->buffers[1])[row]) : new_reference(Py_None),
      named(&rows->columns[PHRASE], row),
      named(&rows->columns[LOCALE], row),
      named(&rows->columns[MISSING], row),
      named(&rows->columns[DIALOG], row),
      named(&rows->columns[PARAMETER], row),
      tuple_at(rows, columns[OPTIONS], row, option_at),
      tuple_at(rows, columns[ALTERNATIVES], row, alternative_at),
      coded(columns[FRAME], frames, row),
      named(&rows->columns[NOT_DONE], row),
      tuple_at(rows, columns[UNUSED], row, NULL),
      tuple_at(rows, columns[MORE], row, span_at),
      text_at(columns[ERROR], row),
      rows->explanation ? json_at(rows->explanation, row) : new_reference(Py_None),
  };
  return make_object(&resolutions, values);
}

/// All rows as a list; `texts` is a list of what was resolved, or null.
static PyObject *list_of(const struct ArrowArray *array, PyObject *texts, bool has_transcript, bool has_explanation) {
  Rows rows;
  PyObject *made = NULL;
  // Millions of objects that are all alive: looking for cycles among them again and again doubles the time.
  const int collects = array->length > 100 ? PyGC_Disable() : 0;
  if (open_rows(&rows, array, has_transcript, has_explanation) && (made = PyList_New(array->length))) {
    for (int64_t row = 0; row < array->length; row++) {
      PyObject *one = resolution_at(&rows, row, texts ? PyList_GetItem(texts, row) : NULL);
      if (!one || PyList_SetItem(made, row, one)) {
        Py_DECREF(made);
        made = NULL;
        break;
      }
    }
  }
  close_rows(&rows);
  if (collects) PyGC_Enable();
  return made;
}

// ---- Utterances as columns ----------------------------------------------------------------------------------------

/// A column of texts out of a list; its memory is `memory`.
typedef struct {
  struct ArrowSchema schema;
  struct ArrowArray array;
  const void *buffers[3];
  void *memory[3];
} Texts;

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static void close_texts(Texts *texts) {
  for (int i = 0; i < 3; i++) PyMem_Free(texts->memory[i]);
}

/// Copies the texts of a list from `first` on, so that it may change while they are resolved; `None` is null.
static bool open_texts(Texts *texts, PyObject *list, Py_ssize_t first, Py_ssize_t count) {
  memset(texts, 0, sizeof *texts);
  size_t capacity = (size_t)count * 48 + 64, used = 0;
  int64_t *offsets = texts->memory[1] = PyMem_Malloc(((size_t)count + 1) * sizeof *offsets);
  char *bytes = texts->memory[2] = PyMem_Malloc(capacity);
  uint8_t *valid = NULL;
  if (!offsets || !bytes) return PyErr_NoMemory(), false;
  offsets[0] = 0;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *item = PyList_GetItem(list, first + i), *keeper = NULL;
    if (!item) return false;
    if (PyUnicode_Check(item)) {
      Py_ssize_t length;
      const char *text = text_of(item, &length, &keeper);
      if (!text) return Py_XDECREF(keeper), false;
      if (used + (size_t)length > capacity) {
        capacity = 2 * capacity + (size_t)length;
        char *larger = PyMem_Realloc(bytes, capacity);
        if (!larger) return Py_XDECREF(keeper), PyErr_NoMemory(), false;
        texts->memory[2] = bytes = larger;
      }
      memcpy(bytes + used, text, (size_t)length);
      used += (size_t)length;
      Py_XDECREF(keeper);
    } else if (item == Py_None) {
      if (!valid) {
        valid = texts->memory[0] = PyMem_Malloc(((size_t)count + 7) / 8);
        if (!valid) return PyErr_NoMemory(), false;
        memset(valid, 0xff, ((size_t)count + 7) / 8);
      }
      valid[i >> 3] &= (uint8_t) ~(1u << (i & 7));
      texts->array.null_count++;
    } else {
      PyObject *type = PyObject_GetAttrString((PyObject *)Py_TYPE(item), "__name__");
      PyErr_Format(PyExc_TypeError, "texts[%zd] is %S, not str or None", first + i, type ? type : Py_None);
      Py_XDECREF(type);
      return false;
    }
    offsets[i + 1] = (int64_t)used;
  }
  texts->buffers[0] = valid;
  texts->buffers[1] = offsets;
  texts->buffers[2] = bytes;
  texts->schema = (struct ArrowSchema){.format = "U", .name = "", .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
  texts->array.length = count;
  texts->array.n_buffers = 3;
  texts->array.buffers = texts->buffers;
  texts->array.release = keep_array;
  return true;
}

static int32_t resolve_rows(bespeak_resolver resolver, const struct ArrowSchema *schema, const struct ArrowArray *array,
                            const bespeak_request *request, uint32_t threads, uint32_t columns,
                            struct ArrowSchema *rows_schema, struct ArrowArray *rows) {
  int32_t status;
  UNLOCKED(status, bespeak_resolve_arrow(resolver, schema, array, request, threads, columns, rows_schema, rows));
  return status;
}

/// Resolves the texts of a list, which does not change meanwhile, into a list of Resolution.
static PyObject *resolve_texts(bespeak_resolver resolver, PyObject *list, const bespeak_request *request, unsigned threads) {
  Texts texts;
  PyObject *made = NULL;
  struct ArrowArray rows = {.release = NULL};
  if (open_texts(&texts, list, 0, PyList_Size(list))) {
    const int32_t status = resolve_rows(resolver, &texts.schema, &texts.array, request, threads, 0, NULL, &rows);
    made = status ? raise(status) : list_of(&rows, list, false, request && request->flags & BESPEAK_EXPLAIN);
    if (rows.release) rows.release(&rows);
  }
  close_texts(&texts);
  return made;
}

/// resolve_list(resolver, list, request, threads) -> list of Resolution
static PyObject *resolve_list(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *resolver_object, *list, *request_object;
  uint32_t threads;
  bespeak_resolver resolver;
  const bespeak_request *request;
  if (!PyArg_ParseTuple(arguments, "OO!OO&", &resolver_object, &PyList_Type, &list, &request_object, number_of, &threads)) {
    return NULL;
  }
  if (!handle_of(resolver_object, &resolver) || !request_of(request_object, &request)) return NULL;
  // The list may change meanwhile; what is resolved are its texts as they are now.
  PyObject *kept = PyList_GetSlice(list, 0, PyList_Size(list));
  PyObject *made = kept ? resolve_texts(resolver, kept, request, threads) : NULL;
  Py_XDECREF(kept);
  return made;
}

// ---- A line as an object ------------------------------------------------------------------------------------------

// One outcome is made of its line, as columns of one row cost more than the row. The line is the library's own: its form is
// known, and what does not fit it is an error and no crash, as nothing is read past the NUL at its end.

typedef struct {
  const char *at;
} Line;

static bool wrong_line(void) {
  PyErr_SetString(PyExc_RuntimeError, "a line that is not as expected");
  return false;
}

/// Takes a character, where it is the next.
static bool takes(Line *line, char character) {
  if (*line->at != character) return false;
  line->at++;
  return true;
}

/// Goes past a text; says whether it has escapes.
static bool skip_text(Line *line, bool *has_escapes) {
  if (*line->at != '"') return wrong_line();
  const char *at = line->at + 1;
  *has_escapes = false;
  while (*at != '"') {
    if (*at == '\\') {
      *has_escapes = true;
      at++;
    }
    if (!*at) return wrong_line();
    at++;
  }
  line->at = at + 1;
  return true;
}

/// Goes past a value.
static bool skip_value(Line *line) {
  bool has_escapes;
  int depth = 0;
  do {
    switch (*line->at) {
      case '"':
        if (!skip_text(line, &has_escapes)) return false;
        break;
      case '{':
      case '[': depth++, line->at++; break;
      case '}':
      case ']': depth--, line->at++; break;
      case 0: return wrong_line();
      default: line->at++;
    }
  } while (depth > 0 || (*line->at != ',' && *line->at != '}' && *line->at != ']'));
  return true;
}

static PyObject *read_any(Line *line) {
  const char *start = line->at;
  return skip_value(line) ? PyObject_CallFunction(read_json, "s#", start, (Py_ssize_t)(line->at - start)) : NULL;
}

static PyObject *read_text(Line *line) {
  const char *start = line->at;
  bool has_escapes;
  if (!skip_text(line, &has_escapes)) return NULL;
  if (!has_escapes) return PyUnicode_DecodeUTF8(start + 1, line->at - start - 2, NULL);
  return PyObject_CallFunction(read_json, "s#", start, (Py_ssize_t)(line->at - start));
}

/// A number with at most four decimals.
static bool read_number(Line *line, double *value) {
  const bool is_negative = takes(line, '-');
  double whole = 0, scale = 1;
  if (*line->at < '0' || *line->at > '9') return wrong_line();
  for (; *line->at >= '0' && *line->at <= '9'; line->at++) whole = 10 * whole + (*line->at - '0');
  if (takes(line, '.')) {
    for (; *line->at >= '0' && *line->at <= '9'; line->at++) {
      whole = 10 * whole + (*line->at - '0');
      scale *= 10;
    }
  }
  *value = is_negative ? -whole / scale : whole / scale;
  return true;
}

static PyObject *read_confidence(Line *line) {
  double value;
  return read_number(line, &value) ? PyFloat_FromDouble(value) : NULL;
}

static PyObject *read_integer(Line *line) {
  double value;
  return read_number(line, &value) ? PyLong_FromDouble(value) : NULL;
}

static PyObject *read_range(Line *line) {
  double lower, upper;
  if (!takes(line, '[') || !read_number(line, &lower) || !takes(line, ',') || !read_number(line, &upper) || !takes(line, ']')) {
    if (!PyErr_Occurred()) wrong_line();
    return NULL;
  }
  return Py_BuildValue("(ii)", (int)lower, (int)upper);
}

/// One of some texts that are kept.
static PyObject *read_code(Line *line, PyObject *const *texts, int count) {
  const char *start = line->at + 1;
  bool has_escapes;
  if (!skip_text(line, &has_escapes)) return NULL;
  for (int i = 0; i < count; i++) {
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(texts[i], &length);
    if (text && length == line->at - start - 1 && !memcmp(text, start, (size_t)length)) return new_reference(texts[i]);
  }
  wrong_line();
  return NULL;
}

/// A member of an object: its name, and where its value goes.
typedef struct {
  const char *name;
  int slot;
  PyObject *(*read)(Line *);
} Member;

/// Reads an object's members into slots; those that are not told are left as they are.
static bool read_members(Line *line, const Member *members, PyObject **slots) {
  if (!takes(line, '{')) return wrong_line();
  if (takes(line, '}')) return true;
  do {
    const char *name = line->at + 1;
    bool has_escapes;
    if (!skip_text(line, &has_escapes) || !takes(line, ':')) return PyErr_Occurred() ? false : wrong_line();
    const size_t length = (size_t)(line->at - name - 2);
    const Member *member = members;
    // Few names begin alike.
    while (member->name && (*member->name != *name || strncmp(member->name, name, length) || member->name[length])) member++;
    if (!member->name) {
      if (!skip_value(line)) return false;
      continue;
    }
    PyObject *value = member->read(line);
    if (!value) return false;
    Py_XDECREF(slots[member->slot]);
    slots[member->slot] = value;
  } while (takes(line, ','));
  return takes(line, '}') || wrong_line();
}

/// Makes an object of slots; those that nothing was read into are `None`.
static PyObject *finish(bool is_right, const Class *class, PyObject **slots) {
  for (int i = 0; i < class->count; i++) {
    if (is_right && !slots[i]) slots[i] = new_reference(Py_None);
  }
  if (is_right) return make_object(class, slots);
  for (int i = 0; i < class->count; i++) Py_XDECREF(slots[i]);
  return NULL;
}

/// Reads the values of an array into a tuple.
static PyObject *read_tuple(Line *line, PyObject *(*read)(Line *)) {
  PyObject *list = PyList_New(0);
  if (!list || !takes(line, '[')) {
    Py_XDECREF(list);
    if (!PyErr_Occurred()) wrong_line();
    return NULL;
  }
  bool is_right = true;
  if (*line->at != ']') {
    do {
      PyObject *value = read(line);
      is_right = value && PyList_Append(list, value) == 0;
      Py_XDECREF(value);
    } while (is_right && takes(line, ','));
  }
  if (is_right && !takes(line, ']')) is_right = wrong_line();
  PyObject *made = is_right ? PyList_AsTuple(list) : NULL;
  Py_DECREF(list);
  return made;
}

enum { PARAMETER_NAME, PARAMETER_TYPE, PARAMETER_KIND, PARAMETER_ID, PARAMETER_VALUE, PARAMETER_TEXT, PARAMETER_RANGE, PARAMETER_TITLE };
enum { KIND_ENTITY, KIND_OPEN, KIND_TEXT, KIND_TYPED, KIND_LIST };

static const Member PARAMETER_MEMBERS[] = {
    {"type", PARAMETER_TYPE, read_text},   {"id", PARAMETER_ID, read_text},     {"title", PARAMETER_TITLE, read_text},
    {"value", PARAMETER_VALUE, read_any},  {"text", PARAMETER_TEXT, read_text}, {"range", PARAMETER_RANGE, read_range},
    {NULL, 0, NULL},
};

static PyObject *read_parameters(Line *line) {
  PyObject *made = PyDict_New();
  bool is_right = made && (takes(line, '{') || wrong_line());
  if (is_right && *line->at != '}') {
    do {
      PyObject *slots[8] = {0}, *name = read_text(line);
      slots[PARAMETER_NAME] = new_reference(name);
      is_right = name && (takes(line, ':') || wrong_line());
      is_right = is_right && read_members(line, PARAMETER_MEMBERS, slots);
      if (is_right) {
        PyObject *title = slots[PARAMETER_TITLE], *value = slots[PARAMETER_VALUE];
        const int kind = title                           ? (slots[PARAMETER_ID] ? KIND_ENTITY : KIND_OPEN)
                         : value && PyUnicode_Check(value) ? KIND_TEXT
                         : value && PyList_Check(value)    ? KIND_LIST
                                                           : KIND_TYPED;
        slots[PARAMETER_KIND] = new_reference(kinds[kind]);
        if (title) {
          Py_XDECREF(value);
          slots[PARAMETER_VALUE] = title;
          slots[PARAMETER_TITLE] = NULL;
        }
      }
      Py_XDECREF(slots[PARAMETER_TITLE]);
      PyObject *parameter = finish(is_right, &parameters, slots);
      is_right = parameter && PyDict_SetItem(made, name, parameter) == 0;
      Py_XDECREF(parameter);
      Py_XDECREF(name);
    } while (is_right && takes(line, ','));
  }
  if (is_right && !takes(line, '}')) is_right = wrong_line();
  if (is_right) return made;
  Py_XDECREF(made);
  return NULL;
}

static const Member OPTION_MEMBERS[] = {{"id", 0, read_text},       {"app", 0, read_text},    {"title", 1, read_text},
                                        {"subtitle", 2, read_text}, {"intent", 3, read_text}, {NULL, 0, NULL}};
static PyObject *read_option(Line *line) {
  PyObject *slots[4] = {0};
  return finish(read_members(line, OPTION_MEMBERS, slots), &options, slots);
}

static const Member ALTERNATIVE_MEMBERS[] = {
    {"app", 0, read_text}, {"intent", 1, read_text}, {"confidence", 2, read_confidence}, {NULL, 0, NULL}};
static PyObject *read_alternative(Line *line) {
  PyObject *slots[3] = {0};
  return finish(read_members(line, ALTERNATIVE_MEMBERS, slots), &alternatives, slots);
}

static PyObject *read_options(Line *line) { return read_tuple(line, read_option); }
static PyObject *read_alternatives(Line *line) { return read_tuple(line, read_alternative); }
static PyObject *read_unused(Line *line) { return read_tuple(line, read_text); }
static PyObject *read_more(Line *line) { return read_tuple(line, read_range); }
static PyObject *read_status(Line *line) { return read_code(line, statuses, 7); }
static PyObject *read_match(Line *line) { return read_code(line, matches, 2); }
static PyObject *read_frame(Line *line) { return read_code(line, frames, 7); }

/// Slots of a Resolution.
enum {
  TEXT_SLOT, STATUS_SLOT, APP_SLOT, INTENT_SLOT, PARAMETERS_SLOT, CONFIDENCE_SLOT, MATCH_SLOT, SHORTCUT_SLOT, PHRASE_SLOT,
  LOCALE_SLOT, MISSING_SLOT, DIALOG_SLOT, PARAMETER_SLOT, OPTIONS_SLOT, ALTERNATIVES_SLOT, FRAME_SLOT, NOT_DONE_SLOT,
  UNUSED_SLOT, MORE_SLOT, ERROR_SLOT, EXPLANATION_SLOT, SLOTS
};

static const Member RESOLUTION_MEMBERS[] = {
    {"status", STATUS_SLOT, read_status},
    {"app", APP_SLOT, read_text},
    {"intent", INTENT_SLOT, read_text},
    {"shortcut", SHORTCUT_SLOT, read_integer},
    {"phrase", PHRASE_SLOT, read_text},
    {"match", MATCH_SLOT, read_match},
    {"confidence", CONFIDENCE_SLOT, read_confidence},
    {"locale", LOCALE_SLOT, read_text},
    {"parameters", PARAMETERS_SLOT, read_parameters},
    {"missing", MISSING_SLOT, read_text},
    {"dialog", DIALOG_SLOT, read_text},
    {"parameter", PARAMETER_SLOT, read_text},
    {"options", OPTIONS_SLOT, read_options},
    {"alternatives", ALTERNATIVES_SLOT, read_alternatives},
    {"frame", FRAME_SLOT, read_frame},
    {"notDone", NOT_DONE_SLOT, read_text},
    {"unused", UNUSED_SLOT, read_unused},
    {"more", MORE_SLOT, read_more},
    {"error", ERROR_SLOT, read_text},
    {"explanation", EXPLANATION_SLOT, read_any},
    {NULL, 0, NULL},
};

/// An outcome of its line; `text` is what was resolved.
static PyObject *resolution_of(const char *bytes, PyObject *text) {
  Line line = {bytes};
  PyObject *slots[SLOTS] = {0};
  bool is_right = read_members(&line, RESOLUTION_MEMBERS, slots);
  slots[TEXT_SLOT] = new_reference(text);
  if (is_right && !slots[PARAMETERS_SLOT]) is_right = (slots[PARAMETERS_SLOT] = PyDict_New());
  static const int tuples[] = {OPTIONS_SLOT, ALTERNATIVES_SLOT, UNUSED_SLOT, MORE_SLOT};
  for (int i = 0; i < 4; i++) {
    if (is_right && !slots[tuples[i]]) slots[tuples[i]] = new_reference(no_tuple);
  }
  return finish(is_right, &resolutions, slots);
}

/// resolve(resolver, text, request) -> Resolution
static PyObject *resolve(PyObject *module, PyObject *const *arguments, Py_ssize_t count) {
  (void)module;
  bespeak_resolver resolver;
  const bespeak_request *request;
  if (count != 3) return PyErr_SetString(PyExc_TypeError, "three arguments"), NULL;
  if (!handle_of(arguments[0], &resolver) || !request_of(arguments[2], &request)) return NULL;
  if (!PyUnicode_Check(arguments[1])) return PyErr_SetString(PyExc_TypeError, "text is not a str"), NULL;
  PyObject *keeper;
  Py_ssize_t length;
  const char *text = text_of(arguments[1], &length, &keeper);
  if (!text) return Py_XDECREF(keeper), NULL;
  bespeak_buffer line = {0};
  int32_t status;
  UNLOCKED(status, bespeak_resolve_json(resolver, text, (size_t)length, request, &line));
  Py_XDECREF(keeper);
  PyObject *made = NULL;
  if (!status) {
    made = resolution_of(line.bytes, arguments[1]);
  } else if (status == BESPEAK_ERROR_UTF8 || length > 1 << 20) {
    // Of many, such a one is a row that is rejected.
    PyObject *list = PyList_New(1);
    if (list) {
      PyList_SetItem(list, 0, new_reference(arguments[1]));
      PyObject *outcomes = resolve_texts(resolver, list, request, 1);
      made = outcomes ? new_reference(PyList_GetItem(outcomes, 0)) : NULL;
      Py_XDECREF(outcomes);
      Py_DECREF(list);
    }
  } else {
    raise(status);
  }
  bespeak_buffer_free(&line);
  return made;
}

// ---- Columns ------------------------------------------------------------------------------------------------------

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE
struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};
#endif

/// Batches of rows that any number of consumers share, each with structs of its own.
typedef struct shared {
  atomic_size_t owners;
  struct ArrowSchema schema;
  int64_t count, capacity;
  struct ArrowArray *batches;
} shared;

static void drop(shared *shared) {
  if (atomic_fetch_sub_explicit(&shared->owners, 1, memory_order_acq_rel) != 1) return;
  for (int64_t i = 0; i < shared->count; i++) shared->batches[i].release(&shared->batches[i]);
  if (shared->schema.release) shared->schema.release(&shared->schema);
  free(shared->batches);
  free(shared);
}

/// A struct of a consumer's, with what it leads to: its children's structs, and who has the buffers.
typedef struct lease {
  shared *shared;
  void *children;
} lease;

#define LEASE(type)                                                                                                  \
  static void release_##type(struct type *released) {                                                                \
    lease *lease = released->private_data;                                                                           \
    for (int64_t i = 0; i < released->n_children; i++) {                                                             \
      if (released->children[i]->release) released->children[i]->release(released->children[i]);                     \
    }                                                                                                                \
    if (released->dictionary && released->dictionary->release) released->dictionary->release(released->dictionary); \
    released->release = NULL;                                                                                        \
    drop(lease->shared);                                                                                             \
    free(lease->children);                                                                                           \
    free(lease);                                                                                                     \
  }                                                                                                                  \
                                                                                                                     \
  /* Shares a struct, with the structs below it. Where memory ends, what was made is to be released. */              \
  static bool share_##type(shared *shared, const struct type *from, struct type *made) {                             \
    const size_t count = (size_t)from->n_children + 1;                                                               \
    lease *lease = malloc(sizeof *lease);                                                                            \
    char *below = lease ? calloc(count, sizeof(struct type) + sizeof(struct type *)) : NULL;                         \
    if (!below) return free(lease), false;                                                                           \
    *made = *from;                                                                                                   \
    *lease = (struct lease){shared, below};                                                                          \
    made->private_data = lease;                                                                                      \
    made->release = release_##type;                                                                                  \
    atomic_fetch_add_explicit(&shared->owners, 1, memory_order_relaxed);                                             \
    struct type *structs = (struct type *)below;                                                                     \
    made->children = (struct type **)(below + count * sizeof(struct type));                                          \
    for (size_t i = 0; i < count; i++) made->children[i] = &structs[i];                                              \
    if (from->dictionary) made->dictionary = &structs[count - 1];                                                    \
    for (size_t i = 0; i + 1 < count; i++) {                                                                         \
      if (!share_##type(shared, from->children[i], &structs[i])) return false;                                       \
    }                                                                                                                \
    return !from->dictionary || share_##type(shared, from->dictionary, made->dictionary);                            \
  }
LEASE(ArrowSchema)
LEASE(ArrowArray)

static PyTypeObject *columns_type;

typedef struct {
  PyObject_HEAD
  shared *shared;
} Columns;

static void columns_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  if (((Columns *)self)->shared) drop(((Columns *)self)->shared);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

static Columns *make_columns(void) {
  Columns *made = (Columns *)PyType_GenericAlloc(columns_type, 0);
  if (!made) return NULL;
  if (!(made->shared = calloc(1, sizeof *made->shared))) {
    Py_DECREF(made);
    return (Columns *)PyErr_NoMemory();
  }
  atomic_init(&made->shared->owners, 1);
  return made;
}

/// Makes place for another batch.
static bool reserve(Columns *columns) {
  shared *shared = columns->shared;
  if (shared->count < shared->capacity) return true;
  const int64_t capacity = 2 * shared->capacity + 1;
  struct ArrowArray *larger = realloc(shared->batches, (size_t)capacity * sizeof *larger);
  if (!larger) return PyErr_NoMemory(), false;
  shared->batches = larger;
  shared->capacity = capacity;
  return true;
}

/// Resolves a batch, and adds its rows.
static bool append(Columns *columns, bespeak_resolver resolver, const struct ArrowSchema *schema,
                   const struct ArrowArray *array, const bespeak_request *request, uint32_t threads, uint32_t flags) {
  if (!reserve(columns)) return false;
  shared *shared = columns->shared;
  const int32_t status = resolve_rows(resolver, schema, array, request, threads, flags,
                                      shared->schema.release ? NULL : &shared->schema, &shared->batches[shared->count]);
  if (status) return raise(status), false;
  shared->count++;
  return true;
}

static void free_schema(PyObject *capsule) {
  struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
  if (schema && schema->release) schema->release(schema);
  free(schema);
}

static void free_array(PyObject *capsule) {
  struct ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
  if (array && array->release) array->release(array);
  free(array);
}

static PyObject *columns_schema(PyObject *self, PyObject *unused) {
  (void)unused;
  shared *shared = ((Columns *)self)->shared;
  struct ArrowSchema *made = calloc(1, sizeof *made);
  if (!made) return PyErr_NoMemory();
  PyObject *capsule = PyCapsule_New(made, "arrow_schema", free_schema);
  if (!capsule) return free(made), NULL;
  if (!share_ArrowSchema(shared, &shared->schema, made)) {
    Py_DECREF(capsule);
    return PyErr_NoMemory();
  }
  return capsule;
}

static PyObject *columns_array(PyObject *self, PyObject *arguments) {
  PyObject *requested = NULL;
  if (!PyArg_ParseTuple(arguments, "|O", &requested)) return NULL;
  shared *shared = ((Columns *)self)->shared;
  if (shared->count != 1) {
    PyErr_Format(PyExc_ValueError, "these are %lld batches, not one: take them by '__arrow_c_stream__'", (long long)shared->count);
    return NULL;
  }
  struct ArrowArray *made = calloc(1, sizeof *made);
  if (!made) return PyErr_NoMemory();
  PyObject *capsule = PyCapsule_New(made, "arrow_array", free_array);
  if (!capsule) return free(made), NULL;
  PyObject *schema = columns_schema(self, NULL);
  if (!schema || !share_ArrowArray(shared, &shared->batches[0], made)) {
    Py_XDECREF(schema);
    Py_DECREF(capsule);
    return PyErr_Occurred() ? NULL : PyErr_NoMemory();
  }
  PyObject *both = PyTuple_Pack(2, schema, capsule);
  Py_DECREF(schema);
  Py_DECREF(capsule);
  return both;
}

/// A stream of a consumer's.
typedef struct stream {
  shared *shared;
  int64_t next;
} stream;

static int stream_schema(struct ArrowArrayStream *self, struct ArrowSchema *made) {
  stream *stream = self->private_data;
  *made = (struct ArrowSchema){.release = NULL};
  if (share_ArrowSchema(stream->shared, &stream->shared->schema, made)) return 0;
  if (made->release) made->release(made);
  return 12;  // ENOMEM
}

static int stream_next(struct ArrowArrayStream *self, struct ArrowArray *made) {
  stream *stream = self->private_data;
  *made = (struct ArrowArray){.release = NULL};
  if (stream->next == stream->shared->count) return 0;
  if (share_ArrowArray(stream->shared, &stream->shared->batches[stream->next], made)) return stream->next++, 0;
  if (made->release) made->release(made);
  return 12;
}

static const char *stream_error(struct ArrowArrayStream *self) {
  (void)self;
  return "no memory";
}

static void stream_release(struct ArrowArrayStream *self) {
  stream *stream = self->private_data;
  drop(stream->shared);
  free(stream);
  self->release = NULL;
}

static void free_stream(PyObject *capsule) {
  struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
  if (stream && stream->release) stream->release(stream);
  free(stream);
}

static PyObject *columns_stream(PyObject *self, PyObject *arguments) {
  PyObject *requested = NULL;
  if (!PyArg_ParseTuple(arguments, "|O", &requested)) return NULL;
  shared *shared = ((Columns *)self)->shared;
  struct ArrowArrayStream *made = calloc(1, sizeof *made);
  stream *state = calloc(1, sizeof *state);
  PyObject *capsule = made && state ? PyCapsule_New(made, "arrow_array_stream", free_stream) : NULL;
  if (!capsule) {
    free(made);
    free(state);
    return PyErr_Occurred() ? NULL : PyErr_NoMemory();
  }
  atomic_fetch_add_explicit(&shared->owners, 1, memory_order_relaxed);
  state->shared = shared;
  *made = (struct ArrowArrayStream){stream_schema, stream_next, stream_error, stream_release, state};
  return capsule;
}

static Py_ssize_t columns_length(PyObject *self) {
  const shared *shared = ((Columns *)self)->shared;
  int64_t length = 0;
  for (int64_t i = 0; i < shared->count; i++) length += shared->batches[i].length;
  return (Py_ssize_t)length;
}

static PyMethodDef columns_methods[] = {
    {"__arrow_c_schema__", columns_schema, METH_NOARGS, NULL},
    {"__arrow_c_array__", columns_array, METH_VARARGS, NULL},
    {"__arrow_c_stream__", columns_stream, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL}};
static PyType_Slot columns_slots[] = {
    {Py_tp_dealloc, columns_dealloc}, {Py_tp_methods, columns_methods}, {Py_mp_length, columns_length}, {0, NULL}};
static PyType_Spec columns_spec = {"bespeak._native.Columns", sizeof(Columns), 0, Py_TPFLAGS_DEFAULT, columns_slots};

/// columns_of_list(resolver, list, request, threads, flags, rows of a batch) -> Columns
static PyObject *columns_of_list(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *resolver_object, *list, *request_object;
  uint32_t threads;
  unsigned flags;
  Py_ssize_t size;
  bespeak_resolver resolver;
  const bespeak_request *request;
  if (!PyArg_ParseTuple(arguments, "OO!OO&In", &resolver_object, &PyList_Type, &list, &request_object, number_of, &threads,
                        &flags, &size)) {
    return NULL;
  }
  if (!handle_of(resolver_object, &resolver) || !request_of(request_object, &request)) return NULL;
  PyObject *kept = PyList_GetSlice(list, 0, PyList_Size(list));
  Columns *made = kept ? make_columns() : NULL;
  const Py_ssize_t count = kept ? PyList_Size(kept) : 0;
  for (Py_ssize_t first = 0; made && (first == 0 || first < count); first += size) {
    Texts texts;
    if (!open_texts(&texts, kept, first, count - first < size ? count - first : size) ||
        !append(made, resolver, &texts.schema, &texts.array, request, threads, flags)) {
      Py_DECREF(made);
      made = NULL;
    }
    close_texts(&texts);
  }
  Py_XDECREF(kept);
  return (PyObject *)made;
}

/// Gives batches of a stream to `take`, or the one of an array.
static bool each_batch(PyObject *schema_capsule, PyObject *array_capsule,
                       bool (*take)(void *, const struct ArrowSchema *, const struct ArrowArray *), void *context) {
  if (schema_capsule != Py_None) {
    const struct ArrowSchema *schema = PyCapsule_GetPointer(schema_capsule, "arrow_schema");
    const struct ArrowArray *array = schema ? PyCapsule_GetPointer(array_capsule, "arrow_array") : NULL;
    return array && take(context, schema, array);
  }
  struct ArrowArrayStream *stream = PyCapsule_GetPointer(array_capsule, "arrow_array_stream");
  if (!stream) return false;
  if (!stream->release) return PyErr_SetString(PyExc_ValueError, "the stream was read before"), false;
  struct ArrowSchema schema = {.release = NULL};
  int status;
  // A stream may run on threads that want the lock of the interpreter.
  UNLOCKED(status, stream->get_schema(stream, &schema));
  bool is_right = true, is_empty = true;
  while (status == 0 && is_right) {
    struct ArrowArray array = {.release = NULL};
    UNLOCKED(status, stream->get_next(stream, &array));
    if (status || !array.release) break;
    is_right = take(context, &schema, &array);
    is_empty = false;
    array.release(&array);
  }
  if (status) {
    const char *why = stream->get_last_error(stream);
    PyErr_Format(PyExc_OSError, "the stream of Arrow batches failed: %s", why ? why : "no reason is given");
    is_right = false;
  }
  // No batch at all has the columns of an empty one.
  if (is_right && is_empty) {
    static const void *const none[3] = {NULL, "\0\0\0", ""};
    const struct ArrowSchema texts = {.format = "u", .name = "", .release = keep_schema};
    const struct ArrowArray array = {.n_buffers = 3, .buffers = (const void **)none, .release = keep_array};
    is_right = take(context, &texts, &array);
  }
  if (schema.release) schema.release(&schema);
  return is_right;
}

typedef struct {
  Columns *columns;
  PyObject *list;  ///< Else the objects.
  bespeak_resolver resolver;
  const bespeak_request *request;
  uint32_t threads;
  unsigned flags;
} Task;

static bool take_columns(void *context, const struct ArrowSchema *schema, const struct ArrowArray *array) {
  Task *task = context;
  return append(task->columns, task->resolver, schema, array, task->request, task->threads, task->flags);
}

static bool take_objects(void *context, const struct ArrowSchema *schema, const struct ArrowArray *array) {
  Task *task = context;
  struct ArrowArray rows = {.release = NULL};
  const int32_t status = resolve_rows(task->resolver, schema, array, task->request, task->threads,
                                      BESPEAK_COLUMNS_TRANSCRIPT, NULL, &rows);
  if (status) return raise(status), false;
  PyObject *made = list_of(&rows, NULL, true, task->request && task->request->flags & BESPEAK_EXPLAIN);
  rows.release(&rows);
  if (!made) return false;
  const Py_ssize_t end = PyList_Size(task->list);
  const int failed = PyList_SetSlice(task->list, end, end, made);
  Py_DECREF(made);
  return !failed;
}

/// columns_of_arrow(resolver, schema or None, array or stream, request, threads, flags) -> Columns
static PyObject *columns_of_arrow(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *resolver, *schema, *array, *request;
  Task task = {0};
  if (!PyArg_ParseTuple(arguments, "OOOOO&I", &resolver, &schema, &array, &request, number_of, &task.threads, &task.flags)) {
    return NULL;
  }
  if (!handle_of(resolver, &task.resolver) || !request_of(request, &task.request)) return NULL;
  if (!(task.columns = make_columns())) return NULL;
  if (!each_batch(schema, array, take_columns, &task)) {
    Py_DECREF(task.columns);
    return NULL;
  }
  return (PyObject *)task.columns;
}

/// objects_of_arrow(resolver, schema or None, array or stream, request, threads) -> list of Resolution
static PyObject *objects_of_arrow(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *resolver, *schema, *array, *request;
  Task task = {0};
  if (!PyArg_ParseTuple(arguments, "OOOOO&", &resolver, &schema, &array, &request, number_of, &task.threads)) return NULL;
  if (!handle_of(resolver, &task.resolver) || !request_of(request, &task.request)) return NULL;
  if (!(task.list = PyList_New(0))) return NULL;
  if (!each_batch(schema, array, take_objects, &task)) {
    Py_DECREF(task.list);
    return NULL;
  }
  return task.list;
}

// ---- Entities and queries -----------------------------------------------------------------------------------------

/// Pairs of ids and titles as the library takes them; `sequence` keeps their texts.
static bespeak_name *names_of(PyObject *sequence, size_t *count) {
  const Py_ssize_t size = PyList_Size(sequence);
  if (size < 0) return NULL;
  bespeak_name *names = PyMem_Calloc((size_t)size + 1, sizeof *names);
  if (!names) return (bespeak_name *)PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < size; i++) {
    PyObject *pair = PyList_GetItem(sequence, i);
    PyObject *id = PyTuple_GetItem(pair, 0), *title = id ? PyTuple_GetItem(pair, 1) : NULL;
    if (!title || !optional_text(id, &names[i].id, &names[i].id_length) ||
        !optional_text(title, &names[i].title, &names[i].title_length)) {
      PyMem_Free(names);
      return NULL;
    }
  }
  *count = (size_t)size;
  return names;
}

static PyObject *done(int32_t status) {
  if (status) return raise(status);
  Py_RETURN_NONE;
}

static PyObject *entities_make(PyObject *module, PyObject *arguments) {
  (void)module;
  const char *locale;
  Py_ssize_t length;
  bespeak_entities made;
  if (!PyArg_ParseTuple(arguments, "s#", &locale, &length)) return NULL;
  const int32_t status = bespeak_entities_make(locale, (size_t)length, &made);
  return status ? raise(status) : make_handle(made);
}

static PyObject *entities_replace(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object, *list;
  bespeak_entities entities;
  size_t count = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "OO!", &object, &PyList_Type, &list) || !handle_of(object, &entities)) return NULL;
  bespeak_name *names = names_of(list, &count);
  if (!names) return NULL;
  UNLOCKED(status, bespeak_entities_replace(entities, names, count));
  PyMem_Free(names);
  return done(status);
}

static PyObject *entities_update(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object, *list, *removed;
  bespeak_entities entities;
  size_t count = 0;
  if (!PyArg_ParseTuple(arguments, "OO!O!", &object, &PyList_Type, &list, &PyList_Type, &removed) ||
      !handle_of(object, &entities)) {
    return NULL;
  }
  bespeak_name *names = names_of(list, &count);
  if (!names) return NULL;
  const Py_ssize_t gone = PyList_Size(removed);
  bespeak_text *ids = PyMem_Calloc((size_t)gone + 1, sizeof *ids);
  bool is_right = ids || (PyErr_NoMemory(), false);
  for (Py_ssize_t i = 0; is_right && i < gone; i++) {
    is_right = optional_text(PyList_GetItem(removed, i), &ids[i].bytes, &ids[i].length);
  }
  int32_t status = 0;
  if (is_right) UNLOCKED(status, bespeak_entities_update(entities, names, count, ids, (size_t)gone));
  PyMem_Free(names);
  PyMem_Free(ids);
  return is_right ? done(status) : NULL;
}

static PyObject *entities_count(PyObject *module, PyObject *object) {
  (void)module;
  bespeak_entities entities;
  size_t count;
  if (!handle_of(object, &entities)) return NULL;
  const int32_t status = bespeak_entities_count(entities, &count);
  return status ? raise(status) : PyLong_FromSize_t(count);
}

/// Whether the interpreter still takes calls of other threads.
static atomic_bool is_open = true;

static PyObject *close_module(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  atomic_store(&is_open, false);
  Py_RETURN_NONE;
}

/// Called on a thread of the library: gives the text to a callable, which answers now or later.
static void ask(void *context, const char *text, size_t length, bespeak_completion completion) {
  if (!atomic_load(&is_open)) {
    bespeak_query_fail(completion, BESPEAK_TEXT("the interpreter ends"));
    return;
  }
  const PyGILState_STATE state = PyGILState_Ensure();
  PyObject *result = PyObject_CallFunction(context, "s#K", text, (Py_ssize_t)length, (unsigned long long)completion);
  if (!result) {
    PyErr_WriteUnraisable(context);
    bespeak_query_fail(completion, BESPEAK_TEXT("the query raised an exception"));
  }
  Py_XDECREF(result);
  PyGILState_Release(state);
}

static void forget(void *context) {
  // What is left when the interpreter ends goes with the process.
  if (!atomic_load(&is_open)) return;
  const PyGILState_STATE state = PyGILState_Ensure();
  Py_DECREF((PyObject *)context);
  PyGILState_Release(state);
}

/// answer(completion, list of pairs) -> whether somebody waited
static PyObject *answer(PyObject *module, PyObject *arguments) {
  (void)module;
  unsigned long long completion;
  PyObject *list;
  size_t count = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "KO!", &completion, &PyList_Type, &list)) return NULL;
  bespeak_name *names = names_of(list, &count);
  if (!names) return NULL;
  UNLOCKED(status, bespeak_query_answer(completion, names, count));
  PyMem_Free(names);
  if (status && status != BESPEAK_ERROR_HANDLE) return raise(status);
  return PyBool_FromLong(status == 0);
}

/// fail(completion, message)
static PyObject *fail(PyObject *module, PyObject *arguments) {
  (void)module;
  unsigned long long completion;
  const char *message;
  Py_ssize_t length;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Ks#", &completion, &message, &length)) return NULL;
  UNLOCKED(status, bespeak_query_fail(completion, message, (size_t)length));
  if (status && status != BESPEAK_ERROR_HANDLE) return raise(status);
  Py_RETURN_NONE;
}

/// Paths of a list of bytes, which have to outlive them; to be freed, also where this fails. The list is borrowed.
static bool paths_of(PyObject *list, const char *const **paths, size_t *count) {
  const char **made = PyMem_Calloc((size_t)PyList_Size(list) + 1, sizeof *made);
  *paths = made;
  *count = (size_t)PyList_Size(list);
  if (!made) return PyErr_NoMemory(), false;
  for (size_t i = 0; i < *count; i++) {
    if (!(made[i] = PyBytes_AsString(PyList_GetItem(list, (Py_ssize_t)i)))) return false;
  }
  return true;
}

static void free_paths(const char *const *paths) { PyMem_Free((void *)paths); }

/// resolver_make(catalogs, flags, policy, confirm_below, memory path or None, [vectors' path],
///               [(app, entity, handle or callable)])
static PyObject *resolver_make(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object, *vectors, *list;
  bespeak_resolver_options given = {.size = sizeof given};
  bespeak_catalogs catalogs;
  if (!PyArg_ParseTuple(arguments, "OIIdzO!O!", &object, &given.flags, &given.policy, &given.confirm_below,
                        &given.memory_path, &PyList_Type, &vectors, &PyList_Type, &list) ||
      !handle_of(object, &catalogs)) {
    return NULL;
  }
  const Py_ssize_t count = PyList_Size(list);
  bespeak_binding *bindings = PyMem_Calloc((size_t)count + 1, sizeof *bindings);
  if (!bindings) return PyErr_NoMemory();
  bool is_right = paths_of(vectors, &given.vectors, &given.vectors_count);
  for (Py_ssize_t i = 0; is_right && i < count; i++) {
    PyObject *app, *entity, *source;
    is_right = PyArg_ParseTuple(PyList_GetItem(list, i), "OOO", &app, &entity, &source) &&
               optional_text(app, &bindings[i].app, &bindings[i].app_length) &&
               optional_text(entity, &bindings[i].entity, &bindings[i].entity_length);
    if (!is_right) break;
    if (Py_TYPE(source) == handle_type) {
      bindings[i].entities = ((Handle *)source)->value;
    } else {
      bindings[i].query = ask;
      bindings[i].context = source;
      bindings[i].release = forget;
      Py_INCREF(source);
    }
  }
  bespeak_resolver made = 0;
  int32_t status = 0;
  given.bindings = bindings;
  given.binding_count = (size_t)count;
  if (is_right) UNLOCKED(status, bespeak_resolver_make(catalogs, &given, &made));
  if (!is_right || status) {
    for (Py_ssize_t i = 0; i < count; i++) Py_XDECREF((PyObject *)bindings[i].context);
  }
  PyMem_Free(bindings);
  free_paths(given.vectors);
  if (!is_right) return NULL;
  return status ? raise(status) : make_handle(made);
}

// ---- Catalogs -----------------------------------------------------------------------------------------------------

static PyObject *text_of_buffer(bespeak_buffer *buffer) {
  PyObject *text = PyUnicode_DecodeUTF8(buffer->bytes ? buffer->bytes : "", (Py_ssize_t)buffer->length, NULL);
  bespeak_buffer_free(buffer);
  return text;
}

/// What compiling gives: the status, the message, a handle or None, and the findings as JSON.
static PyObject *compiled(int32_t status, bespeak_catalogs catalogs, bespeak_buffer *diagnostics) {
  char message[1001] = "";
  if (status) bespeak_last_error(message, sizeof message);
  PyObject *handle = status ? new_reference(Py_None) : make_handle(catalogs);
  PyObject *found = text_of_buffer(diagnostics);
  if (handle && found) return Py_BuildValue("(isNN)", (int)status, message, handle, found);
  Py_XDECREF(handle);
  Py_XDECREF(found);
  return NULL;
}

/// Options of compiling: flags, [values' path], [vectors' path]; `free_options` frees them, also where this fails.
static bool options_of(PyObject *arguments, PyObject **list, bespeak_compile_options *options) {
  PyObject *values, *vectors;
  return PyArg_ParseTuple(arguments, "O!IO!O!", &PyList_Type, list, &options->flags, &PyList_Type, &values, &PyList_Type,
                          &vectors) &&
         paths_of(values, &options->values, &options->values_count) &&
         paths_of(vectors, &options->vectors, &options->vectors_count);
}

static void free_options(bespeak_compile_options *options) {
  free_paths(options->values);
  free_paths(options->vectors);
}

/// compile_paths([bytes], flags, [values' path], [vectors' path])
static PyObject *compile_paths(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *list;
  bespeak_compile_options given = {.size = sizeof given};
  const char *const *paths = NULL;
  size_t count;
  bespeak_catalogs made = 0;
  bespeak_buffer found = {0};
  int32_t status = 0;
  const bool is_right = options_of(arguments, &list, &given) && paths_of(list, &paths, &count);
  if (is_right) UNLOCKED(status, bespeak_compile_paths(paths, count, &given, &made, &found));
  free_paths(paths);
  free_options(&given);
  return is_right ? compiled(status, made, &found) : NULL;
}

/// compile_bytes([(name, bytes)], flags, [values' path], [vectors' path])
static PyObject *compile_bytes(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *list;
  bespeak_compile_options given = {.size = sizeof given};
  bool is_right = options_of(arguments, &list, &given);
  const Py_ssize_t count = is_right ? PyList_Size(list) : 0;
  bespeak_source *sources = PyMem_Calloc((size_t)count + 1, sizeof *sources);
  if (!sources) PyErr_NoMemory();
  is_right = is_right && sources;
  for (Py_ssize_t i = 0; is_right && i < count; i++) {
    Py_ssize_t name, length;
    is_right = PyArg_ParseTuple(PyList_GetItem(list, i), "s#y#", &sources[i].name, &name, &sources[i].bytes, &length);
    if (!is_right) break;
    sources[i].name_length = (size_t)name;
    sources[i].length = (size_t)length;
  }
  bespeak_catalogs made = 0;
  bespeak_buffer found = {0};
  int32_t status = 0;
  if (is_right) UNLOCKED(status, bespeak_compile_bytes(sources, (size_t)count, &given, &made, &found));
  PyMem_Free(sources);
  free_options(&given);
  return is_right ? compiled(status, made, &found) : NULL;
}

static PyObject *image_open(PyObject *module, PyObject *arguments) {
  (void)module;
  const char *path;
  unsigned flags;
  bespeak_catalogs made = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "yI", &path, &flags)) return NULL;
  UNLOCKED(status, bespeak_image_open(path, flags, &made));
  return status ? raise(status) : make_handle(made);
}

static PyObject *image_open_bytes(PyObject *module, PyObject *arguments) {
  (void)module;
  const char *bytes;
  Py_ssize_t length;
  bespeak_catalogs made = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "y#", &bytes, &length)) return NULL;
  UNLOCKED(status, bespeak_image_open_bytes(bytes, (size_t)length, &made));
  return status ? raise(status) : make_handle(made);
}

static PyObject *image_write(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  const char *path;
  bespeak_catalogs catalogs;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Oy", &object, &path) || !handle_of(object, &catalogs)) return NULL;
  UNLOCKED(status, bespeak_image_write(catalogs, path));
  return done(status);
}

/// names(catalogs) -> ([app ids], [(number of the app, name of an intent)])
static PyObject *names(PyObject *module, PyObject *object) {
  (void)module;
  bespeak_catalogs catalogs;
  size_t app_count, intent_count;
  if (!handle_of(object, &catalogs)) return NULL;
  int32_t status = bespeak_catalogs_count(catalogs, &app_count, &intent_count);
  if (status) return raise(status);
  PyObject *apps = PyList_New(0), *intents = PyList_New(0);
  bool is_right = apps && intents;
  for (size_t i = 0; is_right && i < app_count + intent_count; i++) {
    bespeak_text text;
    int32_t app = -1;
    const bool is_app = i < app_count;
    status = is_app ? bespeak_app_id(catalogs, (int32_t)i, &text)
                    : bespeak_intent_name(catalogs, (int32_t)(i - app_count), &app, &text);
    PyObject *one = status ? raise(status)
                    : is_app ? PyUnicode_DecodeUTF8(text.bytes, (Py_ssize_t)text.length, NULL)
                             : Py_BuildValue("(is#)", (int)app, text.bytes, (Py_ssize_t)text.length);
    is_right = one && PyList_Append(is_app ? apps : intents, one) == 0;
    Py_XDECREF(one);
  }
  if (is_right) return Py_BuildValue("(NN)", apps, intents);
  Py_XDECREF(apps);
  Py_XDECREF(intents);
  return NULL;
}

// ---- Values, names, turns -----------------------------------------------------------------------------------------

/// parse(text, locale, types or None, reference date or None, time zone or None, latent) -> JSON
static PyObject *parse(PyObject *module, PyObject *arguments) {
  (void)module;
  const char *text;
  Py_ssize_t length, locale, types, date, zone;
  bespeak_parse_options given = {.size = sizeof given};
  if (!PyArg_ParseTuple(arguments, "s#z#z#z#z#I", &text, &length, &given.locale, &locale, &given.types, &types,
                        &given.reference_date, &date, &given.time_zone, &zone, &given.latent)) {
    return NULL;
  }
  given.locale_length = (size_t)locale;
  given.types_length = (size_t)types;
  given.reference_date_length = (size_t)date;
  given.time_zone_length = (size_t)zone;
  bespeak_buffer line = {0};
  int32_t status;
  UNLOCKED(status, bespeak_parse_json(text, (size_t)length, &given, &line));
  return status ? raise(status) : text_of_buffer(&line);
}

/// names_make([(id, title)], locale)
static PyObject *names_make(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *list;
  const char *locale;
  Py_ssize_t length;
  size_t count = 0;
  bespeak_names made = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "O!s#", &PyList_Type, &list, &locale, &length)) return NULL;
  bespeak_name *given = names_of(list, &count);
  if (!given) return NULL;
  UNLOCKED(status, bespeak_names_make(given, count, locale, (size_t)length, &made));
  PyMem_Free(given);
  return status ? raise(status) : make_handle(made);
}

/// names_of_catalogs(catalogs, app or None, entity, locale)
static PyObject *names_of_catalogs(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  const char *app, *entity, *locale;
  Py_ssize_t app_length, entity_length, locale_length;
  bespeak_catalogs catalogs;
  bespeak_names made = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Oz#s#s#", &object, &app, &app_length, &entity, &entity_length, &locale, &locale_length) ||
      !handle_of(object, &catalogs)) {
    return NULL;
  }
  UNLOCKED(status, bespeak_names_of(catalogs, app, (size_t)app_length, entity, (size_t)entity_length, locale,
                                    (size_t)locale_length, &made));
  return status ? raise(status) : make_handle(made);
}

/// find(names, text, limit) -> [(id, title, confidence, score)]
static PyObject *find(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  const char *text;
  Py_ssize_t length, limit;
  bespeak_names handle;
  bespeak_found found[64];
  size_t count = 0;
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Os#n", &object, &text, &length, &limit) || !handle_of(object, &handle)) return NULL;
  UNLOCKED(status, bespeak_find(handle, text, (size_t)length, found, (size_t)limit, &count));
  if (status) return raise(status);
  PyObject *made = PyList_New(0);
  for (size_t i = 0; made && i < count; i++) {
    PyObject *one = Py_BuildValue("(s#s#dd)", found[i].id.bytes, (Py_ssize_t)found[i].id.length, found[i].title.bytes,
                                  (Py_ssize_t)found[i].title.length, found[i].confidence, found[i].score);
    if (!one || PyList_Append(made, one)) Py_CLEAR(made);
    Py_XDECREF(one);
  }
  return made;
}

typedef int32_t making(bespeak_resolver, const bespeak_request *, bespeak_handle *);

static PyObject *make_turns(PyObject *arguments, making *make) {
  PyObject *object, *request_object;
  bespeak_resolver resolver;
  const bespeak_request *request;
  bespeak_handle made = 0;
  if (!PyArg_ParseTuple(arguments, "OO", &object, &request_object)) return NULL;
  if (!handle_of(object, &resolver) || !request_of(request_object, &request)) return NULL;
  const int32_t status = make(resolver, request, &made);
  return status ? raise(status) : make_handle(made);
}

static PyObject *talk_make(PyObject *module, PyObject *arguments) {
  (void)module;
  return make_turns(arguments, bespeak_talk_make);
}

static PyObject *stream_make(PyObject *module, PyObject *arguments) {
  (void)module;
  return make_turns(arguments, bespeak_stream_make);
}

/// talk_say(talk, text) -> JSON
static PyObject *talk_say(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  const char *text;
  Py_ssize_t length;
  bespeak_talk talk;
  bespeak_buffer turn = {0};
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Os#", &object, &text, &length) || !handle_of(object, &talk)) return NULL;
  UNLOCKED(status, bespeak_talk_say(talk, text, (size_t)length, NULL, &turn));
  return status ? raise(status) : text_of_buffer(&turn);
}

/// talk_choose(talk, option) -> JSON
static PyObject *talk_choose(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  uint32_t option;
  bespeak_talk talk;
  bespeak_buffer turn = {0};
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "OO&", &object, number_of, &option) || !handle_of(object, &talk)) return NULL;
  UNLOCKED(status, bespeak_talk_choose(talk, option, NULL, &turn));
  return status ? raise(status) : text_of_buffer(&turn);
}

/// talk_confirm(talk, yes) -> JSON
static PyObject *talk_confirm(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  int yes;
  bespeak_talk talk;
  bespeak_buffer turn = {0};
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Op", &object, &yes) || !handle_of(object, &talk)) return NULL;
  UNLOCKED(status, bespeak_talk_confirm(talk, yes, NULL, &turn));
  return status ? raise(status) : text_of_buffer(&turn);
}

/// talk_cancel(talk) -> JSON
static PyObject *talk_cancel(PyObject *module, PyObject *object) {
  (void)module;
  bespeak_talk talk;
  bespeak_buffer turn = {0};
  int32_t status;
  if (!handle_of(object, &talk)) return NULL;
  UNLOCKED(status, bespeak_talk_cancel(talk, NULL, &turn));
  return status ? raise(status) : text_of_buffer(&turn);
}

/// stream_hear(stream, text, is it all) -> JSON
static PyObject *stream_hear(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *object;
  const char *text;
  Py_ssize_t length;
  int is_final;
  bespeak_stream stream;
  bespeak_buffer line = {0};
  int32_t status;
  if (!PyArg_ParseTuple(arguments, "Os#p", &object, &text, &length, &is_final) || !handle_of(object, &stream)) return NULL;
  UNLOCKED(status, is_final ? bespeak_stream_finish_json(stream, text, (size_t)length, &line)
                            : bespeak_stream_update_json(stream, text, (size_t)length, &line));
  return status ? raise(status) : text_of_buffer(&line);
}

static PyObject *handle_count(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyLong_FromSize_t(bespeak_handle_count());
}

// ---- The module ---------------------------------------------------------------------------------------------------

static int set_texts(PyObject **texts, size_t count, PyObject *tuple) {
  if (PyTuple_Size(tuple) != (Py_ssize_t)count) return PyErr_SetString(PyExc_ValueError, "another number of texts"), -1;
  for (size_t i = 0; i < count; i++) texts[i] = new_reference(PyTuple_GetItem(tuple, (Py_ssize_t)i));
  return 0;
}

/// setup(failure, json.loads, [(class, names of slots)] of four, [texts] of four)
static PyObject *setup(PyObject *module, PyObject *arguments) {
  (void)module;
  PyObject *classes, *texts;
  if (!PyArg_ParseTuple(arguments, "OOO!O!", &failure, &read_json, &PyTuple_Type, &classes, &PyTuple_Type, &texts)) return NULL;
  Py_INCREF(failure);
  Py_INCREF(read_json);
  Class *const made[] = {&resolutions, &parameters, &options, &alternatives};
  static const int counts[] = {21, 7, 4, 3};
  for (int i = 0; i < 4; i++) {
    PyObject *type, *slots;
    if (!PyArg_ParseTuple(PyTuple_GetItem(classes, i), "OO!", &type, &PyTuple_Type, &slots) || set_class(made[i], type, slots)) {
      return NULL;
    }
    if (made[i]->count != counts[i]) return PyErr_SetString(PyExc_ValueError, "another number of slots"), NULL;
  }
  if (set_texts(statuses, 7, PyTuple_GetItem(texts, 0)) || set_texts(matches, 2, PyTuple_GetItem(texts, 1)) ||
      set_texts(frames, 7, PyTuple_GetItem(texts, 2)) || set_texts(kinds, 5, PyTuple_GetItem(texts, 3))) {
    return NULL;
  }
  Py_RETURN_NONE;
}

#define METHOD(name) {#name, name, METH_VARARGS, NULL}
static PyMethodDef methods[] = {
    METHOD(setup),
    {"close", close_module, METH_NOARGS, NULL},
    {"handle_count", handle_count, METH_NOARGS, NULL},
    {"resolve", (PyCFunction)(void (*)(void))resolve, METH_FASTCALL, NULL},
    METHOD(resolve_list),
    METHOD(columns_of_list),
    METHOD(columns_of_arrow),
    METHOD(objects_of_arrow),
    METHOD(resolver_make),
    METHOD(entities_make),
    METHOD(entities_replace),
    METHOD(entities_update),
    {"entities_count", entities_count, METH_O, NULL},
    METHOD(answer),
    METHOD(fail),
    METHOD(compile_paths),
    METHOD(compile_bytes),
    METHOD(image_open),
    METHOD(image_open_bytes),
    METHOD(image_write),
    {"names", names, METH_O, NULL},
    METHOD(parse),
    METHOD(names_make),
    METHOD(names_of_catalogs),
    METHOD(find),
    METHOD(talk_make),
    METHOD(talk_say),
    METHOD(talk_choose),
    METHOD(talk_confirm),
    {"talk_cancel", talk_cancel, METH_O, NULL},
    METHOD(stream_make),
    METHOD(stream_hear),
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "bespeak._native", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void) {
  if (bespeak_abi_version() >> 16 != BESPEAK_ABI_VERSION >> 16 || bespeak_abi_version() < BESPEAK_ABI_VERSION) {
    PyErr_Format(PyExc_ImportError, "libbespeak has the ABI %x, and %x is needed", bespeak_abi_version(), BESPEAK_ABI_VERSION);
    return NULL;
  }
  PyObject *module = PyModule_Create(&definition);
  if (!module || !(no_tuple = PyTuple_New(0))) return NULL;
  handle_type = (PyTypeObject *)PyType_FromSpec(&handle_spec);
  request_type = (PyTypeObject *)PyType_FromSpec(&request_spec);
  columns_type = (PyTypeObject *)PyType_FromSpec(&columns_spec);
  if (!handle_type || !request_type || !columns_type) return NULL;
  PyModule_AddObject(module, "Handle", new_reference((PyObject *)handle_type));
  PyModule_AddObject(module, "Request", new_reference((PyObject *)request_type));
  PyModule_AddObject(module, "Columns", new_reference((PyObject *)columns_type));
  PyModule_AddStringConstant(module, "version", bespeak_version());
  return module;
}
