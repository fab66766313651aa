/** The parts of a news article by their place on its page. */
import type { Block, ProductsBlock, TextColumnsBlock } from '../blocks.ts'
import type { EntryPage } from '../entry.ts'
import { plainText } from '../text/rich-text.ts'

export interface ArticleParts {
  /** Leading text blocks, without one that repeats the introduction. */
  text: TextColumnsBlock[]
  /** The products block after the text, shown beside it. */
  products: ProductsBlock | null
  others: Block[]
}

const textOf = ({ columns }: TextColumnsBlock) =>
  columns.map(({ heading, text }) => `${heading ?? ''} ${plainText(text)}`.trim()).join(' ')

export function splitArticle({ blocks, intro }: Pick<EntryPage, 'blocks' | 'intro'>): ArticleParts {
  const end = blocks.findIndex(({ type }) => type !== 'textColumns')
  const count = end < 0 ? blocks.length : end
  const leading = blocks.slice(0, count).filter((block) => block.type === 'textColumns')
  const [next, ...rest] = blocks.slice(count)
  return {
    text: leading.filter((block) => textOf(block) !== intro),
    ...(next?.type === 'products' ? { products: next, others: rest } : { products: null, others: blocks.slice(count) }),
  }
}

const wordsPerMinute = 200

/** Whole minutes; 0 without text. */
export function minutesToRead(text: readonly TextColumnsBlock[]): number {
  const words = text.map(textOf).join(' ').split(/\s+/).filter(Boolean)
  return Math.ceil(words.length / wordsPerMinute)
}
