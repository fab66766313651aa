import { type ComponentType, createElement } from 'react'
import type { Block } from '../blocks.ts'
import { Cards } from './cards.tsx'
import { Cta } from './cta.tsx'
import { CtaBackgroundImage } from './cta-background-image.tsx'
import { CtaForm } from './cta-form.tsx'
import { DefaultColumns } from './default-columns.tsx'
import { type BlockPage, NewsOverview } from './news-overview.tsx'
import { NewsSlider } from './news-slider.tsx'
import { Products } from './products.tsx'
import { QuoteSlider } from './quote-slider.tsx'
import { TextColumns } from './text-columns.tsx'
import { Usps } from './usps.tsx'

type BlockProps<One extends Block = Block> = { block: One; page: BlockPage }

const components: { [Type in Block['type']]: ComponentType<BlockProps<Extract<Block, { type: Type }>>> } = {
  textColumns: TextColumns,
  cards: Cards,
  usp: Usps,
  defaultColumns: DefaultColumns,
  cta: Cta,
  ctaBackgroundImage: CtaBackgroundImage,
  newsOverview: NewsOverview,
  quoteSlider: QuoteSlider,
  newsSlider: NewsSlider,
  ctaForm: CtaForm,
  products: Products,
}

export const Blocks = ({ blocks, page }: { blocks: readonly Block[]; page: BlockPage }) =>
  blocks.map((block) =>
    createElement(components[block.type] as ComponentType<BlockProps>, { key: block.id, block, page }),
  )
