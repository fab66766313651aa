/** Who is drawn a page, and when: limits by network for what guests make up, and turns for what is drawn at the same time. */
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { afterwards } from './afterwards.ts'
import { networkInMemory } from './client-network.ts'
import { BackendError, retryAfterSeconds } from './clients/backend-error.ts'
import type { Config } from './config.ts'
import { errorPage } from './error-page.ts'
import { Gate, type Priority } from './limits/gate.ts'
import { TokenBuckets } from './limits/token-buckets.ts'
import type { Hall } from './request-context.ts'

export interface Admission {
  gate: Gate
  pages: TokenBuckets
  searches: TokenBuckets
  unknown: TokenBuckets
}

export function createAdmission({ limits, commerceUrl, contentUrl }: Config): Admission {
  // a page over backends in process is work for this processor alone; over a network it mostly waits
  const most =
    commerceUrl || contentUrl
      ? { customer: 64, own: 32, background: 16, guest: 16 }
      : { customer: 2, own: 2, background: 1, guest: 1 }
  return {
    gate: new Gate({ most, mostWaiting: 100, patienceMs: 10_000 }),
    pages: new TokenBuckets(limits.pages),
    searches: new TokenBuckets(limits.searches),
    unknown: new TokenBuckets(limits.unknown),
  }
}

async function busy(hall: Hall, status: 429 | 503, waitSeconds: number): Promise<Response> {
  const locale = localeOfPath(hall.req.path)
  const answer = await errorPage({ t: await loadTranslator(locale), locale, config: hall.get('shop').config }, status)
  answer.headers.set('retry-after', String(waitSeconds))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

/** Seconds for which a network that asked for too many addresses of nothing gets only what is kept. */
export function waitOfUnknown(hall: Hall): number {
  const { unknown } = hall.get('shop').admission
  const network = networkInMemory(hall)
  return unknown.wait(network) > 0 ? unknown.take(network) : 0
}

/** @param isListed links lead there: there are only so many of them */
export async function refuseGuest(hall: Hall, isListed: boolean): Promise<Response | null> {
  const wait = waitOfUnknown(hall) || (isListed ? 0 : hall.get('shop').admission.pages.take(networkInMemory(hall)))
  return wait > 0 ? busy(hall, 429, wait) : null
}

/** For one who has waited for a turn: what was asked meanwhile counts too. */
export async function refuseUnknown(hall: Hall): Promise<Response | null> {
  const wait = waitOfUnknown(hall)
  return wait > 0 ? busy(hall, 429, wait) : null
}

/** Counts an address where nothing is. */
export function countUnknown(hall: Hall): void {
  hall.get('shop').admission.unknown.take(networkInMemory(hall))
}

/** @throws BackendError that says when to come back */
export function countSearch(hall: Hall, operationName: string): void {
  const wait = hall.get('shop').admission.searches.take(networkInMemory(hall))
  if (wait === 0) return
  const errors = [{ message: 'too many searches', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: wait } }]
  throw new BackendError('refused', { client: 'shop', operationType: 'query', operationName, statusCode: 429, errors })
}

/** Draws when it is this visitor's turn; a small page says so when the shop is too busy for that. */
export async function drawInTurn(hall: Hall, priority: Priority, draw: () => Promise<Response>): Promise<Response> {
  const leave = await hall.get('shop').admission.gate.enter(priority)
  if (!leave) return busy(hall, 503, retryAfterSeconds)
  try {
    const answer = await draw()
    // nobody reads the body of an answer to HEAD
    if (hall.req.method !== 'HEAD') return afterwards(answer, leave)
    leave()
    return answer
  } catch (error) {
    leave()
    throw error
  }
}
