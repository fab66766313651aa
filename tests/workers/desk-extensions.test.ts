// The desk over an external backend that has staff, orders, and none of the other operations of the desk.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { runtimes } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createStaff } from '../support/staff.ts'
import { visitorOf } from '../support/visit.ts'

const t = await loadTranslator('en')
const [runtime] = runtimes
let shop: NodeShop
beforeAll(async () => {
  const operations = ['Query.deskStaff', 'Query.deskOrders', 'Query.deskOrder', 'Mutation.deskLogin']
  shop = await startNodeShop({
    env: { COMMERCE_URL: `${runtime?.url}/graphql/commerce`, COMMERCE_EXTENSIONS: operations.join(',') },
  })
})
afterAll(() => shop?.stop())

// F678
test('a subject that the backend lacks has no entry in the navigation and no page', async () => {
  if (!runtime) throw new Error('no shop')
  const { email, password, code } = await createStaff(runtime)
  const visitor = visitorOf(shop)
  const path = '/desk/en/login'
  expect((await visitor.submit(path, { email, password, code: code() }, path)).status).toBe(303)
  const html = await (await visitor.ask('/desk/en')).text()
  expect(html).toContain(`aria-current="page">${t('desk.orders')}</a>`)
  for (const [part, label] of [
    ['access', t('desk.access.title')],
    ['quotes', t('desk.quotes.title')],
    ['mails', t('desk.mails.title')],
    ['not-found', t('operator.title')],
  ] as const) {
    expect(html).not.toContain(`href="/desk/en/${part}"`)
    expect(html).not.toContain(`>${label}<`)
    for (const path of [`/desk/en/${part}`, `/desk/en/${part}/1`])
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 404])
  }
})
