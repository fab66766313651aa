// Deposits of the demo products: returnable bottles with their crate, and kegs.
import { type Locale, locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import type { SeedPacking, SeedProduct, Text } from './data/shape.ts'

const articles: Record<'small' | 'medium' | 'large' | 'crate' | 'crate28' | 'keg', [string, number, Text]> = {
  small: [
    '990101',
    10,
    { nl: 'fles tot 33 cl', en: 'bottle up to 33 cl', de: 'Flasche bis 33 cl', fr: 'bouteille jusqu’à 33 cl' },
  ],
  medium: [
    '990102',
    20,
    { nl: 'fles tot 75 cl', en: 'bottle up to 75 cl', de: 'Flasche bis 75 cl', fr: 'bouteille jusqu’à 75 cl' },
  ],
  large: ['990103', 35, { nl: 'fles 1 l', en: 'bottle 1 l', de: 'Flasche 1 l', fr: 'bouteille 1 l' }],
  crate: ['990201', 210, { nl: 'bak', en: 'crate', de: 'Kasten', fr: 'casier' }],
  crate28: ['990202', 170, { nl: 'bak van 28', en: 'crate of 28', de: 'Kasten für 28', fr: 'casier de 28' }],
  keg: ['990301', 3718, { nl: 'vat', en: 'keg', de: 'Fass', fr: 'fût' }],
}

export const toDepositName = (number: string, locale: Locale): string =>
  Object.values(articles).find(([own]) => own === number)?.[2][locale] ?? number

export async function seedDeposits(db: Sql): Promise<void> {
  const all = Object.values(articles)
  await insertRows(
    db,
    'deposit_articles',
    'number, cents',
    all.map(([number, cents]): Row => [number, cents]),
  )
  await insertRows(
    db,
    'deposit_texts',
    'number, locale, name',
    all.flatMap(([number, , name]) => locales.map((locale): Row => [number, locale, name[locale]])),
  )
}

export const litresPer: Partial<Record<string, number>> = { ml: 0.001, cl: 0.01, l: 1 }

/** As it is stored with a packing; null: nothing of it is returnable. */
export function toSeedDeposits(
  { contentPackaging, packings }: Pick<SeedProduct, 'contentPackaging' | 'packings'>,
  { count, each }: SeedPacking,
): string | null {
  const of = (kind: keyof typeof articles, pieces: number) => [articles[kind][0], pieces]
  if (contentPackaging.en === 'steel keg') return JSON.stringify([of('keg', count)])
  if (contentPackaging.en !== 'returnable bottle') return null
  const litres = each.amount * (litresPer[each.unit] ?? 0)
  const bottle = litres <= 0.33 ? 'small' : litres <= 0.75 ? 'medium' : 'large'
  // a layer of a pallet has several crates
  const perCrate = packings.find((packing) => packing.unit === 'crate')?.count ?? Number.NaN
  const crates = count / perCrate
  const crate = Number.isInteger(crates) ? [of(perCrate === 28 ? 'crate28' : 'crate', crates)] : []
  return JSON.stringify([of(bottle, count), ...crate])
}
