import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { checkForNewBuild } from './version-check.ts'

/** Notifies about a new build; afterwards the next navigation loads a new document. */
export function NewVersion() {
  const t = useT()
  const notify = useNotify()
  const router = useRouter()
  const [isOld, setIsOld] = useState(false)
  useEffect(() => checkForNewBuild(import.meta.env.BUILD_ID, () => setIsOld(true)), [])
  useEffect(() => {
    if (!isOld) return
    notify({ title: t('shell.newVersion'), description: t('shell.newVersionText') })
    const { pathname } = location
    const loadPage = () => {
      if (location.pathname !== pathname) location.reload()
    }
    addEventListener('popstate', loadPage)
    const unblock = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const isAnotherPage = nextLocation.pathname !== currentLocation.pathname
        // offline, a new document could not be loaded
        if (!isAnotherPage || !navigator.onLine || (action !== 'PUSH' && action !== 'REPLACE')) return false
        location.assign(nextLocation.href)
        return true
      },
    })
    return () => {
      removeEventListener('popstate', loadPage)
      unblock()
    }
  }, [isOld, notify, router, t])
  return null
}
