// Mails about open recalls to the users who ordered a recalled lot, each once, also for lots that are reported later.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import type { OrderSender } from '../mail/order-mails.ts'
import { writeRecallMail } from '../mail/recall-mail.ts'
import { insertMails } from '../sql/outbox.ts'
import {
  type RecallReader,
  type RecallRow,
  readRecallReaders,
  recordMail,
  selectRecalls,
} from '../sql/recalls/recalls.ts'

/** Without language: that of each reader is used. */
type Services = Omit<OrderSender, 'locale'> & { db: Sql; now: () => Date }

/** Mails per run; the next one continues. */
const mostPerRun = 100

export type RecallRun = { mails: number; failures: { id: string; reason: string }[] }

/** A failure of one mail does not stop the others. */
export async function notifyRecalls(services: Services): Promise<RecallRun> {
  const run: RecallRun = { mails: 0, failures: [] }
  for (const reader of await readRecallReaders(services.db, mostPerRun)) {
    try {
      if (await notify(services, reader)) run.mails += 1
    } catch (error) {
      run.failures.push({
        id: `${reader.recall_id}:${reader.customer_id}`,
        reason: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return run
}

/** @returns false if another run has written the mail, or the recall was closed */
async function notify({ db, now, ...sender }: Services, reader: RecallReader): Promise<boolean> {
  const { results } = await selectRecalls(db, reader.company_id, reader.recall_id).all<RecallRow>()
  const [recall] = results
  if (!recall) return false
  const locale: Locale = toLocale(reader.locale)
  const mail = writeRecallMail({ ...sender, locale }, reader, recall)
  try {
    await db.batch([recordMail(db, reader, now().toISOString()), ...insertMails(db, [mail], now())])
    return true
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}

/** `POST /recalls/notify`: the edge calls it every minute. Returns null for other requests. */
export const createRecallsRoute =
  ({ db, now, shopName, shopOrigin, orderPhone, seller }: Services) =>
  async (request: Request): Promise<Response | null> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (call !== 'POST /recalls/notify') return null
    return Response.json(await notifyRecalls({ db, now, shopName, shopOrigin, orderPhone, seller }))
  }
