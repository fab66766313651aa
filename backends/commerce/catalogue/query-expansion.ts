// Query expansion: synonyms of the kitchen, singular forms, parts of compounds, and numbers joined with a unit.
import { toInflections } from '../rules/inflections.ts'
import { toSearchTerms } from '../rules/text.ts'
import { dutch } from './synonyms/dutch.ts'
import { english } from './synonyms/english.ts'
import { french } from './synonyms/french.ts'
import { german } from './synonyms/german.ts'

/** Words that must all match. */
export type QueryTerm = readonly string[]

const maxAliasWords = 3

/** Parsed lines `word word: alias, =alias`, by folded alias. */
const known = new Map<string, QueryTerm[]>()
/** Aliases marked with `=`: the literal word rarely means the product of that name. */
const renamed = new Set<string>()
for (const line of [dutch, english, german, french].join('\n').split('\n')) {
  const [words = '', aliases = ''] = line.split(':')
  for (const alias of aliases.split(',')) {
    const key = toSearchTerms(alias).join(' ')
    if (key) known.set(key, [...(known.get(key) ?? []), toSearchTerms(words)])
    if (alias.includes('=')) renamed.add(key)
  }
}

/** Whether a folded word, by itself, is a synonym of words of the catalogue. */
export const hasSynonym = (word: string) => known.has(word)

/** The alias that equals the words, else another form of the word, such as a singular. */
const toAlias = (words: string) =>
  (known.has(words) ? words : toInflections(words).find((form) => known.has(form))) ?? words

/** Splits a query into terms with alternatives. The literal term is first, unless marked with `=`: Flemish `patat` does not mean `patate douce`. */
export function expandQuery(words: readonly string[]): QueryTerm[][] {
  const parts: QueryTerm[][] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxAliasWords, words.length - at)
    while (length > 1 && !known.has(words.slice(at, at + length).join(' '))) length -= 1
    const own = words.slice(at, at + length)
    const key = toAlias(own.join(' '))
    const others = known.get(key) ?? []
    parts.push(renamed.has(key) ? [...others, own] : [own, ...others])
    at += length
  }
  return parts
}

const shortestHead = 3
const shortestTail = 4
const shortestStem = 3
/** Longer words are not split, to limit the work. */
const longestWord = 24
const mostPieces = 4
/** Linking elements of Dutch and German compounds. */
const joints = /(?:en|e|n|es|s|er)$/
const plurals = /(?:eren|tjes|jes|en|es|er|e|n|s|x)$/
/** `nr5` means number five. */
const numberWord = /^(?:nr|no|n|num|numero|nummer)$/

export function splitCompound(word: string): QueryTerm[] {
  const pieces = word.match(/\d+|\D+/g) ?? []
  if (word.length > longestWord || pieces.length > mostPieces) return []
  if (pieces.length > 1) return [pieces.filter((piece) => !numberWord.test(piece))]
  if (!/^\p{L}+$/u.test(word)) return []
  const stems = toStems(word, plurals).map((stem) => [stem])
  const compounds: QueryTerm[] = []
  for (let at = shortestHead; at <= word.length - shortestTail; at += 1) {
    const tail = word.slice(at)
    for (const head of [word.slice(0, at), ...toStems(word.slice(0, at), joints)]) compounds.push([head, tail])
  }
  return [...stems, ...compounds]
}

/** `kippen` -> `kip`: removes the ending, and then a doubled consonant. */
function toStems(word: string, ending: RegExp): string[] {
  const stem = word.replace(ending, '')
  if (stem === word || stem.length < shortestStem) return []
  return /([^aeiou])\1$/.test(stem) && stem.length > shortestStem ? [stem, stem.slice(0, -1)] : [stem]
}
