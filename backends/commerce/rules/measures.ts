// Measures in texts as search terms: `9mm`, `9 mm`, `0,9 cm` and `9 Millimeter` give the same term.
import { foldText } from './text.ts'

type Base = 'mm' | 'g' | 'ml'

/** Folded spellings of a unit, its base unit and its size in base units. */
const units: [spellings: string, base: Base, size: number][] = [
  ['mm millimeter millimeters millimetre millimetres', 'mm', 1],
  ['cm centimeter centimeters centimetre centimetres zentimeter', 'mm', 10],
  ['m meter meters metre metres', 'mm', 1000],
  ['g gr gram grams grammen gramm gramme grammes', 'g', 1],
  ['kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes', 'g', 1000],
  ['ml milliliter milliliters millilitre millilitres', 'ml', 1],
  ['cl centiliter centiliters centilitre centilitres zentiliter', 'ml', 10],
  ['dl deciliter deciliters decilitre decilitres deziliter', 'ml', 100],
  ['l lt ltr liter liters litre litres', 'ml', 1000],
]
const bySpelling = new Map(
  units.flatMap(([spellings, base, size]) => spellings.split(' ').map((word) => [word, { base, size }] as const)),
)

const spelled = [...bySpelling.keys()].sort((one, other) => other.length - one.length).join('|')
const number = '\\d{1,6}(?:[.,]\\d{1,3})?'
/** One or more numbers, of which the last has a unit: `9 × 18 mm`, `180/200 g`. */
const measure = new RegExp(
  `(?<![\\p{L}\\d.,])((?:${number} ?[x×*/+–-] ?){0,3})(${number})[ -]?(${spelled})(?![\\p{L}\\d])`,
  'gu',
)

/** The unit applies to each number of a length or a range, but to the last one of `12 × 125 g`. */
function amountsOf(before: string, last: string, base: Base): string[] {
  const others = before.match(new RegExp(`${number} ?[x×*/+–-]`, 'gu')) ?? []
  const isRange = others.every((other) => !/[x×*]/.test(other))
  return base === 'mm' || isRange ? [...others.map((other) => other.match(number)?.[0] ?? ''), last] : [last]
}

/** The unit is first, and no name begins with it, so that digits typed alone do not match the beginning of a term. */
const toTerm = (amount: string, { base, size }: { base: Base; size: number }): string =>
  `x${base}${Math.round(Number(amount.replace(',', '.')) * size * 1000)}`

/** Splits a text into the terms of its measures and the other text. Numbers without a unit are other text. */
export function readMeasures(text: string): { terms: string[]; rest: string } {
  const terms = new Set<string>()
  const rest = foldText(text).replace(measure, (whole, before: string, last: string, unit: string) => {
    const meant = bySpelling.get(unit)
    if (!meant) return whole
    const amounts = amountsOf(before, last, meant.base)
    for (const amount of amounts) terms.add(toTerm(amount, meant))
    return ` ${amounts.length > 1 ? '' : before} `
  })
  return { terms: [...terms], rest }
}
