import type { Runtime } from './runtimes.ts'
import { visitorOf } from './visit.ts'

/** The newest mail to an address in the outbox of the demo. */
export async function newestMail(
  runtime: Runtime,
  email: string,
): Promise<{ subject: string; html: string } | undefined> {
  const outbox = await (await visitorOf(runtime).ask('/dev/outbox')).text()
  const mail = outbox.split('<article').find((article) => article.includes(`<p>${email},`))
  return mail === undefined ? undefined : { subject: /<h2>(.*?)<\/h2>/.exec(mail)?.[1] ?? '', html: mail }
}
