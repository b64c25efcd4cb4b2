// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Spanish of America and, nearly, of Spain; ñ has become n in folding.
  static let spanish = """
    a → a
    ai → aɪ
    ay → aɪ
    au → aʊ
    b → b
    c → k
    c → s / _[eiy]
    cc → k s / _[ei]
    ch → tʃ
    ck → k
    d → d
    e → e
    ei → eɪ
    ey → eɪ
    f → f
    g → g
    g → x / _[ei]
    gu → g / _[ei]
    gu → g w / _[ao]
    h →
    i → i
    i → j / C_V
    i → i / C_#
    j → x
    k → k
    l → l
    ll → j
    m → m
    n → n
    nv → m b
    o → o
    oi → ɔɪ
    oy → ɔɪ
    p → p
    ph → f
    ps → s / #_
    q → k
    qu → k
    r → r
    s → s
    sh → ʃ
    t → t
    th → t
    tl → t l
    tz → ts
    u → u
    u → w / C_[aeio]
    v → b
    w → w
    x → k s
    x → s / #_
    y → j
    y → i / _#
    y → i / _C
    z → s
    0 → s e r o
    1 → u n o
    2 → d o s
    3 → t r e s
    4 → k w a t r o
    5 → s i n k o
    6 → s eɪ s
    7 → s j e t e
    8 → o tʃ o
    9 → n w e b e
    """
}
