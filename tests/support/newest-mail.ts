// What tests of accounts look for in the outbox of the demo.
import type { Runtime } from './runtimes.ts'
import { visitorOf } from './visit.ts'

/** The newest mail to an address, as the outbox of the demo shows it. */
export async function newestMail(
  runtime: Runtime,
  email: string,
): Promise<{ subject: string; html: string } | undefined> {
  const outbox = await (await visitorOf(runtime).ask('/dev/outbox')).text()
  const mail = outbox.split('<article').find((article) => article.includes(`<p>${email},`))
  return mail === undefined ? undefined : { subject: /<h2>(.*?)<\/h2>/.exec(mail)?.[1] ?? '', html: mail }
}
