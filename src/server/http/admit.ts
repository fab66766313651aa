/** Who is drawn a page, and when: limits by network for what guests make up, and turns for what is drawn at the same time. */
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { BackendError, retryAfterSeconds } from '../clients/backend-error.ts'
import type { AppContext } from '../env.ts'
import type { Priority } from '../limits/gate.ts'
import { afterwards } from './after-response.ts'
import { networkInMemory } from './client-network.ts'
import { errorPage } from './error-page.ts'

async function busy(c: AppContext, status: 429 | 503, waitSeconds: number): Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const answer = errorPage({ t: await loadTranslator(locale), locale, config: c.var.services.config }, status)
  answer.headers.set('retry-after', String(waitSeconds))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

/** Seconds for which a network that asked for too many addresses of nothing gets only what is cached. */
export function waitOfUnknown(c: AppContext): number {
  const { unknown } = c.var.services.admission
  const network = networkInMemory(c)
  return unknown.wait(network) > 0 ? unknown.take(network) : 0
}

/** @param isListed links lead there: there are only so many of them */
export async function refuseGuest(c: AppContext, isListed: boolean): Promise<Response | null> {
  const wait = waitOfUnknown(c) || (isListed ? 0 : c.var.services.admission.pages.take(networkInMemory(c)))
  return wait > 0 ? busy(c, 429, wait) : null
}

/** For one who has waited for a turn: what was asked meanwhile counts too. */
export async function refuseUnknown(c: AppContext): Promise<Response | null> {
  const wait = waitOfUnknown(c)
  return wait > 0 ? busy(c, 429, wait) : null
}

/** Counts an address where nothing is. */
export function countUnknown(c: AppContext): void {
  c.var.services.admission.unknown.take(networkInMemory(c))
}

/** @throws BackendError that says when to come back */
export function countSearch(c: AppContext, operationName: string): void {
  const wait = c.var.services.admission.searches.take(networkInMemory(c))
  if (wait === 0) return
  const errors = [{ message: 'too many searches', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: wait } }]
  throw new BackendError('refused', { client: 'shop', operationType: 'query', operationName, statusCode: 429, errors })
}

/** Does something when it is this visitor's turn; a small page says so when the shop is too busy for that. */
export async function inTurn<Done>(
  c: AppContext,
  priority: Priority,
  work: () => Promise<Done>,
): Promise<Done | Response> {
  const leave = await c.var.services.admission.gate.enter(priority)
  return leave ? work().finally(leave) : busy(c, 503, retryAfterSeconds)
}

/** Draws in turn: until the answer has left. */
export async function drawInTurn(c: AppContext, priority: Priority, draw: () => Promise<Response>): Promise<Response> {
  const leave = await c.var.services.admission.gate.enter(priority)
  if (!leave) return busy(c, 503, retryAfterSeconds)
  try {
    const answer = await draw()
    // nobody reads the body of an answer to HEAD
    if (c.req.method !== 'HEAD') return afterwards(answer, leave)
    leave()
    return answer
  } catch (error) {
    leave()
    throw error
  }
}
