/** How a page shows the products of a block. The route provides it, because content components do not import products. */

import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { ProductsBlock } from '../blocks.ts'

/** @param frame wraps the products; it is not called if the block has none */
export type RenderProducts = (block: ProductsBlock, frame: (products: ReactNode) => ReactNode) => ReactNode

const nothing: RenderProducts = () => null

export const RenderProductsContext = createContext<RenderProducts>(nothing)

export const useRenderProducts = (): RenderProducts => useContext(RenderProductsContext)
