import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

/** After the requests of a hydration, and before a deployment can remove the file. */
const delayMs = 10_000

/** Loads the hourly check for a new build. */
export function NewVersion() {
  const t = useT()
  const notify = useNotify()
  const { history } = useRouter()
  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => {
      import('./watch-build.ts').then(
        ({ watchBuild }) => {
          stop = watchBuild({ t, notify, history })
        },
        // only logged: the document works without the check
        (error: unknown) => console.warn('Failed build watch loading', error),
      )
    }, delayMs)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [t, notify, history])
  return null
}
