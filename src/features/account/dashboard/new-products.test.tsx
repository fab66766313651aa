// What is new in the range, on the overview, in each state; and one part of the overview that fails takes no other with it.
import { beforeAll, expect, test } from 'vitest'
import type { ProductCard } from '#features/product/product-card.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { initialHtml, settledHtml } from '#tests/support/render-part.tsx'
import { NewProducts } from './new-products.tsx'
import { Overview } from './overview.tsx'

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const nothing = new Promise<never>(() => undefined)
const failed = (title: string) => Promise.resolve({ ok: false as const, problem: { status: 503, title } })
const told = <Value,>(value: Value) => Promise.resolve({ ok: true as const, value })
const noPrices = failed('no prices')
const packing = {
  id: '7',
  sku: '1048-1',
  unit: 'case',
  content: null,
  stock: 'in_stock',
} as unknown as NonNullable<ProductCard['shown']>
const cheese = {
  id: '7',
  name: 'Gouda',
  href: '/en/offer/p/gouda',
  shown: packing,
  packings: [packing],
  allergens: [],
  quantity: 1,
} as unknown as ProductCard

// F129
test('tiles of their size say that they are busy until the new products are there', async () => {
  const waiting = await initialHtml(<NewProducts fresh={nothing} prices={noPrices} />)
  expect(waiting).toContain(t('account.newTitle'))
  expect(waiting).toMatch(/class="tile-wall" aria-busy="true"/)
})

// F129
test('new products stand there as tiles that lead to themselves', async () => {
  const html = await settledHtml(<NewProducts fresh={told({ products: [cheese] })} prices={noPrices} />)
  expect(html).toContain('Gouda')
  expect(html).toContain('href="/en/offer/p/gouda"')
})

// F129
test('where nothing is new it says so, and what failed says so in words', async () => {
  expect(await settledHtml(<NewProducts fresh={told({ products: [] })} prices={noPrices} />)).toContain(
    t('account.newNone'),
  )
  const broken = await settledHtml(<NewProducts fresh={failed('The range is out of reach')} prices={noPrices} />)
  for (const text of ['The range is out of reach', t('account.newTitle')]) expect(broken).toContain(text)
})

test('each part of the overview fills by itself, and one that fails takes no other with it', async () => {
  const orders = { orders: [], page: 1, pageCount: 1, total: 0 }
  const summary = { summary: null }
  const one = await settledHtml(
    <Overview
      firstName="Nadia"
      cart={told(summary)}
      recent={failed('No orders now')}
      usual={told({ lines: [], cartLines: 0 })}
      invoices={told({ invoices: [] })}
      lists={failed('No lists now')}
      addresses={told({ own: [], ofCompany: [], canChange: true })}
    />,
  )
  for (const text of ['No orders now', 'No lists now', t('invoices.empty'), t('account.cartEmpty'), t('addresses.add')])
    expect(one).toContain(text)
  const other = await settledHtml(
    <Overview
      firstName="Nadia"
      cart={failed('No cart now')}
      recent={told(orders)}
      usual={failed('Nothing usual now')}
      invoices={failed('No invoices now')}
      lists={told({ lists: [] })}
      addresses={failed('No addresses now')}
    />,
  )
  for (const text of ['No cart now', 'No invoices now', 'No addresses now', t('orders.empty'), t('lists.none')])
    expect(other).toContain(text)
  const early = await initialHtml(
    <Overview
      firstName="Nadia"
      cart={nothing}
      recent={nothing}
      usual={nothing}
      invoices={nothing}
      lists={nothing}
      addresses={nothing}
    />,
  )
  expect(early).toContain(t('account.greeting', { name: 'Nadia' }))
})
