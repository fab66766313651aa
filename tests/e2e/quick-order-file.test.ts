import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper, waitForHydration } from '../support/shopper.ts'

test.each([
  ['a binary file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0xff, 0xfe, 0, 0]), 'quickOrder.noText'],
  ['a file that is too large', Buffer.alloc(3_000_000, 'a'), 'quickOrder.tooLong'],
] as const)('%s in the quick order form is rejected, and the text keeps its rows', async (_, buffer, reason) => {
  const page = await openPage({ width: 390, height: 844, locale: 'en-US' })
  const shopper = await createShopper(page, 'en')
  const { main, t, toast } = shopper
  await shopper.open(`${shopper.to('cart')}?quickOrder=`)
  const text = main.locator('textarea[name=text]')
  await text.focus()
  await waitForHydration(text)
  await text.fill('999999 2')
  const answers = main.getByRole('region', { name: t('quickOrder.answers') })
  await answers.getByText(t('quickOrder.states.unknown')).waitFor()
  await main.locator('input[type=file]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })
  await toast(t(reason)).waitFor()
  expect(await answers.getByText(t('quickOrder.states.unknown')).isVisible()).toBe(true)
  expect(await text.inputValue()).toBe('999999 2')
})
