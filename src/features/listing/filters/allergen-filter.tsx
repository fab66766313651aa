import { allergenIcons } from '#features/allergens/allergens.ts'
import type { Filters } from '#features/catalogue/filters.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { TriState } from '#ui/fields/tri-state.tsx'
import { TriStateHeader } from '#ui/fields/tri-state-header.tsx'
import type { AllergenFacet } from '../facets.ts'

const fieldNames = {
  contains: 'contains_allergen',
  traces: 'may_contain_allergen',
  free: 'does_not_contain_allergen',
} as const

const states = ['contains', 'traces', 'free'] as const

const atFirst = 8

/** One row per allergen with three exclusive states: contains, traces, free. */
export function AllergenFilter({ allergens, filters }: { allergens: AllergenFacet[]; filters: Filters }) {
  const t = useT()
  const labels = { contains: t('catalogue.contains'), traces: t('catalogue.traces'), free: t('catalogue.free') }
  const chosen = (id: string) => states.find((state) => filters[fieldNames[state]].includes(id)) ?? null
  const rows = (some: AllergenFacet[]) =>
    some.map(({ id, code, name }) => (
      <TriState
        key={id}
        name={name}
        icon={code ? allergenIcons[code] : undefined}
        value={id}
        fieldNames={fieldNames}
        labels={labels}
        chosen={chosen(id)}
      />
    ))
  const rest = allergens.slice(atFirst)
  return (
    <>
      <div className="allergen-toggles">
        <TriStateHeader labels={labels} />
        {rows(allergens.slice(0, atFirst))}
      </div>
      {rest.length > 0 && (
        <details className="more-allergens" open={rest.some(({ id }) => chosen(id))}>
          <summary>{t('catalogue.allAllergens')}</summary>
          <div className="allergen-toggles">{rows(rest)}</div>
        </details>
      )}
    </>
  )
}
