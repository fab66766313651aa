import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { Hero } from './hero.tsx'

const picture = (height: number) => ({
  source: { path: '/content/a.webp', width: 2560 },
  alt: 'Goods',
  width: 2560,
  height,
})
const block = (more: Partial<CtaBackgroundImageBlock>): CtaBackgroundImageBlock => ({
  type: 'ctaBackgroundImage',
  id: '1',
  heading: null,
  text: [],
  links: [],
  image: null,
  spacingTop: 'small',
  spacingBottom: 'large',
  ground: 'none',
  ...more,
})
const draw = (more: Partial<CtaBackgroundImageBlock>) => renderToStaticMarkup(<Hero block={block(more)} title="Home" />)

test('the head of the home page shows the picture of the CMS: a row along the counter, any other beside the words', () => {
  expect(draw({ image: picture(546) })).toMatch(/class="stage scene-home"><img[^>]*\/content\/a\.webp/)
  expect(draw({ image: picture(1600) })).toMatch(/class="photo stand"><img[^>]*\/content\/a\.webp[^>]*alt="Goods"/)
  expect(draw({})).not.toContain('<img')
})

test.each([546, 1600])(
  'the head of the home page keeps spacing and ground of its block (picture %i high)',
  (height) => {
    const image = picture(height)
    expect(draw({ image })).toMatch(
      /<section[^>]*class="[^"]*wall-background on-dark space-top-small space-bottom-large"/,
    )
    expect(draw({ image, ground: 'accent' })).toMatch(
      /<section[^>]*class="[^"]*block ground-accent space-top-small space-bottom-large"/,
    )
    expect(draw({ image, heading: null })).toContain('<h1 class="display-1">Home</h1>')
  },
)

test('the tiles of the wall are asked for with the page, and only where its head stands before them', () => {
  const ahead = (more: Partial<CtaBackgroundImageBlock>) =>
    [...draw(more).matchAll(/<link rel="preload" as="image"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(ahead({})).toEqual(['/media/wall.svg', '/media/wall-dark.svg'])
  expect(ahead({ ground: 'accent' })).toEqual([])
})
