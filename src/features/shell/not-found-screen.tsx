import { useEffect } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Trouble } from './trouble.tsx'
import { usePublicPath } from './use-page.ts'

/** A path as one reads it; what is no valid encoding stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Inside the app a path that leads nowhere is asked of the server, which knows the CMS's redirects (D07). A document that came
 * with 404 is the server's word already.
 */
function useServersWord() {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (document?.responseStatus && ![404, 410].includes(document.responseStatus)) location.reload()
  }, [])
}

/** The screen of an unknown path: says which one (D26). */
export function NotFoundScreen() {
  const t = useT()
  const to = usePath()
  const path = usePublicPath()
  useServersWord()
  return (
    <Trouble
      status={404}
      title={t('global.pageNotFound')}
      message={t('global.pageNotFoundText', { path: readable(path) })}
      ticket={t('global.ticketNotFound')}
      picture="missing"
    >
      <Button href="/">{t('global.goBackHome')}</Button>
      <Button href={to('range')} look="outline-white">
        {t('global.searchRange')}
      </Button>
    </Trouble>
  )
}
