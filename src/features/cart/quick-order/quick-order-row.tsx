import { memo, useEffect, useRef } from 'react'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { formatTotal, priceAt } from '#features/pricing/customer-price.ts'
import { StockAmount } from '#features/pricing/price-parts.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Translate } from '#i18n/translator.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { CartRow } from '#ui/order/cart-row.tsx'
import { RowError } from '#ui/order/row-error.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { removeRow, replaceRow, type Sheet, type SheetRow, withChoice, withQuantity } from './edit-rows.ts'
import { cappedQuantity, type RowResult } from './row-results.ts'

const maxChoices = 3

/** Whether the whole quantity of the row goes into the cart. */
const isComplete = (row: SheetRow) => row.state === 'found' && cappedQuantity(row) === null

/** Why the row is not, or not wholly, added; null if it is, or if it is not checked yet. */
export function reasonOf(t: Translate, row: SheetRow): string | null {
  const { state, choices, quantity } = row
  if (state === 'pending' || isComplete(row)) return null
  const added = cappedQuantity(row)
  if (state === 'found' && added !== null) return t('reorder.lowered', { added, requested: quantity ?? 0 })
  const codes = choices.map(({ sku, unit }) => [sku, unit].filter(Boolean).join(' ')).join(', ')
  return t(`quickOrder.states.${state}`, { codes })
}

export type EditSheet = (change: (sheet: Sheet) => Sheet) => void

type QuickOrderRowProps = {
  row: SheetRow
  /** The same function in each render, so that only changed rows render again. */
  onEdit: EditSheet
}

/** One line of the text with the product it means. Quantity and choices need scripts; without them the text is edited. */
export const QuickOrderRow = memo(function QuickOrderRow({ row, onEdit }: QuickOrderRowProps) {
  const t = useT()
  const locale = useLocale()
  const { line, text, state, packing, quantity, choices } = row
  const reason = reasonOf(t, row)
  const replace = (by: RowResult | null) => by && onEdit((sheet) => replaceRow(sheet, row, by))
  const field = useRef<HTMLInputElement>(null)
  // the field is uncontrolled, so that typing in it is never overwritten
  useEffect(() => {
    if (field.current && quantity !== null && Number(field.current.value) !== quantity)
      field.current.value = String(quantity)
  }, [quantity])
  const name = packing?.name ?? text
  const price = packing?.price
  const added = cappedQuantity(row) ?? quantity ?? 1
  const unitPrice = price && priceAt(price, added)
  const next = price?.tiers?.find((tier) => tier.quantity > added)
  const lineTotal =
    price && quantity !== null && state === 'found'
      ? formatTotal([price], [{ productId: packing.productId, quantity: cappedQuantity(row) ?? quantity }], locale)
      : null
  return (
    <CartRow
      source={packing?.picture ?? null}
      tint={packing?.tint ?? null}
      name={name}
      href={packing?.href}
      note={[
        t('quickOrder.row', { line }),
        packing && t('cart.number', { number: packing.sku }),
        packing?.content,
        unitPrice && packing?.unit ? `${unitPrice} /\u00a0${packing.unit}` : unitPrice,
        price?.deposit && t('product.plusDeposit', { amount: price.deposit.total }),
        next &&
          t('cartPage.fromTier', {
            quantity: next.quantity,
            price: next.price,
            unit: packing?.units ?? packing?.unit ?? '',
          }),
      ]
        .filter(Boolean)
        .join(', ')}
      details={
        <>
          {reason && <RowError>{reason}</RowError>}
          {choices.length > 0 && (
            <ul className="row-choices">
              {choices.slice(0, maxChoices).map((choice) => {
                const label = [choice.name, choice.unit, choice.content, choice.price?.price].filter(Boolean).join(', ')
                return (
                  <li key={choice.productId}>
                    <Button look="outline-sm" className="needs-js" onClick={() => replace(withChoice(row, choice))}>
                      {label}
                    </Button>
                    <span className="no-js">{[choice.sku, label].join(', ')}</span>
                  </li>
                )
              })}
            </ul>
          )}
        </>
      }
      price={price ? <StockAmount customerPrice={price} brief /> : null}
      quantity={
        state === 'pending' ? (
          <Skeleton shape="control" />
        ) : (
          packing && (
            <>
              <ProductQuantity
                ref={field}
                className="needs-js"
                name={`row-${line}`}
                label={name}
                unit={packing.unit ?? undefined}
                defaultValue={quantity ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  /^[1-9]\d{0,3}$/.test(value) && replace(withQuantity(row, Number(value)))
                }
              />
              <span className="no-js figures">
                {quantity !== null && t('cart.amount', { quantity, name: packing.unit ?? '' })}
              </span>
            </>
          )
        )
      }
      total={lineTotal}
      remove={
        <span className="line-remove needs-js">
          <IconButton
            icon="x"
            label={t('quickOrder.remove', { line })}
            onClick={() => onEdit((sheet) => removeRow(sheet, row))}
          />
        </span>
      }
    />
  )
})
