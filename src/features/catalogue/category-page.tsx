import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Subcategories } from './category-nav.tsx'
import { listingTitle } from './category-title.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { FacetsToCome, ListingPlace, ListingToCome } from './listing-context.ts'
import { ListingCount } from './listing-count.tsx'
import { listingPath } from './listing-query.ts'
import { ListingResults } from './listing-results.tsx'
import type { OffersToCome } from './offer-slot.tsx'
import type { RenderActions } from './product-tile.tsx'

type CategoryPageProps = {
  place: ListingPlace
  listing: ListingToCome
  facets: FacetsToCome
  offers: OffersToCome
  renderActions: RenderActions
}

/** A category, or the whole range: what it is, what is below it, how it can be narrowed, and its products. */
export function CategoryPage({ place, listing, facets, offers, renderActions }: CategoryPageProps) {
  const t = useT()
  const locale = useLocale()
  const { category } = place
  const title = listingTitle(t, place)
  const crumbs = category.id === null ? [] : category.ancestors.map(({ name, href }) => ({ label: name, href }))
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[{ label: t('catalogue.range'), href: listingPath(locale, '') }, ...crumbs, { label: title }]}
      />
      <div className="lhead">
        <div className="row">
          <h1 className="d3">{title}</h1>
          <ListingCount place={place} listing={listing} />
        </div>
        <Subcategories category={category} />
      </div>
      <div className="listing">
        <FilterPanel place={place} facets={facets} listing={listing} />
        <ListingResults place={place} listing={listing} facets={facets} offers={offers} renderActions={renderActions} />
      </div>
    </div>
  )
}
