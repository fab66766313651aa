import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePage } from '#features/private/page-context.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import { Notice } from '#ui/states/notice.tsx'
import { toBackendErrorToast } from './backend-error-toast.ts'
import { SessionExpired } from './session-expired.tsx'

type DeferredProps<Value> = {
  promise: Promise<Result<Value>>
  fallback: ReactNode
  /** Shows no error; another component with the same promise shows it. */
  quiet?: boolean
  children: (value: Value) => ReactNode
}

/** Streams a part of a page: fallback, then content or error. A revalidation of the same page keeps the content until the new content has loaded. */
export function Deferred<Value>({ promise, fallback, quiet, children }: DeferredProps<Value>) {
  const { href } = usePage()
  const loaded = useMemo(() => ({ href, promise }), [href, promise])
  const shown = useDeferredValue(loaded)
  return (
    <Suspense fallback={fallback}>
      <Await promise={shown.href === href ? shown.promise : promise}>
        {(part) => (part.ok ? children(part.value) : !quiet && <DeferredError problem={part.problem} />)}
      </Await>
    </Suspense>
  )
}

export function DeferredError({ problem }: { problem: Problem }) {
  const t = useT()
  const notify = useNotify()
  useEffect(() => {
    const toast = toBackendErrorToast(t, problem)
    if (toast) notify(toast)
  }, [t, notify, problem])
  const { sessionOver } = usePage()
  // the layout already shows the login
  if (problem.status === 401 && sessionOver) return null
  if (problem.status === 401) return <SessionExpired title={problem.title} />
  return (
    <Notice tone="warn" title={problem.title}>
      {problem.detail}
    </Notice>
  )
}
