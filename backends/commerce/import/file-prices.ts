/** The prices that the rows of `prices.csv` give: one row per price, and one for each of its tiers. */
import { always, type PriceTier, storeTiers } from '../rules/pricing/price-tiers.ts'
import { toCents } from './columns/cell.ts'
import { findMissing, type ParsedRow, type Rejection } from './columns/columns.ts'
import { priceColumns } from './columns/price-columns.ts'
import type { IdMap } from './ids.ts'

export type FilePrice = {
  /** `id group`, or `id of customer number`. */
  key: string
  id: number
  group: string
  /** Undefined: the price is that of the group. */
  companyId: number | undefined
  regular: number
  /** Null: the company pays the price of its group. */
  final: number | null
  /** As stored; undefined: the file has no column for it. */
  tiers: string | null | undefined
  /** As stored; undefined: the file has no column for it. */
  startsOn: string | undefined
  endsOn: string | undefined
}

type Tier = { line: number; key: string; of: string; tier: PriceTier }

/** @returns prices without a rejected row */
export function readFilePrices(
  rows: readonly ParsedRow[],
  { products, companies }: { products: IdMap; companies: IdMap },
  rejected: Rejection[],
): FilePrice[] {
  const hasTiers = rows.some(({ record }) => record.min_quantity !== undefined)
  const prices = new Map<string, Omit<FilePrice, 'tiers'>>()
  const tiers: Tier[] = []
  const seen = new Map<string, number>()
  for (const { line, record } of rows) {
    const before = rejected.length
    const reject = (column: string, reason: string) => rejected.push({ line, column, reason })
    for (const column of findMissing(record, priceColumns)) reject(column, 'is empty')
    const { sku = '', group = '', company_code: companyCode = '', price = '' } = record
    const quantity = Number(record.min_quantity || '1')
    if (Boolean(group) === Boolean(companyCode)) reject('group', 'give either a group or a company_code')
    // without a price, a company pays that of its group
    if (price === '' && (!companyCode || quantity > 1)) reject('price', 'is empty')
    const companyId = companyCode ? companies.get(companyCode) : undefined
    if (companyCode && companyId === undefined)
      reject('company_code', `there is no customer "${companyCode}"; add it to customers.csv`)
    const id = products.get(sku)
    if (sku && id === undefined) reject('sku', `there is no product "${sku}"`)
    const key = companyCode ? `${id} of ${companyCode}` : `${id} ${group}`
    const of = companyCode ? `customer ${companyCode}` : `group ${group}`
    const first = seen.get(`${key} from ${quantity}`)
    if (id !== undefined && first !== undefined)
      reject('sku', `"${sku}" has a price for ${of}${quantity > 1 ? ` from ${quantity}` : ''} in line ${first} too`)
    seen.set(`${key} from ${quantity}`, line)
    const { starts_on: startsOn, ends_on: endsOn } = record
    for (const [column, value] of [
      ['starts_on', startsOn],
      ['ends_on', endsOn],
    ] as const) {
      if (value && !companyCode) reject(column, 'is only for the price of a company')
      else if (value && quantity > 1) reject(column, 'is only for the price from 1 on')
    }
    if (startsOn && endsOn && endsOn < startsOn) reject('ends_on', `"${endsOn}" is before the first day`)
    const final = toCents(price)
    const regular = record.regular ? toCents(record.regular) : final
    if (quantity > 1 && record.regular) reject('regular', 'is only for the price from 1 on')
    else if (regular < final) reject('regular', 'is lower than the price')
    if (rejected.length > before || id === undefined) continue
    if (quantity > 1) tiers.push({ line, key, of, tier: [quantity, final] })
    else
      prices.set(key, {
        ...{ key, id, group, companyId, regular, final: price === '' ? null : final },
        startsOn: startsOn === undefined ? undefined : startsOn || always.startsOn,
        endsOn: endsOn === undefined ? undefined : endsOn || always.endsOn,
      })
  }
  for (const { line, key, of } of tiers)
    if (prices.get(key)?.final == null)
      rejected.push({ line, column: 'min_quantity', reason: `the file has no price from 1 on for ${of}` })
  const byKey = Map.groupBy(tiers, ({ key }) => key)
  return [...prices.values()].map((price) => ({
    ...price,
    tiers: hasTiers ? storeTiers((byKey.get(price.key) ?? []).map(({ tier }) => tier)) : undefined,
  }))
}
