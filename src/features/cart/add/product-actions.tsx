import type { RenderActions } from '#features/product/product-tile.tsx'
import { AddToCart } from './add-to-cart.tsx'

/** Quantity, unit and button of a tile; routes put it into the catalogue's parts. */
export const addFromTile: RenderActions = ({ id, unit }, product, choose) => (
  <AddToCart
    productId={id}
    name={product.name}
    unit={unit}
    units={choose && { product, choose }}
    quantity={product.quantity}
  />
)

/** The same in a row, where the order bar says what was added. */
export const addFromRow: RenderActions = ({ id, unit }, product, choose) => (
  <AddToCart inRow productId={id} name={product.name} unit={unit} units={choose && { product, choose }} />
)
