import { type FormEvent, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { FormAction } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError, useFieldValue } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { formatTotal, priceAt } from '#features/pricing/customer-price.ts'
import { StockAmount } from '#features/pricing/price-parts.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CartRow } from '#ui/order/cart-row.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { RowError } from '#ui/order/row-error.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useCart } from '../store/cart-provider.tsx'
import type { CartResponse } from '../store/cart-response.ts'
import { quantityField, toChosenLines, toQuantity } from './chosen-lines.ts'
import { reorderPreviewId } from './preview-id.ts'
import { additionText, type ReorderLine, type ReorderPreview, reasonText } from './reorder.ts'

type ReorderPanelProps = {
  title: string
  reorder: ReorderPreview
  action: FormAction<CartResponse>
  closeHref: string
}

/** Preview of a reorder with prices, quantities to change and the reason for each missing item; after submission it lists the items that were left out. */
export function ReorderPanel({ title, reorder, action, closeHref }: ReorderPanelProps) {
  const t = useT()
  const [done, setDone] = useState<CartResponse | null>(null)
  const close = <IconButton icon="x" label={t('reorder.close')} href={closeHref} />
  return (
    <Panel
      id={reorderPreviewId}
      className="opened"
      tabIndex={-1}
      title={t('reorder.title', { title })}
      aside={close}
      padded
    >
      {done ? <ReorderDone answer={done} /> : <Preview reorder={reorder} action={action} onDone={setDone} />}
    </Panel>
  )
}

type PreviewProps = Pick<ReorderPanelProps, 'reorder' | 'action'> & { onDone: (answer: CartResponse) => void }

function Preview({ reorder: { lines, cartLines }, action, onDone }: PreviewProps) {
  const t = useT()
  const { send } = useCart()
  const addable = lines.filter(({ adds }) => adds > 0)
  const [quantities, setQuantities] = useState<Quantities>(
    () => new Map(addable.map(({ productId, adds }) => [productId, adds])),
  )
  /** The quantities of the last refused submission, for which its messages are valid. */
  const [refused, setRefused] = useState(quantities)
  const isCorrected = quantities !== refused && ![...quantities.values()].includes(null)
  const added = addable.filter(({ productId }) => (quantities.get(productId) ?? 0) > 0)
  const lowered = added.filter(({ reason }) => reason === 'lowered').length
  const list = (
    <ul className="list-sheet">
      {lines.map((line) => (
        <Line
          key={line.sku}
          line={line}
          quantity={quantities.get(line.productId) ?? 0}
          isCorrected={quantities !== refused && quantities.get(line.productId) !== null}
        />
      ))}
    </ul>
  )
  function readQuantities({ currentTarget }: FormEvent<HTMLFormElement>) {
    const chosen = toChosenLines(new FormData(currentTarget))
    setQuantities(new Map(chosen.map(({ productId, text }) => [productId, toQuantity(text)])))
  }
  const count = t('reorder.count', { count: added.length, of: lines.length })
  return (
    <Stack>
      <p>{lowered > 0 ? `${count} ${t('reorder.lowerCount', { count: lowered })}` : count}</p>
      {addable.length > 0 ? (
        <ApiForm
          action={action}
          send={send}
          onDone={onDone}
          onInput={readQuantities}
          onRefused={() => setRefused(quantities)}
          follow="stay"
          gap="medium"
          {...appProps}
        >
          <Text tone="soft">{t('reorder.zeroRemoves')}</Text>
          {list}
          <Total lines={addable} quantities={quantities} />
          {!isCorrected && <FormMessage />}
          {cartLines > 0 && <Text tone="soft">{t('reorder.how', { count: cartLines })}</Text>}
          <Cluster>
            <SubmitButton name="how" value="add" icon="shopping-cart-simple">
              {t(cartLines > 0 ? 'reorder.add' : 'reorder.put')}
            </SubmitButton>
            {cartLines > 0 && (
              <SubmitButton name="how" value="replace" look="outline">
                {t('reorder.replace')}
              </SubmitButton>
            )}
          </Cluster>
        </ApiForm>
      ) : (
        <>
          {list}
          <Notice tone="warn" title={t('reorder.nothing')} />
        </>
      )}
    </Stack>
  )
}

/** By product id; null if the input is not a quantity. */
type Quantities = ReadonlyMap<string | null, number | null>

/** Net total of the chosen quantities; nothing if a price is unknown. */
function Total({ lines, quantities }: { lines: readonly ReorderLine[]; quantities: Quantities }) {
  const t = useT()
  const locale = useLocale()
  const items = lines.map(({ productId }) => ({
    productId: productId ?? '',
    quantity: quantities.get(productId) ?? 0,
  }))
  const prices = lines.flatMap(({ price }) => price ?? [])
  const total = formatTotal(prices, items, locale)
  if (total === null) return null
  return (
    <p className="reorder-total" role="status">
      <b>{t('cartPage.subtotal')}</b>
      <KeyFigures as="b">{total}</KeyFigures>
    </p>
  )
}

function Line({ line, quantity, isCorrected }: { line: ReorderLine; quantity: number; isCorrected: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { productId, name, sku, picture, unit, wanted, adds, inCart, price, paid, reason } = line
  const field = quantityField(productId ?? '', adds)
  const fieldError = useFieldError(field)
  const error = isCorrected ? undefined : fieldError
  const value = useFieldValue(field, String(adds))
  const sum = price && productId && formatTotal([price], [{ productId, quantity }], locale)
  const each = price && priceAt(price, quantity)
  const unitPrice = each && (unit ? `${each} /\u00a0${unit}` : each)
  return (
    <CartRow
      source={picture}
      tint={null}
      name={name}
      note={[
        t('cart.number', { number: sku }),
        unitPrice,
        paid && paid !== each && t('reorder.paid', { price: paid }),
        inCart > 0 && adds > 0 && t('reorder.beside', { count: inCart, sum: inCart + adds }),
      ]
        .filter(Boolean)
        .join(', ')}
      details={
        <>
          {reason && <RowError>{reasonText(t, reason, wanted, adds)}</RowError>}
          {error && <ErrorMessage>{error}</ErrorMessage>}
        </>
      }
      price={price && <StockAmount customerPrice={price} brief />}
      quantity={
        adds > 0 && (
          <ProductQuantity
            name={field}
            label={name}
            unit={unit ?? undefined}
            min={0}
            defaultValue={value}
            aria-invalid={error ? true : undefined}
          />
        )
      }
      total={adds > 0 ? sum : '–'}
    />
  )
}

function ReorderDone({ answer }: { answer: CartResponse }) {
  const t = useT()
  const to = usePath()
  const [title = '', ...details] = answer.notice?.split('\n') ?? additionText(t, answer)
  return (
    <Stack>
      <Notice
        answer={answer}
        tone={details.length > 0 ? 'warn' : 'success'}
        title={title}
        action={<Button href={to('cart')}>{t('cart.toCart')}</Button>}
      >
        {answer.skipped.length > 0 ? (
          <ul className="bullets">
            {details.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          details.join()
        )}
      </Notice>
    </Stack>
  )
}
