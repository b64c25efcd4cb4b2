// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Languages in Latin letters without rules of their own: letters as most of them use them.
  static let otherLatin = """
    a → a
    b → b
    c → k
    c → s / _[eiy]
    ch → tʃ
    ck → k
    cz → tʃ
    d → d
    e → e
    f → f
    g → g
    gh → g
    h → h
    i → i
    j → j
    k → k
    kh → x
    l → l
    m → m
    n → n
    o → o
    p → p
    ph → f
    q → k
    r → r
    rz → ʒ
    s → s
    sh → ʃ
    sch → ʃ
    sz → ʃ
    t → t
    th → t
    tsch → tʃ
    u → u
    v → v
    w → v
    x → k s
    y → i
    y → j / _V
    z → z
    zh → ʒ
    """
}
