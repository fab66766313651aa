import { allergenProfile, updateAllergenProfile } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isBackendRejection } from '#service/backend-failure.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { toAvoidedAllergens } from './allergen-profile.ts'
import type { AllergenCode } from './allergens.ts'

/** Null if the backend has no profiles. @throws BackendError if it is unavailable: a missing warning must not look like a safe product */
export async function getAvoidedAllergens({ sessionClient }: RequestContext): Promise<AllergenCode[] | null> {
  try {
    const { accountInfo } = await sessionClient.commerce(allergenProfile, {})
    return toAvoidedAllergens(accountInfo?.customer?.avoidedAllergens)
  } catch (error) {
    if (isBackendRejection(error) && error.code !== 'UNAUTHENTICATED') return null
    throw error
  }
}

export async function getAllergenProfile(context: RequestContext) {
  requireSession(context)
  return { avoid: await getAvoidedAllergens(context) }
}

/** @throws HttpProblem 401 for a guest, 422 with the message of the backend if it does not save */
export async function saveAllergenProfile(context: RequestContext, avoid: string[]) {
  requireSession(context)
  const { updateAllergenProfile: answer } = await context.sessionClient.commerce(updateAllergenProfile, { avoid })
  if (!answer?.status)
    throw new HttpProblem({ status: 422, title: answer?.message ?? context.t('problems.unavailable') })
  return { avoid: toAvoidedAllergens(answer.customer?.avoidedAllergens), message: answer.message }
}
