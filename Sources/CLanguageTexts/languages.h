// SPDX-License-Identifier: Apache-2.0

// The languages that something is known of, a line each with a number of its own below 150: that of a
// new one is the next. The line names a folder of Sources/LanguageData/Languages, and what is in the
// folder is found. "und-…" are scripts, which several languages share, and "und" is all languages.
#define LANGUAGE_1 ar
#define LANGUAGE_2 bg
#define LANGUAGE_3 ca
#define LANGUAGE_4 cs
#define LANGUAGE_5 da
#define LANGUAGE_6 de
#define LANGUAGE_7 el
#define LANGUAGE_8 en
#define LANGUAGE_9 es
#define LANGUAGE_10 fi
#define LANGUAGE_11 fr
#define LANGUAGE_12 he
#define LANGUAGE_13 hi
#define LANGUAGE_14 hu
#define LANGUAGE_15 id
#define LANGUAGE_16 it
#define LANGUAGE_17 ja
#define LANGUAGE_18 ko
#define LANGUAGE_19 nb
#define LANGUAGE_20 nl
#define LANGUAGE_21 no
#define LANGUAGE_22 pl
#define LANGUAGE_23 pt
#define LANGUAGE_24 ro
#define LANGUAGE_25 ru
#define LANGUAGE_26 sk
#define LANGUAGE_27 sv
#define LANGUAGE_28 th
#define LANGUAGE_29 tr
#define LANGUAGE_30 uk
#define LANGUAGE_31 und
#define LANGUAGE_32 und-Cyrl
#define LANGUAGE_33 und-Grek
#define LANGUAGE_34 und-Hang
#define LANGUAGE_35 und-Kana
#define LANGUAGE_36 und-Latn
#define LANGUAGE_37 vi
#define LANGUAGE_38 zh
