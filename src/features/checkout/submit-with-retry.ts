import type { WriteResponse } from '#features/forms/form-action.ts'
import type { Result } from '#service/result.ts'

const retryDelaysMs = [1_000, 3_000, 8_000]

/**
 * Sends an order up to four times while there is no response; its idempotency key places it once. Without a connection it is sent once.
 * @param send status 0: no response
 * @param unsent message if the browser was offline from the start, so that nothing was sent
 */
export async function submitWithRetry<Given extends WriteResponse>(
  send: () => Promise<Result<Given>>,
  unsent: string,
): Promise<Result<Given>> {
  const startsOffline = navigator.onLine === false
  for (const delayMs of retryDelaysMs) {
    const outcome = await send()
    if (outcome.ok || outcome.problem.status !== 0) return outcome
    if (startsOffline) return { ok: false, problem: { status: 0, title: unsent } }
    if (navigator.onLine === false) return outcome
    await new Promise((done) => setTimeout(done, delayMs))
  }
  return send()
}
