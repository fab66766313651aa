import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { Gate, type Priority, priorities } from './gate.ts'

const most = { customer: 3, own: 3, background: 1, guest: 1 }
const open = (more: object = {}) => new Gate({ most, mostWaiting: 2, patienceMs: 5_000, ...more })
const turn = () => new Promise((done) => setTimeout(done, 5))

afterEach(() => vi.useRealTimers())

test('a customer passes guests who wait, and is drawn beside one who does not', async () => {
  const gate = open()
  const order: string[] = []
  const first = await gate.enter('guest')
  const waits = (['guest', 'background', 'own', 'customer'] as const).map(async (priority) => {
    const leave = await gate.enter(priority)
    order.push(priority)
    await turn()
    leave?.()
  })
  await turn()
  expect(order).toEqual(['own', 'customer'])
  first?.()
  await Promise.all(waits)
  expect(order).toEqual(['own', 'customer', 'background', 'guest'])
})

test('however many customers come, one guest at a time is drawn beside them', async () => {
  const gate = open({ mostWaiting: 20 })
  const order: string[] = []
  const draw = async (priority: Priority) => {
    const leave = await gate.enter(priority)
    order.push(priority)
    await turn()
    leave?.()
  }
  const customers = Array.from({ length: 12 }, () => draw('customer'))
  await Promise.all([draw('guest'), draw('guest')])
  expect(order.filter((priority) => priority === 'customer').length).toBeLessThanOrEqual(9)
  await Promise.all(customers)
})

test('however many old pages are to be drawn anew, guests who wait for a missing one come in turns with them', async () => {
  const gate = open({ mostWaiting: 20 })
  const order: Priority[] = []
  const draw = async (priority: Priority) => {
    const leave = await gate.enter(priority)
    order.push(priority)
    await turn()
    leave?.()
  }
  const renewals = Array.from({ length: 10 }, () => draw('background'))
  await Promise.all([draw('guest'), draw('guest')])
  expect(order).toEqual(['background', 'guest', 'background', 'guest'])
  await Promise.all(renewals)
})

test('where too many wait, and after waiting too long, one is sent away', async () => {
  const gate = open({ patienceMs: 50 })
  const first = await gate.enter('guest')
  const [second, third, fourth] = [gate.enter('guest'), gate.enter('guest'), gate.enter('guest')]
  expect(await fourth).toBeNull()
  expect(await Promise.all([second, third])).toEqual([null, null])
  first?.()
  await turn()
  expect(await gate.enter('guest')).not.toBeNull()
})

test('a drawing that died with its request holds nobody up for ever', async () => {
  let now = 0
  const gate = open({ now: () => now })
  await gate.enter('guest')
  now += 5_000
  expect(await gate.enter('guest')).not.toBeNull()
})

test('who waits behind a drawing that died comes in although nobody else asks', async () => {
  vi.useFakeTimers()
  const gate = open({ patienceMs: 10_000 })
  await gate.enter('guest')
  const given: unknown[] = []
  const waits = gate.enter('guest').then((leave) => given.push(leave))
  await vi.advanceTimersByTimeAsync(7_000)
  expect(given).toEqual([expect.any(Function)])
  await waits
})

test('a clock that was ahead and is corrected holds nobody up for ever', async () => {
  let now = 86_400_000
  const gate = open({ now: () => now })
  await gate.enter('guest')
  now = 0
  expect(await gate.enter('guest')).not.toBeNull()
})

test('leaving twice lets one in, not two', async () => {
  const gate = open({ patienceMs: 20 })
  const leave = await gate.enter('guest')
  const waits = [gate.enter('guest'), gate.enter('guest')]
  leave?.()
  leave?.()
  const entered = (await Promise.all(waits)).filter((each) => each !== null)
  expect(entered).toHaveLength(1)
})

test('in whatever order they come, never more than allowed are drawn, and everybody who waits comes in', async () => {
  const arrivals = fc.array(fc.constantFrom(...priorities), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(arrivals, async (given) => {
      const gate = open({ mostWaiting: 100 })
      const inside: Priority[] = []
      const draw = async (priority: Priority) => {
        const leave = await gate.enter(priority)
        expect(leave).not.toBeNull()
        inside.push(priority)
        const others = inside.filter((each) => most[each] === 1)
        const isOnlyOther = most[priority] === 1 && others.length === 1
        expect(inside.length).toBeLessThanOrEqual(isOnlyOther ? most.customer + 1 : most[priority])
        await Promise.resolve()
        inside.splice(inside.indexOf(priority), 1)
        leave?.()
      }
      await Promise.all(given.map(draw))
      expect(inside).toEqual([])
    }),
    { numRuns: 30 },
  )
})
