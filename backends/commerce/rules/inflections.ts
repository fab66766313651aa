// Singular and plural forms of a folded word by the spelling rules of Dutch, English, German and French, and frequent misspellings of plurals.

const shortest = 3

/** Ending and its replacements. Dutch writes a long vowel once in an open syllable: `boon`, `bonen`; `doos`, `dozen`. */
const rules: [ending: RegExp, replacements: string[]][] = [
  [/ies$/, ['y']],
  [/ys$/, ['ies']],
  [/os$/, ['oes']],
  [/y$/, ['ies']],
  [/eaux$/, ['eau']],
  [/aux$/, ['al']],
  [/al$/, ['aux']],
  [/([aeou])\1([^aeiou])$/, ['$1$2en']],
  [/([aeou])\1s$/, ['$1zen']],
  [/([aeou])\1f$/, ['$1ven']],
  [/([aeiou])([^aeiou])$/, ['$1$2$2en']],
  [/([aeou])zen$/, ['$1$1s']],
  [/([aeou])ven$/, ['$1$1f']],
  [/([aeou])([^aeiou])en$/, ['$1$1$2', '$1$2']],
  [/([^aeiou])\1en$/, ['$1']],
  [/(?:eren|tjes|jes|en|es|er|e|n|s|x)$/, ['']],
  [/es$/, ['e']],
  [/$/, ['s', 'en', 'n', 'e', 'er', 'es', 'x']],
]

/** Possible forms, most of which are not words: only those in an index count. */
export function toInflections(word: string): string[] {
  if (word.length < shortest || !/^\p{L}+$/u.test(word)) return []
  const forms = rules.flatMap(([ending, replacements]) =>
    ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [],
  )
  return [...new Set(forms)].filter((form) => form.length >= shortest && form !== word)
}
