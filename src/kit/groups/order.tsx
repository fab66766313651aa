import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Quantity } from '#ui/fields/quantity.tsx'
import { ActionTile } from '#ui/order/action-tile.tsx'
import { CartRow, CartRowSkeleton } from '#ui/order/cart-row.tsx'
import { Count } from '#ui/order/count.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { OrderBar } from '#ui/order/order-bar.tsx'
import { OrderLine } from '#ui/order/order-line.tsx'
import { Price } from '#ui/order/price.tsx'
import { QrCode } from '#ui/order/qr-code.tsx'
import { RowError } from '#ui/order/row-error.tsx'
import { STATUS_TONES, StatusChip } from '#ui/order/status-chip.tsx'
import { Steps } from '#ui/order/steps.tsx'
import { STOCK_STATES, Stock } from '#ui/order/stock.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import { Timeline } from '#ui/order/timeline.tsx'
import { Totals } from '#ui/order/totals.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type Group, long, picture, Stage } from '../examples.tsx'

const quantity = (label: string) => (
  <Quantity
    name="quantity"
    label={label}
    inputLabel={`Quantity, ${label}`}
    lessLabel={`Less, ${label}`}
    moreLabel={`More, ${label}`}
    defaultValue={12}
    unit="case"
  />
)
const remove = (label: string) => (
  <form className="line-remove">
    <IconButton icon="trash-simple" label={`Remove, ${label}`} />
  </form>
)
const lines = [
  { label: 'Subtotal', value: '€ 1,204.60' },
  { label: 'VAT 6 %', value: '€ 72.28' },
]
const steps = [{ label: 'Cart', href: '#cart' }, { label: 'Checkout' }, { label: 'Confirmation' }]

export const order: Group = {
  ActionTile: {
    text: <ActionTile label="Next delivery" text="Tomorrow, 24 November" />,
    amount: (
      <ActionTile label="Open invoices" amount="€ 1,204.60">
        <Button look="arrow" href="#ActionTile">
          Invoices
        </Button>
      </ActionTile>
    ),
    highlight: (
      <ActionTile label="Cart" amount="€ 384.20" highlight>
        <Button>Check out</Button>
      </ActionTile>
    ),
    'no amount': <ActionTile label="Open invoices" amount={null} />,
    long: <ActionTile label={long.word} text={long.text} />,
  },
  CartRow: {
    default: (
      <ul>
        <CartRow
          name="Gouda, aged 18 months"
          href="#CartRow"
          note="200006, case of 4 x 1 kg"
          source={picture}
          tint="dairy"
          price={<Price amount="€ 46.80" unit="per case" size="small" />}
          quantity={quantity('Gouda')}
          total="€ 561.60"
          remove={remove('Gouda')}
        />
      </ul>
    ),
    'long, with an error': (
      <ul>
        <CartRow
          name={long.name}
          href="#CartRow"
          note={long.word}
          tint="bakery"
          details={<Notice tone="error" title={long.text} />}
          price={<Price amount="€ 10,046.80" unit="je Versandkarton" size="small" />}
          quantity={quantity('Brot')}
          total="€ 120,561.60"
          remove={remove('Brot')}
        />
      </ul>
    ),
  },
  RowError: { default: <RowError>3 of 8, no more available</RowError> },
  CartRowSkeleton: { default: <CartRowSkeleton /> },
  Count: { default: <Count>12</Count> },
  KeyFigures: { default: <KeyFigures>1,204.60</KeyFigures> },
  OrderBar: {
    guest: (
      <Stage>
        <OrderBar label="Cart of a guest" lines="3 products" action={<Button>View cart</Button>} />
      </Stage>
    ),
    customer: (
      <Stage>
        <OrderBar
          label="Cart of a customer"
          lines="128 products"
          figures="412 packings"
          note="€ 12.40 until free delivery"
          total={{ amount: '€ 1,204.60', unit: 'excl. VAT' }}
          action={<Button>Check out</Button>}
        />
      </Stage>
    ),
  },
  OrderLine: {
    default: (
      <ul>
        <OrderLine name="Gouda" note="12 cases" total="€ 561.60" source={picture} tint="dairy" />
        <OrderLine name="Oat milk" note="1 case" total="€ 14.40" />
      </ul>
    ),
    long: (
      <ul>
        <OrderLine
          name={long.name}
          note={long.word}
          total="€ 120,561.60"
          error={<p className="error-message">{long.text}</p>}
        />
      </ul>
    ),
  },
  Price: {
    default: <Price amount="€ 46.80" />,
    unit: <Price amount="€ 46.80" unit="per case" />,
    small: <Price amount="€ 46.80" unit="per case" size="small" />,
    large: <Price amount="€ 120,561.60" unit="excl. VAT" size="large" />,
  },
  QrCode: {
    default: <QrCode size={5} path="M1 1h1v1h-1zM3 1h1v1h-1zM2 2h1v1h-1zM1 3h3v1h-3z" label="QR code" />,
  },
  StatusChip: Object.fromEntries(
    STATUS_TONES.map((tone) => [
      tone,
      <StatusChip key={tone} tone={tone}>
        {tone === 'off' ? 'Bestellung storniert' : 'On its way'}
      </StatusChip>,
    ]),
  ),
  Steps: {
    first: <Steps label="First step" steps={steps} current={0} />,
    second: <Steps label="Second step" steps={steps} current={1} />,
    last: <Steps label="Last step" steps={steps} current={2} />,
    long: (
      <Steps
        label="Long steps"
        steps={[{ label: long.word, href: '#' }, { label: 'Unternehmensanschrift' }]}
        current={1}
      />
    ),
  },
  Stock: Object.fromEntries(
    STOCK_STATES.map((state) => [
      state,
      <Stock key={state} state={state}>
        {state === 'order' ? 'Lieferbar in 3 Werktagen' : `State: ${state}`}
      </Stock>,
    ]),
  ),
  SummaryPanel: {
    default: (
      <SummaryPanel aria-label="Summary">
        <Totals lines={lines} total={{ label: 'Total', amount: '€ 1,276.88' }} />
        <Button width="full" tall>
          Check out
        </Button>
      </SummaryPanel>
    ),
  },
  Timeline: {
    default: (
      <Timeline
        steps={[
          { icon: 'check-circle', title: 'Ordered', text: <p>Today, 14:02</p> },
          { icon: 'truck', title: 'Delivery', text: <p>Tomorrow</p> },
          { icon: 'receipt', title: 'Invoice' },
        ]}
      />
    ),
    long: <Timeline steps={[{ icon: 'package', title: long.word, text: <p>{long.text}</p> }]} />,
  },
  Totals: {
    default: <Totals lines={lines} total={{ label: 'Total', amount: '€ 1,276.88' }} />,
    ruled: <Totals lines={lines} ruled />,
    long: (
      <Totals
        lines={[{ label: long.text, value: '€ 120,561.60' }]}
        total={{ label: long.word, amount: '€ 120,561.60' }}
      />
    ),
  },
}
