/** When a write or a part fails because a backend did: the red toast. Called by ApiForm and DeferredError. */

import type { NewToast } from '#features/notifications/toast-store.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Problem } from '#service/problem.ts'

/** The toast, or null where the problem is the visitor's to solve and stands in its place on the page. */
export function toBackendErrorToast(t: Translate, { status, title, debug }: Problem): NewToast | null {
  if (status > 0 && status < 500) return null
  return { title: t('global.gqlError'), description: debug ?? title, color: 'error' }
}
