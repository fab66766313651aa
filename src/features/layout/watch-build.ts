import type { RouterHistory } from '@tanstack/react-router'
import type { useNotify } from '#features/notifications/notifications.tsx'
import type { Translate } from '#i18n/translator.ts'
import { checkForNewBuild } from './version-check.ts'

type BuildWatch = { t: Translate; notify: ReturnType<typeof useNotify>; history: RouterHistory }

/** Notifies about a new build; afterwards the next navigation loads a new document. @returns stops it */
export function watchBuild({ t, notify, history }: BuildWatch): () => void {
  let stop: () => void = checkForNewBuild(import.meta.env.BUILD_ID, () => {
    notify({ title: t('shell.newVersion'), description: t('shell.newVersionText') })
    stop = loadNextDocument(history)
  })
  return () => stop()
}

function loadNextDocument(history: RouterHistory): () => void {
  const { pathname } = location
  const loadPage = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', loadPage)
  const unblock = history.block({
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
}
