/** Limits submissions of CMS forms, since each may cause a mail and store files: by network, by the e-mail addresses in them, and uploads at once. */
import { createHmac } from 'node:crypto'
import type { Locale } from '#i18n/locales.ts'
import type { AppContext } from '../context/env.ts'
import type { UploadRoom } from '../limits/admission.ts'
import { consumeRateLimit } from '../limits/rate-limit.ts'
import type { UploadPermit } from '../limits/upload-queue.ts'
import type { Limit } from '../telemetry/metrics.ts'
import { rateLimited } from './admission-control.ts'
import { clientNetwork, rateLimitKey } from './client-network.ts'

const windowSeconds = 600
const perAddress = 5
const uploadRetrySeconds = 30

function aboveLimit(c: AppContext, limit: Limit, retryAfterSeconds: number) {
  c.var.services.env.METRICS?.countLimit(limit)
  return rateLimited('mutation', 'submitForm', retryAfterSeconds)
}

/** Refuses an upload before its body is parsed. @returns the message if the CMS has no room for it @throws BackendError RATE_LIMITED */
export async function checkUploadLimits(c: AppContext, locale: Locale, bytes: number): Promise<string | null> {
  const { refusedNetworks, uploads } = c.var.services.admission
  const network = clientNetwork(c)
  const refusedMs = network ? refusedNetworks.getRemainingTTL(network) : 0
  if (refusedMs > 0) throw aboveLimit(c, 'form-network', Math.ceil(refusedMs / 1000))
  if (uploads.isFull(rateLimitKey(c))) throw aboveLimit(c, 'upload', uploadRetrySeconds)
  const room = await readUploadRoom(c, locale)
  return room && (bytes / 3) * 4 > room.bytes ? room.message : null
}

/** Null with an external CMS, and if the embedded one fails: the submission then reports it. */
async function readUploadRoom(c: AppContext, locale: Locale): Promise<UploadRoom | null> {
  const { embedded, admission } = c.var.services
  const known = admission.uploadRoom.get(locale)
  if (known || !embedded.content) return known ?? null
  try {
    const headers = { 'x-locale': locale }
    const response = await embedded.content(new Request('http://content.embedded/uploads/room', { headers }))
    const room: UploadRoom = await response.json()
    admission.uploadRoom.set(locale, room)
    return room
  } catch {
    return null
  }
}

/** @throws BackendError RATE_LIMITED */
export async function withUploadPermit<Result>(
  c: AppContext,
  work: (pause: UploadPermit['pause']) => Promise<Result>,
): Promise<Result> {
  const permit = await c.var.services.admission.uploads.enter(rateLimitKey(c))
  if (!permit) throw aboveLimit(c, 'upload', uploadRetrySeconds)
  return work(permit.pause).finally(permit.release)
}

/** @throws BackendError RATE_LIMITED */
export async function countSubmission(c: AppContext, emails: readonly string[]): Promise<void> {
  const { config, env, admission } = c.var.services
  if (config.formLimit === 0) return
  const consume = (key: string, limit: number) => consumeRateLimit(env, key, limit, windowSeconds)
  const network = clientNetwork(c)
  if (network) {
    const wait = await consume(`form-network:${network}`, config.formLimit)
    if (wait > 0) {
      admission.refusedNetworks.set(network, true, { ttl: wait * 1000 })
      throw aboveLimit(c, 'form-network', wait)
    }
  }
  const secret = config.sessionKeys[0]?.bytes ?? ''
  for (const email of new Set(emails.map((one) => one.toLowerCase()))) {
    const hash = createHmac('sha256', secret).update(email).digest('hex').slice(0, 24)
    const wait = await consume(`form-email:${hash}`, perAddress)
    if (wait > 0) throw aboveLimit(c, 'form-email', wait)
  }
}
