import type { RenderActions } from '#features/product/product-tile.tsx'
import { AddToCart } from './add-to-cart.tsx'

/** Routes pass it in, because catalogue components do not import the cart. */
export const renderTileActions: RenderActions = ({ id, unit }, product, choose) => (
  <AddToCart
    productId={id}
    name={product.name}
    unit={unit}
    units={choose && { product, choose }}
    quantity={product.quantity}
  />
)

export const renderRowActions: RenderActions = ({ id, unit }, product, choose) => (
  <AddToCart productId={id} name={product.name} unit={unit} units={choose && { product, choose }} />
)
