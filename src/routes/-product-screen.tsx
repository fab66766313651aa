/** Product page as a separate chunk. Passes cart components to features/product, which may not import features/cart. */
import type { ComponentProps } from 'react'
import { AddBundle } from '#features/cart/add/add-bundle.tsx'
import { AddToCart } from '#features/cart/add/add-to-cart.tsx'
import { renderTileActions } from '#features/cart/add/product-actions.tsx'
import type { RenderBundle } from '#features/product/bundle-panel.tsx'
import type { RenderOrder } from '#features/product/buy-panel.tsx'
import { ProductPage } from '#features/product/product-page.tsx'

const order: RenderOrder = ({ id, unit, units }, name, prices) => (
  <AddToCart productId={id} name={name} unit={unit} order={{ units, prices }} />
)
const addSet: RenderBundle = (items, name, prices) => <AddBundle items={items} name={name} prices={prices} />

export const ProductScreen = ({ product, prices }: Pick<ComponentProps<typeof ProductPage>, 'product' | 'prices'>) => (
  <ProductPage
    product={product}
    prices={prices}
    renderActions={renderTileActions}
    renderOrder={order}
    renderSet={addSet}
  />
)
