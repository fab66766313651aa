// The address section of the account in each state: pending, filled, empty, failed and read-only.
import { beforeAll, expect, test } from 'vitest'
import type { Address } from '#features/orders/address.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { initialHtml, settledHtml } from '#tests/support/render-part.tsx'
import type { AddressBookData } from './address-book.tsx'
import { AddressesSection } from './addresses-section.tsx'

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const home: Address = {
  id: '2',
  title: 'Nova',
  lines: ['Korenlei 112'],
  name: 'Nova, Korenlei 112',
  vatId: null,
  isDefault: true,
  ofCompany: false,
}
const beach: Address = { ...home, id: '3', title: 'Nova aan zee', isDefault: false }
const seat: Address = { ...home, id: '1', title: 'Nova nv', isDefault: false, ofCompany: true }
const known: AddressBookData = { own: [home, beach], ofCompany: [seat], canChange: true }
const section = (book: Promise<{ ok: true; value: AddressBookData }> | Promise<never>) => (
  <AddressesSection book={book} form={null} redirect={null} />
)
const loaded = (book: AddressBookData) => section(Promise.resolve({ ok: true, value: book }))

// F135
test('shows a skeleton with aria-busy while the addresses are pending', async () => {
  const waiting = await initialHtml(section(new Promise<never>(() => undefined)))
  expect(waiting).toContain(t('addresses.title'))
  expect(waiting).toContain('aria-busy="true"')
})

// F016, F135
test('own addresses can be changed and made the default, company addresses are read-only', async () => {
  const html = await settledHtml(loaded(known))
  for (const id of ['2', '3', 'new']) expect(html).toContain(`href="/en/dashboard/account?address=${id}#address"`)
  expect(html).toContain('action="/api/en/addresses/3/default"')
  expect(html).not.toContain('/addresses/2/default')
  expect(html).toContain('Nova nv')
  expect(html).not.toMatch(/address(es\/|=)1\b/)
})

// F016, F135
test('without addresses shows an empty state and the link to add one; a read-only book has no links and forms', async () => {
  const empty = await settledHtml(loaded({ own: [], ofCompany: [], canChange: true }))
  for (const text of [t('addresses.none'), t('addresses.add')]) expect(empty).toContain(text)
  const readOnly = await settledHtml(loaded({ ...known, canChange: false }))
  for (const text of [t('addresses.add'), 'address=', '<form']) expect(readOnly).not.toContain(text)
})

// F135
test('shows the error message of failed addresses below the title', async () => {
  const problem = { status: 503, title: 'Addresses are out of reach' }
  const broken = await settledHtml(
    <AddressesSection book={Promise.resolve({ ok: false, problem })} form={null} redirect={null} />,
  )
  for (const text of [problem.title, t('addresses.title')]) expect(broken).toContain(text)
})

test('the buttons of two addresses with the same title have different names', async () => {
  const twin: Address = { ...beach, title: 'Nova', lines: ['Dok 4'], name: 'Nova, Dok 4' }
  const html = await settledHtml(loaded({ ...known, own: [home, { ...twin, id: '4' }, twin] }))
  for (const name of ['Nova, Korenlei 112', 'Nova, Dok 4'])
    expect(html).toContain(`aria-label="${t('addresses.changeNamed', { name })}"`)
  expect(html).toContain(`aria-label="${t('addresses.makeDefaultNamed', { name: 'Nova, Dok 4' })}"`)
})
