import { useEffect, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFieldValue, useFormPending, useFormProblem } from '#features/forms/form-state.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { AddButton } from '#ui/add-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { toUndo } from './cart.ts'
import { type CartAnswer, useCart } from './cart-provider.tsx'

type AddToCartProps = {
  /** Id of the packing that is sold. */
  productId: string
  name: string
  /** Label of the packing: box. */
  unit: string | null
  disabled?: boolean
  /** Amber at rest, for the one product of a page. */
  primary?: boolean
}

/** How long the button stays green after adding. */
const doneMs = 900

/** Quantity and button of a product; stands in a `.buy`. A native form until the app is there. */
export function AddToCart({ productId, name, unit, disabled, primary }: AddToCartProps) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), doneMs)
    return () => clearTimeout(timer)
  }, [done])

  function tell({ cart, message, added = 0 }: CartAnswer, form: HTMLFormElement) {
    const undo = cart && toUndo(cart, productId, added)
    setDone(true)
    notify({
      title: t(message ? 'cart.adjusted' : 'cart.added'),
      description: message ?? t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: added, name, unit: unit ?? '' }),
      color: message ? 'info' : 'success',
      action: undo
        ? {
            label: t('cart.undo'),
            run: () => void send(`/cart/items/${undo.lineId}`, { quantity: String(undo.quantity) }),
          }
        : undefined,
    })
    form.reset()
  }

  return (
    <ApiForm<CartAnswer>
      className="contents"
      action="/cart/items"
      only={{ productId }}
      send={send}
      onDone={tell}
      data-app
    >
      <input type="hidden" name="productId" value={productId} />
      <Controls name={name} unit={unit} disabled={disabled} primary={primary} done={done} />
    </ApiForm>
  )
}

type ControlsProps = { name: string; unit: string | null; disabled?: boolean; primary?: boolean; done: boolean }

function Controls({ name, unit, disabled, primary, done }: ControlsProps) {
  const t = useT()
  const pending = useFormPending()
  const problem = useFormProblem()
  const quantity = useFieldValue('quantity', '1')
  return (
    <>
      <Quantity
        name="quantity"
        defaultValue={quantity}
        max={9999}
        label={name}
        inputLabel={t('cart.quantity')}
        lessLabel={t('cart.less')}
        moreLabel={t('cart.more')}
        unit={unit ?? undefined}
        disabled={disabled}
      />
      <AddButton label={t('cart.add')} primary={primary} done={done} loading={pending} disabled={disabled} />
      {problem && (
        <p className="err" role="alert">
          <Icon name="warning-circle" />
          {problem.errors?.quantity?.[0] ?? problem.title}
        </p>
      )}
    </>
  )
}
