import { expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'
import { SharedBuckets } from './shared-buckets.ts'

const limits = { customers: 120, pages: 60, unknown: 30, searches: 240 }
const open = (more: object = {}, shared: Parameters<typeof createAdmission>[1] = null) =>
  createAdmission({ limits, commerceUrl: null, contentUrl: null, ...more } as never, shared)

test('a request costs a minute divided by its limit; a screen and a page for all cost a fifth of a page', () => {
  const { customerCost, guestCosts } = open()
  expect(customerCost).toBe(0.5)
  expect(guestCosts).toEqual({
    screen: { cost: 0.2, reserve: 0 },
    listed: { cost: 0.2, reserve: 12 },
    unknown: { cost: 2, reserve: 12 },
    arbitrary: { cost: 1, reserve: 24 },
    search: { cost: 0.25, reserve: 24 },
  })
})

test('a limit of 0 switches the cost off', () => {
  const { customerCost, guestCosts } = open({ limits: { customers: 0, pages: 0, unknown: 0, searches: 0 } })
  expect([customerCost, ...Object.values(guestCosts).map(({ cost }) => cost)]).toEqual([0, 0, 0, 0, 0, 0])
})

test('a guest may request arbitrary pages for twelve seconds at once, and then still screens', async () => {
  const { guests, guestCosts } = open()
  const take = async (kind: keyof typeof guestCosts) =>
    guests.take('a', guestCosts[kind].cost, guestCosts[kind].reserve)
  const count = async (kind: keyof typeof guestCosts, most: number) => {
    for (let taken = 0; taken < most; taken++) if ((await take(kind)) > 0) return taken
    return most
  }
  expect(await count('arbitrary', 100)).toBe(12)
  // the refused request cost a second
  expect(await count('unknown', 100)).toBe(5)
  expect(await count('screen', 40)).toBe(40)
})

test('a customer may request for four seconds at once', async () => {
  const { customers, customerCost } = open()
  for (let count = 0; count < 8; count++) expect(await customers.take('a', customerCost)).toBe(0)
  expect(await customers.take('a', customerCost)).toBe(1)
})

test('with a shared store the buckets are those of all processes', async () => {
  const callBucket = vi.fn(async () => 0)
  const { customers, guests } = open({}, { callBucket } as never)
  expect([customers, guests].every((buckets) => buckets instanceof SharedBuckets)).toBe(true)
  await customers.take('a', 1)
  await guests.take('a', 1)
  expect(callBucket.mock.calls).toMatchObject([
    [{ key: 'customers:a', capacity: 4 }],
    [{ key: 'guests:a', capacity: 36 }],
  ])
})

/** Number of renders that run at once, of as many customers as necessary. */
async function countRunning(admission: ReturnType<typeof open>, priority: 'individual' | 'shared') {
  let running = 0
  for (let id = 0; id < 80; id++)
    void admission.renders
      .enter({ kind: 'customer', id: String(id), page: String(id) } as never, priority as never)
      .then(() => running++)
  await new Promise((done) => setTimeout(done, 20))
  return running
}

test('over embedded backends few pages are rendered at once, over external ones many', async () => {
  expect(await countRunning(open(), 'individual')).toBe(2)
  expect(await countRunning(open({ commerceUrl: 'http://commerce.example' }), 'individual')).toBe(64)
  expect(await countRunning(open({ contentUrl: 'http://content.example' }), 'individual')).toBe(64)
})

test('a customer has six renders in flight, unless the limit is switched off', async () => {
  const inFlight = async (admission: ReturnType<typeof open>) => {
    let refused = 0
    for (let page = 0; page < 10; page++)
      void admission.renders
        .enter({ kind: 'customer', id: 'a', page: String(page) } as never, 'individual' as never)
        .then((result) => {
          if (typeof result !== 'function') refused++
        })
    await new Promise((done) => setTimeout(done, 20))
    return 10 - refused
  }
  expect(await inFlight(open({ commerceUrl: 'http://commerce.example' }))).toBe(6)
  expect(await inFlight(open({ commerceUrl: 'http://commerce.example', limits: { ...limits, customers: 0 } }))).toBe(10)
})
