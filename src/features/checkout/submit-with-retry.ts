/** Sends an order over a connection that may break. Called by CheckoutForm. */

import type { Answer } from '#features/forms/form-action.ts'
import type { Result } from '#service/result.ts'

const pauses = [1_000, 3_000, 8_000]

/**
 * Where no answer comes the same order is sent again: its key makes sure that it is placed once.
 * @param send one try
 */
export async function submitWithRetry<Given extends Answer>(
  send: () => Promise<Result<Given>>,
): Promise<Result<Given>> {
  for (const pause of pauses) {
    const outcome = await send()
    if (outcome.ok || outcome.problem.status !== 0) return outcome
    await new Promise((done) => setTimeout(done, pause))
  }
  return send()
}
