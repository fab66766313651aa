import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { AllergenMarks, AllergenSign } from '#ui/product/allergen-marks.tsx'
import { type AllergenCode, type Allergens, allergenIcons, allergensInState } from './allergens.ts'

type AllergenStripProps = {
  allergens: Allergens | null
  /** In a table column with a header: text instead of an icon if there is nothing to list. */
  brief?: boolean
}

/** Allergens that a product contains or may contain. Undeclared is never shown as free. */
export function AllergenStrip({ allergens, brief }: AllergenStripProps) {
  const t = useT()
  const locale = useLocale()
  const contains = allergensInState(allergens, 'contains')
  const traces = allergensInState(allergens, 'may_contain')
  if (contains.length + traces.length === 0) {
    const isKnown = allergens && allergensInState(allergens, 'unknown').length === 0
    const text = t(isKnown ? 'catalogue.noAllergens' : 'catalogue.undeclared')
    if (!brief) return <AllergenSign sign={isKnown ? 'none' : 'unknown'} text={text} />
    return isKnown ? (
      <span title={text}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    ) : (
      <Text as="span" size="small" tone="muted">
        {t('catalogue.undeclaredBrief')}
      </Text>
    )
  }
  const nameOf = (code: AllergenCode) => t(`product.allergen.${code}`)
  const marks = (codes: AllergenCode[]) => codes.map((code) => ({ icon: allergenIcons[code], name: nameOf(code) }))
  const listText = (key: 'catalogue.containsList' | 'catalogue.tracesList', codes: AllergenCode[]) =>
    codes.length > 0 && t(key, { names: codes.map((code) => lowercaseFirst(locale, nameOf(code))).join(', ') })
  return (
    <AllergenMarks
      contains={marks(contains)}
      traces={marks(traces).map((mark) => ({
        ...mark,
        name: t('catalogue.tracesChip', { name: lowercaseFirst(locale, mark.name) }),
      }))}
      text={[listText('catalogue.containsList', contains), listText('catalogue.tracesList', traces)]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
