import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFieldError, useFieldValue, useFormPending, useInitialFocus } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ListLine } from './list.ts'
import { setListAmount } from './lists.actions.ts'
import { useRejectedChange } from './use-rejected-change.ts'

/** Time without input before the amount is sent. */
const restMs = 600

const numberIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('input[name="amount"]')

/** Default quantity of a list entry, sent after a pause or on blur; 0 removes the entry. Native form before hydration. */
export function ListAmount({ listId, line }: { listId: string; line: ListLine }) {
  const router = useRouter()
  const handleRejected = useRejectedChange()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saved = useRef(String(line.amount))
  const sent = useRef<string | null>(null)

  function send() {
    clearTimeout(timer.current)
    const value = numberIn(form.current)?.value.trim()
    if (value !== undefined && value !== (sent.current ?? saved.current)) form.current?.requestSubmit()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const field = numberIn(form.current)
    // changed in another tab or on another device, and the field has no unsaved input
    if (field && field.value === saved.current) field.value = String(line.amount)
    saved.current = String(line.amount)
  }, [line.amount])

  return (
    <ApiForm
      ref={form}
      className="cluster"
      action={setListAmount(listId, line.productId)}
      onInput={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(send, restMs)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send()
      }}
      onSubmitCapture={() => {
        clearTimeout(timer.current)
        sent.current = numberIn(form.current)?.value.trim() ?? null
      }}
      onRefused={(refused) => {
        sent.current = null
        handleRejected(refused)
      }}
      onDone={() => {
        saved.current = sent.current ?? saved.current
        sent.current = null
        // the input may have changed while the request was in flight
        send()
        void router.invalidate()
      }}
    >
      <Amount line={line} />
    </ApiForm>
  )
}

function Amount({ line: { name, unit, amount, productId } }: { line: ListLine }) {
  const t = useT()
  const problem = useFieldError('amount')
  const value = useFieldValue('amount', String(amount))
  const id = `amount-${productId}`
  return (
    <>
      <ProductQuantity
        id={id}
        name="amount"
        label={name}
        inputLabel={t('lists.amount')}
        unit={unit ?? undefined}
        min={0}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-said` : undefined}
        busy={useFormPending()}
        {...useInitialFocus(problem !== undefined)}
      />
      <Button type="submit" look="outline-sm" className="no-js">
        {t('cartPage.update')}
      </Button>
      {problem && (
        <ErrorMessage role="alert" id={`${id}-said`}>
          <Icon name="warning-circle" />
          {problem}
        </ErrorMessage>
      )}
    </>
  )
}
