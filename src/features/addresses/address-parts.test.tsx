// The address book of the account in each state: not there yet, filled, empty, failed, and read only.
import { beforeAll, expect, test } from 'vitest'
import type { Address } from '#features/orders/address.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { initialHtml, settledHtml } from '#tests/support/render-part.tsx'
import type { AddressBookFacts } from './address-book.tsx'
import { AddressesSection } from './addresses-section.tsx'

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const home: Address = {
  id: '2',
  title: 'Nova',
  lines: ['Korenlei 112'],
  vatId: null,
  isDefault: true,
  ofCompany: false,
}
const beach: Address = { ...home, id: '3', title: 'Nova aan zee', isDefault: false }
const seat: Address = { ...home, id: '1', title: 'Nova nv', isDefault: false, ofCompany: true }
const known: AddressBookFacts = { own: [home, beach], ofCompany: [seat], canChange: true }
const section = (book: Promise<{ ok: true; value: AddressBookFacts }> | Promise<never>) => (
  <AddressesSection book={book} form={null} redirect={null} />
)
const told = (book: AddressBookFacts) => section(Promise.resolve({ ok: true, value: book }))

// F135
test('until the addresses are there their place says that it is busy', async () => {
  const waiting = await initialHtml(section(new Promise<never>(() => undefined)))
  expect(waiting).toContain(t('addresses.title'))
  expect(waiting).toContain('aria-busy="true"')
})

// F135
test('own addresses can be changed and one made the default; those of the company are there to read', async () => {
  const html = await settledHtml(told(known))
  for (const id of ['2', '3', 'new']) expect(html).toContain(`href="/en/dashboard/account?address=${id}#address"`)
  expect(html).toContain('action="/api/en/addresses/3/default"')
  expect(html).not.toContain('/addresses/2/default')
  expect(html).toContain('Nova nv')
  expect(html).not.toMatch(/address(es\/|=)1\b/)
})

// F135
test('who has no address is told so and may add one; where none can be added nothing says that it can', async () => {
  const empty = await settledHtml(told({ own: [], ofCompany: [], canChange: true }))
  for (const text of [t('addresses.none'), t('addresses.add')]) expect(empty).toContain(text)
  const readOnly = await settledHtml(told({ ...known, canChange: false }))
  for (const text of [t('addresses.add'), 'address=', '<form']) expect(readOnly).not.toContain(text)
})

// F135
test('what failed says so in words, and the rest stands', async () => {
  const problem = { status: 503, title: 'Addresses are out of reach' }
  const broken = await settledHtml(
    <AddressesSection book={Promise.resolve({ ok: false, problem })} form={null} redirect={null} />,
  )
  for (const text of [problem.title, t('addresses.title')]) expect(broken).toContain(text)
})
