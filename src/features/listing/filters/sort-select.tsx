import { useEffect, useRef } from 'react'
import { isSort, listingHref, sorts } from '#features/catalogue/listing-query.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Text } from '#ui/layout/text.tsx'
import { filterFormId, type ListingLocation } from '../listing-context.ts'
import { useChangeListing } from '../listing-links.tsx'

export function SortSelect({ place: { category, query, guest } }: { place: ListingLocation }) {
  const t = useT()
  const locale = useLocale()
  const change = useChangeListing()
  const field = useRef<HTMLSelectElement>(null)
  // the backend's default order by contract: relevance for a search, category order in a category, else name
  const usual = query.filters.search ? 'relevance' : category.path ? 'default' : 'name'
  const offered = sorts.filter((sort) => (!guest || !sort.endsWith('price')) && (sort !== usual || sort === query.sort))
  const inUrl = query.sort ?? ''
  const shown = useRef(inUrl)
  // follow the URL after navigation; useFilterForm applies a choice made before hydration
  useEffect(() => {
    if (field.current && shown.current !== inUrl) field.current.value = inUrl
    shown.current = inUrl
  }, [inUrl])
  return (
    <>
      <label className="select">
        <Text as="span" tone="muted">
          {t('catalogue.sort')}
        </Text>
        <select
          ref={field}
          name="sort"
          form={filterFormId}
          // the visible label is hidden on phones
          aria-label={t('catalogue.sort')}
          defaultValue={inUrl}
          autoComplete="off"
          {...appProps}
          onChange={({ target }) => {
            const sort = isSort(target.value) ? target.value : null
            change(listingHref(locale, category.path, { ...query, page: 1, sort }))
          }}
        >
          <option value="">{t(`catalogue.sorts.${usual}`)}</option>
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalogue.sorts.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </label>
      <Button type="submit" form={filterFormId} look="outline" className="no-js">
        {t('catalogue.sort')}
      </Button>
    </>
  )
}
