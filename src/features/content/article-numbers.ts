/** Article numbers of the blocks `products` of a page. */
import type { Block } from './blocks.ts'

/** Limits the work of one page: products of one block, and of all blocks of a page. */
const most = { block: 24, page: 48 }

/** @param text separated by line breaks, commas or semicolons */
export const toArticleNumbers = (text: string | null | undefined): string[] => {
  const codes = (text ?? '').split(/[\n\r,;]+/).map((code) => code.trim().slice(0, 60))
  return [...new Set(codes.filter(Boolean))].slice(0, most.block)
}

/** Article numbers of all blocks, each once. */
export const articleNumbersOf = (blocks: readonly Block[]): string[] => {
  const codes = blocks.flatMap((block) => (block.type === 'products' ? block.codes : []))
  return [...new Set(codes)].slice(0, most.page)
}
