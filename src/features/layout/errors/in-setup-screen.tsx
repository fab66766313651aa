import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorPage } from './error-page.tsx'

type InSetupScreenProps = {
  /** The catalogue has products. */
  hasRange: boolean
}

/** Home page of a shop whose CMS has none. */
export function InSetupScreen({ hasRange }: InSetupScreenProps) {
  const t = useT()
  const to = usePath()
  return (
    <ErrorPage
      title={t('global.inSetup')}
      message={t(hasRange ? 'global.inSetupRangeText' : 'global.inSetupText')}
      ticket={t('global.ticketInSetup')}
      picture="missing"
    >
      {hasRange && <Button href={to('range')}>{t('global.searchRange')}</Button>}
    </ErrorPage>
  )
}
