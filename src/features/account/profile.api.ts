/** A customer's own details over the data door. What the shop says of the customer changes with them at once. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { isBackendRefusal } from '#features/forms/backend-failure.ts'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { accountInfo, unitoptions, updateAccount } from './account.operations.ts'
import { genders, type Profile, toProfile } from './profile.ts'

const text = type('string.trim')
const Details = type({
  firstName: text.to('1 <= string <= 80'),
  lastName: text.to('1 <= string <= 80'),
  gender: type.enumerated(...genders),
  email: text.to('string.email <= 254'),
  phone: text.to('/^\\+?[\\d\\s().\\/-]{6,40}$/'),
  preferredUnit: 'string <= 64',
})
const messages = {
  email: 'forms.email',
  phone: 'account.phoneWrong',
  gender: 'account.genderWrong',
} as const

async function readProfile({ calls, reads }: RequestContext): Promise<Profile | null> {
  const units = reads.commerce(unitoptions, {})
  try {
    const { accountInfo: answer } = await calls.commerce(accountInfo, {})
    return toProfile(answer?.customer, (await units).unitoptions)
  } catch (error) {
    await units.catch(() => undefined)
    if (isBackendRefusal(error) && error.code !== 'UNAUTHENTICATED') return null
    throw error
  }
}

export const profileApi = new Hono<ApiEnv>()
  .get('/profile', async (c) => {
    const { context } = c.env
    requireSession(context)
    return c.json({ profile: await readProfile(context) }, 200)
  })
  .post('/profile', body(Details, messages), async (c) => {
    const { context } = c.env
    const { calls, cookies, locale, t } = context
    const session = requireSession(context)
    const { preferredUnit, ...given } = c.req.valid('form')
    const { updateAccount: answer } = await calls.commerce(updateAccount, {
      ...given,
      preferredUnit: preferredUnit || null,
    })
    if (!isTrue(answer?.status)) throw new Refusal({ status: 422, title: answer?.message ?? t('problems.unavailable') })
    await cookies.changeSession({
      ...session,
      customer: {
        ...session.customer,
        name: `${given.firstName} ${given.lastName}`,
        firstName: given.firstName,
        preferredUnitId: answer?.customer?.preferred_unit?.id ?? null,
      },
    })
    const next = localize(locale, 'dashboardAccount')
    c.header('x-next', next)
    return c.json({ next, notice: answer?.message || t('account.saved') }, 200)
  })
