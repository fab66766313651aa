'use client'
import { useSyncExternalStore } from 'react'
// The interactive parts of the pages: the add-to-cart form and the cart count in the header.
import { useFormStatus } from 'react-dom'
import { Icon } from './icon.jsx'

let lines = 0
const listeners = new Set()

function subscribe(listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** React queues a submission before hydration and calls this afterwards. */
async function add(fields) {
  const answer = await fetch('/cart', { method: 'POST', body: fields })
  lines = (await answer.json()).lines
  for (const listener of listeners) listener()
}

export function CartCount() {
  const count = useSyncExternalStore(
    subscribe,
    () => lines,
    () => 0,
  )
  return (
    <span className="badge" data-cart-count="" hidden={!count}>
      {count || ''}
    </span>
  )
}

export function AddForm({ id, name, unit }) {
  return (
    <form className="contents" action={add} data-app="">
      <input type="hidden" name="productId" value={id} />
      <fieldset className="quantity" aria-label={name}>
        <span className="step">
          <Step by={-1} label="Less" icon="minus" />
          <input name="quantity" type="text" inputMode="numeric" defaultValue={1} aria-label="Quantity" />
          <Step by={1} label="More" icon="plus" />
        </span>
        <span className="unit">{unit}</span>
      </fieldset>
      <AddButton />
    </form>
  )
}

function Step({ by, label, icon }) {
  function step({ currentTarget }) {
    const { quantity } = currentTarget.form.elements
    quantity.value = Math.max(1, Number(quantity.value) + by)
  }
  return (
    <button type="button" onClick={step} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

function AddButton() {
  const { pending } = useFormStatus()
  return (
    <button type="submit" className="add-button" aria-label="Add to cart" aria-busy={pending || undefined}>
      <Icon name="shopping-cart-simple" />
    </button>
  )
}
