/** Operator's not-found log with its messages, as a separate chunk that visitors do not load. */
import { getRouteApi } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { NotFoundLogPage } from '#features/operator/not-found-log-page.tsx'
import type { Locale } from '#i18n/locales.ts'
import { loadOperatorMessages } from '#i18n/operator-messages.ts'
import type { Translate } from '#i18n/translator.ts'

export { LinkInvalidPage } from '#features/operator/link-invalid-page.tsx'

const route = getRouteApi('/operator/not-found')

type Context = { locale: Locale; t: Translate; facts: { brand: string } }

/** Also loads the messages, because the head runs before the page is rendered or hydrated. */
export async function screenHead({ locale, t, facts }: Context, isValid: boolean) {
  await loadOperatorMessages(locale)
  return noindexHead(facts.brand, t(isValid ? 'operator.title' : 'operator.linkInvalid'))
}

export const NotFoundLogScreen = () => <NotFoundLogPage {...route.useLoaderData()} link={route.useLoaderDeps()} />
