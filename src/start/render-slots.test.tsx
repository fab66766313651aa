import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { asSlot } from '#features/forms/slot.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { countHeld } from '#tests/support/collect.ts'
import { renderSlots } from './render-slots.tsx'

const Price = ({ price }: { price: Promise<string> }) => <b>{use(price)}</b>
asSlot('test-price', (props: { price: Promise<string> }) => (
  <Suspense fallback="…">
    <Price {...props} />
  </Suspense>
))

test('what one reader was shown is forgotten, also where an answer never came', async () => {
  const t = await loadTranslator('en')
  const shown = async () => {
    const customer = { id: '1', name: 'Nadia', firstName: 'Nadia', companyName: null }
    const slots = [{ part: 'test-price', props: { price: { private: 'price' } } }]
    await renderSlots(slots, { locale: 'en', t }, '/en', { customer, answers: null })
    return new WeakRef(customer)
  }
  // React remembers the last one until the next is shown something
  const [first, second] = [await shown(), await shown(), await shown()]
  expect(await countHeld([first, second].flatMap((one) => one ?? []))).toBe(0)
})

test('a slot of a screen that this process has not drawn yet is drawn', async () => {
  const t = await loadTranslator('en')
  const slots = [{ part: 'PriceHead', props: { unit: null, productId: '1', prices: null } }]
  const customer = { id: '1', name: 'Nadia', firstName: 'Nadia', companyName: null }
  const drawn = await renderSlots(slots, { locale: 'en', t }, '/en', { customer, answers: null })
  expect(drawn).toEqual([expect.any(String)])
})
