import { noFilters } from '../../../src/features/catalogue/filters.ts'
import { firstPage } from '../../../src/features/catalogue/listing-query.ts'
import { Footer } from '../../../src/features/layout/frame/footer.tsx'
import { Header } from '../../../src/features/layout/frame/header.tsx'
import { FooterColumns } from '../../../src/features/layout/menu/footer-columns.tsx'
import { MegaDepartments } from '../../../src/features/layout/menu/mega-departments.tsx'
import { CategoryNav, Subcategories } from '../../../src/features/listing/category-nav.tsx'
import type { Facets } from '../../../src/features/listing/facets.ts'
import { AllergenFilter } from '../../../src/features/listing/filters/allergen-filter.tsx'
import { BrandFilter } from '../../../src/features/listing/filters/brand-filter.tsx'
import type { FacetsPromise } from '../../../src/features/listing/listing-context.ts'
import { stockStates } from '../../../src/features/pricing/stock-status.ts'
import { PageContext } from '../../../src/features/private/page-context.tsx'
import type { ProductCard } from '../../../src/features/product/product-card.ts'
import { I18nProvider } from '../../../src/i18n/i18n-provider.tsx'
import type { Translate } from '../../../src/i18n/translator.ts'
import { AddButton } from '../../../src/ui/actions/add-button.tsx'
import { Breadcrumbs } from '../../../src/ui/actions/breadcrumbs.tsx'
import { Button } from '../../../src/ui/actions/button.tsx'
import { Pagination } from '../../../src/ui/actions/pagination.tsx'
import { Quantity } from '../../../src/ui/fields/quantity.tsx'
import { FilterPanel } from '../../../src/ui/filter-panel.tsx'
import { Icon } from '../../../src/ui/icons/icon.tsx'
import { SIZES } from '../../../src/ui/images/picture.tsx'
import { PageHeader } from '../../../src/ui/layout/page-header.tsx'
import { KeyFigures } from '../../../src/ui/order/figures.tsx'
import { Stock } from '../../../src/ui/order/stock.tsx'
import { ProductImage } from '../../../src/ui/product/product-image.tsx'
import { Tile } from '../../../src/ui/product/tile.tsx'
import type { ListingData } from '../listing-data.ts'

const title = 'The whole range'
const page = { href: '/en/range', customer: null, sessionOver: false, refusedForm: null, push: () => undefined }

/** The guest's listing from the shop's components that work without a router, with data in memory. */
export function ListingDocument({ data, t }: { data: ListingData; t: Translate }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="/assets/index.css" />
      </head>
      <body>
        <PageContext value={page}>
          <I18nProvider locale="en" t={t}>
            <Header brand="Proviant" customer={null} lists cartIcon={<Cart />} cartButton={<Cart />} />
            <Departments data={data} />
            <main id="main" tabIndex={-1}>
              <div className="wrap">
                <Breadcrumbs label="Breadcrumbs" items={[{ label: 'Home', href: '/en' }, { label: title }]} />
                <PageHeader title={title}>
                  <Subcategories query={firstPage} category={data.category} facets={resolved(data.facets)} />
                </PageHeader>
                <div className="listing">
                  <Filters data={data} />
                  <Results data={data} t={t} />
                </div>
              </div>
            </main>
            {/* the shop's footer gets its columns as children */}
            <div className="columns">{data.site && <FooterColumns of={data.site} />}</div>
            <Footer brand="Proviant" site={data.site} year={2026} />
          </I18nProvider>
        </PageContext>
      </body>
    </html>
  )
}

function Cart() {
  return (
    <a className="cart-button" href="/en/cart">
      <Icon name="shopping-cart-simple" />
    </a>
  )
}

/** The departments three times, as in the shop: mega menu, department bar, mobile drawer. */
function Departments({ data: { departments } }: { data: ListingData }) {
  const links = departments.map(({ id, name, href, count }) => (
    <a key={id} href={href}>
      {name}
      <KeyFigures>{count}</KeyFigures>
    </a>
  ))
  return (
    <nav className="department-bar" aria-label="Departments">
      <div className="wrap">
        <details name="mega">
          <summary className="all-departments">Range</summary>
          <div className="mega">
            <MegaDepartments of={{ departments, nodes: [] }} />
          </div>
        </details>
        <div className="departments fits">{links}</div>
        <div className="mobile-departments">{links}</div>
      </div>
    </nav>
  )
}

const resolved = (facets: Facets): FacetsPromise => Promise.resolve({ ok: true, value: facets })

function Filters({ data: { category, facets, path } }: { data: ListingData }) {
  const footer = <Button type="submit">Apply</Button>
  return (
    <FilterPanel id="filters" title="Filters" closeLabel="Close" action={path} footer={footer}>
      <section>
        <CategoryNav query={firstPage} category={category} facets={resolved(facets)} />
      </section>
      <section>
        <AllergenFilter allergens={facets.allergens} filters={noFilters} />
      </section>
      <section>
        <BrandFilter brands={facets.brands} chosen={[]} />
      </section>
    </FilterPanel>
  )
}

/** A copy of the shop's tile, which needs a router for the return path after login. */
function ProductTile({ product, t }: { product: ProductCard; t: Translate }) {
  const { name, href, tint, shown, picture, stock, sku, brands, origin } = product
  const media = (
    <ProductImage
      href={href}
      tint={tint}
      picture={picture ? { source: picture, alt: name, sizes: SIZES.tile } : null}
    />
  )
  return (
    <Tile
      name={name}
      href={href}
      tint={tint}
      media={media}
      pack={shown?.content}
      brandline={[brands[0]?.name, origin].filter(Boolean).join(' · ')}
      number={t('catalogue.number', { number: sku })}
      price={<a href="/en/login">Log in for your price</a>}
      stock={stock && <Stock state={stockStates[stock]}>{t(`catalogue.stock.${stock}`)}</Stock>}
      actions={<Buy product={product} />}
    />
  )
}

const Buy = ({ product: { shown, name } }: { product: ProductCard }) => (
  <form className="contents" method="post" action="/api/en/cart/items" data-app="">
    <input type="hidden" name="productId" value={shown?.id} />
    <Quantity
      name="quantity"
      defaultValue={1}
      label={name}
      inputLabel="Quantity"
      lessLabel="Less"
      moreLabel="More"
      unit={shown?.unit ?? undefined}
    />
    <AddButton label="Add to cart" />
  </form>
)

function Results({ data: { listing, path }, t }: { data: ListingData; t: Translate }) {
  return (
    <section className="results" aria-label="Products">
      <div className="tile-wall">
        {listing.products.map((product) => (
          <ProductTile key={product.id} product={product} t={t} />
        ))}
      </div>
      <Pagination
        label="Pages"
        page={listing.page}
        pageCount={listing.pageCount}
        href={(page) => `${path}?page=${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(page) => `Page ${page}`}
      />
    </section>
  )
}
