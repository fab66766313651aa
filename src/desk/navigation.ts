/** The subjects of the desk, with the number that waits; those that the backend lacks are left out. */
import type { deskStaffQuery } from '#contracts/generated/commerce.ts'
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { MessageKey } from '#i18n/translator.ts'
import type { AppContext } from '#server/context/env.ts'
import { waitUntilOf } from '#server/http/request-context.ts'

type Waiting = NonNullable<NonNullable<deskStaffQuery['deskStaff']>['waiting']>

/** `path`: below the language. `count`: null if it is unknown. */
export type Subject = { path: string; label: MessageKey; count: number | null; isCurrent: boolean }

type Row = {
  path: string
  label: MessageKey
  /** First segments of the paths of its pages. */
  segments: readonly string[]
  needs: CommerceExtension
  count: (waiting: Waiting, c: AppContext) => number | null | undefined | Promise<number | null>
}

const rows: readonly Row[] = [
  {
    path: '',
    label: 'desk.orders',
    segments: ['', 'orders', 'print'],
    needs: 'Query.deskOrders',
    count: ({ orders }) => orders,
  },
  {
    path: '/customers',
    label: 'desk.customers.title',
    segments: ['customers'],
    needs: 'Query.deskCustomers',
    count: () => null,
  },
  {
    path: '/access',
    label: 'desk.access.title',
    segments: ['access'],
    needs: 'Query.deskAccessRequests',
    count: ({ accessRequests }) => accessRequests,
  },
  {
    path: '/quotes',
    label: 'desk.quotes.title',
    segments: ['quotes'],
    needs: 'Query.deskQuotes',
    count: ({ quotes }) => quotes,
  },
  {
    path: '/mails',
    label: 'desk.mails.title',
    segments: ['mails'],
    needs: 'Query.deskMails',
    count: ({ mails }) => mails,
  },
  {
    path: '/not-found',
    label: 'operator.title',
    segments: ['not-found'],
    needs: 'Mutation.deskRecordNotFound',
    // the log is in the database of the shop; without it the page itself reports the failure
    count: (_, c) => c.var.services.notFoundLog.count().catch(() => null),
  },
]

/** Whether the backend lacks an operation; false while this is unknown. */
export const lacks = (c: AppContext, extension: CommerceExtension): Promise<boolean> =>
  c.var.services.commerce.lacks(extension, waitUntilOf(c)).catch(() => false)

/** @param path below the language, with its query */
export async function listSubjects(
  c: AppContext,
  path: string,
  waiting: Waiting | null | undefined,
): Promise<Subject[]> {
  const segment = /^\/?([^/?]*)/.exec(path)?.[1] ?? ''
  const subjects = await Promise.all(
    rows.map(async ({ needs, segments, count, ...row }) =>
      (await lacks(c, needs))
        ? []
        : [{ ...row, count: (waiting && (await count(waiting, c))) ?? null, isCurrent: segments.includes(segment) }],
    ),
  )
  return subjects.flat()
}
