import { useState } from 'react'
import { EmptyCart } from '#features/cart/cart-page.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { useSendForm } from '#features/forms/login-over.ts'
import type { Problem } from '#features/forms/problem.ts'
import { apiPath, type FormValues } from '#features/forms/send-form.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Checkout, defaultAddress, sameAddress, toBillingAddresses } from './checkout.ts'
import { CheckoutTicket } from './checkout-ticket.tsx'
import { Choice } from './choice.tsx'
import { sendOver } from './send-over.ts'

/** The press was that of the second button. */
const isOffer = (values: FormValues) => values instanceof FormData && values.has('as')

/** Where, how and what: one form, one press. */
export function CheckoutForm({ checkout: first }: { checkout: Checkout }) {
  const t = useT()
  const locale = useLocale()
  const sendForm = useSendForm()
  const [renewed, setRenewed] = useState<Checkout>()
  const checkout = renewed ?? first
  const { cart, addresses, methods } = checkout
  /** The cart was changed elsewhere: what is ordered next is what is shown next. The choices stay in their fields. */
  async function showChanged({ status }: Problem) {
    if (status !== 409) return
    const answer = await fetch(apiPath(locale, '/checkout'), { headers: { accept: 'application/json' } }).catch(
      () => null,
    )
    if (answer?.ok) setRenewed((await answer.json()) as Checkout)
  }
  const send = (action: string, values: FormValues) =>
    sendOver(() =>
      sendForm(apiPath(locale, action), values, t(isOffer(values) ? 'checkout.offerNoAnswer' : 'checkout.noAnswer')),
    )
  if (!cart?.lines.length) return <EmptyCart />
  return (
    <ApiForm
      className="cartgrid"
      action="/checkout/order"
      send={send}
      onRefused={(problem) => void showChanged(problem)}
      follow="document"
      data-app
    >
      <CheckoutKey value={checkout.key} />
      <input type="hidden" name="seen" value={checkout.seen} />
      <div className="stack xl">
        <FormMessage />
        {addresses.length === 0 ? (
          <Notice
            tone="warn"
            title={t('checkout.noAddress')}
            {...(checkout.canAddAddress && { action: <AddAddress /> })}
          >
            {!checkout.canAddAddress && t('checkout.noAddressText')}
          </Notice>
        ) : (
          <Choices checkout={checkout} />
        )}
        <FormField
          as="textarea"
          name="message"
          label={t('checkout.message')}
          optional={t('forms.optional')}
          maxLength={2000}
          rows={4}
        />
      </div>
      <CheckoutTicket cart={cart} methods={methods} ready={addresses.length > 0} />
    </ApiForm>
  )
}

/** A refused order keeps its key, so that whatever became of it, it is placed once. */
function CheckoutKey({ value }: { value: string }) {
  return <input type="hidden" name="key" defaultValue={useFieldValue('key', value)} />
}

/** The way to the address book, and back here. */
function AddAddress() {
  const t = useT()
  const to = usePath()
  const place = new URLSearchParams({ address: 'new', redirect: to('checkout') })
  return (
    <Button look="simple" icon="plus" href={`${to('dashboardAccount')}?${place}#address`}>
      {t('addresses.add')}
    </Button>
  )
}

function Choices({ checkout: { addresses, canAddAddress, methods, onlyMethod } }: { checkout: Checkout }) {
  const t = useT()
  return (
    <>
      <Choice
        name="shippingAddressId"
        legend={t('checkout.address')}
        chosen={defaultAddress(addresses)?.id}
        options={addresses.map(({ id, title, lines, isDefault }) => ({
          value: id,
          title,
          lines,
          aside: isDefault ? t('checkout.default') : null,
        }))}
      >
        {canAddAddress && <AddAddress />}
      </Choice>
      <Choice
        name="billingAddressId"
        legend={t('checkout.billing')}
        chosen={addresses.find(({ ofCompany }) => ofCompany)?.id ?? sameAddress}
        options={[
          { value: sameAddress, title: t('checkout.sameAddress'), lines: [], aside: null },
          ...toBillingAddresses(addresses).map(({ id, title, lines, vatId }) => ({
            value: id,
            title,
            lines,
            aside: vatId,
          })),
        ]}
      />
      {methods.length === 0 ? (
        <input type="hidden" name="shippingMethod" value={onlyMethod} />
      ) : (
        <Choice
          name="shippingMethod"
          legend={t('checkout.method')}
          chosen={methods[0]?.code}
          options={methods.map(({ code, title, label, price, isFree }) => ({
            value: code,
            title,
            lines: label ? [label] : [],
            aside: isFree ? t('checkout.free') : price,
          }))}
        />
      )}
    </>
  )
}
