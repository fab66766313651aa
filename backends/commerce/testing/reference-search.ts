// Reference implementation of the search: reads every product in turn.
import { locales } from '../../graphql/locales.ts'
import { toIndexTerms, toSearchTerms } from '../rules/text.ts'
import type { Range, SeedCategory, Text } from '../seed/data/shape.ts'
import { toEan13 } from '../seed/packings.ts'
import type { ListedProduct } from '../seed/variations.ts'
import { referenceEditDistance } from './reference-edit-distance.ts'

type Word = { text: string; isCompounding: boolean }
type Node = { words: Word[]; several: boolean; codes: Set<string>; children: Node[] }

/** 0 exact, 1 prefix, 2 end, 3 inside; null without a match. */
function rankIn({ text, isCompounding }: Word, typed: string): number | null {
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  if (typed.length < 4 || (!isCompounding && typed.length < 6)) return null
  const parts = text.split('').flatMap((_, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + typed.length)]
    const isPart = text.slice(at).startsWith(typed) && before.length >= 3 && /[aeiouy]/.test(before)
    if (!isPart) return []
    return after === '' ? [2] : after.length > 4 || /^([^aeiouy]...|e|s|n|r|es|en|er)$/.test(after) ? [3] : []
  })
  return parts.length > 0 ? Math.min(...parts) : null
}

const bestIn = (words: readonly Word[], typed: string): number | null => {
  const ranks = words.flatMap((word) => rankIn(word, typed) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : null
}

const toWords = (name: Text): Word[] =>
  locales.flatMap((locale) =>
    toIndexTerms(name[locale]).map((text) => ({ text, isCompounding: locale === 'nl' || locale === 'de' })),
  )

/** A word is compounding if any of its languages is. */
function merge(words: readonly Word[], compounding: ReadonlySet<string>): Word[] {
  return words.map(({ text }) => ({ text, isCompounding: compounding.has(text) }))
}

const compoundingOf = (words: readonly Word[]) =>
  new Set(words.filter(({ isCompounding }) => isCompounding).map(({ text }) => text))

function toNode({ name, code, children = [] }: SeedCategory): Node {
  const below = children.map(toNode)
  const codes = new Set([code, ...below.flatMap((child) => [...child.codes])])
  return { words: toWords(name), several: /[&,]/.test(name.nl), codes, children: below }
}

const withBelow = (node: Node): Node[] => [node, ...node.children.flatMap(withBelow)]

export function createReferenceSearch(products: readonly ListedProduct[], { departments, brands }: Range) {
  const nodes = departments.map(toNode).flatMap(withBelow)
  const brandWords = brands.map(({ code, name }) => ({
    code,
    words: toWords({ nl: name, en: name, de: name, fr: name }),
  }))
  const own = products.map(({ name }) => toWords(name))
  const nameCompounds = compoundingOf(own.flat())
  const nodeCompounds = compoundingOf([...nodes, ...brandWords].flatMap(({ words }) => words))
  const names = own.map((words) => merge(words, nameCompounds))
  for (const node of [...nodes, ...brandWords]) node.words = merge(node.words, nodeCompounds)

  const codesOf = ({ number, packings, grouped }: ListedProduct) => ({
    eans: grouped ? [] : packings.map((_, index) => toEan13(number, index + 1)),
    skus: packings.length > 1 ? [number, ...packings.map((_, index) => `${number}-${index + 1}`)] : [number],
  })

  return (text: string): Set<ListedProduct> => {
    const typed = toSearchTerms(text)
    const perWord = typed.map(findWord)
    const exact = text.trim()
    return new Set(
      products.filter((product, index) => {
        const { eans, skus } = codesOf(product)
        return [...eans, ...skus].includes(exact) || (typed.length > 0 && perWord.every((found) => found[index]))
      }),
    )
  }

  function findWord(typed: string): boolean[] {
    const found = find(typed, (words) => bestIn(words, typed))
    const withCodes = products.map((product, index) => {
      const isCode = /^\d{3,}$/.test(typed) && product.number.startsWith(typed)
      const isEan = /^\d{7,}$/.test(typed) && codesOf(product).eans.some((ean) => ean.startsWith(typed))
      return found[index] || isCode || isEan
    })
    if (withCodes.includes(true) || !/^\p{L}{4,}$/u.test(typed)) return withCodes
    const isTypo = (text: string) => referenceEditDistance(typed, text) === 1
    const isBeginning = (text: string) =>
      [-1, 0, 1].some((more) => text.length > typed.length + more && isTypo(text.slice(0, typed.length + more)))
    // Names and the rest are separate indexes, each with its own typo tolerance.
    const typoMatcher = (words: readonly Word[][]) => {
      const all = words.flat()
      if (all.some(({ text }) => isTypo(text))) return isTypo
      return typed.length >= 5 ? (text: string) => isTypo(text) || isBeginning(text) : () => false
    }
    const areTwoTypos = (text: string) =>
      typed.length >= 7 && text[0] === typed[0] && referenceEditDistance(typed, text) === 2
    const inNames = typoMatcher(names)
    const inNodes = typoMatcher([...nodes, ...brandWords].map(({ words }) => words))
    const some = (words: readonly Word[], test: (text: string) => boolean) =>
      words.some(({ text }) => test(text)) ? 0 : null
    const forgiven = find(
      typed,
      (words) => some(words, inNodes),
      (words) => some(words, inNames),
    )
    return forgiven.includes(true) ? forgiven : find(typed, (words) => some(words, areTwoTypos))
  }

  function find(
    typed: string,
    inNode: (words: readonly Word[]) => number | null,
    inName: (words: readonly Word[]) => number | null = inNode,
  ): boolean[] {
    const ranks = new Map(nodes.map((node) => [node, inNode(node.words)]))
    const opened = nodes.filter((node) => {
      const rank = ranks.get(node) ?? null
      if (rank === null || typed.length < 3) return false
      const below = node.children.flatMap(withBelow)
      return !(node.several && below.some((child) => (ranks.get(child) ?? Number.POSITIVE_INFINITY) <= rank))
    })
    const openBrands = new Set(brandWords.filter(({ words }) => inNode(words) !== null).map(({ code }) => code))
    return products.map(
      ({ category, brand }, index) =>
        inName(names[index] ?? []) !== null || openBrands.has(brand) || opened.some(({ codes }) => codes.has(category)),
    )
  }
}
