"""The file format `bespeak-vectors/1`, written and read: README.md in this folder says what it is."""
import struct

import numpy as np

MASK = (1 << 64) - 1
MAGIC = 0x31434556  # "VEC1"
VERSION = 1
HEADER_WORDS = 8
SECTIONS = ("about", "keys", "lengths", "words", "scales", "rows")
ALIGNMENT = 16  # words
MAX_WORD_BYTES = 32


def _product(a, b):
    full = a * b
    return (full >> 64) ^ (full & MASK)


def token_hash(word):
    """The hash of a folded word, that of `TokenHash` in Sources/TextAnalysis."""
    keys = (0xFFA0761D6478BD65, 0xFFE7037ED1A0B429, 0x8EBC6AF09C88C6E3, 0x589965CC75374CC3)
    data = word.encode()
    seed, offset = 0, 0
    while len(data) - offset > 16:
        first, second = struct.unpack_from("<QQ", data, offset)
        seed = _product(first ^ keys[0], second ^ keys[1] ^ seed)
        offset += 16
    first, second = struct.unpack("<QQ", data[offset:].ljust(16, b"\0"))
    mixed = _product(first ^ keys[0], second ^ keys[1] ^ seed)
    return _product(mixed ^ keys[2], len(data) ^ keys[3]) or 1


def checksum(data):
    """The checksum of bytes, that of `Checksum` in Sources/MatchIndex."""
    primes = (0xA0761D6478BD642F, 0xE7037ED1A0B428DB, 0x8EBC6AF09C88C6E3, 0x589965CC75374CC3)

    def fold(x, y):
        full = x * y
        return (full >> 64) ^ (full & MASK) ^ ((x + 0x9E3779B97F4A7C15) & MASK)

    a, b, c, d = primes[0], primes[1], primes[2], primes[3] ^ len(data)
    whole = len(data) // 32 * 32
    for w, x, y, z in struct.iter_unpack("<QQQQ", data[:whole]):
        a, b, c, d = fold(a ^ w, primes[1]), fold(b ^ x, primes[2]), fold(c ^ y, primes[3]), fold(d ^ z, primes[0])
    for at in range(whole, len(data), 8):
        a = fold(a ^ int.from_bytes(data[at:at + 8], "little"), primes[2])
    return fold(a ^ primes[3], b ^ primes[0]) ^ fold(c ^ primes[1], d ^ primes[2])


def _rounded(number, multiple):
    return (number + multiple - 1) // multiple * multiple


def _key_table(words):
    slots = len(words) + len(words) // 3 + 1
    table = np.zeros((slots, 2), "<u4")
    for row, word in enumerate(words):
        key = token_hash(word)
        slot = key * slots >> 64
        while table[slot, 1]:
            slot = (slot + 1) % slots
        table[slot] = key & 0xFFFFFFFF, row + 1
    return table


def quantized(vectors):
    """Rows of int8 and a scale of 16 bits each: a component is about their product, up to one factor for all."""
    largest = np.abs(vectors).max(axis=1)
    scales = np.clip(np.rint(largest / largest.max() * 65535), 1, 65535).astype(np.uint16)
    unit = largest.max() / 65535 / 127
    # The row is divided by the scale as it is stored, so that rounding the scale costs nothing.
    rows = np.rint(vectors / (scales.astype(np.float64)[:, None] * unit))
    return np.clip(rows, -127, 127).astype(np.int8), scales


def write(path, words, vectors, about):
    """Writes words (folded, without repeats) with their vectors; returns the bytes written.

    `about` maps names of the page's list ("language", "source" …) to texts of one line.
    """
    order = sorted(range(len(words)), key=lambda row: (len(words[row].encode()), words[row].encode()))
    words = [words[row] for row in order]
    assert len(set(words)) == len(words) and all(0 < len(w.encode()) <= MAX_WORD_BYTES for w in words)
    rows, scales = quantized(np.asarray(vectors, np.float64)[order])
    dimension = rows.shape[1]
    assert dimension % 16 == 0
    text = b"".join(word.encode() for word in words)
    counts = np.bincount([len(word.encode()) for word in words], minlength=MAX_WORD_BYTES + 1)
    content = {
        "about": "".join(f"{key}: {about[key]}\n" for key in about).encode(),
        "keys": _key_table(words).tobytes(),
        # The first row of at least so many bytes, for 0 … 33.
        "lengths": np.concatenate([[0], np.cumsum(counts)]).astype("<u4").tobytes(),
        "words": text,
        "scales": scales.astype("<u2").tobytes(),
        "rows": rows.tobytes(),
    }
    start = HEADER_WORDS + 2 * len(SECTIONS)
    places, body = [], b""
    for name in SECTIONS:
        data = content[name].ljust(_rounded(len(content[name]), 4), b"\0")
        at = _rounded(start + len(body) // 4, ALIGNMENT)
        body = body.ljust((at - start) * 4, b"\0") + data
        places += [at, len(data) // 4]
    total = _rounded(start + len(body) // 4, ALIGNMENT)
    body = body.ljust((total - start) * 4, b"\0")
    head = struct.pack("<6I", MAGIC, total, VERSION, dimension, len(words), 0)
    tail = struct.pack(f"<{len(places)}I", *places) + body
    data = head + struct.pack("<Q", checksum(head) ^ checksum(tail)) + tail
    with open(path, "wb") as file:
        file.write(data)
    return len(data)


class Vectors:
    """A file read back, every rule of the page checked."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        magic, total, version, self.dimension, count, zero = struct.unpack_from("<6I", data)
        assert (magic, version, zero) == (MAGIC, VERSION, 0) and len(data) == total * 4
        assert struct.unpack_from("<Q", data, 24)[0] == checksum(data[:24]) ^ checksum(data[32:])
        sections, end = {}, HEADER_WORDS + 2 * len(SECTIONS)
        for index, name in enumerate(SECTIONS):
            at, words = struct.unpack_from("<2I", data, 4 * (HEADER_WORDS + 2 * index))
            assert at == _rounded(end, ALIGNMENT) and not any(data[4 * end:4 * at])
            end = at + words
            sections[name] = data[4 * at:4 * end]
        assert total == _rounded(end, ALIGNMENT) and not any(data[4 * end:])
        self.about = dict(line.split(": ", 1) for line in sections["about"].rstrip(b"\0").decode().splitlines())
        self.rows = np.frombuffer(sections["rows"], np.int8).reshape(count, self.dimension)
        self.scales = np.frombuffer(sections["scales"], "<u2")[:count]
        self.words = self._words(sections["words"], np.frombuffer(sections["lengths"], "<u4"), count)
        assert sections["keys"] == _key_table(self.words).tobytes()

    @staticmethod
    def _words(text, lengths, count):
        assert len(lengths) == MAX_WORD_BYTES + 2 and lengths[0] == lengths[1] == 0 and lengths[-1] == count
        words, at = [], 0
        for length in range(1, MAX_WORD_BYTES + 1):
            for _ in range(lengths[length], lengths[length + 1]):
                words.append(text[at:at + length].decode())
                at += length
        assert _rounded(at, 4) == len(text)
        assert all((len(a), a) < (len(b), b) for a, b in zip(map(str.encode, words), map(str.encode, words[1:])))
        return words

    def vectors(self):
        """What the rows stand for, one factor for all left out."""
        return self.rows.astype(np.float32) * (self.scales.astype(np.float32)[:, None] / 65535)
