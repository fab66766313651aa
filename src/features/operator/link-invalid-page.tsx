import { ErrorPage } from '#features/layout/errors/error-page.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

/** 404 page for an invalid or expired operator link, with the command that prints a new link. */
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
