import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { toBackendErrorToast } from '#features/problems/backend-error-toast.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { nativeNavigation } from '#protocol/marks.ts'
import { Button } from '#ui/actions/button.tsx'
import { usePublicPath } from '../use-page.ts'
import { ErrorPage } from './error-page.tsx'
import { problemOf, toVisibleError } from './error-status.ts'
import { OfflineScreen } from './offline-screen.tsx'

type ErrorScreenProps = Pick<ErrorComponentProps, 'error'> & {
  /** What a screen says itself when the shop answered that it could not be had. */
  own?: ReactNode
}

/** Any error that reached a screen. */
export function ErrorScreen({ error, own }: ErrorScreenProps) {
  useFailureToast(error)
  if (problemOf(error)?.status === 0) return <OfflineScreen />
  // what broke on our side is no answer
  const isAnswer = toVisibleError(error).status > 500
  return (isAnswer && own) || <FailureScreen error={error} />
}

/** The backend's failure in a toast as well, like that of a part of a page. */
function useFailureToast(error: unknown) {
  const t = useT()
  const notify = useNotify()
  useEffect(() => {
    const problem = problemOf(error)
    const toast = problem && problem.status > 0 && toBackendErrorToast(t, problem)
    if (toast) notify(toast)
  }, [t, notify, error])
}

/** Generic words for our own failures, its own for the rest. */
function FailureScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useT()
  const path = usePublicPath()
  const { orderPhone } = useShop().facts
  const { status, title, message } = toVisibleError(error)
  const ours = status >= 500
  return (
    <ErrorPage
      status={status}
      title={ours ? t('global.500statusMessage') : (title ?? t('global.errorStatusMessage'))}
      message={ours ? t('global.500message') : message}
      ticket={t('global.ticketError')}
      picture="broken"
    >
      {/* a new document: whatever broke in this one is left behind */}
      <Button href={path} {...nativeNavigation}>
        {t('global.tryAgain')}
      </Button>
      <Button href="/" look="outline-white">
        {t('global.goBackHome')}
      </Button>
      {ours && orderPhone && (
        <Button href={`tel:${orderPhone.replace(/[^+\d]/g, '')}`} look="outline-white" icon="phone">
          {t('shell.orderLine')} {orderPhone}
        </Button>
      )}
    </ErrorPage>
  )
}
