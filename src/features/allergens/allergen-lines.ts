import { toCsv } from '#i18n/csv.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Allergens, allergenCodes } from './allergens.ts'

export interface AllergenLine {
  id: string
  name: string
  sku: string
  /** Null if the product no longer exists. */
  href: string | null
  /** Null if nothing is declared, which never means safe. */
  allergens: Allergens | null
}

export function toAllergenCsv(lines: readonly AllergenLine[], locale: Locale, t: Translate): string {
  const head = [t('product.itemNumber'), t('cart.item'), ...allergenCodes.map((code) => t(`product.allergen.${code}`))]
  const rows = lines.map(({ sku, name, allergens }) => {
    const states = allergenCodes.map((code) => t(`product.states.${allergens?.[code] ?? 'unknown'}`))
    return [sku, name, ...states]
  })
  return toCsv(locale, [head, ...rows])
}

/** @param of title of the cart, order or list */
export const toAllergenFileName = (t: Translate, of: string): string => `${t('product.allergens')} ${of}.csv`
