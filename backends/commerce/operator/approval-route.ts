// `/operator/approve`: shows the request of a signed link and approves it by POST.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import { renderMessagePage, toPageResponse } from '../../graphql/message-page.ts'
import type { Sql } from '../../sql/database.ts'
import { formatMessage } from '../messages/messages.ts'
import { findRequest, type RequestRow } from '../sql/access-requests.ts'
import { approvalPath, isValidSignature, parseApprovalLink } from './approval-link.ts'
import { renderApprovalPage } from './approval-page.ts'
import { approveCompany } from './approve.ts'

type Services = {
  db: Sql
  now: () => Date
  shopName: string
  shopOrigin: string
  operatorEmail: string | null
  linkKeys: readonly Uint8Array[]
}
type Found = { state: 'wrong' | 'old' | 'done' | 'closed' } | { state: 'waiting'; request: RequestRow }

/** Returns null for other requests. */
export function createApprovalRoute(services: Services) {
  return async ({ method, url, headers }: Request): Promise<Response | null> => {
    const { pathname, search, searchParams } = new URL(url)
    if (pathname !== approvalPath) return null
    const locale = toLocale(headers.get('x-locale'))
    const found = await find(services, searchParams)
    if (method !== 'POST' || found.state !== 'waiting') return show(services, locale, found)
    await approveCompany({ ...services, now: services.now() }, found.request)
    // a reload must not approve again
    return new Response(null, {
      status: 303,
      headers: { location: approvalPath + search, 'cache-control': 'no-store' },
    })
  }
}

/** Reveals a request only with a valid signature; the signature is checked before the expiry. */
async function find({ db, now, operatorEmail, linkKeys }: Services, query: URLSearchParams): Promise<Found> {
  const link = parseApprovalLink(query)
  const request = link && operatorEmail ? await findRequest(db, 'vat_number', link.vatNumber) : null
  if (!link || !request || !operatorEmail) return { state: 'wrong' }
  const approval = { vatNumber: link.vatNumber, requestedAt: request.created_at, operatorEmail }
  if (!isValidSignature(linkKeys, approval, link.until, link.signature)) return { state: 'wrong' }
  if (request.status === 'approved') return { state: 'done' }
  if (request.status !== 'pending') return { state: 'closed' }
  return link.until * 1000 > now().getTime() ? { state: 'waiting', request } : { state: 'old' }
}

const statuses = { wrong: 404, old: 410, done: 200, closed: 200, waiting: 200 } as const

function show({ shopName }: Services, locale: Locale, found: Found): Response {
  const page =
    found.state === 'waiting'
      ? renderApprovalPage(locale, shopName, found.request)
      : renderMessagePage(
          locale,
          shopName,
          formatMessage(locale, `approval.${found.state}`),
          formatMessage(locale, `approval.${found.state}Text`),
        )
  return toPageResponse(page, locale, statuses[found.state])
}
