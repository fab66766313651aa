/** Reads and updates a customer's profile. An update also changes the customer data in the session. */
import { accountInfo, unitoptions, updateAccount } from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isBackendRejection } from '#service/backend-failure.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { type Profile, toProfile } from './profile.ts'

async function readProfile({ sessionClient, publicClient }: CustomerContext): Promise<Profile | null> {
  const units = publicClient.commerce(unitoptions, {})
  // may fail before it is awaited: an unhandled rejection ends the process
  units.catch(() => undefined)
  try {
    const { accountInfo: answer } = await sessionClient.commerce(accountInfo, {})
    const names = ['UpdateAccountInput.currentPassword', 'UpdateAccountInput.progressMails'] as const
    const [lacksPassword, lacksMails] = await Promise.all(names.map((name) => sessionClient.lacks(name)))
    const supported = { emailNeedsPassword: !lacksPassword, hasProgressMails: !lacksMails }
    return toProfile(answer?.customer, (await units).unitoptions, supported)
  } catch (error) {
    if (isBackendRejection(error) && error.code !== 'UNAUTHENTICATED') return null
    throw error
  }
}

/** `profile` is null if the backend returns no customer data. */
export async function getProfile(context: RequestContext): Promise<{ profile: Profile | null }> {
  requireSession(context)
  return { profile: await readProfile(context) }
}

type Details = Omit<Profile, 'isVerified' | 'emailNeedsPassword' | 'units' | 'progressMails'> & {
  emailPassword?: string
  progressMails?: 'on' | 'off'
}

export async function updateProfile(
  context: RequestContext,
  { preferredUnit, emailPassword, progressMails, ...given }: Details,
) {
  requireSession(context)
  const { sessionClient, cookies, locale, t, session } = context
  const variables = {
    ...given,
    preferredUnit: preferredUnit || null,
    currentPassword: emailPassword || null,
    progressMails: progressMails ? progressMails === 'on' : null,
  }
  const { updateAccount: answer } = await sessionClient.commerce(updateAccount, variables).catch((error: unknown) => {
    const messages = isBackendRejection(error) ? error.validation['input.currentPassword'] : undefined
    // the form for a new password, on the same page, has the other name
    if (messages)
      throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors: { emailPassword: messages } })
    throw error
  })
  if (!isTruthyFlag(answer?.status))
    throw new HttpProblem({ status: 422, title: answer?.message ?? t('problems.unavailable') })
  await cookies.changeSession({
    ...session,
    customer: {
      ...session.customer,
      name: `${given.firstName} ${given.lastName}`,
      firstName: given.firstName,
      preferredUnitId: answer?.customer?.preferred_unit?.id ?? null,
    },
  })
  return { next: localize(locale, 'dashboardAccount'), notice: answer?.message || t('account.saved') }
}
