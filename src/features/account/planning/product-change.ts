/** Differences between products and their last order by the customer, as sentences in the language of the request. */
import type { productChangesQuery } from '#contracts/generated/commerce.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'

type Given = NonNullable<productChangesQuery['productChanges']>[number]
type GivenAllergen = Given['allergens'][number]

export interface ProductChange {
  sku: string
  name: string
  /** Null if it is no longer sold. */
  href: string | null
  /** `ordered on 19 Nov 2026`. */
  ordered: string
  /** Sentences about allergens, which are a warning. */
  warnings: string[]
  texts: string[]
}

const levels: Readonly<Record<string, MessageKey>> = {
  contains: 'planning.levels.contains',
  may_contain: 'planning.levels.may_contain',
  free: 'planning.levels.free',
}

const toWarning = ({ label, before, after }: GivenAllergen, t: Translate) => {
  const inWords = (level: string) => t(levels[level] ?? 'planning.levels.undeclared')
  return t('planning.changed', { what: label, before: inWords(before), after: inWords(after) })
}

export function toProductChange(given: Given, locale: Locale, t: Translate): ProductChange {
  const { sku, name, product, orderedAt, allergens } = given
  const texts = (['packing', 'origin', 'price'] as const).flatMap((field) => {
    const change = given[field]
    if (!change) return []
    const [before, after] = [change.before, change.after].map((text) => formatContent(text) ?? text)
    return [t('planning.changed', { what: t(`planning.fields.${field}`), before: before ?? '', after: after ?? '' })]
  })
  return {
    sku,
    name,
    href: product?.urlKey ? localize(locale, 'product', product.urlKey) : null,
    ordered: t('planning.orderedOn', { date: formatDate(locale, orderedAt, 'medium') }),
    warnings: allergens.map((one) => toWarning(one, t)),
    texts: product ? texts : [t('reorder.gone')],
  }
}
