import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

/** Loads the check for a new build after hydration: it runs hourly. */
export function NewVersion() {
  const t = useT()
  const notify = useNotify()
  const { history } = useRouter()
  useEffect(() => {
    const watching = import('./watch-build.ts').then(({ watchBuild }) => watchBuild({ t, notify, history }))
    // without the check the document still works
    watching.catch((error: unknown) => console.warn('Failed build watch loading', error))
    return () => void watching.then((stop) => stop())
  }, [t, notify, history])
  return null
}
