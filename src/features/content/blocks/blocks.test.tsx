import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Background, Block } from '../blocks.ts'
import type { Link } from '../text/links.ts'
import { toRichText } from '../text/to-rich-text.ts'
import { Blocks } from './blocks.tsx'

const grounds: readonly Background[] = ['none', 'white', 'light', 'accent', 'dark']
const link = (text: string): Link => ({ href: `/${text}`, text, title: null, ariaLabel: null, newWindow: false })
const image = { source: { path: '/content/a.webp', width: 900 }, alt: 'Goods', width: 900, height: 600 }

const nothing = { heading: null, text: toRichText(null), links: [] as Link[] }
const fields = {
  heading: [{ ...nothing, heading: 'Fresh bread' }, ['Fresh bread']],
  text: [{ ...nothing, text: toRichText('<p>Baked at <strong>night</strong></p>') }, ['Baked at ', 'night']],
  'one link': [{ ...nothing, links: [link('bread')] }, ['href="/bread"']],
  'two links': [{ ...nothing, links: [link('bread'), link('rolls')] }, ['href="/bread"', 'href="/rolls"']],
  'three links': [
    { ...nothing, links: ['bread', 'rolls', 'cakes'].map(link) },
    ['href="/bread"', 'href="/rolls"', 'href="/cakes"'],
  ],
} as const

type Content = typeof nothing
const blocks: Record<string, (content: Content) => object> = {
  cta: (content) => content,
  ctaBackgroundImage: (content) => ({ ...content, image: null }),
  'ctaBackgroundImage with a picture': (content) => ({ ...content, image }),
  cards: (content) => ({ ...nothing, cards: [{ id: 'c', image: null, ...content }] }),
  'cards with a picture': (content) => ({ ...nothing, cards: [{ id: 'c', image, ...content }] }),
  textColumns: (content) => ({ heading: null, columns: [{ type: 'text', id: 't', ...content }] }),
  defaultColumns: (content) => ({ heading: null, columns: [{ type: 'text', id: 't', ...content }] }),
  'defaultColumns beside a picture': (content) => ({
    heading: null,
    columns: [
      { type: 'image', id: 'i', image },
      { type: 'text', id: 't', ...content },
    ],
  }),
}

// F216, F217, F219, F220, F221, F228
test.each(Object.entries(blocks))('%s shows each of its fields without the others, on every background', (name, of) => {
  for (const ground of grounds) {
    for (const [field, [content, expected]] of Object.entries(fields)) {
      const frame = { type: name.split(' ')[0], id: '1', ground, spacingTop: 'none', spacingBottom: 'none' }
      const block = { ...frame, ...of(content as Content) } as unknown as Block
      const html = renderToStaticMarkup(<Blocks blocks={[block]} page={{ path: '/', page: 1 } as never} />)
      for (const part of expected) expect([ground, field, html]).toEqual([ground, field, expect.stringContaining(part)])
      if (name.endsWith('picture')) expect(html).toContain('/content/a.webp')
    }
  }
})
