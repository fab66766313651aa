// A demo customer whose private values are unique, so that they can be found wherever they are.
import { expect } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { nadia, visitorOf } from './visit.ts'

export const customer = {
  email: 'buyer@kestrel-kitchen.example',
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  phone: '+32 470 98 76 54',
}
export const company = {
  name: 'Kestrel Kitchen',
  vatNumber: 'BE0777888999',
  officeEmail: 'office@kestrel-kitchen.example',
  customerNumber: 'KD-90417',
}
export const address = { address1: 'Larkspurlaan 77', postcode: '9876 XY', city: 'Wrenham', vatId: 'BE0666555444' }
export const numbers = { order: '8675309', invoice: '9035768' }
export const typed = {
  wrongPassword: 'wrong-password-of-kestrel',
  note: 'Leave it with Marigold next door',
  reference: 'PO-KESTREL-1',
  list: 'Secret summer menu',
  search: 'saffronxyz',
  question: 'May I pay in turnips',
}

export type PrivateIds = { id: string; orderId: string }

/** Gives the customer `nadia` these values. @returns ids of an invoice with these numbers and of its order */
export async function prepareCustomer(dataDir: string): Promise<PrivateIds> {
  const db = openSqliteD1(`${dataDir}/commerce.sqlite`)
  const run = (sql: string, ...values: string[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run()
  const { vatNumber, name, officeEmail, customerNumber } = company
  const { firstName, lastName, phone, email } = customer
  const owned = '(SELECT company_id FROM customers WHERE email = ?)'
  await run(
    `UPDATE companies SET name = ?, vat_number = ?, email = ?, external_code = ?, phone = ? WHERE id = ${owned}`,
    ...[name, vatNumber, officeEmail, customerNumber, phone, nadia],
  )
  await run(
    `UPDATE addresses SET company_name = ?, address1 = ?, postcode = ?, city = ?, vat_id = ?, phone = ? WHERE company_id = ${owned}`,
    ...[name, address.address1, address.postcode, address.city, address.vatId, phone, nadia],
  )
  const invoice = await db
    .prepare(
      `SELECT i.id, i.order_id AS orderId FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.company_id = ${owned}`,
    )
    .bind(nadia)
    .first<PrivateIds>()
  if (!invoice) throw new Error('the demo has no invoice of this customer')
  await run('UPDATE orders SET number = ? WHERE id = ?', numbers.order, invoice.orderId)
  await run('UPDATE invoices SET number = ? WHERE id = ?', numbers.invoice, invoice.id)
  await run(
    'UPDATE customers SET email = ?, first_name = ?, last_name = ?, phone = ? WHERE email = ?',
    ...[email, firstName, lastName, phone, nadia],
  )
  db.close()
  return invoice
}

/** Waits for the mail with a link for a new password. */
export async function newestResetToken(shop: { url: string }): Promise<string> {
  const read = async () => {
    const outbox = await (await visitorOf(shop).ask('/dev/outbox')).text()
    return /[?&](?:amp;)?token=([\w.%-]+)/.exec(outbox)?.[1] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return decodeURIComponent(await read())
}
