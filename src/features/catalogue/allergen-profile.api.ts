/** The allergen profile over the data door: read with every offer, changed in the account. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { isBackendRefusal } from '#features/forms/backend-failure.ts'
import { body } from '#features/forms/body.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { toAvoided } from './allergen-profile.ts'
import type { AllergenCode } from './allergens.ts'
import { allergenProfile, updateAllergenProfile } from './catalogue.operations.ts'

/** Boxes of one name: none ticked, one, or several. */
const Profile = type({ 'avoid?': 'string <= 40 | (string <= 40)[] <= 40' })

/**
 * What the customer's kitchen avoids; null where the backend refuses the question, because it keeps no profiles.
 * @throws BackendError when the backend cannot be asked: a missing mark must not look like a safe product
 */
export async function readAvoided({ calls }: RequestContext): Promise<AllergenCode[] | null> {
  try {
    const { accountInfo } = await calls.commerce(allergenProfile, {})
    return toAvoided(accountInfo?.customer?.avoidedAllergens)
  } catch (error) {
    if (isBackendRefusal(error) && error.code !== 'UNAUTHENTICATED') return null
    throw error
  }
}

export const allergenProfileApi = new Hono<ApiEnv>()
  .get('/allergen-profile', async (c) => {
    const { context } = c.env
    requireSession(context)
    return c.json({ avoid: await readAvoided(context) }, 200)
  })
  .post('/allergen-profile', body(Profile), async (c) => {
    const { context } = c.env
    requireSession(context)
    const avoid = [c.req.valid('form').avoid ?? []].flat()
    const { updateAllergenProfile: answer } = await context.calls.commerce(updateAllergenProfile, { avoid })
    if (!answer?.status) throw new Refusal({ status: 422, title: answer?.message ?? context.t('problems.unavailable') })
    return c.json({ avoid: toAvoided(answer.customer?.avoidedAllergens), message: answer.message }, 200)
  })
