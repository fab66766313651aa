import { afterEach, expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { copyApproval, deleteApproval, jana } from '../support/approvals.ts'
import { checkoutActions } from '../support/checkout-actions.ts'
import { escapeText, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena } from '../support/visit.ts'

const id = 'workers-approval'

describeEachRuntime('approval of orders', (runtime) => {
  afterEach(() => deleteApproval(runtime, id))
  const orders = async () =>
    (await runtime.sql<{ id: string }>('COMMERCE_DB', 'SELECT id FROM orders WHERE approval_id = ?', id)).length

  const { checkoutOf, place, placedOf, readyToOrder } = checkoutActions(runtime)
  type Row = { id: string; approval_id: string | null }
  const ofJana = async (table: 'orders' | 'order_approvals') =>
    (await runtime.sql<Row>('COMMERCE_DB', `SELECT * FROM ${table} WHERE customer_id = 6 ORDER BY id`)).map(
      ({ id: own, approval_id = null }) => ({ id: String(own), approval_id }),
    )
  /** A cart of the buyer that exceeds the limit, and the fields of its checkout. */
  async function aboveLimit() {
    const [product] = await stockedProducts(runtime, 1, 9)
    if (!product) throw new Error('no product')
    await product.restock(1_000)
    const ready = await readyToOrder(jana, product, 500)
    return { ...ready, product, discard: () => product.restock(product.packings) }
  }

  // F616, F617
  test('a form of the checkout that is sent several times, with scripts or without, is one request and no order', async () => {
    const before = { requests: await ofJana('order_approvals'), orders: await ofJana('orders') }
    const sentIds: string[] = []
    const requestIdOf = (next: string) => new URL(next, runtime.url).searchParams.get('approval') ?? ''
    for (const scripts of [true, false]) {
      const { customer, fields, product, discard } = await aboveLimit()
      const stock = await product.inStock()
      // an order that a page from before the limit sends
      const ordered = await place(customer, fields)
      expect([ordered.status, ((await ordered.json()) as { title: string }).title]).toEqual([
        409,
        expect.stringContaining('€250.00 per order'),
      ])
      expect((await checkoutOf(customer)).cart?.lines).toHaveLength(1)
      const form = { ...fields, as: 'approval' }
      const send = async () => {
        if (scripts) {
          const answer = await place(customer, form)
          return [answer.status, requestIdOf(((await answer.json()) as { next: string }).next)] as const
        }
        const answer = await customer.submit('/api/en/checkout/order', form, '/en/checkout')
        return [answer.status, requestIdOf(answer.headers.get('location') ?? '')] as const
      }
      // a double click, then a response that was lost
      const answers = [...(await Promise.all([send(), send()])), await send()]
      const [, sent = ''] = answers[0] ?? []
      sentIds.push(sent)
      expect(answers).toEqual(answers.map(() => [scripts ? 200 : 303, expect.stringMatching(/^\w[\w-]+$/)]))
      expect(new Set(answers.map(([, each]) => each)).size).toBe(1)
      expect((await checkoutOf(customer)).cart?.lines ?? []).toEqual([])
      expect(await product.inStock()).toBe(stock)
      await discard()
    }
    const requests = (await ofJana('order_approvals')).map((each) => each.id)
    expect(requests).toEqual([...before.requests.map((each) => each.id), ...sentIds].toSorted())
    expect(await ofJana('orders')).toEqual(before.orders)
    for (const sent of sentIds) await deleteApproval(runtime, sent)
  })

  // F616
  test('a buyer places an order within the limit at once, and cannot send it for approval', async () => {
    const [product] = await stockedProducts(runtime, 1, 9)
    if (!product) throw new Error('no product')
    const before = { requests: await ofJana('order_approvals'), orders: await ofJana('orders') }
    const { customer, fields } = await readyToOrder(jana, product, 1)
    const sent = await place(customer, { ...fields, as: 'approval' })
    expect([sent.status, ((await sent.json()) as { title: string }).title]).toEqual([
      409,
      expect.stringContaining('within your limit'),
    ])
    expect((await checkoutOf(customer)).cart?.lines).toHaveLength(1)
    const placed = await place(customer, fields)
    expect([placed.status, await placed.json()]).toMatchObject([200, { next: '/en/checkout-success' }])
    const { id: order } = await placedOf(customer)
    expect(await ofJana('orders')).toEqual(
      expect.arrayContaining([...before.orders, { id: String(order), approval_id: null }]),
    )
    expect(await ofJana('orders')).toHaveLength(before.orders.length + 1)
    expect(await ofJana('order_approvals')).toEqual(before.requests)
    await product.restock(product.packings)
  })

  // F619, F621
  test('one order comes from an approval, also by a repeated request; an older state and another company order nothing', async () => {
    await copyApproval(runtime, id)
    const nadia = await createLoggedInVisitor(runtime)
    const path = `/api/en/account/approvals/${id}`
    const { version } = (await (await nadia.ask(path)).json()) as { version: string }
    const approve = (given: string, visitor = nadia) => visitor.post(path, { as: 'approve', version: given })
    expect((await approve('older')).status).toBe(409)
    expect((await approve(version, await createLoggedInVisitor(runtime, lena))).status).toBe(404)
    expect((await approve(version, await createLoggedInVisitor(runtime, jana))).status).toBe(403)
    expect(await orders()).toBe(0)
    const answers = await Promise.all([approve(version), approve(version)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await orders()).toBe(1)
  })

  // F615, F620
  test('without scripts an approver changes quantities, returns the request, and an administrator sets limits', async () => {
    await copyApproval(runtime, id)
    const t = await loadTranslator('de')
    const nadia = await createLoggedInVisitor(runtime)
    nadia.cookies.set('js', '0')
    const screen = `/de/dashboard/approvals?approval=${id}`
    const page = await (await nadia.ask(screen)).text()
    expect(textOf(page)).toContain(escapeText(t('approvals.approve')))
    const field = /name="(quantity:\d+)"/.exec(page)?.[1] ?? ''
    const version = /name="version" value="(\w+)"/.exec(page)?.[1] ?? ''
    const path = `/api/de/account/approvals/${id}`
    const wrong = await nadia.submit(path, { as: 'change', version, [field]: 'x' }, screen)
    const shown = await wrong.text()
    expect([wrong.status, textOf(shown).includes(escapeText(t('approvals.invalidQuantity')))]).toEqual([422, true])
    expect((await nadia.submit(path, { as: 'approve', version, [field]: '2' }, screen)).status).toBe(422)
    expect((await nadia.submit(path, { as: 'change', version, [field]: '2' }, screen)).status).toBe(303)
    expect(textOf(await (await nadia.ask(screen)).text())).toContain(
      escapeText(t('approvals.requested', { quantity: 4 })),
    )
    expect((await nadia.submit(`${path}/return`, { reason: ' ' }, screen)).status).toBe(422)
    expect((await nadia.submit(`${path}/return`, { reason: 'Zu viel' }, screen)).status).toBe(303)
    expect(await orders()).toBe(0)

    const users = '/de/dashboard/users?user=6'
    const limits = (orderLimit: string) =>
      nadia.submit('/api/de/account/users/6/limits', { orderLimit, monthLimit: '' }, users)
    const refused = await limits('-5')
    expect([refused.status, textOf(await refused.text()).includes(escapeText(t('users.limitInvalid')))]).toEqual([
      422,
      true,
    ])
    expect((await limits('250,00')).status).toBe(303)
  })
})
