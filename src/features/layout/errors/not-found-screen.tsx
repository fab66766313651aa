import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { matchPath } from '#i18n/paths.ts'
import type { RouteName } from '#i18n/routes.ts'
import { Button } from '#ui/actions/button.tsx'
import { usePublicHref } from '../use-page.ts'
import { ErrorPage } from './error-page.tsx'

const catalogueRoutes: readonly RouteName[] = ['range', 'category', 'product']

/** Decoded path; unchanged if its encoding is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Reloads the document if an unknown path was reached inside the app: the server may know a redirect or a 410. Once per path. */
function useServerStatus() {
  // path of the resolved page: the next navigation may already be in flight
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.publicHref.split(/[?#]/)[0] })
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!document?.responseStatus || path === undefined) return
    const asked = document.type === 'reload' || new URL(document.name).pathname === path
    if (![404, 410].includes(document.responseStatus) || !asked) location.reload()
  }, [path])
}

export function NotFoundScreen() {
  const t = useT()
  const to = usePath()
  const [address = ''] = usePublicHref().split('#')
  const [path = ''] = address.split('?')
  const isUnknown = !catalogueRoutes.includes(matchPath(path).route)
  const isGone = useShop().facts.gone === decodePath(path)
  useServerStatus()
  return (
    <ErrorPage
      status={isGone ? 410 : 404}
      title={t(isGone ? 'global.pageGone' : 'global.pageNotFound')}
      message={
        isGone
          ? t('global.pageGoneText', { path: decodePath(path) })
          : isUnknown
            ? t('global.pageNotFoundText', { path: decodePath(path) })
            : t('global.pageInvalidText', { path: decodePath(address) })
      }
      ticket={t('global.ticketNotFound')}
      picture="missing"
    >
      <Button href="/">{t('global.goBackHome')}</Button>
      <Button href={to('range')} look="outline-white">
        {t('global.searchRange')}
      </Button>
    </ErrorPage>
  )
}
