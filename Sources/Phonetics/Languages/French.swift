// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// French; accents are gone, so a final e is silent even where it had one. Nasal vowels are a vowel
  /// and `n`.
  static let french = """
    a → a
    ai → ɛ
    aie → ɛ / _#
    ail → a j / _#
    aill → a j
    aim → ɛ n / _[pb#]
    ain → ɛ n
    ain → ɛ n / _[aeiouy]
    am → a n / _[pb]
    an → a n
    ao → a o
    au → o
    aux → o / _#
    ay → ɛ j
    ay → ɛ / _#
    b → b
    c → k
    c → s / _[eiy]
    cc → k s / _[ei]
    ch → ʃ
    ch → k / _[rl]
    ck → k
    cqu → k
    ct → k t
    cts → k t / _#
    d → d
    d → / V_#
    d → / [nr]_#
    ds → / [nr]_#
    e → ə
    e → ɛ / _CC
    e → e / _z#
    e → / V_#
    e → / C_#
    e → ə / #C_#
    es → / V_#
    es → / C_#
    es → e / #C_#
    ent → a n / _#
    ea → a / g_
    eau → o
    eaux → o / _#
    ee → e
    ees → e / _#
    ei → ɛ
    eil → ɛ j / _#
    eill → ɛ j
    ein → ɛ n
    em → a n / _[pb]
    en → a n
    en → ɛ n / i_
    enn → ɛ n
    emm → ɛ m
    er → e / C_#
    er → ɛ r / #C_#
    et → ɛ / _#
    ets → ɛ / _#
    eu → ø
    eur → ø r
    eux → ø / _#
    euil → ø j
    ez → e / _#
    f → f
    g → g
    g → ʒ / _[eiy]
    ge → ʒ / _[ao]
    gn → ɲ
    gu → g / _[eiy]
    gue → g / _#
    gues → g / _#
    h →
    i → i
    i → j / C_[aeou]
    ie → i / _#
    ies → i / _#
    ier → j e / _#
    iers → j e / _#
    ien → j ɛ n
    il → i l
    ille → i j
    ille → i l / #[vm]_
    illes → i j / _#
    im → ɛ n / _[pb]
    in → ɛ n
    in → i n / _V
    inn → i n
    is → i / C_#
    it → i / C_#
    its → i / C_#
    j → ʒ
    k → k
    l → l
    m → m
    n → n
    n → / C_#
    o → ɔ
    o → o / _#
    oeu → ø
    oi → w a
    oin → w ɛ n
    oix → w a / _#
    ois → w a / _#
    oit → w a / _#
    om → ɔ n / _[pb#]
    on → ɔ n
    ons → ɔ n / _#
    onn → ɔ n
    omm → ɔ m
    ot → o / _#
    os → o / _#
    ou → u
    oue → w ɛ / _[st]
    oui → w i
    our → u r
    out → u / _#
    ous → u / _#
    oy → w a j
    p → p
    p → / [mou]_#
    ph → f
    ps → / [mo]_#
    q → k
    qu → k
    r → r
    s → s
    s → z / V_V
    s → / V_#
    s → / C_#
    sc → s / _[eiy]
    sch → ʃ
    sh → ʃ
    ss → s
    t → t
    t → / V_#
    t → / [nr]_#
    ts → / V_#
    ts → / [nr]_#
    th → t
    tch → tʃ
    tie → s i / a_#
    tion → s j ɔ n
    tions → s j ɔ n
    tien → s j ɛ n / [ae]_
    u → y
    u → w / _i
    ue → y / _#
    ueil → ø j
    um → ɔ m / _#
    um → ɛ n / _[pb]
    un → ɛ n
    un → y n / _V
    v → v
    w → w
    x → k s
    x → / V_#
    x → g z / e_V
    y → i
    y → j / _V
    ym → ɛ n / _[pb]
    z → z
    z → / e_#
    0 → z e r o
    1 → ɛ n
    2 → d ø
    3 → t r w a
    4 → k a t r
    5 → s ɛ n k
    6 → s i s
    7 → s ɛ t
    8 → w i t
    9 → n ø f
    """
}
