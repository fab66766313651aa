import { listingHref, type View, views } from '#features/catalogue/listing-query.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { SegmentedControl } from '#ui/actions/segmented-control.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import type { ListingLocation } from './listing-context.ts'
import { ListingLinks } from './listing-links.tsx'

const icons: Record<View, IconName> = { tiles: 'squares-four', rows: 'rows' }

export function ViewSwitch({ place: { category, query } }: { place: ListingLocation }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ListingLinks>
      <SegmentedControl
        label={t('catalogue.views.label')}
        current={query.view}
        items={views.map((view) => ({
          value: view,
          label: t(`catalogue.views.${view}`),
          icon: icons[view],
          href: listingHref(locale, category.path, { ...query, view }, true),
        }))}
      />
    </ListingLinks>
  )
}
