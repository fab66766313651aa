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
const render = (more: Partial<CtaBackgroundImageBlock>) =>
  renderToStaticMarkup(<Hero block={block(more)} title="Home" />)

test('Hero shows an image of 3:1 or wider in the scene, any other beside the text', () => {
  expect(render({ image: picture(546) })).toMatch(/class="stage scene-home"><img[^>]*\/content\/a\.webp/)
  expect(render({ image: picture(1600) })).toMatch(/class="photo stand"><img[^>]*\/content\/a\.webp[^>]*alt="Goods"/)
  expect(render({})).not.toContain('<img')
})

test.each([546, 1600])('Hero keeps the spacing and background of its block (image height %i)', (height) => {
  const image = picture(height)
  expect(render({ image })).toMatch(
    /<section[^>]*class="[^"]*wall-background on-dark space-top-small space-bottom-large"/,
  )
  expect(render({ image, ground: 'accent' })).toMatch(
    /<section[^>]*class="[^"]*block ground-accent space-top-small space-bottom-large"/,
  )
  expect(render({ image, heading: null })).toContain('<h1 class="display-1">Home</h1>')
})

test('Hero preloads the brand background only if it has it', () => {
  const preloaded = (more: Partial<CtaBackgroundImageBlock>) =>
    [...render(more).matchAll(/<link rel="preload" as="image"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(preloaded({})).toEqual(['/media/wall.svg', '/media/wall-dark.svg'])
  expect(preloaded({ ground: 'accent' })).toEqual([])
})
