/** What is declared of the goods of a list or an order, line by line. Called by the api routes that show or hand out the table. */
import { toCsv } from '#i18n/csv.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Allergens, allergenCodes } from './allergens.ts'

export interface AllergenLine {
  id: string
  name: string
  sku: string
  /** Null where the product is gone. */
  href: string | null
  /** Null: nothing is known of it, which is never safe. */
  allergens: Allergens | null
}

/** A table: goods down, allergens across, every cell in words. */
export function toAllergenCsv(lines: readonly AllergenLine[], locale: Locale, t: Translate): string {
  const head = [t('product.itemNumber'), t('cart.item'), ...allergenCodes.map((code) => t(`product.allergen.${code}`))]
  const rows = lines.map(({ sku, name, allergens }) => {
    const states = allergenCodes.map((code) => t(`product.states.${allergens?.[code] ?? 'unknown'}`))
    return [sku, name, ...states]
  })
  return toCsv(locale, [head, ...rows])
}
