// What a customer owes, and how to pay it.
import { expect, test } from 'vitest'
import { invoiceBalance, viewInvoices } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { toCommonReference, toPaymentReference } from '../../rules/invoice.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

const now = () => new Date('2026-11-24T09:00:00Z')
const open = async () => {
  const shop = await openTestCommerce(openSqliteD1(':memory:'), { now })
  const english = { 'x-locale': 'en' }
  return {
    shop,
    nadia: { ...(await shop.login('nadia')), ...english },
    lena: { ...(await shop.login('lena')), ...english },
  }
}
const invoicesOf = async (shop: TestCommerce, headers: Record<string, string>) =>
  (await shop.ask(viewInvoices, {}, headers)).viewInvoices ?? []
const balanceOf = async (shop: TestCommerce, headers: Record<string, string>) =>
  (await shop.ask(invoiceBalance, {}, headers)).invoiceBalance

test('an unpaid invoice tells how to pay it, a paid and a refunded one do not', async () => {
  const { shop, nadia } = await open()
  for (const { state, payment, grandTotal, formattedPrice } of await invoicesOf(shop, nadia)) {
    if (state === 'paid' || state === 'refunded') expect(payment).toBeNull()
    else
      expect(payment).toMatchObject({
        ...{ beneficiary: 'Proviant', iban: 'BE68 5390 0754 7034', bic: 'PRVNBEBB', isStructured: true },
        ...{ amount: grandTotal, formattedAmount: formattedPrice?.grandTotal },
      })
  }
})

test('the balance is the sum of the unpaid invoices of this customer, with those that are overdue', async () => {
  const { shop, nadia, lena } = await open()
  await shop.db.prepare("UPDATE invoices SET due_at = '2027-01-15T09:00:00.000Z' WHERE state <> 'overdue'").run()
  const unpaid = (await invoicesOf(shop, nadia)).filter(({ payment }) => payment)
  expect(unpaid.map(({ state }) => state).sort()).toEqual(['overdue', 'pending', 'pending_payment'])
  const sum = unpaid.reduce((total, { grandTotal }) => total + Math.round((grandTotal ?? 0) * 100), 0) / 100
  const overdue = unpaid.find(({ state }) => state === 'overdue')
  const balance = await balanceOf(shop, nadia)
  expect(balance).toMatchObject({
    ...{ openCount: 3, overdueCount: 1, overdueSince: overdue?.dueAt },
    formattedOverdue: overdue?.formattedPrice?.grandTotal,
    payment: { amount: sum, formattedAmount: balance?.formattedOpen, isStructured: false },
  })
  const numbers = balance?.payment?.reference.split(' ')
  expect(numbers?.sort()).toEqual(unpaid.map(({ incrementId }) => incrementId).sort())

  const [only] = (await invoicesOf(shop, lena)).filter(({ payment }) => payment)
  expect(await balanceOf(shop, lena)).toMatchObject({ openCount: 1, payment: only?.payment })
})

test('an invoice becomes overdue on the day after its due date at the depot', async () => {
  const { shop, lena } = await open()
  const overdueAt = async (due: string) => {
    await shop.db.prepare("UPDATE invoices SET due_at = ?1 WHERE state = 'pending_payment'").bind(due).run()
    return (await balanceOf(shop, lena))?.overdueCount
  }
  expect(await overdueAt('2026-11-23T23:00:00.000Z')).toBe(0)
  expect(await overdueAt('2026-11-23T22:59:59.000Z')).toBe(1)
})

test('without unpaid invoices nothing is to be paid', async () => {
  const { shop, nadia } = await open()
  await shop.db.prepare("UPDATE invoices SET state = 'paid'").run()
  expect(await balanceOf(shop, nadia)).toMatchObject({
    openCount: 0,
    overdueCount: 0,
    overdueSince: null,
    payment: null,
  })
})

const [inBelgium, inNetherlands] = [{ country: 'BE' }, { country: 'NL' }]

test('the structured communication has ten digits and their remainder by 97, which is 97 instead of zero', () => {
  const referenceOf = (number: number) => toPaymentReference(number, inBelgium)
  expect(referenceOf(260_010)).toEqual({ reference: '+++000/0260/01050+++', isStructured: true })
  expect(referenceOf(97).reference).toBe('+++000/0000/09797+++')
  expect(referenceOf(1234567890).reference).toBe('+++123/4567/89002+++')
  for (const number of [1, 96, 98, 260_001, 9_999_999_999]) {
    const digits = referenceOf(number).reference.replace(/\D/g, '')
    expect([digits.length, Number(digits.slice(0, 10)), Number(digits.slice(10))]).toEqual([
      12,
      number,
      number % 97 || 97,
    ])
  }
})

test('a seller of another country, and a number that is too long, get the number of the invoice', () => {
  expect(toPaymentReference(260_010, inNetherlands)).toEqual({ reference: 'F-260010', isStructured: false })
  expect(toPaymentReference(1e10, inBelgium)).toEqual({ reference: 'F-10000000000', isStructured: false })
})

test('several invoices share a text of at most 140 characters, a single one keeps its own reference', () => {
  expect(toCommonReference([], inBelgium)).toBeNull()
  expect(toCommonReference([260_010], inBelgium)).toEqual(toPaymentReference(260_010, inBelgium))
  expect(toCommonReference([260_010, 260_011], inBelgium)).toEqual({
    reference: 'F-260010 F-260011',
    isStructured: false,
  })
  const many = (count: number) =>
    toCommonReference(
      Array.from({ length: count }, (_, index) => 260_000 + index),
      inBelgium,
    )
  expect([many(15)?.reference.length, many(16)]).toEqual([134, null])
})
