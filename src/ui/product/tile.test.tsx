import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SIZES } from '../images/picture.tsx'
import { Price } from '../order/price.tsx'
import { Stock } from '../order/stock.tsx'
import { ProductImage } from './product-image.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { Tile } from './tile.tsx'

const source = { path: '/commerce/media/104882.webp', width: 1280 }
const media = <ProductImage picture={{ source, alt: '', sizes: SIZES.tile }} href="/en/offer/p/pelati" chips="−15%" />
const product = { name: 'Peeled tomatoes', href: '/en/offer/p/pelati', tint: 'pantry', media } as const

// F137
test('a tile shows name, pack, promotion, price and stock; only the name is an accessible link', () => {
  const html = renderToStaticMarkup(
    <Tile
      {...product}
      brandline="Mutti"
      pack="6 × 2.55 kg"
      number="Item 104882"
      perUnit="€2.07 / kg"
      was={<s>€37.34</s>}
      bookmark={<button type="button">Save</button>}
      inCart="2 in cart"
      actions={<div className="ordering" />}
      price={<Price amount="€31.74" unit="/ case" />}
      stock={<Stock state="in">48 cases</Stock>}
    />,
  )
  const read = html.replace(/<a [^>]*aria-hidden="true".*?<\/a>/, '')
  expect(html).toContain('class="tile tint-pantry"')
  expect(html).toContain('<a href="/en/offer/p/pelati" class="cover" tabindex="-1" aria-hidden="true">')
  expect(read).toContain('<h2><a href="/en/offer/p/pelati" class="name">Peeled tomatoes</a></h2>')
  for (const told of [
    '−15%',
    'Mutti',
    '6 × 2.55 kg',
    'Item 104882',
    '€2.07 / kg',
    '€37.34',
    '48 cases',
    'Save',
    '2 in cart',
  ])
    expect(read).toContain(told)
  expect(read).toContain('<div class="ordering">')
  expect(html).toContain('<span class="price">€31.74<small>/ case</small></span>')
})

test('a tile shows the login link of a guest instead of price and actions', () => {
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
  expect(html).not.toContain('class="ordering"')
})

test('a picture has the source widths of its size and loads lazily without priority', () => {
  const late = renderToStaticMarkup(media)
  const at = (width: number) => `/img/${width}/commerce/media/104882.webp`
  const set = `${at(208)} 208w, ${at(288)} 288w, ${at(413)} 413w, ${at(576)} 576w`
  expect(late).toContain(`src="${at(576)}" srcSet="${set}" sizes="(min-width:80rem) 272px`)
  expect(late).toContain('width="576" height="576" loading="lazy"')
  const early = renderToStaticMarkup(
    <ProductImage picture={{ source, alt: 'Tin', sizes: SIZES.product, priority: 'high' }} />,
  )
  expect(early).toContain('1280w')
  expect(early).toContain('loading="eager"')
  expect(early).toContain('fetchPriority="high"')
})

test('a picture has no source wider than the original, and no srcset for a single width', () => {
  const small = { path: '/shop/media/oil.webp', width: 640 }
  const html = renderToStaticMarkup(<ProductImage picture={{ source: small, alt: '', sizes: SIZES.product }} />)
  expect(html).toContain('/img/576/shop/media/oil.webp 576w, /img/768/shop/media/oil.webp 640w')
  expect(html).not.toContain('1024')
  const icon = renderToStaticMarkup(<Thumbnail source={{ ...small, width: 64 }} />)
  expect(icon).toContain('src="/img/64/shop/media/oil.webp" alt=""')
})
