import { useState } from 'react'
import { foldLetters } from '#features/catalogue/letter-case.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { BrandFacet } from '../facets.ts'

/** Minimum number of brands for a search field. */
const searchFrom = 8

/** Brand filter. The search field only hides options, so hidden checked brands stay checked. */
export function BrandFilter({ brands, chosen }: { brands: BrandFacet[]; chosen: readonly string[] }) {
  const t = useT()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const matches = ({ name }: BrandFacet) => foldLetters(name).includes(foldLetters(wanted.trim()))
  return (
    <>
      {brands.length >= searchFrom && (
        <div className="input compact needs-js">
          <Icon name="magnifying-glass" />
          <input
            type="search"
            {...appProps}
            aria-label={t('catalogue.findBrand')}
            placeholder={t('catalogue.findBrand')}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      <div className="brand-list">
        {brands.map((brand) => (
          <div key={brand.id} hidden={!matches(brand)}>
            <Checkbox
              small
              name="brands"
              value={brand.id}
              defaultChecked={chosen.includes(brand.id)}
              label={brand.name}
              count={formatNumber(locale, brand.amount)}
            />
          </div>
        ))}
        {wanted && !brands.some(matches) && <Hint>{t('catalogue.noBrand')}</Hint>}
      </div>
    </>
  )
}
