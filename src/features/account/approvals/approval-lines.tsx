import { FormField } from '#features/forms/form-field.tsx'
import { quantityField } from '#features/forms/quantity-fields.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { ApprovalLine } from './approval.ts'

/** Lines of a request, each with what has changed since it was sent. */
export function ApprovalLines({ lines, isEditable }: { lines: readonly ApprovalLine[]; isEditable: boolean }) {
  const t = useT()
  return (
    <Table
      caption={t('approvals.request')}
      columns={[
        { key: 'name', label: t('orders.items') },
        { key: 'total', label: t('approvals.total'), align: 'end' },
        { key: 'quantity', label: t('cart.quantity'), phone: 'line' },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          name: <LineName line={line} />,
          total: <KeyFigures as="b">{line.quantity === 0 ? t('approvals.removed') : (line.total ?? '–')}</KeyFigures>,
          quantity: isEditable ? <QuantityOf line={line} /> : <Text as="span">{line.quantity}</Text>,
        },
      }))}
    />
  )
}

function QuantityOf({ line: { id, name, quantity, requested } }: { line: ApprovalLine }) {
  const t = useT()
  return (
    <Cluster>
      <FormField
        name={quantityField(id)}
        label={t('approvals.quantity', { name })}
        quiet
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        size={4}
        defaultValue={quantity}
        required
      />
      {quantity !== requested && (
        <Text as="span" size="small" tone="muted">
          {t('approvals.requested', { quantity: requested })}
        </Text>
      )}
    </Cluster>
  )
}

function LineName({ line }: { line: ApprovalLine }) {
  const t = useT()
  const { name, href, packing, sku, price, changes } = line
  return (
    <Stack gap="small">
      <span>
        {href ? <a href={href}>{name}</a> : name}
        <br />
        <Text as="span" size="small" tone="muted">
          {[packing, t('cart.number', { number: sku }), price && t('approvals.each', { price })]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </span>
      {changes.map((change) => (
        <b key={change}>
          <Change change={change} line={line} />
        </b>
      ))}
      <Substitutes line={line} />
    </Stack>
  )
}

/** A change that the shop does not know is not shown. */
function Change({
  change,
  line: { requestedPrice: before, price, available },
}: {
  change: string
  line: ApprovalLine
}) {
  const t = useT()
  const now = price ?? '–'
  if (change === 'priceUp') return t('approvals.priceUp', { now, before })
  if (change === 'priceDown') return t('approvals.priceDown', { now, before })
  if (change === 'short') return t('approvals.short', { count: available ?? 0 })
  return change === 'gone' ? t('approvals.gone') : null
}

function Substitutes({ line: { substitutes } }: { line: ApprovalLine }) {
  const t = useT()
  if (substitutes.length === 0) return null
  return (
    <Text as="span" size="small">
      {t('approvals.substitutes', { names: '' }).trim()}{' '}
      {substitutes.map(({ id, name, href }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          {href ? <a href={href}>{name}</a> : name}
        </span>
      ))}
    </Text>
  )
}
