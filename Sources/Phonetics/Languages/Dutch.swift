// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Dutch.
  static let dutch = """
    a → ɑ
    a → a / _CV
    a → a / _#
    aa → a
    aai → aɪ
    ae → a
    au → aʊ
    auw → aʊ
    b → b
    b → p / _#
    c → k
    c → s / _[eiy]
    ch → x
    ch → ʃ / #_
    cht → x t
    ck → k
    d → d
    d → t / _#
    dt → t
    e → ɛ
    e → e / _CV
    e → ə / C_#
    e → ə / C_n#
    e → ə / #C_#
    ee → e
    eer → e r
    eeuw → e w
    ei → eɪ
    eij → eɪ
    er → ɝ / C_#
    eu → ø
    f → f
    g → x
    g → ʒ / _ie#
    gg → x
    gh → x
    h → h
    i → ɪ
    i → i / _CV
    i → i / _#
    ie → i
    ieuw → i w
    ij → eɪ
    ijk → ə k / l_#
    j → j
    k → k
    l → l
    m → m
    n → n
    n → / e_#
    ng → ŋ
    nk → ŋ k
    o → ɔ
    o → o / _CV
    o → o / _#
    oe → u
    oei → u j
    oi → ɔɪ
    oo → o
    ooi → o j
    ou → aʊ
    ouw → aʊ
    p → p
    ph → f
    q → k
    qu → k w
    r → r
    s → s
    sch → s x
    sch → s / V_#
    sch → s / C_#
    sj → ʃ
    sh → ʃ
    t → t
    th → t
    tie → t s i / _#
    tj → tʃ
    tch → tʃ
    u → y / _CV
    u → ʌ
    u → y / _#
    ui → aʊ
    uu → y
    uw → y w
    v → v
    v → f / #_
    w → v
    w → w / V_
    x → k s
    y → i
    y → j / #_V
    z → z
    0 → n ʌ l
    1 → e n
    2 → t v e
    3 → d r i
    4 → v i r
    5 → v eɪ f
    6 → z ɛ s
    7 → z e v ə n
    8 → ɑ x t
    9 → n e x ə n
    """
}
