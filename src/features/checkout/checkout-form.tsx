import { useState } from 'react'
import { DeliveryPromiseText } from '#features/cart/delivery/delivery-promise-line.tsx'
import { EmptyCart } from '#features/cart/page/cart-page.tsx'
import { type Contact, CreditHoldNotice } from '#features/cart/page/credit-hold-notice.tsx'
import { MinimumNote } from '#features/cart/page/minimum-note.tsx'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import type { FormValues } from '#features/forms/send-form.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { EmptiesFields } from '#features/orders/empties/empties-fields.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import type { Problem } from '#service/problem.ts'
import { Button } from '#ui/actions/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { placeOrder } from './checkout.actions.ts'
import { type Checkout, sameAddress, toBillingAddresses } from './checkout.ts'
import { CheckoutSummaryPanel } from './checkout-summary-panel.tsx'
import { QuoteSummary } from './quote/quote-summary.tsx'
import { RadioCards } from './radio-cards.tsx'
import { submitWithRetry } from './submit-with-retry.ts'
import { useSelectedMethod } from './use-selected-method.ts'

/** Messages that name the pressed button: no response, and nothing sent. */
const retryMessages = {
  order: ['checkout.noAnswer', 'checkout.unsent'],
  offer: ['checkout.offerNoAnswer', 'checkout.offerUnsent'],
  approval: ['checkout.approvalNoAnswer', 'checkout.approvalUnsent'],
} as const

function toRetryMessages(values: FormValues) {
  const kind = values instanceof FormData && values.get('as')
  return retryMessages[kind === 'offer' || kind === 'approval' ? kind : 'order']
}

export function CheckoutForm({ checkout: first, phone }: { checkout: Checkout; phone: Contact['phone'] }) {
  const t = useT()
  const { api, facts } = useShop()
  const sendForm = useSendForm()
  const [refreshed, setRefreshed] = useState<Checkout>()
  const checkout = refreshed ?? first
  const { quote, cart, addresses, methods, hold } = checkout
  /** Reloads the checkout if the cart was changed elsewhere or the day is past, so that the next order matches what is shown. Field values stay. */
  async function reloadChanged({ status, errors }: Problem) {
    if (status !== 409 && !errors?.deliveryDate) return
    // if the request fails, only the error message is shown
    await api('/checkout', { ...(quote && { quote: quote.id }) }).then(setRefreshed, () => undefined)
  }
  function send(action: typeof placeOrder, values: FormValues) {
    const [noAnswer, unsent] = toRetryMessages(values)
    return submitWithRetry(() => sendForm(action, values, t(noAnswer)), t(unsent))
  }
  const held = hold && <CreditHoldNotice hold={hold} phone={phone} invoices={facts.features.invoices} />
  if (!quote && !cart?.lines.length)
    return (
      <Stack>
        {held}
        <EmptyCart />
      </Stack>
    )
  return (
    <DraftForm
      className="with-summary"
      action={placeOrder}
      send={send}
      onRefused={(problem) => void reloadChanged(problem)}
      follow="document"
      {...appProps}
    >
      <CheckoutKey value={checkout.key} />
      <input type="hidden" name="seen" value={checkout.seen} />
      {quote && (
        <>
          <input type="hidden" name="quote" value={quote.id} />
          <input type="hidden" name="quoteVersion" value={quote.version} />
        </>
      )}
      <Stack gap="wide">
        <OrderPromise checkout={checkout} />
        <FormMessage />
        {addresses.length === 0 ? (
          <Notice
            tone="warn"
            title={t('checkout.noAddress')}
            {...(checkout.canAddAddress && { action: <AddAddress quote={quote?.id} /> })}
          >
            {!checkout.canAddAddress && t('checkout.noAddressText')}
          </Notice>
        ) : (
          <Choices checkout={checkout} />
        )}
        {cart && !quote && <MinimumNote cart={cart} />}
        <DeliveryDay checkout={checkout} />
        {checkout.takesReference && (
          <FormField
            name="purchaseReference"
            defaultValue={checkout.purchaseReference ?? ''}
            label={t('checkout.purchaseReference')}
            optional={t('forms.optional')}
            maxLength={60}
            autoComplete="off"
          />
        )}
        <EmptiesFields articles={checkout.returnable} empties={checkout.empties} />
        <FormField
          as="textarea"
          name="message"
          defaultValue={checkout.message ?? ''}
          label={t(facts.features.quotes && !quote ? 'checkout.message' : 'checkout.orderMessage')}
          optional={t('forms.optional')}
          maxLength={2000}
          rows={4}
        />
      </Stack>
      {quote && <QuoteSummary quote={quote} canOrder={addresses.length > 0} hold={held} />}
      {cart && !quote && (
        <CheckoutSummaryPanel
          cart={cart}
          methods={methods}
          addresses={addresses}
          first={checkout.first}
          hold={held}
          approval={checkout.approval}
          takesOffers={facts.features.quotes}
          takesOfferMessage={checkout.takesOfferMessage}
        />
      )}
    </DraftForm>
  )
}

/** Cut-off of the soonest day of the selected method. */
function OrderPromise({ checkout: { promises, methods, first } }: { checkout: Checkout }) {
  const { mark, collected } = useSelectedMethod<HTMLDivElement>({ methods, first })
  const promise = collected ? promises.pickup : promises.delivery
  if (!promise) return null
  return (
    <div ref={mark}>
      <DeliveryPromiseText promise={promise} icon={collected ? 'storefront' : 'truck'} />
    </div>
  )
}

/** Delivery day, by default that of the order being changed, else the soonest one. The hours are those of the delivery van, so they are left out for collection. */
function DeliveryDay({ checkout: { days, leadDays, methods, first } }: { checkout: Checkout }) {
  const t = useT()
  const locale = useLocale()
  const { mark, collected } = useSelectedMethod<HTMLDivElement>({ methods, first })
  if (days.length === 0) return null
  const daysWithoutHours = () => days.map(({ value }) => ({ value, label: formatWeekday(locale, value, 'short') }))
  return (
    <div ref={mark}>
      <FormField
        as="select"
        name="deliveryDate"
        label={t('checkout.day')}
        defaultValue={first.deliveryDate}
        options={collected ? daysWithoutHours() : days}
        {...(leadDays > 0 && { hint: t('checkout.leadDays', { count: leadDays }) })}
      />
    </div>
  )
}

/** Idempotency key of the order. A form with errors keeps it, so that the order is placed at most once. */
function CheckoutKey({ value }: { value: string }) {
  return <input type="hidden" name="key" defaultValue={useFieldValue('key', value)} />
}

function AddAddress({ quote }: { quote?: string | undefined }) {
  const t = useT()
  const to = usePath()
  const query = new URLSearchParams({
    address: 'new',
    redirect: `${to('checkout')}${quote ? `?${new URLSearchParams({ quote })}` : ''}`,
  })
  return (
    <Button look="simple" icon="plus" href={`${to('dashboardAccount')}?${query}#address`}>
      {t('addresses.add')}
    </Button>
  )
}

function Choices({
  checkout: { quote, addresses, canAddAddress, methods, onlyMethod, first },
}: {
  checkout: Checkout
}) {
  const t = useT()
  return (
    <>
      <RadioCards
        name="shippingAddressId"
        legend={t('checkout.address')}
        chosen={first.shippingAddressId}
        options={addresses.map(({ id, title, lines, isDefault }) => ({
          value: id,
          title,
          lines,
          aside: isDefault ? t('checkout.default') : null,
        }))}
      >
        {canAddAddress && <AddAddress quote={quote?.id} />}
      </RadioCards>
      <RadioCards
        name="billingAddressId"
        legend={t('checkout.billing')}
        chosen={first.billingAddressId}
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
        <RadioCards
          name="shippingMethod"
          legend={t('checkout.method')}
          chosen={first.shippingMethod}
          options={methods.map(({ code, title, label, price, isFree }) => ({
            value: code,
            title,
            lines: label ? [label] : [],
            aside: isFree ? t('cartPage.shippingFree') : price,
          }))}
        />
      )}
    </>
  )
}
