import { expect, test } from 'vitest'
import type { Block, ProductsBlock, TextColumnsBlock } from '../blocks.ts'
import { toRichText } from '../text/to-rich-text.ts'
import { minutesToRead, splitArticle } from './article-parts.ts'

const frame = { heading: null, spacingTop: 'none', spacingBottom: 'none', ground: 'none' } as const
const text = (id: string, html: string): TextColumnsBlock => ({
  ...frame,
  id,
  type: 'textColumns',
  columns: [{ type: 'text', id, heading: null, text: toRichText(html), links: [] }],
})
const products: ProductsBlock = { ...frame, id: 'p', type: 'products', codes: ['1'] }
const cta: Block = { ...frame, id: 'c', type: 'cta', text: toRichText(''), links: [] }

const idsOf = (intro: string | null, ...blocks: Block[]) => {
  const parts = splitArticle({ blocks, intro })
  return [parts.text.map(({ id }) => id), parts.products?.id ?? null, parts.others.map(({ id }) => id)]
}

// F120
test('splitArticle leaves out a text that repeats the introduction, and only that', () => {
  const blocks = [text('lead', '<p>Waste <b>heat</b>.</p>'), text('body', '<p>Next to it.</p>')]
  expect(idsOf('Waste heat.', ...blocks)).toEqual([['body'], null, []])
  expect(idsOf('Waste', ...blocks)).toEqual([['lead', 'body'], null, []])
  expect(idsOf(null, ...blocks)).toEqual([['lead', 'body'], null, []])
})

// F584
test('splitArticle takes the products block that follows the text out of the other blocks', () => {
  const body = text('body', '<p>Body</p>')
  expect(idsOf(null, body, products, cta)).toEqual([['body'], 'p', ['c']])
  expect(idsOf(null, body, cta, products)).toEqual([['body'], null, ['c', 'p']])
  expect(idsOf(null)).toEqual([[], null, []])
})

test('minutesToRead counts 200 words a minute, and no text as 0', () => {
  expect([0, 1, 200, 201].map((count) => minutesToRead([text('t', `<p>${'word '.repeat(count)}</p>`)]))).toEqual([
    0, 1, 1, 2,
  ])
})
