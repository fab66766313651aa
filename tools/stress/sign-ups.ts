// Many sign-ups for the newsletter from one network: each accepted one sends a mail.
import { visitorOf } from '../../tests/support/visit.ts'
import type { Runtime } from '../bench/build.ts'
import { startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

const signUps = 60
/** Default of FORM_LIMIT. */
const mailLimit = 20

export async function runSignUps({ runtime }: { runtime: Runtime }): Promise<StressResult[]> {
  const shop = await startPinnedShop(runtime)
  try {
    const send = (_: unknown, index: number) =>
      visitorOf(shop, `203.0.113.${index + 1}`).post('/api/en/content/newsletter', {
        newsletterEmail: `person-${index}@many.example`,
        newsletterConsent: 'yes',
      })
    await Promise.all(Array.from({ length: signUps }, send))
    const [row] = await shop.sql(
      'COMMERCE_DB',
      "SELECT count(*) AS mails FROM outbox WHERE recipient LIKE '%@many.example'",
    )
    const part = `forms, ${runtime}`
    const { mails } = row as { mails: number }
    return [{ part, what: `mails of ${signUps} sign-ups from one network`, value: mails, unit: '', limit: mailLimit }]
  } finally {
    await shop.stop()
  }
}
