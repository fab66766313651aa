// A shop of the test catalogue with a clock, in which nadia has standing orders. The clock starts on Monday, 11 January 2027, 9:00 at the depot.
import { createStandingOrder, type StandingOrderInput, standingOrder } from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from './ordering.ts'

export const startsAt = '2027-01-11T08:00:00.000Z'

export async function openStanding(...[more, db]: Parameters<typeof openOrdering>) {
  let time = Date.parse(startsAt)
  const ordering = await openOrdering({ now: () => new Date(time), ...more }, db)
  const { shop, ids } = ordering
  await shop.db.batch([
    shop.db.prepare('DELETE FROM standing_orders'),
    shop.db.prepare('DELETE FROM outbox'),
    // a login is valid for a day
    shop.db.prepare("UPDATE access_tokens SET expires_at = '2099-01-01'"),
  ])
  const nadia: Headers = { ...ordering.nadia, 'x-locale': 'en' }
  await shop.db.prepare("UPDATE customers SET locale = 'en'").run()
  /** Tuesdays and Fridays, automatic, 2 sacks of lentils. */
  const input = (given: Partial<StandingOrderInput> = {}): StandingOrderInput => ({
    ...nadiasAddress,
    lines: [{ productId: ids['200006'] ?? '', quantity: 2 }],
    weekdays: [2, 5],
    everyWeeks: 1,
    startDate: '2027-01-11',
    isAutomatic: true,
    ...given,
  })
  const create = async (given: Partial<StandingOrderInput> = {}) => {
    const { createStandingOrder: created } = await shop.ask(createStandingOrder, { input: input(given) }, nadia)
    return created?.standingOrder?.id ?? ''
  }
  return {
    ...ordering,
    nadia,
    input,
    create,
    setTime: (at: string) => {
      time = Date.parse(at)
    },
    run: async () => (await shop.visit('/standing-orders/run', 'POST')).json() as Promise<Record<string, unknown>>,
    read: async (id: string, headers = nadia) => (await shop.ask(standingOrder, { id }, headers)).standingOrder,
    /** Outcomes by date, with the delivery days of their orders. */
    outcomes: async () =>
      (
        await shop.db
          .prepare(
            `SELECT d.date, d.outcome, o.delivery_date, o.quantity FROM standing_order_dates d LEFT JOIN orders o ON o.id = d.order_id
              ORDER BY d.date`,
          )
          .all<{ date: string; outcome: string; delivery_date: string | null; quantity: number | null }>()
      ).results,
    mails: async () =>
      (
        await shop.db
          .prepare('SELECT recipient, subject, text FROM outbox ORDER BY id')
          .all<{ recipient: string; subject: string; text: string }>()
      ).results,
  }
}
