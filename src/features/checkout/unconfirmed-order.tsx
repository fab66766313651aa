import { useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormPending, useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { nativeNavigation } from '#protocol/marks.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Text } from '#ui/layout/text.tsx'
import { retryOrder } from './checkout.actions.ts'

/** Between one question and the next, in milliseconds; the last one stays. */
const pauses = [1_500, 3_000, 6_000, 12_000]

/**
 * The answer to an order was lost: the backend is asked again until it says what became of it. By itself where scripts run,
 * by a press where they do not.
 */
export function UnconfirmedOrderPage({ kind }: { kind: 'order' | 'offer' }) {
  const form = useRef<HTMLFormElement | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => form.current?.requestSubmit(), pauses[Math.min(asked, pauses.length - 1)])
    return () => clearTimeout(timer)
  }, [asked])
  const waitAgain = () => setAsked((times) => times + 1)
  return (
    <ApiForm
      ref={form}
      className="stack gap-large narrow"
      action={retryOrder}
      follow="document"
      onDone={({ next }) => !next && waitAgain()}
      onRefused={({ status }) => (status === 0 || status >= 500) && waitAgain()}
    >
      <FormMessage />
      <Outcome kind={kind} />
    </ApiForm>
  )
}

/** Until it is known; when the order was refused, the way back to the checkout, where everything still stands. */
function Outcome({ kind }: { kind: 'order' | 'offer' }) {
  const t = useT()
  const to = usePath()
  const pending = useFormPending()
  const problem = useFormProblem()
  if (problem?.status === 401) return null
  if (problem && problem.status >= 400 && problem.status < 500)
    return (
      <Cluster>
        <Button href={to('checkout')} {...nativeNavigation}>
          {t('checkout.backToCheckout')}
        </Button>
      </Cluster>
    )
  return (
    <>
      <Text size="lead" tone="soft">
        {t(kind === 'offer' ? 'checkout.offerUnansweredText' : 'checkout.unansweredText')}
      </Text>
      <Text size="small" tone="soft" role="status">
        {pending && t('checkout.asking')}
      </Text>
      <Cluster>
        <SubmitButton>{t('checkout.askAgain')}</SubmitButton>
        <Button look="outline" href={to('dashboardOrders')}>
          {t('checkout.toOrders')}
        </Button>
      </Cluster>
    </>
  )
}
