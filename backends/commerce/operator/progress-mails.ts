// Decides which customers get a mail about reported progress. docs/orders.md describes it.
import { toLocale } from '../../graphql/locales.ts'
import type { OrderSender } from '../mail/order-mails.ts'
import { writeProgressMail } from '../mail/progress-mail.ts'
import type { DeliveredLine, KnownLine, KnownOrder, ProgressState, ProgressUpdate } from '../sql/order-progress.ts'
import type { ProgressMail } from '../sql/progress-mails.ts'

/** Without language: that of each customer is used. */
export type ProgressSender = Omit<OrderSender, 'locale'>

/** Progress that is reported later sends no mail, so that an import of old orders does not. */
const maxAgeMs = 2 * 24 * 3_600_000

/** At most one mail per order. */
export function writeProgressMails(
  sender: ProgressSender,
  orders: readonly KnownOrder[],
  { updates, lines, now }: { updates: readonly ProgressUpdate[]; lines: readonly DeliveredLine[]; now: Date },
): ProgressMail[] {
  const recent = updates.filter(({ at }) => now.getTime() - Date.parse(at) <= maxAgeMs)
  const updatesByOrder = Map.groupBy(recent, ({ number }) => number)
  const linesByOrder = Map.groupBy(lines, ({ number }) => number)
  return orders.flatMap((order) => {
    const own = updatesByOrder.get(order.number)
    if (!own || order.wants_mails === 0) return []
    const leaves: ProgressState = order.shipping_method === 'pickup_pickup' ? 'picked' : 'shipped'
    const has = (state: ProgressState) => own.some((update) => update.state === state)
    const hasLeft =
      has(leaves) && !has('delivered') && !order.states.split(',').includes(leaves) && order.status !== 'completed'
    const short = toShortLines(order, linesByOrder.get(order.number) ?? [])
    if (!hasLeft && short.length === 0) return []
    const localizedSender = { ...sender, locale: toLocale(order.locale) }
    const mail = writeProgressMail(localizedSender, {
      to: order.email,
      firstName: order.first_name,
      order,
      hasLeft,
      short,
    })
    return [{ number: order.number, state: hasLeft ? leaves : null, short, mail }]
  })
}

/** Lines of which less is delivered than ordered, if that is news. */
function toShortLines(order: KnownOrder, reported: readonly DeliveredLine[]) {
  const known = new Map((JSON.parse(order.lines) as KnownLine[]).map((line) => [line.sku, line]))
  return reported.flatMap(({ sku, delivered }) => {
    const line = known.get(sku)
    if (!line || delivered >= line.quantity || delivered === line.delivered) return []
    return [{ sku, name: line.name, delivered, ordered: line.quantity }]
  })
}
