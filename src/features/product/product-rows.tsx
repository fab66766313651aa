import type { Prices } from '#features/pricing/deferred-price.tsx'
import { LoginForPrice } from '#features/pricing/login-for-price.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { RowSkeleton, Rows } from '#ui/rows/rows.tsx'
import rowStyles from '#ui/styles/parts/rows.css?url'
import { isOfOneDepartment, type ProductCard } from './product-card.ts'
import { ProductRow } from './product-row.tsx'
import type { RenderActions } from './product-tile.tsx'

/** Stylesheet of rows far down a page: loaded in place, so that it does not block the content above. */
export const LowerRowStyles = () => <link rel="stylesheet" href={rowStyles} />

/** Stylesheet of the row view; with `precedence` React waits for it before it shows the rows. */
export const RowStyles = () => <link rel="stylesheet" href={rowStyles} precedence="rows" />

type ProductRowsProps = { products: readonly ProductCard[]; prices: Prices; renderActions: RenderActions }

/** Products as rows with quantity fields: arrow keys move between the fields, Enter adds to the cart. */
export function ProductRows({ products, prices, renderActions }: ProductRowsProps) {
  const t = useT()
  return (
    <Rows
      className={isOfOneDepartment(products) ? 'one-department' : undefined}
      enter={t('catalogue.enterKey')}
      bar={!prices && <LoginForPrice />}
      heads={{
        product: t('catalogue.heads.product'),
        pack: t('catalogue.heads.pack'),
        allergens: t('catalogue.allergens'),
        stock: t('catalogue.heads.stock'),
        price: t(prices ? 'catalogue.heads.yourPrice' : 'catalogue.heads.price'),
        quantity: t('cart.quantity'),
      }}
    >
      {products.map((product) => (
        <ProductRow key={product.id} product={product} prices={prices} renderActions={renderActions} />
      ))}
    </Rows>
  )
}

export function RowsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div className="rows" aria-busy="true" aria-label={label} role="status">
      {Array.from({ length: count }, (_, place) => (
        <RowSkeleton key={String(place)} />
      ))}
    </div>
  )
}
