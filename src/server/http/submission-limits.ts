/** Limits submissions of CMS forms, since each may cause a mail and store files: by network, by the e-mail addresses in them, and uploads at once. */
import { createHmac } from 'node:crypto'
import type { AppContext } from '../context/env.ts'
import { consumeRateLimit } from '../limits/rate-limit.ts'
import { rateLimited } from './admission-control.ts'
import { clientNetwork, rateLimitKey } from './client-network.ts'

const windowSeconds = 600
const perAddress = 5
const uploadRetrySeconds = 30

/** @throws BackendError RATE_LIMITED */
export async function withUploadPermit<Result>(c: AppContext, work: () => Promise<Result>): Promise<Result> {
  const release = await c.var.services.admission.uploads.enter(rateLimitKey(c))
  if (!release) throw rateLimited('mutation', 'submitForm', uploadRetrySeconds)
  return work().finally(release)
}

/** @throws BackendError RATE_LIMITED */
export async function countSubmission(c: AppContext, emails: readonly string[]): Promise<void> {
  const { config, env } = c.var.services
  if (config.formLimit === 0) return
  const count = async (key: string, limit: number) => {
    const wait = await consumeRateLimit(env.SHOP_DB, key, limit, windowSeconds)
    if (wait > 0) throw rateLimited('mutation', 'submitForm', wait)
  }
  const network = clientNetwork(c)
  if (network) await count(`form-network:${network}`, config.formLimit)
  const secret = config.sessionKeys[0]?.bytes ?? ''
  for (const email of new Set(emails.map((one) => one.toLowerCase()))) {
    const hash = createHmac('sha256', secret).update(email).digest('hex').slice(0, 24)
    await count(`form-email:${hash}`, perAddress)
  }
}
