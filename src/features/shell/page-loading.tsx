import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { LoadingBar, type LoadingBarState } from '#ui/loading-bar.tsx'
import { afterLoading, restMs } from './page-loading.ts'

/** The bar at the top edge while a page is fetched inside the app. Its look and times are the design system's. */
export function PageLoading() {
  const t = useT()
  const loading = useRouterState({ select: (state) => state.isLoading })
  const failed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  const [state, setState] = useState<LoadingBarState>('idle')
  useEffect(() => {
    setState((before) => afterLoading(before, { loading, failed }))
    if (loading) return
    const timer = setTimeout(() => setState('idle'), restMs)
    return () => clearTimeout(timer)
  }, [loading, failed])
  return <LoadingBar state={state} label={t('shell.loading')} />
}
