import { useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormPending, useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Text } from '#ui/layout/text.tsx'
import { retryOrder } from './checkout.actions.ts'

/** Delays between retries; the last one repeats. */
const retryDelaysMs = [1_500, 3_000, 6_000, 12_000]

/** Shown if the response to an order was lost: retries until the backend reports the outcome, automatically with scripts, by a button without. */
export function UnconfirmedOrderPage({ kind }: { kind: 'order' | 'offer' }) {
  const form = useRef<HTMLFormElement | null>(null)
  const [retries, setRetries] = useState(0)
  useEffect(() => {
    const timer = setTimeout(
      () => form.current?.requestSubmit(),
      retryDelaysMs[Math.min(retries, retryDelaysMs.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [retries])
  const scheduleRetry = () => setRetries((times) => times + 1)
  return (
    <ApiForm
      ref={form}
      className="stack gap-large narrow"
      action={retryOrder}
      follow="document"
      onDone={({ next }) => !next && scheduleRetry()}
      onRefused={({ status }) => (status === 0 || status >= 500) && scheduleRetry()}
    >
      <FormMessage />
      <Outcome kind={kind} />
    </ApiForm>
  )
}

/** Pending state; after a rejection, a link to the checkout, which still has the cart. */
function Outcome({ kind }: { kind: 'order' | 'offer' }) {
  const t = useT()
  const to = usePath()
  const pending = useFormPending()
  const problem = useFormProblem()
  if (problem?.status === 401) return null
  if (problem && problem.status >= 400 && problem.status < 500)
    return (
      <Cluster>
        <Button href={to('checkout')} {...nativeLinkProps}>
          {t('checkout.backToCheckout')}
        </Button>
      </Cluster>
    )
  return (
    <>
      <Text size="lead" tone="soft">
        {t(kind === 'offer' ? 'checkout.offerUnconfirmedText' : 'checkout.unconfirmedText')}
      </Text>
      <Text size="small" tone="soft" role="status">
        {pending && t('checkout.asking')}
      </Text>
      <Cluster>
        <SubmitButton>{t('checkout.retryOrder')}</SubmitButton>
        <Button look="outline" href={to('dashboardOrders')}>
          {t('checkout.toOrders')}
        </Button>
      </Cluster>
    </>
  )
}
