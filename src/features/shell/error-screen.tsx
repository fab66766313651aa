import type { ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { toVisibleError } from './error-status.ts'
import { Trouble } from './trouble.tsx'
import { usePublicPath } from './use-page.ts'

/** Any error that reached a screen (spec 2): generic words for our own failures, its own for the rest. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useT()
  const path = usePublicPath()
  const { status, title, message } = toVisibleError(error)
  const ours = status >= 500
  return (
    <Trouble
      status={status}
      title={ours ? t('global.500statusMessage') : (title ?? t('global.errorStatusMessage'))}
      message={ours ? t('global.500message') : message}
      ticket={t('global.ticketError')}
      picture="broken"
    >
      <Button href="/">{t('global.goBackHome')}</Button>
      {/* a new document: whatever broke in this one is left behind */}
      <Button href={path} look="outline-white" data-native>
        {t('global.tryAgain')}
      </Button>
    </Trouble>
  )
}
