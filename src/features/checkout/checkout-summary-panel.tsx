import type { ReactNode } from 'react'
import type { Cart, CartLine } from '#features/cart/cart.ts'
import { CatchWeightNote } from '#features/cart/lines/catch-weight-note.tsx'
import { LineDeposit } from '#features/cart/lines/line-deposit.tsx'
import { SmallOrderNote } from '#features/cart/page/small-order-note.tsx'
import { useFieldError } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { OrderLine } from '#ui/order/order-line.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import { ApprovalButton } from './approval/approval-button.tsx'
import type { Checkout } from './checkout.ts'
import { CheckoutTotals } from './checkout-totals.tsx'
import { useSelectedMethod } from './use-selected-method.ts'

type CheckoutSummaryPanelProps = {
  cart: Cart
  takesOffers: boolean
  /** Instead of the order button, for a company that cannot order; null: it can. */
  hold?: ReactNode
} & Pick<Checkout, 'methods' | 'addresses' | 'first' | 'takesOfferMessage'> &
  Partial<Pick<Checkout, 'approval'>>

export function CheckoutSummaryPanel({
  cart,
  methods,
  addresses,
  first,
  hold,
  takesOffers,
  takesOfferMessage,
  approval,
}: CheckoutSummaryPanelProps) {
  const { lines, totals } = cart
  const t = useT()
  const to = usePath()
  return (
    <SummaryPanel>
      <div className="between">
        <Heading look="heading">{t('checkout.yourOrder')}</Heading>
        <Button look="text-link" small href={to('cart')}>
          {t('checkout.change')}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {totals && (
        <CheckoutTotals
          subTotal={totals.subTotal}
          deposit={totals.deposit}
          methods={methods}
          addresses={addresses}
          first={first}
        />
      )}
      <DeliveryCostNote cart={cart} methods={methods} first={first} />
      <CatchWeightNote totals={totals} />
      {hold ??
        (addresses.length > 0 &&
          (approval ? (
            <ApprovalButton approval={approval} />
          ) : (
            <SubmitButton tall width="full">
              {t('checkout.place')}
            </SubmitButton>
          )))}
      {addresses.length > 0 && takesOffers && (
        <>
          <SubmitButton look="outline" width="full" name="as" value="offer" aria-describedby="offer-hint">
            {t('checkout.offer')}
          </SubmitButton>
          <Text size="small" tone="muted" id="offer-hint">
            {t(takesOfferMessage ? 'checkout.offerHint' : 'checkout.offerHintPlain')}
          </Text>
        </>
      )}
    </SummaryPanel>
  )
}

/** Order value below which a delivery has a cost; not for a pickup. */
function DeliveryCostNote({ cart, ...choices }: Pick<CheckoutSummaryPanelProps, 'cart' | 'methods' | 'first'>) {
  const { mark, collected } = useSelectedMethod<HTMLDivElement>(choices)
  return (
    <div ref={mark} className="contents">
      {!collected && <SmallOrderNote cart={cart} />}
    </div>
  )
}

/** Line with its stock error, which the response reports under the SKU. */
function Line({ line }: { line: CartLine }) {
  const { name, sku, quantity, unit, content, tolerance, minimumAge, picture, tint, total, deposit } = line
  const t = useT()
  const error = useFieldError(sku)
  return (
    <OrderLine
      source={picture}
      tint={tint}
      name={<b>{nonBreakingSizes(name)}</b>}
      note={[
        unit ? t('checkout.amount', { quantity, unit }) : quantity,
        content,
        tolerance && t('cartPage.weighed', { percent: tolerance }),
        minimumAge && t('cartPage.minimumAge', { age: minimumAge }),
      ]
        .filter(Boolean)
        .join(', ')}
      error={
        <>
          {deposit && <br />}
          <LineDeposit deposit={deposit} />
          {error && (
            <ErrorMessage as="span">
              <Icon name="warning-circle" />
              {error}
            </ErrorMessage>
          )}
        </>
      }
      total={<KeyFigures>{total}</KeyFigures>}
    />
  )
}
