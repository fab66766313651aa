// Picks substitutes for a scarce product that are at least as safe for people with allergies.
import { allergenCodes } from './allergens.ts'
import { toPackings } from './stock.ts'

type Article = {
  id: number
  allergens: string
  content_unit: string
  content_count: number
  content_amount: number
  is_stock_article: number
  stock_id: number | null
  stock_units: number
  stock_quantity: number | null
  final_cents: number | null
}

const offered = 2

/** Allergen letter of the product -> letters allowed in a substitute. Not declared is never safer. */
const noWorse: Record<string, string> = { c: 'cmf-', m: 'mf', f: 'f', '-': 'f-' }

const isAsSafe = (article: Article, other: Article, avoided: readonly string[]): boolean =>
  allergenCodes.every((code, place) => {
    const letter = other.allergens[place] ?? '-'
    return avoided.includes(code) ? letter === 'f' : (noWorse[article.allergens[place] ?? '-'] ?? '').includes(letter)
  })

/** Absolute logarithm of the ratio. */
const distance = (one: number, other: number) => Math.abs(Math.log(Math.max(one, 1e-6) / Math.max(other, 1e-6)))

function unlikeness(article: Article, other: Article): number {
  const contentOf = ({ content_count, content_amount }: Article) => content_count * content_amount
  const isOtherMeasure = article.content_unit === other.content_unit ? 0 : 10
  return (
    isOtherMeasure +
    distance(contentOf(article), contentOf(other)) +
    distance(article.final_cents ?? 1, other.final_cents ?? 1)
  )
}

/** @param others sellable products of the same category @param avoided allergen codes that the customer avoids */
export function pickSubstitutes<Candidate extends Article>(
  article: Article,
  quantity: number,
  others: readonly Candidate[],
  avoided: readonly string[],
): Candidate[] {
  return others
    .filter(
      (other) =>
        other.stock_id !== article.stock_id &&
        other.is_stock_article === 1 &&
        toPackings(other.stock_quantity ?? 0, other.stock_units) >= quantity &&
        isAsSafe(article, other, avoided),
    )
    .sort((a, b) => unlikeness(article, a) - unlikeness(article, b) || a.id - b.id)
    .slice(0, offered)
}
