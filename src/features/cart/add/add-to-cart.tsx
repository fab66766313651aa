import { useEffect, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFieldValue, useFormPending, useFormProblem, useInitialFocus } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { useCartQuantity } from '#features/product/cart-quantities.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { AddButton } from '#ui/actions/add-button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { addItemToCart } from '../cart.actions.ts'
import { UnitChoice, type Units } from '../lines/unit-choice.tsx'
import { useCart } from '../store/cart-provider.tsx'
import type { CartResponse } from '../store/cart-response.ts'
import { useAnnounceAddition } from '../store/use-announce-addition.ts'
import { OrderButton } from './order-button.tsx'

type AddToCartProps = {
  productId: string
  name: string
  unit: string | null
  /** Packaging units to choose from; absent if there is only one. */
  units?: Units | null
  disabled?: boolean
  quantity?: number
  /** On the product page: the button shows quantity and total price. */
  order?: { units: string | null; prices: Prices }
}

const doneMs = 900

const quantityField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="quantity"]')

/** Resets the quantity and selects it, so that keyboard users can type the next one. */
function resetQuantity(form: HTMLFormElement) {
  const field = quantityField(form)
  if (!field) return
  field.value = field.defaultValue
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === document.activeElement) field.select()
}

/** Quantity field and add button; the parent has the class `buy`. A native form before hydration. */
export function AddToCart(props: AddToCartProps) {
  const { productId, name, unit, units } = props
  const t = useT()
  const { send } = useCart()
  const announce = useAnnounceAddition()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), doneMs)
    return () => clearTimeout(timer)
  }, [done])

  function handleAdded(answer: CartResponse, form: HTMLFormElement) {
    const { added = 0 } = answer
    setDone(true)
    resetQuantity(form)
    announce(answer, {
      what: t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: added, name, unit: unit ?? '' }),
      items: [{ productId, quantity: added }],
      focus: () => quantityField(form)?.focus(),
    })
  }

  return (
    <ApiForm
      className="contents"
      action={addItemToCart}
      only={units ? { family: units.product.id } : { productId }}
      send={send}
      onDone={handleAdded}
      {...appProps}
    >
      {units ? (
        <input type="hidden" name="family" value={units.product.id} />
      ) : (
        <input type="hidden" name="productId" value={productId} />
      )}
      <Controls {...props} done={done} />
    </ApiForm>
  )
}

function Controls(props: AddToCartProps & { done: boolean }) {
  const { productId, name, unit, units, disabled, order, done } = props
  const t = useT()
  const pending = useFormPending()
  const problem = useFormProblem()
  const quantity = useFieldValue('quantity', String(props.quantity ?? 1))
  const chosen = useFieldValue('productId', productId) ?? productId
  const inCart = useCartQuantity(productId) > 0
  const focus = useInitialFocus(problem !== null)
  return (
    <>
      <ProductQuantity
        name="quantity"
        defaultValue={quantity}
        label={name}
        unit={units ? <UnitChoice units={units} first={chosen} chosen={productId} /> : (unit ?? undefined)}
        inCart={inCart}
        disabled={disabled}
        {...focus}
      />
      {order ? (
        <OrderButton {...order} productId={productId} unit={unit} done={done} disabled={disabled} />
      ) : (
        <AddButton
          label={t('cart.addNamed', { what: [unit, name].filter(Boolean).join(', ') })}
          done={done}
          inCart={inCart}
          loading={pending}
          disabled={disabled}
        />
      )}
      {problem && (
        <ErrorMessage role="alert">
          <Icon name="warning-circle" />
          {problem.errors?.quantity?.[0] ?? problem.title}
        </ErrorMessage>
      )}
    </>
  )
}
