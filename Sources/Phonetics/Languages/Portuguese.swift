// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Portuguese, of Brazil first; tildes and cedillas are gone.
  static let portuguese = """
    a → a
    ae → aɪ / m_#
    ai → aɪ
    am → a n / _[pb]
    ao → aʊ
    au → aʊ
    al → aʊ / _C
    al → aʊ / _#
    b → b
    c → k
    c → s / _[eiy]
    ca → s a / n_o#
    cao → s aʊ / _#
    coes → s o e s / _#
    ch → ʃ
    ck → k
    d → d
    d → dʒ / _i
    de → dʒ i / _#
    e → e
    e → i / _#
    ei → eɪ
    eu → e u
    el → e u / _#
    em → eɪ / _#
    f → f
    g → g
    g → ʒ / _[eiy]
    gu → g / _[ei]
    gu → g w / _[ao]
    h →
    i → i
    il → i u / _#
    j → ʒ
    k → k
    l → l
    lh → l j
    m → m
    m → n / V_#
    n → n
    nh → ɲ
    o → o
    o → u / _#
    oe → o e
    oi → ɔɪ
    os → u s / _#
    ou → oʊ
    ol → oʊ / _#
    p → p
    ph → f
    q → k
    qu → k / _[ei]
    qu → k w
    r → r
    r → h / #_
    rr → h
    s → s
    s → z / V_V
    ss → s
    sc → s / _[ei]
    sh → ʃ
    t → t
    t → tʃ / _i
    te → tʃ i / _#
    th → t
    u → u
    ul → u / _#
    v → v
    w → w
    x → ʃ
    x → k s / o_
    x → z / #e_V
    y → i
    y → j / _V
    z → z
    z → s / _#
    0 → z e r u
    1 → u n
    2 → d oʊ s
    3 → t r e s
    4 → k w a t r u
    5 → s i n k u
    6 → s eɪ s
    7 → s ɛ tʃ i
    8 → ɔɪ t u
    9 → n ɔ v i
    """
}
