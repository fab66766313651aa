import { ErrorPage } from '#features/shell/errors/error-page.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

/** For a wrong or expired operator link: the command that prints a new one. */
export function LinkInvalidPage() {
  const t = useT()
  return (
    <ErrorPage
      status={404}
      title={t('operator.linkInvalid')}
      message={t('operator.linkInvalidText')}
      ticket={t('global.ticketNotFound')}
      picture="missing"
    >
      <code>npm run operator -- not-found</code>
    </ErrorPage>
  )
}
