import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { toBackendErrorToast } from '#features/problems/backend-error-toast.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { usePublicPath } from '../use-page.ts'
import { ErrorPage } from './error-page.tsx'
import { problemOf, toVisibleError } from './error-status.ts'
import { OfflineScreen } from './offline-screen.tsx'

type ErrorScreenProps = Pick<ErrorComponentProps, 'error'> & {
  /** Message of a screen for an outage of its backend, in place of the generic error. */
  own?: ReactNode
}

export function ErrorScreen({ error, own }: ErrorScreenProps) {
  useFailureToast(error)
  if (problemOf(error)?.status === 0) return <OfflineScreen />
  // a 500 is a bug, so the generic error is shown
  const isOutage = toVisibleError(error).status > 500
  return (isOutage && own) || <FailureScreen error={error} />
}

function useFailureToast(error: unknown) {
  const t = useT()
  const notify = useNotify()
  useEffect(() => {
    const problem = problemOf(error)
    const toast = problem && problem.status > 0 && toBackendErrorToast(t, problem)
    if (toast) notify(toast)
  }, [t, notify, error])
}

/** Generic messages for 5xx errors, the problem's own for others. */
function FailureScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useT()
  const path = usePublicPath()
  const { orderPhone } = useShop().facts
  const { status, title, message } = toVisibleError(error)
  const isServerError = status >= 500
  return (
    <ErrorPage
      status={status}
      title={isServerError ? t('global.500statusMessage') : (title ?? t('global.errorStatusMessage'))}
      message={isServerError ? t('global.500message') : message}
      ticket={t('global.ticketError')}
      picture="broken"
    >
      {/* loads a new document, which resets the state of the app */}
      <Button href={path} {...nativeLinkProps}>
        {t('global.tryAgain')}
      </Button>
      <Button href="/" look="outline-white">
        {t('global.goBackHome')}
      </Button>
      {isServerError && orderPhone && (
        <Button href={`tel:${orderPhone.replace(/[^+\d]/g, '')}`} look="outline-white" icon="phone">
          {t('shell.orderPhone')} {orderPhone}
        </Button>
      )}
    </ErrorPage>
  )
}
