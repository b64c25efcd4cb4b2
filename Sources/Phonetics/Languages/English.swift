// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// English, both sides of the Atlantic: what is written must only come near enough to what a
  /// recogniser writes for the same sounds, so unstressed vowels are schwa where spelling tells.
  ///
  /// Of 11,400 frequent words 86 % get the consonants that the CMU Pronouncing Dictionary gives; the
  /// mean distance to its phones is 0.08 of their weight, mostly unstressed vowels.
  static let english = """
    // a
    a → æ
    a → eɪ / _Ce#
    a → eɪ / _Ces#
    a → eɪ / _Ced#
    a → eɪ / _[bcdgklmnpstvz]ing
    a → eɪ / _[bcdklmpstvz]y#
    a → eɪ / _[bcdklmpstv]er
    a → eɪ / _[bcdklmpstvz]o
    a → eɪ / _tio
    a → eɪ / _ci[ao]
    a → eɪ / _s[it]e#
    a → eɪ / _si[ao]
    a → eɪ / _ble
    a → ə / VC_#
    a → ə / VCC_#
    a → ɑ / #C_#
    a → ə / #_#
    aa → ɑ
    ae → eɪ
    ael → ə l / _#
    age → ɪ dʒ / VC_#
    age → ɪ dʒ / VCC_#
    ah → ɑ / _#
    ai → eɪ
    aigh → eɪ
    air → ɛ r
    aire → ɛ r / _#
    al → ɔ l / _[tdk]
    al → ə l / VC_#
    al → ə l / VCC_#
    alf → æ f
    alk → ɔ k
    all → ɔ l / _#
    alm → ɑ m
    an → ə n / VC_#
    an → ə n / VCC_#
    ar → ɑ r
    ar → æ r / _V
    ar → æ r / _r
    are → ɛ r / C_#
    are → ɑ r / #_#
    ary → ɛ r i / _#
    au → ɔ
    augh → ɔ
    augh → æ f / l_
    aw → ɔ
    aw → ə w / _a
    aw → ə w / _ha
    aw → ə w / #_o
    ay → eɪ
    aye → aɪ / #_#
    ayor → eɪ ɝ / m_
    // b
    b → b
    b → b i / #_#
    bt → t / _#
    bt → t / e_
    mb → m / _#
    mbs → m z / _#
    mber → m b ɝ
    // c
    c → k
    c → s i / #_#
    c → s / _[eiy]
    cc → k s / _[ei]
    cc → tʃ / _i#
    ce → s / _#
    ces → s ɪ z / _#
    ch → tʃ
    ch → k / _[rl]
    ch → k / a_ael
    ch → k / #s_
    ch → ʃ / m_i
    chine → ʃ i n
    chef → ʃ ɛ f
    che → ʃ / V_#
    chae → k ə
    char → k ɛ r / _a
    chem → k ɛ m
    chaos → k eɪ ɔ s
    choir → k w aɪ ɝ
    chor → k ɔ r
    cia → ʃ ə
    cian → ʃ ə n
    cial → ʃ ə l
    ciou → ʃ ə
    cious → ʃ ə s
    ck → k
    cqu → k w
    cz → tʃ
    // d
    d → d
    dg → dʒ / _[eiy]
    dge → dʒ / _#
    dj → dʒ
    dr → d ɔ k t ɝ / #_#
    dt → t / _#
    // e
    e → ɛ
    e → / VC_#
    e → / VCC_#
    e → / VVC_#
    e → i / #C_#
    e → i / #CC_#
    e → i / #_#
    e → i / _Ce#
    e → i / #[dprbs]_C[io]
    e → ə / VC_CV
    e → i / V_#
    ea → i
    ea → ɛ / _d#
    ea → ɛ / _d[iys]
    ea → ɛ / _lth
    ea → ɛ / _th
    ea → eɪ / gr_t
    ea → eɪ / _k#
    ea → i / p_k
    ea → i / [swl]_k
    ea → i ə / C_#
    ear → ɪ r
    ear → ɝ / _[nlt]
    ear → ɛ r / [bwp]_
    ear → ɑ r / h_t
    ear → ɪ r / b_d
    eau → oʊ
    ed → t / V[ckpsxf]_#
    ed → t / VC[ckpsxf]_#
    ed → t / V[sct]h_#
    ed → t / [sct]h_#
    ed → t / [t]ch_#
    ed → ɪ d / VC[td]_#
    ed → ɪ d / V[td]_#
    ed → d / VC_#
    ed → d / VCC_#
    ee → i
    eer → ɪ r
    ei → eɪ
    ei → i / c_
    ei → aɪ / _n
    ei → i / k_
    eigh → eɪ
    eight → aɪ t / h_
    eir → ɛ r
    el → ə l / VC_#
    el → ə l / VCC_#
    en → ə n / VC_#
    en → ə n / VCC_#
    er → ɝ
    er → ɛ r / _r
    ere → ɪ r / C_#
    ere → ɛ r / h_#
    er → ɛ r / _[ia]
    er → ɝ / VC_a[lt]
    es → s / V[ptkf]_#
    es → ɪ z / [szxc]_#
    es → ɪ z / [sc]h_#
    es → ɪ z / g_#
    es → ɪ z / V[szxcg]_#
    es → ɪ z / VC[szxcg]_#
    es → ɪ z / V[sc]h_#
    es → z / VC_#
    es → z / VCC_#
    eu → j u
    eur → j ʊ r
    eur → ɝ / _#
    ew → u
    ew → j u / [fnpvbm]_
    ew → u / #n_
    ey → i
    ey → eɪ / #C_
    ey → eɪ / #th_
    eye → aɪ
    ewar → ɪ w ɔ r
    ex → ɪ g z / #_V
    // f
    f → f
    f → ɛ f / #_#
    ften → f ə n / o_
    ford → f ɝ d / C_#
    // g
    g → g
    g → dʒ i / #_#
    g → dʒ / _[eiy]
    g → g / #_[i][rfvlgbdz]
    g → g / n_er#
    g → g / n_le
    get → g ɛ t
    gear → g ɪ r
    gg → g
    gh → g / #_
    gh → / V_
    gh → g / _[aeiou]
    gn → n / #_
    gn → n / _#
    gn → n / _s#
    ge → dʒ / _#
    geo → dʒ ɔ / #_r
    ges → dʒ ɪ z / _#
    gu → g / _[eiy]
    gue → g / V_#
    gui → g ɪ
    guy → g aɪ
    gua → g w ɑ
    // h
    h → h
    h → eɪ tʃ / #_#
    h → / V_C
    h → / V_#
    hugh → h j u
    hon → ɔ n / #_e
    hour → aʊ ɝ / #_
    // i
    i → ɪ
    i → aɪ / #_#
    i → aɪ / _Ce#
    i → aɪ / _Ces#
    i → aɪ / _Ced#
    i → aɪ / _[cdklmnptvz]ing
    i → aɪ / _[bcdklmptv]er
    i → aɪ / _nd#
    i → aɪ / _nds#
    i → aɪ / _ld#
    i → aɪ / _[bdfgt]le
    i → aɪ / #_[rt]
    i → ɪ / #_t#
    i → ɪ / #_ts
    i → i / _V
    i → aɪ / #C_V
    i → i / C_#
    i → i / V_#
    i → aɪ / #C_#
    ia → i ə
    ia → aɪ ə / #C_
    ian → i ə n
    ian → aɪ ə n / #C_
    ic → ɪ k / _#
    ie → i
    ie → aɪ / #C_#
    ie → aɪ / #CC_#
    ied → aɪ d / #C_#
    ied → aɪ d / #CC_#
    ience → aɪ ə n s / #sc_
    ier → i ɝ
    ies → i z
    ies → aɪ z / #C_#
    ies → aɪ z / #CC_#
    iet → aɪ ə t / #C_
    iew → j u
    igh → aɪ
    ign → aɪ n / _#
    ign → aɪ n / _[ms]
    ign → aɪ n / _e[dr]
    ing → ɪ ŋ / _#
    ings → ɪ ŋ z / _#
    ine → i n / VC[cshr]_#
    ine → i n / h_#
    ion → j ə n / [lg]_
    ious → i ə s
    ique → i k
    ir → ɝ
    ir → ɪ r / _[aeir]
    ire → aɪ ɝ / _#
    island → aɪ l ə n d
    isle → aɪ l
    aisle → aɪ l
    ite → ɪ t / [fv]or_#
    ive → ɪ v / V[ts]_#
    ive → ɪ v / VC[ts]_#
    // j
    j → dʒ
    j → dʒ eɪ / #_#
    j → j / #C_
    juan → w ɑ n / #_
    jose → h oʊ z eɪ / #_#
    // k
    k → k
    k → k eɪ / #_#
    kn → n / #_
    // l
    l → l
    l → ɛ l / #_#
    le → ə l / C_#
    les → ə l z / C_#
    led → ə l d / VC_#
    led → ə l d / VCC_#
    // m
    m → m
    mc → m ə k / #_
    mr → m ɪ s t ɝ / #_#
    mrs → m ɪ s ɪ z / #_#
    mn → m / _#
    // n
    n → n
    n → ɛ n / #_#
    nc → ŋ k / _[tkaou]
    ng → ŋ / _#
    ng → ŋ / _C
    ng → ŋ g / _[lr]
    ng → ŋ / _ly
    ng → ŋ g
    ng → n dʒ / _[eiy]
    ng → ŋ g / [iou]_er
    nging → ŋ ɪ ŋ
    nger → ŋ ɝ / [iou]_#
    nk → ŋ k
    nqu → ŋ k w
    nx → ŋ k s
    // o
    o → ɔ
    o → oʊ / #_#
    o → oʊ / _Ce#
    o → oʊ / _Ces#
    o → oʊ / _Ced#
    o → oʊ / _#
    o → oʊ / _s#
    o → oʊ / _C[oau]
    o → oʊ / _[bcdgklmpstvz]er
    o → oʊ / _[bcdgklmpstvz]ing
    o → oʊ / _[bdgklmnpstvz]y#
    o → oʊ / _[cdt]ion
    o → oʊ / _st#
    o → oʊ / _l[dtl]
    o → u / #[td]_#
    o → u / #wh_
    o → ə / VC_C
    oa → oʊ
    oar → ɔ r
    oe → oʊ
    oes → ʌ z / #d_#
    oes → u z / #sh_#
    oh → oʊ
    oi → ɔɪ
    oir → w ɑ r / _#
    ol → ə l / VC_#
    olk → oʊ k
    om → ə m / VC_#
    ome → ʌ m / [cs]_
    on → ə n / VC_#
    on → ə n / VCC_#
    on → ʌ n / #[sw]_#
    on → ʌ n / #m_[dek]
    onde → ʌ n d / w_r
    one → w ʌ n / #_#
    one → ʌ n / #d_#
    once → w ʌ n s / #_#
    oo → u
    ood → ʊ d
    oo → u / [fm]_d#
    oo → ʌ / [bl]_d#
    ook → ʊ k
    oor → ɔ r
    or → ɔ r
    or → ɝ / VC_#
    or → ɝ / VCC_#
    or → ɝ / w_
    ors → ɝ z / VC_#
    ors → ɝ z / VCC_#
    ore → ɔ r
    other → ʌ ð ɝ
    ou → aʊ
    ou → u / _[pv]
    ou → ʌ / _[cb][khl]
    ou → ʌ / _ntr
    ou → ʌ / y_ng
    ou → ʌ / t_ch
    ou → u / #y_
    ough → oʊ
    ough → ʌ f / #[rt]_#
    ough → ʌ f / n_#
    ough → ɔ f / #c_
    ough → aʊ / #b_#
    ough → u / thr_#
    ought → ɔ t
    oul → oʊ l / s_
    ould → ʊ d
    our → ɔ r
    our → aʊ ɝ / #_#
    ours → aʊ ɝ z / #_#
    our → aʊ ɝ / [hsl]_#
    our → ɝ / VC_#
    our → ɝ / j_n
    ous → ə s / _#
    ouse → aʊ s
    ove → ʌ v / [ldg]_
    over → oʊ v ɝ
    ow → oʊ
    ow → aʊ / _[dlnz]
    ow → oʊ / _n#
    ow → aʊ / [dtb]_n
    ow → aʊ / [bcrl]r_n
    ow → aʊ / #[hncwvbs]_#
    ow → aʊ / _er
    oy → ɔɪ
    // p
    p → p
    p → p i / #_#
    ph → f
    pn → n / #_
    ps → s / #_
    pt → t / #_
    // q
    q → k
    q → k j u / #_#
    qu → k w
    qua → k w ɔ
    que → k / _#
    quet → k eɪ / _#
    // r
    r → r
    r → ɑ r / #_#
    rh → r
    // s
    s → s
    s → z / V_V
    s → z / [bdglmnrvw]_#
    s → z / e_#
    s → z / [aeiou]y_#
    sc → s / _[eiy]
    sean → ʃ ɔ n / #_#
    sce → s / _#
    sch → s k
    sch → ʃ / #_[mnlw]
    se → s / C_#
    se → z / V_#
    sh → ʃ
    sia → ʒ ə / V_
    sion → ʃ ə n / C_
    sion → ʒ ə n / V_
    ssion → ʃ ə n
    stle → s ə l
    sten → s ə n
    side → s aɪ d / _#
    sugar → ʃ ʊ g ɝ
    sure → ʒ ɝ / V_
    sure → ʃ ʊ r
    ssure → ʃ ɝ
    sword → s ɔ r d
    // t
    t → t
    tch → tʃ
    th → θ
    th → ð / _er
    th → ð / #_e
    th → ð / #_[ai][st]#
    thai → t aɪ / #_
    the → ð ə / #_#
    the → ð / V_#
    though → ð oʊ
    tho → t ɔ / #_m
    tia → ʃ ə
    tial → ʃ ə l
    tie → ʃ ə / _n
    tie → t i / _#
    tion → ʃ ə n
    tion → tʃ ə n / s_
    tious → ʃ ə s
    ture → tʃ ɝ
    tual → tʃ u ə l
    two → t u / #_#
    tz → t s
    // u
    u → ʌ
    u → j u / #_#
    u → u / _Ce#
    u → u / _Ces#
    u → u / _Ced#
    u → j u / [bcfhmp]_Ce#
    u → u / C_#
    u → u / V_#
    u → u / _C[aiou]
    u → j u / [bcfhmpk]_C[aeiou]
    u → j u / n_[ai]
    u → j ə / g_m
    u → j ə / [cgp]_l[aei]
    u → j u / #_[bgkrst][aeiou]
    u → ʌ / #_n
    uni → j u n ɪ / #_
    unin → ʌ n ɪ n / #_
    unim → ʌ n ɪ m / #_
    upon → ə p ɔ n / #_
    u → u / _[bcdgklmnpst]er
    u → j u / [bcfhmp]_[bcdgklmnpst]er
    u → ʊ / [bpf]_ll
    u → ʊ / p_[st]
    ue → u
    ue → j u / [bcfhmp]_
    ui → u / _[tsc]
    ui → ɪ / _l[dt]
    uis → u ɪ s / l_#
    um → ə m / VC_#
    ur → ɝ
    ur → ʊ r / _V
    ure → j ɝ / C_#
    us → ə s / VC_#
    us → ə s / VCC_#
    us → ə s / i_#
    uy → aɪ
    // v
    v → v
    v → v i / #_#
    // w
    w → w
    w → / V_C
    w → / V_#
    wa → w ɔ
    wa → w eɪ / _[vk]
    wa → w eɪ / _te
    wa → w eɪ / _ti
    wa → w eɪ / _[dgklmnst]e#
    way → w eɪ
    wai → w eɪ
    war → w ɔ r
    ward → w ɝ d / C_
    wh → w
    who → h u / #_
    whol → h oʊ l
    wor → w ɝ
    wore → w ɔ r
    worn → w ɔ r n
    wr → r
    // x
    x → k s
    x → ɛ k s / #_#
    x → z / #_
    // y
    y → ɪ
    y → w aɪ / #_#
    y → j / #_
    y → j / _V
    y → i / _#
    y → aɪ / #C_#
    y → aɪ / #CC_#
    y → aɪ / _Ce#
    y → aɪ / [fp][il]_#
    ye → aɪ / #C_#
    yes → aɪ z / #C_#
    yc → aɪ k / _l
    ych → aɪ k
    yr → ɪ r
    ys → i z / _#
    // z
    z → z
    z → z i / #_#
    zz → t s / i_[aio]
    zh → ʒ
    // digits, one by one
    0 → z ɪ r oʊ
    1 → w ʌ n
    2 → t u
    3 → θ r i
    4 → f ɔ r
    5 → f aɪ v
    6 → s ɪ k s
    7 → s ɛ v ə n
    8 → eɪ t
    9 → n aɪ n
    """
}
