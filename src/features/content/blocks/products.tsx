import { useT } from '#i18n/i18n-provider.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { ProductsBlock } from '../blocks.ts'
import { BlockHeading, BlockSection } from './block-section.tsx'
import { useRenderProducts } from './render-products.ts'

/** Without a product that the backend knows there is no block. */
export function Products({ block }: { block: ProductsBlock }) {
  const t = useT()
  const renderProducts = useRenderProducts()
  return renderProducts(block, (products) => (
    <BlockSection block={block}>
      <BlockHeading heading={block.heading ?? t('catalogue.products')} />
      {products}
    </BlockSection>
  ))
}

/** The same beside a text. */
export function ProductsAside({ block }: { block: ProductsBlock }) {
  const t = useT()
  const renderProducts = useRenderProducts()
  return renderProducts(block, (products) => (
    <aside className="beside" data-block={block.type}>
      <Stack>
        <Heading look="display-4">{block.heading ?? t('catalogue.products')}</Heading>
        {products}
      </Stack>
    </aside>
  ))
}
