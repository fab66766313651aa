import type { NewToast } from '#features/notifications/toast-store.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Problem } from '#service/problem.ts'

/** Error toast for an outage or a 5xx problem; null for a 4xx problem, which is shown in the page. */
export function toBackendErrorToast(t: Translate, { status, title, debug }: Problem): NewToast | null {
  if (status > 0 && status < 500) return null
  return { title: t('global.gqlError'), description: debug ?? title, color: 'error' }
}
