import { useEffect, useRef } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFieldError, useFieldValue, useFormPending, useFormProblem } from '#features/forms/form-state.ts'
import type { FormValues } from '#features/forms/send-form.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { Thumb } from '#ui/thumb.tsx'
import type { CartLine as Line } from './cart.ts'
import { type CartAnswer, useCart } from './cart-provider.tsx'
import { RemoveLine, useTellRemoved } from './remove-line.tsx'

/** How long the field rests before its number is sent. */
const restMs = 500

/** A product in the cart: its number is sent as soon as it rests, 0 takes the line out (D61). */
export function CartLine({ line }: { line: Line }) {
  const t = useT()
  const { id, name, sku, href, picture, tint, content, unit, price, total } = line
  return (
    <li className="crow" data-app>
      <Thumb source={picture} tint={tint} href={href} />
      <div className="nm">
        <a className="h6" href={href}>
          {name}
        </a>
        <small className="muted small num">
          {[content, t('cart.number', { number: sku })].filter(Boolean).join(', ')}
        </small>
      </div>
      <div className="pp num only-lg">
        {price}
        {price && unit && <small className="muted"> {t('cart.perUnit', { unit })}</small>}
      </div>
      <div className="q">
        <LineQuantity key={id} line={line} />
      </div>
      <div className="tt num">{total}</div>
      <RemoveLine line={line} />
    </li>
  )
}

function LineQuantity({ line }: { line: Line }) {
  const notify = useNotify()
  const t = useT()
  const { send } = useCart()
  const tellRemoved = useTellRemoved()
  const form = useRef<HTMLFormElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(String(line.quantity))
  const field = () => form.current?.querySelector<HTMLInputElement>('input[name="quantity"]')

  function sendSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const value = field()?.value.trim()
      if (value && value !== sent.current) form.current?.requestSubmit()
    }, restMs)
  }
  function sendNow(action: string, values: FormValues) {
    clearTimeout(timer.current)
    sent.current = values instanceof FormData ? String(values.get('quantity')) : ''
    return send(action, values)
  }
  function show({ cart, message }: CartAnswer) {
    const input = field()
    const stored = cart?.lines.find(({ id }) => id === line.id)?.quantity
    if (message) notify({ title: t('cart.adjusted'), description: message })
    if (cart && stored === undefined && sent.current === '0') return tellRemoved(line)
    if (!input || stored === undefined) return
    // typed on while the number was under way: that goes next
    if (input.value.trim() !== sent.current) return sendSoon()
    sent.current = String(stored)
    input.value = sent.current
  }
  useEffect(() => {
    const element = form.current
    const number = element?.querySelector<HTMLInputElement>('input[name="quantity"]')
    // stepped or typed before the app was there
    if (element && number && number.value !== number.defaultValue) element.requestSubmit()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <ApiForm<CartAnswer>
      ref={form}
      className="cluster"
      action={`/cart/items/${line.id}`}
      send={sendNow}
      onDone={show}
      onInput={sendSoon}
    >
      <LineControls line={line} />
    </ApiForm>
  )
}

function LineControls({ line }: { line: Line }) {
  const t = useT()
  const pending = useFormPending()
  const problem = useFormProblem()
  const error = useFieldError('quantity') ?? problem?.title
  const value = useFieldValue('quantity', String(line.quantity))
  return (
    <>
      <Quantity
        name="quantity"
        label={line.name}
        inputLabel={t('cart.quantity')}
        lessLabel={t('cart.less')}
        moreLabel={t('cart.more')}
        unit={line.unit ?? undefined}
        min={0}
        max={9999}
        defaultValue={value}
        busy={pending}
      />
      <Button type="submit" look="outline-sm" className="no-js">
        {t('cart.update')}
      </Button>
      {error && (
        <p className="err" role="alert">
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
    </>
  )
}
