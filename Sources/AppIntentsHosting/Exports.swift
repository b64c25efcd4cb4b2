// SPDX-License-Identifier: Apache-2.0

// What a program that hosts apps needs of other modules: the language of a session.
@_exported public import struct TextAnalysis.LocaleTag
