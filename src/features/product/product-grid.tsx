import type { Prices } from '#features/pricing/deferred-price.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { TileSkeleton } from '#ui/product/tile-skeleton.tsx'
import { isOfOneDepartment, type ProductCard } from './product-card.ts'
import { ProductTile, type RenderActions } from './product-tile.tsx'

type ProductGridProps = {
  products: readonly ProductCard[]
  prices: Prices
  renderActions: RenderActions
  /** At the top of a page: the pictures of the first row load eagerly. */
  first?: boolean
  /** Heading level of product names: 3 below a section heading. */
  level?: 2 | 3
  /** Five columns on wide screens, for pages without a rail. */
  shelf?: boolean
}

const firstRow = 4

export function ProductGrid(props: ProductGridProps) {
  const { products, prices, renderActions, level, first = false, shelf = false } = props
  return (
    <div className={classNames('tile-wall', shelf && 'five-tiles', isOfOneDepartment(products) && 'one-department')}>
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          prices={prices}
          renderActions={renderActions}
          level={level}
          priority={first && index < firstRow ? (index === 0 ? 'high' : 'eager') : undefined}
          className={shelf && index === 4 ? 'fifth-tile' : undefined}
        />
      ))}
    </div>
  )
}

export function GridSkeleton({ count, label, shelf = false }: { count: number; label: string; shelf?: boolean }) {
  return (
    <div className={shelf ? 'tile-wall five-tiles' : 'tile-wall'} aria-busy="true" aria-label={label} role="status">
      {Array.from({ length: count }, (_, place) => (
        <TileSkeleton key={String(place)} />
      ))}
    </div>
  )
}
