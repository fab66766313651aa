import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { PrintSheet } from '#features/shop/print-sheet.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { PrintButton } from '#ui/actions/print-button.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { AllergenGrid } from '#ui/product/allergen-grid.tsx'
import { SuitabilityBadge } from '#ui/product/suitability-badge.tsx'
import type { AllergenLine } from './allergen-lines.ts'
import { toSuitability } from './allergen-profile.ts'
import {
  type AllergenCode,
  type Allergens,
  allergenCodes,
  allergenIcons,
  allergenLevels,
  allergenStates,
} from './allergens.ts'

type AllergenTableProps = {
  title: string
  lines: readonly AllergenLine[]
  avoid?: readonly AllergenCode[] | null
  csvHref: string
}

export function AllergenTable({ title, lines, avoid, csvHref }: AllergenTableProps) {
  const t = useT()
  const caption = t('catalogue.allergensOf', { name: title })
  return (
    <Stack>
      <PrintSheet title={caption}>
        <AllergenGrid
          caption={caption}
          itemLabel={t('cart.item')}
          columns={allergenCodes.map((code) => ({ icon: allergenIcons[code], name: t(`product.allergen.${code}`) }))}
          legend={allergenStates.map((state) => ({ level: allergenLevels[state], text: t(`product.states.${state}`) }))}
          rows={lines.map(({ id, name, sku, href, allergens }) => ({
            id,
            name: (
              <>
                {href ? <a href={href}>{name}</a> : name} <Fit allergens={allergens} avoid={avoid ?? []} />
              </>
            ),
            note: t('cart.number', { number: sku }),
            cells: allergenCodes.map((code) => {
              const state = allergens?.[code] ?? 'unknown'
              return { level: allergenLevels[state], text: t(`product.states.${state}`) }
            }),
          }))}
        />
        <Hint>{t('product.notDeclaredNote')}</Hint>
      </PrintSheet>
      <div className="cluster no-print">
        <PrintButton>{t('forms.print')}</PrintButton>
        <Button look="simple" icon="download-simple" href={csvHref} download={`${title}.csv`}>
          {t('forms.csv')}
        </Button>
      </div>
    </Stack>
  )
}

function Fit({ allergens, avoid }: { allergens: Allergens | null; avoid: readonly AllergenCode[] }) {
  const t = useT()
  const locale = useLocale()
  const fit = toSuitability(allergens, avoid)
  if (!fit) return null
  const names = fit.codes.map((code) => lowercaseFirst(locale, t(`product.allergen.${code}`))).join(', ')
  return <SuitabilityBadge state={fit.state}>{t(`catalogue.fit.${fit.state}`, { names })}</SuitabilityBadge>
}
