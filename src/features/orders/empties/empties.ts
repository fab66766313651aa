import type { EmptiesFieldsFragment, returnableArticlesQuery } from '#contracts/generated/commerce.ts'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import type { Translate } from '#i18n/translator.ts'

/** A deposit article that a customer can return. */
export interface ReturnableArticle {
  number: string
  name: string
  /** Deposit of one piece, formatted. */
  price: string
}

/** Returned pieces of one deposit article of an order. */
export interface OrderEmpties {
  number: string
  name: string
  /** Null: not announced. */
  announced: number | null
  /** Null: not reported. */
  returned: number | null
  /** What is deducted, formatted; null: nothing. */
  price: string | null
  total: string | null
}

/** Empties of an order or invoice. */
export interface WithEmpties {
  empties: OrderEmpties[]
  /** Deducted for those that were taken back, negative; null: none. */
  returnedDeposit: string | null
}

export interface GivenEmpties {
  number: string
  quantity: number
}

export const toReturnable = ({ returnableArticles }: returnableArticlesQuery): ReturnableArticle[] =>
  (returnableArticles ?? []).map(({ number, name, formattedPrice: price }) => ({
    ...{ number, price },
    name: nonBreakingSizes(name),
  }))

export const toEmpties = (given: readonly EmptiesFieldsFragment[] | null | undefined): OrderEmpties[] =>
  (given ?? []).map(({ number, name, announced, returned, formattedPrice, formattedTotal }) => ({
    ...{ number, announced: announced ?? null, returned: returned ?? null },
    name: nonBreakingSizes(name),
    price: formattedPrice ?? null,
    total: formattedTotal ?? null,
  }))

type BackendEmpties = {
  empties?: readonly EmptiesFieldsFragment[] | null
  formattedPrice?: { returnedDeposit?: string | null } | null
}

export const withEmpties = ({ empties, formattedPrice }: BackendEmpties): WithEmpties => ({
  empties: toEmpties(empties),
  returnedDeposit: formattedPrice?.returnedDeposit ?? null,
})

const prefix = 'empties.'
export const emptiesField = (number: string): string => prefix + number

const fields = (form: object): [name: string, text: string][] =>
  Object.entries(form)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '?'])

/** Errors by field: a quantity is empty, or a whole number up to 9999. */
export function checkEmpties({ t }: { t: Translate }, form: object): Record<string, string[]> {
  const wrong = fields(form).filter(([, text]) => text !== '' && !/^\d{1,4}$/.test(text))
  return Object.fromEntries(wrong.map(([name]) => [name, [t('empties.wholeNumber')]]))
}

/** Quantities above zero of a form that is checked. */
export const readEmpties = (form: object): GivenEmpties[] =>
  fields(form)
    .map(([name, text]) => ({ number: name.slice(prefix.length), quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0)

/** `4 × crate, 2 × keg`; null without any. */
export const announcedText = (empties: readonly OrderEmpties[]): string | null =>
  empties.flatMap(({ name, announced }) => (announced === null ? [] : [`${announced}\u00a0× ${name}`])).join(', ') ||
  null
