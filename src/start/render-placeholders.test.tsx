import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { countReachable } from '#tests/support/garbage-collection.ts'
import { renderPlaceholders } from './render-placeholders.tsx'

const Price = ({ price }: { price: Promise<string> }) => <b>{use(price)}</b>
withPlaceholder('test-price', (props: { price: Promise<string> }) => (
  <Suspense fallback="…">
    <Price {...props} />
  </Suspense>
))

test('releases the private data of a customer, also if a private value never arrived', async () => {
  const t = await loadTranslator('en')
  const shown = async () => {
    const customer = { id: '1', name: 'Nadia', firstName: 'Nadia', companyName: null }
    const placeholders = [{ part: 'test-price', props: { price: { private: 'price' } } }]
    await renderPlaceholders(placeholders, { locale: 'en', t }, '/en', { customer, answers: null })
    return new WeakRef(customer)
  }
  // React retains the last one until the next render
  const [first, second] = [await shown(), await shown(), await shown()]
  expect(await countReachable([first, second].flatMap((one) => one ?? []))).toBe(0)
})

test('renders a placeholder of a screen that this process has not rendered yet', async () => {
  const t = await loadTranslator('en')
  const placeholders = [{ part: 'PriceHeader', props: { unit: null, productId: '1', prices: null } }]
  const customer = { id: '1', name: 'Nadia', firstName: 'Nadia', companyName: null }
  const rendered = await renderPlaceholders(placeholders, { locale: 'en', t }, '/en', { customer, answers: null })
  expect(rendered).toEqual([expect.any(String)])
})
