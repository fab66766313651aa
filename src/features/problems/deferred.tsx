import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
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
  /** Boxes of the same size, until it is there. */
  fallback: ReactNode
  /** Says nothing when it fails: the same promise says it elsewhere. */
  quiet?: boolean
  children: (value: Value) => ReactNode
}

/** A part of a page that comes after the rest: reserved place, then the part, or what went wrong in words. */
export function Deferred<Value>({ promise, fallback, quiet, children }: DeferredProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Await promise={promise}>
        {(part) => (part.ok ? children(part.value) : !quiet && <DeferredError problem={part.problem} />)}
      </Await>
    </Suspense>
  )
}

/** Why a part is not there. */
export function DeferredError({ problem }: { problem: Problem }) {
  const t = useT()
  const notify = useNotify()
  useEffect(() => {
    const toast = toBackendErrorToast(t, problem)
    if (toast) notify(toast)
  }, [t, notify, problem])
  const { sessionOver } = usePage()
  // the frame has said it
  if (problem.status === 401 && sessionOver) return null
  if (problem.status === 401) return <SessionExpired title={problem.title} />
  return (
    <Notice tone="warn" title={problem.title}>
      {problem.detail}
    </Notice>
  )
}
