import type { Prices } from '#features/pricing/deferred-price.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { TileSkeleton } from '#ui/product/tile-skeleton.tsx'
import { isOfOneDepartment, type ProductCard } from './product-card.ts'
import { ProductTile, type RenderActions } from './product-tile.tsx'

type ProductGridProps = {
  products: readonly ProductCard[]
  prices: Prices
  renderActions: RenderActions
  /** At the head of a page: the first row loads at once. */
  first?: boolean
  /** Under a heading of its own. */
  level?: 2 | 3
  /** Five in a row on wide screens, where no rail stands beside. */
  shelf?: boolean
}

/** As many pictures as the first row holds on the widest screen. */
const firstRow = 4

/** Products as the wall of tiles. */
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

/** The same boxes, while the products are on their way. */
export function GridSkeleton({ count, label, shelf = false }: { count: number; label: string; shelf?: boolean }) {
  return (
    <div className={shelf ? 'tile-wall five-tiles' : 'tile-wall'} aria-busy="true" aria-label={label} role="status">
      {Array.from({ length: count }, (_, place) => (
        <TileSkeleton key={String(place)} />
      ))}
    </div>
  )
}
