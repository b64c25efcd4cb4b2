// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Greek as it is read today, accents gone.
  static let greek = """
    α → a
    αι → e
    αυ → a v
    αυ → a f / _[θκξπστφχψς#]
    β → v
    γ → g
    γ → j / _[ειηυ]
    γγ → ŋ g
    γκ → g / #_
    γκ → ŋ g
    γχ → ŋ x
    δ → ð
    ε → e
    ει → i
    ευ → e v
    ευ → e f / _[θκξπστφχψς#]
    ζ → z
    η → i
    θ → θ
    ι → i
    ια → j a / C_
    ιο → j o / C_
    κ → k
    λ → l
    μ → m
    μπ → b / #_
    μπ → m b
    ν → n
    ντ → d / #_
    ντ → n d
    ξ → k s
    ο → o
    οι → i
    ου → u
    π → p
    ρ → r
    σ → s
    ς → s
    σι → ʃ / _[αου]
    τ → t
    τζ → dʒ
    τσ → ts
    υ → i
    φ → f
    χ → x
    ψ → p s
    ω → o
    """
}
