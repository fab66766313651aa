import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plate } from './plate.tsx'
import { Price } from './price.tsx'
import { Stock } from './stock.tsx'
import { Tile } from './tile.tsx'

const sources = [413, 576, 1024].map((width) => ({ width, url: `/media/products/104882-${width}.webp` }))
const media = <Plate picture={{ sources, alt: '', sizes: '50vw' }} href="/en/offer/p/pelati" pack="6 × 2.55 kg" />
const product = { name: 'Peeled tomatoes', href: '/en/offer/p/pelati', tint: 'pantry', media } as const

test('a tile shows name, price and stock, and only the name is a link for assistive technology', () => {
  const html = renderToStaticMarkup(
    <Tile {...product} price={<Price amount="€31.74" unit="/ case" />} stock={<Stock state="in">48 cases</Stock>} />,
  )
  expect(html).toContain('class="tile tint-pantry"')
  expect(html).toContain('<a href="/en/offer/p/pelati" class="plate" tabindex="-1" aria-hidden="true">')
  expect(html).toContain('<a href="/en/offer/p/pelati" class="name">Peeled tomatoes</a>')
  expect(html).toContain('<span class="price">€31.74<small>/ case</small></span>')
})

test('a guest sees the way to log in instead of price and actions', () => {
  const html = renderToStaticMarkup(
    <Tile
      {...product}
      price={<Price amount="€31.74" />}
      actions={<i />}
      guest={<a href="/en/login">Log in for your price</a>}
    />,
  )
  expect(html).toContain('Log in for your price')
  expect(html).not.toContain('31.74')
  expect(html).not.toContain('class="buy"')
})

test('a picture offers all its widths and loads late unless it has priority', () => {
  const late = renderToStaticMarkup(media)
  expect(late).toContain('413w, /media/products/104882-576.webp 576w, /media/products/104882-1024.webp 1024w')
  expect(late).toContain('src="/media/products/104882-576.webp"')
  expect(late).toContain('loading="lazy"')
  const early = renderToStaticMarkup(<Plate picture={{ sources, alt: 'Tin', priority: 'high' }} />)
  expect(early).toContain('loading="eager"')
  expect(early).toContain('fetchPriority="high"')
})
