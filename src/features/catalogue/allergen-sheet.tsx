import { PrintButton } from '#features/forms/print-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { AllergenGrid } from '#ui/allergen-grid.tsx'
import { Button } from '#ui/button.tsx'
import type { AllergenLine } from './allergen-lines.ts'
import { allergenCodes, allergenIcons, allergenLevels, allergenStates } from './allergens.ts'

type AllergenSheetProps = {
  /** What it is about: the name of a list, the number of an order. */
  title: string
  lines: readonly AllergenLine[]
  /** The same as a file. */
  csvHref: string
}

/** What every article contains, may contain, is free of, and what nobody declared: for the screen, for the kitchen's wall, for a spreadsheet. */
export function AllergenSheet({ title, lines, csvHref }: AllergenSheetProps) {
  const t = useT()
  return (
    <div className="stack">
      <AllergenGrid
        caption={t('catalogue.allergensOf', { name: title })}
        itemLabel={t('cart.item')}
        columns={allergenCodes.map((code) => ({ icon: allergenIcons[code], name: t(`product.allergen.${code}`) }))}
        legend={allergenStates.map((state) => ({ level: allergenLevels[state], text: t(`product.states.${state}`) }))}
        rows={lines.map(({ id, name, sku, href, allergens }) => ({
          id,
          name: href ? <a href={href}>{name}</a> : name,
          note: t('cart.number', { number: sku }),
          cells: allergenCodes.map((code) => {
            const state = allergens?.[code] ?? 'unknown'
            return { level: allergenLevels[state], text: t(`product.states.${state}`) }
          }),
        }))}
      />
      <p className="hint">{t('product.notDeclaredNote')}</p>
      <div className="cluster noprint">
        <PrintButton />
        <Button look="simple" icon="download-simple" href={csvHref} download={`${title}.csv`}>
          {t('lists.csv')}
        </Button>
      </div>
    </div>
  )
}
