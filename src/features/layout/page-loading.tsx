import { useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { LoadingBar, type LoadingBarState } from '#ui/states/loading-bar.tsx'
import { LoadingBarTimer } from './page-loading.ts'

export function PageLoading() {
  const t = useT()
  const loading = useRouterState({ select: (state) => state.isLoading })
  const failed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  const [state, setState] = useState<LoadingBarState>('idle')
  const [timer] = useState(() => new LoadingBarTimer(setState))
  useEffect(() => (loading ? timer.start() : timer.finish(failed)), [timer, loading, failed])
  useEffect(() => () => timer.stop(), [timer])
  return <LoadingBar state={state} label={t('shell.loading')} />
}
