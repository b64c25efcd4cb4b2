// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Italian.
  static let italian = """
    a → a
    ai → aɪ
    au → aʊ
    b → b
    c → k
    c → tʃ / _[ei]
    ch → k
    ci → tʃ / _[aou]
    ck → k
    cq → k
    d → d
    e → e
    ei → eɪ
    f → f
    g → g
    g → dʒ / _[ei]
    gg → dʒ / _[ei]
    gh → g
    gi → dʒ / _[aou]
    gl → l j / _i
    gli → l j / _[aeou]
    gn → ɲ
    h →
    i → i
    i → j / C_V
    j → j
    k → k
    l → l
    m → m
    n → n
    o → o
    oi → ɔɪ
    p → p
    ph → f
    q → k
    qu → k w
    r → r
    s → s
    s → z / V_V
    sc → ʃ / _[ei]
    sch → s k
    sci → ʃ / _[aou]
    sh → ʃ
    t → t
    th → t
    u → u
    u → w / _[aeio]
    v → v
    w → v
    x → k s
    y → i
    y → j / _V
    z → ts
    zz → ts
    0 → z e r o
    1 → u n o
    2 → d u e
    3 → t r e
    4 → k w a t r o
    5 → tʃ i n k w e
    6 → s eɪ
    7 → s e t e
    8 → o t o
    9 → n o v e
    """
}
