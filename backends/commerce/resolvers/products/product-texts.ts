import type { Locale } from '../../../graphql/locales.ts'
import { formatMessage } from '../../messages/messages.ts'
import { type AllergenLevel, allergenLabels, decodeAllergens } from '../../rules/allergens.ts'
import { contentLabel } from '../../rules/content.ts'
import { formatNumber, toMajorUnits } from '../../rules/locale.ts'
import { toPlainText } from '../../rules/text.ts'
import type { Product, ProductText } from '../../sql/products.ts'

/** One row per language, that of the request first. `price` is the caller's regular price, null for guests. */
export function toFlats(product: Product, texts: readonly ProductText[], locale: Locale) {
  return texts
    .toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
    .map((text) => ({
      id: `${product.id}-${text.locale}`,
      locale: text.locale,
      name: text.name,
      sku: product.sku,
      sizeLabel: contentLabel(text.locale, product.content_count, product.content_amount, product.content_unit),
      weight: product.weight_grams / 1000,
      price: product.regular_cents === null ? null : toMajorUnits(product.regular_cents),
      metaTitle: text.name,
      metaDescription: toPlainText(text.short_html),
      productNumber: product.number,
      description: text.html,
      shortDescription: text.short_html,
    }))
}

/** Facts with labels: declared allergens and traces, gross weight, VAT rate. */
export function toFacts(locale: Locale, product: Product) {
  const declared = decodeAllergens(product.allergens)
  const named = (wanted: AllergenLevel) =>
    declared
      .filter(({ level }) => level === wanted)
      .map(({ code }) => allergenLabels[code][locale])
      .join(', ')
  const facts = [
    { code: 'allergens', label: formatMessage(locale, 'fact.allergens'), value: named('contains') },
    { code: 'traces', label: formatMessage(locale, 'fact.traces'), value: named('may_contain') },
    {
      code: 'weight',
      label: formatMessage(locale, 'fact.weight'),
      value: `${formatNumber(locale, product.weight_grams / 1000)} kg`,
    },
    { code: 'vat', label: formatMessage(locale, 'fact.vat'), value: `${product.vat_percent} %` },
  ]
  return facts.filter(({ value }) => value !== '')
}
