import type { PathMatch } from '#i18n/paths.ts'
import { deskPath } from '#protocol/protocol.ts'
import type { AppContext } from '../context/env.ts'
import { contextOf } from '../http/request-context.ts'

/** For staff whose session in the name of a customer has ended, who cannot log in to the shop. Null: the session is active. */
export async function returnToDesk(c: AppContext, { locale }: PathMatch): Promise<Response | null> {
  const { context } = await contextOf(c, locale)
  if (await context.isSessionActive()) return null
  context.cookies.endSession()
  const location = `${deskPath}/${locale}/customers`
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
