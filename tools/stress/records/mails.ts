// Causes mails about people and records with hostile strings, and checks them as they are stored and as an SMTP server gets them.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Received } from '../../../tests/support/mail-servers.ts'
import type { NodeShop } from '../../../tests/support/server.ts'
import { tom, type Visitor } from '../../../tests/support/visit.ts'
import { isConfirmed, readCheckout } from '../buyers.ts'
import { judgePage, type Violation } from './judge-response.ts'
import { learnPage, type Vocabulary } from './vocabulary.ts'

const maxWaitMs = 5_000

type Mail = { subject: string; text: string; html: string }

function readMails(shop: NodeShop, after: number): Mail[] {
  const db = new DatabaseSync(join(shop.dataDir, 'commerce.sqlite'), { timeout: 5_000 })
  try {
    return db.prepare('SELECT subject, text, html FROM outbox WHERE id > ?').all(after) as Mail[]
  } finally {
    db.close()
  }
}

/** @param message text that the customer enters @returns the number of steps that the shop rejected */
export async function causeMails(guest: Visitor, customer: Visitor, message: string): Promise<number> {
  const steps = [
    () => guest.post('/api/en/account/forgot-password', { email: tom }),
    () => customer.post('/api/en/account/users/invitations', { email: 'new@nowhere.example', role: 'buyer' }),
  ]
  let rejected = 0
  for (const step of steps) {
    const response = await step()
    if (!response.ok) rejected++
    await response.text()
  }
  const form = { ...(await readCheckout(customer)), message }
  const ordered = await customer.post('/api/en/checkout/order', form)
  return rejected + ((await isConfirmed(ordered)) ? 0 : 1)
}

const headerLine = /^[A-Za-z][\w-]*:(?: |$)/
const known =
  /^(?:From|To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding|Reply-To|Auto-Submitted|X-[\w-]+|List-[\w-]+|Return-Path|Sender):/i

/** Each header is one line, or continued by lines that begin with a space, and none of another name. */
function judgeHeaders({ source, to }: Received): string | null {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  const line = head.split(/\r?\n/).find((one) => !/^[ \t]/.test(one) && !(headerLine.test(one) && known.test(one)))
  if (line !== undefined) return `header: ${JSON.stringify(line.slice(0, 200))}`
  return to.length === 1 ? null : `${to.length} recipients`
}

/** Checks the mails since a number of the outbox. With `isHarmless` their markup is learned. */
export async function judgeMails(
  shop: NodeShop,
  received: readonly Received[],
  { after, vocabulary, isHarmless }: { after: number; vocabulary: Vocabulary; isHarmless: boolean },
): Promise<{ count: number; faults: Violation[] }> {
  const deadline = performance.now() + maxWaitMs
  while (received.length < 2 && performance.now() < deadline) await sleep(50)
  const mails = readMails(shop, after)
  if (isHarmless) for (const { html } of mails) learnPage(html, vocabulary)
  const faults = mails.flatMap(({ subject, html }): Violation[] => [
    ...(/[\r\n\0]/.test(subject) ? [{ kind: 'mail', detail: `subject: ${JSON.stringify(subject)}` } as const] : []),
    ...judgePage(html, vocabulary).map(({ detail }): Violation => ({ kind: 'mail', detail })),
  ])
  for (const mail of received) {
    const detail = judgeHeaders(mail)
    if (detail) faults.push({ kind: 'mail', detail })
  }
  return { count: mails.length, faults }
}
