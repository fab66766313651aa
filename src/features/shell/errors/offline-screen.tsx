import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { isShopReachable } from '../menu/is-reachable.ts'
import { ErrorPage } from './error-page.tsx'

/** A signal that the browser did not miss comes back unannounced. */
const againMs = 5_000

/** A page that could not be reached, although the browser saw a signal. Asks again by itself. */
export function OfflineScreen() {
  const t = useT()
  const router = useRouter()
  const asking = useRef(false)
  const again = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    if (await isShopReachable()) await router.invalidate()
    asking.current = false
  }, [router])
  useEffect(() => {
    const run = () => void again()
    const timer = setInterval(run, againMs)
    addEventListener('online', run)
    return () => {
      clearInterval(timer)
      removeEventListener('online', run)
    }
  }, [again])
  return (
    <ErrorPage title={t('global.offline')} message={t('global.offlineText')} ticket={t('global.ticketError')}>
      <Button onClick={() => void again()}>{t('global.tryAgain')}</Button>
    </ErrorPage>
  )
}
