// What else may be meant by a word that was typed (pure): other words of the kitchen, its singular, the parts of a compound, a number
// written together with its unit. Called by search.ts.
import { toSearchTerms } from '../rules/text.ts'
import { dutch } from './synonyms/dutch.ts'
import { english } from './synonyms/english.ts'
import { french } from './synonyms/french.ts'
import { german } from './synonyms/german.ts'

/** Words that must all be found. */
export type QueryTerm = readonly string[]

const maxAliasWords = 3

/** What is written for `word word: alias, =alias`, by the folded alias. */
const known = new Map<string, QueryTerm[]>()
/** Those marked with `=`, which hardly ever mean what has their own name. */
const renamed = new Set<string>()
for (const line of [dutch, english, german, french].join('\n').split('\n')) {
  const [words = '', aliases = ''] = line.split(':')
  for (const alias of aliases.split(',')) {
    const key = toSearchTerms(alias).join(' ')
    if (key) known.set(key, [...(known.get(key) ?? []), toSearchTerms(words)])
    if (alias.includes('=')) renamed.add(key)
  }
}

/**
 * The typed words as parts of the question, each with what else it may mean: `bin bags` is one part, since it has a name of its own.
 * The part itself is its first meaning, unless it is known to mean something else: Flemish `patat` is no `patate douce`.
 */
export function expandQuery(words: readonly string[]): QueryTerm[][] {
  const parts: QueryTerm[][] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxAliasWords, words.length - at)
    while (length > 1 && !known.has(words.slice(at, at + length).join(' '))) length -= 1
    const own = words.slice(at, at + length)
    const key = own.join(' ')
    const others = known.get(key) ?? []
    parts.push(renamed.has(key) ? [...others, own] : [own, ...others])
    at += length
  }
  return parts
}

const shortestHead = 3
const shortestTail = 4
const shortestStem = 3
/** Longer ones are no words, and would only be work. */
const longestWord = 24
const mostPieces = 4
/** Letters that join the parts of a compound in Dutch and German. */
const joints = /(?:en|e|n|es|s|er)$/
const plurals = /(?:eren|tjes|jes|en|es|er|e|n|s|x)$/
/** `nr5` is number five. */
const numberWord = /^(?:nr|no|n|num|numero|nummer)$/

/** What a word may be made of, that stands nowhere as it was typed. */
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

/** `kippen` is `kip`: what is left without its ending, and that without its doubled letter. */
function toStems(word: string, ending: RegExp): string[] {
  const stem = word.replace(ending, '')
  if (stem === word || stem.length < shortestStem) return []
  return /([^aeiou])\1$/.test(stem) && stem.length > shortestStem ? [stem, stem.slice(0, -1)] : [stem]
}
