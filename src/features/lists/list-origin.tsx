import { useT } from '#i18n/i18n-provider.tsx'
import type { ListOrigin } from './list.ts'

/** Text that says whose list it is; null if the backend has personal lists only. */
export function useOriginText() {
  const t = useT()
  return ({ isShared, author }: ListOrigin): string | null => {
    if (isShared === null) return null
    if (!isShared) return t('lists.personal')
    return author ? t('lists.ofCompanyBy', { name: author }) : t('lists.ofCompany')
  }
}
