import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Deferred } from '#features/problems/deferred.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { RowsSkeleton } from '#ui/rows/rows-skeleton.tsx'
import { OrderProposal } from './order-proposal.tsx'
import type { Planning } from './planning.service.ts'
import { ProductChanges } from './product-changes.tsx'

export type PlanningPromise = Promise<Result<Planning>>

const reservedRows = 7

export function DeferredProposal({ planning }: { planning: PlanningPromise }) {
  const t = useT()
  return (
    <div className="proposal-place">
      <Deferred promise={planning} fallback={<RowsSkeleton rows={reservedRows} label={t('forms.loading')} />}>
        {({ proposal }) => proposal && <OrderProposal proposal={proposal} />}
      </Deferred>
    </div>
  )
}

export function DeferredChanges({ planning }: { planning: PlanningPromise }) {
  const t = useT()
  return (
    <Deferred promise={planning} fallback={<RowsSkeleton rows={4} label={t('forms.loading')} />} quiet>
      {({ changes }) => <ProductChanges changes={changes} />}
    </Deferred>
  )
}

type AfterProposalProps = {
  /** Null: the shop proposes nothing. */
  planning: PlanningPromise | null
  fallback: ReactNode
  children: (hasProposal: boolean) => ReactNode
}

/** Content that depends on whether the page already has a primary action, the one of a proposal. */
export function AfterProposal({ planning, fallback, children }: AfterProposalProps) {
  if (!planning) return children(false)
  return (
    <Suspense fallback={fallback}>
      <Await promise={planning}>{(part) => children(part.ok && Boolean(part.value.proposal?.lines.length))}</Await>
    </Suspense>
  )
}
