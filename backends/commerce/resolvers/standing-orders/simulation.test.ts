import { expect, test } from 'vitest'
import { openStanding, startsAt } from '#tests/support/standing-orders.ts'
import type { Sql } from '../../../sql/database.ts'
import { createCommerce } from '../../handler.ts'
import { isDeliveryDay } from '../../rules/delivery/delivery-days.ts'
import { addDays, dueDatesAfter } from '../../rules/standing-orders/schedule.ts'

const days = 400
const minuteMs = 60_000

/** Numbers from 0 to 1 that a seed decides. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A database connection of a process that can be killed: from then on every write and every read fails, before or after it is done. */
function createKillable(db: Sql, isKilled: () => boolean): Sql {
  const die = () => {
    throw new Error('killed')
  }
  return {
    prepare: (sql) => (isKilled() ? die() : db.prepare(sql)),
    batch: async (statements) => {
      const diesBefore = isKilled()
      const results = await db.batch<never>(statements)
      return diesBefore || isKilled() ? die() : results
    },
  }
}

// F632
test('over 400 days with both changes of the clock, kills and a second process, each due date has exactly one order', async () => {
  const { shop, create, setTime, outcomes } = await openStanding()
  await shop.db.prepare('UPDATE stock SET quantity = 1000000').run()
  const schedules = [
    { weekdays: [2, 5], everyWeeks: 1, startDate: '2027-01-12', endDate: null },
    { weekdays: [1, 3, 6], everyWeeks: 2, startDate: '2027-01-14', endDate: null },
    { weekdays: [1], everyWeeks: 1, startDate: '2027-03-01', endDate: '2027-11-30' },
  ]
  for (const schedule of schedules) await create(schedule)
  const random = createRandom(7)
  let now = Date.parse(startsAt)
  let leftUntilKill = 0
  const isKilled = () => {
    leftUntilKill -= 1
    return leftUntilKill === 0
  }
  // a process that is killed starts again with nothing in memory; run.test.ts has two processes on one file
  const startProcess = () => {
    const db = createKillable(shop.db, isKilled)
    const backend = createCommerce({ db, debug: true, shopOrigin: 'https://shop.example', now: () => new Date(now) })
    return backend(new Request('http://x/standing-orders/run', { method: 'POST' })).catch(() => undefined)
  }
  for (let day = 0; day < days; day += 1) {
    const midnight = Date.parse(startsAt) + day * 86_400_000
    // from 18:00 UTC on, at least two runs fall in the hour before each cut-off
    for (let minute = 9 * 60; minute < 12.95 * 60; minute += 12 + Math.floor(random() * 12)) {
      now = midnight + minute * minuteMs
      setTime(new Date(now).toISOString())
      // the number of database calls until a kill, never in two runs one after the other; 0: none
      leftUntilKill = leftUntilKill === 0 && random() < 0.3 ? 1 + Math.floor(random() * 12) : 0
      await (random() < 0.3 ? Promise.all([startProcess(), startProcess()]) : startProcess())
    }
  }
  const last = addDays('2027-01-11', days - 1)
  const expected = schedules
    .flatMap((schedule) => dueDatesAfter(schedule, '2027-01-11', 1000).filter((date) => date <= last))
    .sort()
    .map((date) => (isDeliveryDay(date) ? [date, 'ordered', date] : [date, 'closed', null]))
  const found = (await outcomes()).filter(({ date }) => date <= last)
  expect(found.map(({ date, outcome, delivery_date }) => [date, outcome, delivery_date])).toEqual(expected)
  const orders = 'SELECT COUNT(*) AS count FROM orders WHERE standing_order_id IS NOT NULL AND delivery_date <= ?1'
  expect(await shop.db.prepare(orders).bind(last).first('count')).toBe(expected.filter(([, , date]) => date).length)
}, 120_000)
