import type { Answer } from '#features/forms/form-action.ts'
import type { Result } from '#service/result.ts'

const retryDelaysMs = [1_000, 3_000, 8_000]

/** Sends an order up to four times while there is no response; its idempotency key places it once. @param send status 0: no response */
export async function submitWithRetry<Given extends Answer>(
  send: () => Promise<Result<Given>>,
): Promise<Result<Given>> {
  for (const delayMs of retryDelaysMs) {
    const outcome = await send()
    if (outcome.ok || outcome.problem.status !== 0) return outcome
    await new Promise((done) => setTimeout(done, delayMs))
  }
  return send()
}
