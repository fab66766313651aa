import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { isShopReachable } from '../menu/is-reachable.ts'
import { ErrorPage } from './error-page.tsx'

/** Polling interval, because browsers do not report every restored connection. */
const retryMs = 5_000

export function OfflineScreen() {
  const t = useT()
  const router = useRouter()
  const isRetrying = useRef(false)
  const retry = useCallback(async () => {
    if (isRetrying.current) return
    isRetrying.current = true
    if (await isShopReachable()) await router.invalidate()
    isRetrying.current = false
  }, [router])
  useEffect(() => {
    const run = () => void retry()
    const timer = setInterval(run, retryMs)
    addEventListener('online', run)
    return () => {
      clearInterval(timer)
      removeEventListener('online', run)
    }
  }, [retry])
  return (
    <ErrorPage title={t('global.offline')} message={t('global.offlineText')} ticket={t('global.ticketError')}>
      <Button onClick={() => void retry()}>{t('global.tryAgain')}</Button>
    </ErrorPage>
  )
}
