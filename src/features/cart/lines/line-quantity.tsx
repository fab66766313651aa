import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { FormOrigin } from '#features/forms/api-form.tsx'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { apiPath } from '#features/forms/send-form.ts'
import { useFormErrors } from '#features/forms/use-form-errors.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { setLineQuantity } from '../cart.actions.ts'
import type { CartLine } from '../cart.ts'
import { useCart } from '../store/cart-provider.tsx'
import { lineFieldId } from '../store/quantity-autosave.ts'

const nothing = () => null

/** Quantity of a line: saved when typing pauses or the field loses focus; 0 removes the line. A native form before hydration. */
export function LineQuantity({ line: { id, name, unit, quantity } }: { line: CartLine }) {
  const t = useT()
  const action = setLineQuantity(id)
  const path = apiPath(useLocale(), action.path)
  const { refused, page } = useFormErrors(action)
  const { changes } = useCart().store
  const change = useSyncExternalStore(changes.subscribe, () => changes.get(id), nothing)
  const field = useRef<HTMLInputElement>(null)
  const held = useRef(quantity)
  const wanted = change?.state === 'saved' ? undefined : change?.text
  const problem = change ? change.problem : refused?.problem
  const said =
    change?.state === 'unsaved' || (change?.state === 'sending' && problem)
      ? t('cartPage.unsaved', { quantity })
      : problem && (problem.errors?.quantity?.[0] ?? problem.title)

  const write = () => changes.write(id, field.current?.value ?? '', held.current)
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    if (field.current?.value.trim() === '') field.current.value = String(held.current)
    void changes.flush(id)
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    write()
    void changes.flush(id)
  }
  useEffect(() => {
    // changed before hydration
    if (field.current && field.current.value !== field.current.defaultValue) {
      changes.write(id, field.current.value, held.current)
      void changes.flush(id)
    }
    // unmounted: the save continues in the store
    return () => void changes.flush(id)
  }, [changes, id])
  useEffect(() => {
    const isHeld = held.current === quantity
    held.current = quantity
    const now = changes.get(id)
    if (!isHeld && (!now || now.state === 'saved') && field.current) field.current.value = String(quantity)
  }, [changes, id, quantity])
  useEffect(() => {
    if (change?.state === 'saved' && field.current) field.current.value = change.text
  }, [change])

  return (
    <Cluster as="form" method="post" action={path} noValidate onInput={write} onBlur={leave} onSubmit={submit}>
      <FormOrigin page={page} />
      <ProductQuantity
        ref={field}
        id={lineFieldId(id)}
        name="quantity"
        label={name}
        unit={unit ?? undefined}
        min={0}
        defaultValue={wanted ?? refused?.values.quantity ?? String(quantity)}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? `${lineFieldId(id)}-said` : undefined}
        {...(refused?.problem && { autoFocus: true })}
        busy={change?.state === 'sending'}
      />
      <Button type="submit" look="outline-sm" className="no-js">
        {t('cartPage.update')}
      </Button>
      {said && (
        <ErrorMessage role="alert" id={`${lineFieldId(id)}-said`}>
          <Icon name="warning-circle" />
          {said}
        </ErrorMessage>
      )}
    </Cluster>
  )
}
