// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// German; umlauts have lost their dots in folding and are read as the plain letter.
  static let german = """
    a → a
    aa → a
    ah → a / _C
    ai → aɪ
    au → aʊ
    ay → aɪ
    aeu → ɔɪ
    ae → ɛ
    b → b
    b → p / _#
    c → k
    c → ts / _[eiy]
    ch → x
    ch → k / #_
    ch → ʃ / [eilnry]_
    ch → tʃ / t_
    chs → k s / V_
    chs → k s / V_[et]
    ck → k
    d → d
    d → t / _#
    dt → t
    dsch → dʒ
    e → ɛ
    e → e / _Ce
    e → e / _Ca
    e → ə / C_#
    e → ə / C_n#
    e → ə / C_s#
    e → ə / C_l#
    ee → e
    eh → e / _[lmnr]
    ei → aɪ
    ey → aɪ
    eu → ɔɪ
    er → ɝ / C_#
    ern → ɝ n / C_#
    ers → ɝ s / C_#
    f → f
    g → g
    g → k / _#
    g → ʒ / _[ei]nie
    h → h
    h → / V_
    h → / V_#
    h → h / V_V
    heit → h aɪ t / _#
    i → ɪ
    i → i / _Ca
    i → i / _Ce
    i → i / _#
    ie → i
    ie → i ə / [lnr]_n#
    ieh → i
    ig → ɪ ʃ / _#
    ih → i
    j → j
    k → k
    l → l
    m → m
    n → n
    ng → ŋ
    nk → ŋ k
    o → ɔ
    o → o / _Ce
    o → o / _Ca
    o → o / _#
    oe → ø
    oh → o
    oo → o
    oi → ɔɪ
    p → p
    pf → p f
    pf → f / #_
    ph → f
    qu → k v
    q → k
    r → r
    rh → r
    s → s
    s → z / #_V
    s → z / V_V
    sch → ʃ
    sp → ʃ p / #_
    st → ʃ t / #_
    ss → s
    t → t
    th → t
    tion → ts j o n
    tsch → tʃ
    tz → ts
    u → ʊ
    u → u / _Ce
    u → u / _Ca
    u → u / _#
    ue → y
    uh → u
    v → f
    v → v / V_V
    v → v / _[ia]V
    v → v / _i
    w → v
    x → k s
    y → y
    y → i / _#
    y → j / #_V
    z → ts
    zw → ts v
    // names of letters; s is most often the end of a name
    b → b e / #_#
    c → ts e / #_#
    d → d e / #_#
    f → ɛ f / #_#
    g → g e / #_#
    h → h a / #_#
    j → j ɔ t / #_#
    k → k a / #_#
    l → ɛ l / #_#
    m → ɛ m / #_#
    n → ɛ n / #_#
    p → p e / #_#
    q → k u / #_#
    r → ɛ r / #_#
    t → t e / #_#
    v → f aʊ / #_#
    w → v e / #_#
    x → ɪ k s / #_#
    z → ts ɛ t / #_#
    // digits, one by one
    0 → n ʊ l
    1 → aɪ n s
    2 → ts v aɪ
    3 → d r aɪ
    4 → f i r
    5 → f y n f
    6 → z ɛ k s
    7 → z i b ə n
    8 → a x t
    9 → n ɔɪ n
    """
}
