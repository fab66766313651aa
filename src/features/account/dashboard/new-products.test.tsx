// The new-products section of the overview in each state, and the isolation of failed parts of the overview.
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

const pending = new Promise<never>(() => undefined)
const failed = (title: string) => Promise.resolve({ ok: false as const, problem: { status: 503, title } })
const loaded = <Value,>(value: Value) => Promise.resolve({ ok: true as const, value })
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
  brands: [],
  quantity: 1,
} as unknown as ProductCard

// F129
test('shows a skeleton grid with aria-busy while the new products are pending', async () => {
  const waiting = await initialHtml(<NewProducts fresh={pending} prices={noPrices} />)
  expect(waiting).toContain(t('account.newTitle'))
  expect(waiting).toMatch(/class="tile-wall" aria-busy="true"/)
})

// F129
test('shows new products as tiles that link to their pages', async () => {
  const html = await settledHtml(<NewProducts fresh={loaded({ products: [cheese] })} prices={noPrices} />)
  expect(html).toContain('Gouda')
  expect(html).toContain('href="/en/offer/p/gouda"')
})

// F129
test('shows an empty state without new products, and the error message if the query failed', async () => {
  expect(await settledHtml(<NewProducts fresh={loaded({ products: [] })} prices={noPrices} />)).toContain(
    t('account.newNone'),
  )
  const broken = await settledHtml(<NewProducts fresh={failed('The range is out of reach')} prices={noPrices} />)
  for (const text of ['The range is out of reach', t('account.newTitle')]) expect(broken).toContain(text)
})

// F132, F133, F134, F135
test('each part of the overview resolves by itself and shows its own error', async () => {
  const orders = { orders: [], page: 1, pageCount: 1, total: 0 }
  const summary = { summary: null }
  const one = await settledHtml(
    <Overview
      firstName="Nadia"
      cart={loaded(summary)}
      recent={failed('No orders now')}
      planning={loaded({ proposal: null, changes: [] })}
      owed={loaded({ balance: null })}
      invoices={loaded({ invoices: [] })}
      lists={failed('No lists now')}
      addresses={loaded({ own: [], ofCompany: [], canChange: true })}
    />,
  )
  for (const text of ['No orders now', 'No lists now', t('invoices.empty'), t('account.cartEmpty'), t('addresses.add')])
    expect(one).toContain(text)
  const other = await settledHtml(
    <Overview
      firstName="Nadia"
      cart={failed('No cart now')}
      recent={loaded(orders)}
      planning={failed('Nothing usual now')}
      owed={failed('Nothing owed now')}
      invoices={failed('No invoices now')}
      lists={loaded({ lists: [] })}
      addresses={failed('No addresses now')}
    />,
  )
  for (const text of [
    'No cart now',
    'No invoices now',
    'No addresses now',
    'Nothing usual now',
    t('orders.empty'),
    t('lists.none'),
  ])
    expect(other).toContain(text)
  const early = await initialHtml(
    <Overview
      firstName="Nadia"
      cart={pending}
      recent={pending}
      planning={pending}
      owed={pending}
      invoices={pending}
      lists={pending}
      addresses={pending}
    />,
  )
  expect(early).toContain(t('account.greeting', { name: 'Nadia' }))
  // proposal and changes; cart, last order and what is owed; orders, lists and invoices; addresses
  const panels = [...early.matchAll(/<div class="([\w -]*)" aria-busy="true"><span/g)].map(([, name]) => name)
  expect(panels).toEqual([
    'panel',
    'panel',
    'action-tile',
    'action-tile',
    'action-tile',
    'panel',
    'panel',
    'panel',
    'form-grid',
  ])
})
