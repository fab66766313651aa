import { useFieldError, useFieldValue } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { quantityField } from '#features/forms/quantity-fields.ts'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { OrderLine } from '#ui/order/order-line.tsx'
import type { StandingLine } from './standing-order.ts'

/** Lines with a quantity field each; 0 leaves a line out. */
export function LineFields({ lines }: { lines: readonly StandingLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <LineField key={line.productId} line={line} />
      ))}
    </ul>
  )
}

function LineField({ line: { productId, name, sku, picture, packing, quantity, isSold } }: { line: StandingLine }) {
  const t = useT()
  const field = quantityField(productId)
  const error = useFieldError(field)
  const errorId = `${field}-error`
  return (
    <OrderLine
      source={picture}
      name={nonBreakingSizes(name)}
      note={[packing, t('cart.number', { number: sku }), !isSold && t('standing.notSold')].filter(Boolean).join(', ')}
      error={
        error && (
          <ErrorMessage as="span" id={errorId}>
            {error}
          </ErrorMessage>
        )
      }
      total={
        <ProductQuantity
          name={field}
          label={name}
          min={0}
          defaultValue={useFieldValue(field, String(quantity))}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      }
    />
  )
}
