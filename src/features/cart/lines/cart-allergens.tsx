import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { AllergenTable } from '#features/allergens/allergen-table.tsx'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

export function CartAllergens({ lines, avoid }: { lines: AllergenLine[]; avoid: AllergenCode[] | null }) {
  const t = useT()
  const to = usePath()
  const title = t('cart.title')
  return (
    <div className="opened">
      <Panel
        title={t('catalogue.allergensOf', { name: title })}
        aside={<IconButton icon="x" label={t('orders.allergensClose')} href={to('cart')} />}
        padded
      >
        <AllergenTable title={title} lines={lines} avoid={avoid} csvHref={`/api/${useLocale()}/cart/allergens/csv`} />
      </Panel>
    </div>
  )
}
