import { useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { FormAction } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { needsApp } from '#protocol/marks.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Figures } from '#ui/order/figures.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useCart } from '../store/cart-provider.tsx'
import type { CartResponse } from '../store/cart-response.ts'
import { additionText, type ReorderLine, type ReorderPreview, reasonText } from './reorder.ts'

export const refillId = 'refill'

type ReorderPanelProps = {
  title: string
  refill: ReorderPreview
  action: FormAction<CartResponse>
  closeHref: string
}

/** Preview of a reorder with the reason for each missing item; after submission it lists the items that were left out. */
export function ReorderPanel({ title, refill: { lines, cartLines }, action, closeHref }: ReorderPanelProps) {
  const t = useT()
  const { send } = useCart()
  const [done, setDone] = useState<CartResponse | null>(null)
  const addableLines = lines.filter(({ adds }) => adds > 0)
  const close = <IconButton icon="x" label={t('refill.close')} href={closeHref} />
  return (
    <Panel id={refillId} className="opened" tabIndex={-1} title={t('refill.title', { title })} aside={close} padded>
      {done ? (
        <ReorderDone answer={done} />
      ) : (
        <Stack>
          <p>{t('refill.count', { count: addableLines.length, of: lines.length })}</p>
          <ul>
            {lines.map((line) => (
              <Line key={line.sku} line={line} />
            ))}
          </ul>
          {addableLines.length > 0 ? (
            <ApiForm action={action} send={send} onDone={setDone} follow="stay" gap="medium" {...needsApp}>
              <FormMessage />
              {cartLines > 0 && <Text tone="soft">{t('refill.how', { count: cartLines })}</Text>}
              <Cluster>
                <SubmitButton name="how" value="add" icon="shopping-cart-simple">
                  {t(cartLines > 0 ? 'refill.add' : 'refill.put')}
                </SubmitButton>
                {cartLines > 0 && (
                  <SubmitButton name="how" value="replace" look="outline">
                    {t('refill.replace')}
                  </SubmitButton>
                )}
              </Cluster>
            </ApiForm>
          ) : (
            <Notice tone="warn" title={t('refill.nothing')} />
          )}
        </Stack>
      )}
    </Panel>
  )
}

function Line({ line: { name, sku, unit, wanted, adds, inCart, reason } }: { line: ReorderLine }) {
  const t = useT()
  const quantity = reason ? adds : wanted
  return (
    <li className={reason ? 'refill missing' : 'refill'}>
      <Icon name={reason ? 'warning' : 'check-circle'} />
      <span>
        <b>{name}</b>
        <Text as="small" tone="muted" figures>
          {[t('cart.number', { number: sku }), reason && reasonText(t, reason, wanted, adds)]
            .filter(Boolean)
            .join(', ')}
          {inCart > 0 && adds > 0 && `, ${t('refill.beside', { count: inCart, sum: inCart + adds })}`}
        </Text>
      </span>
      <Figures>{quantity > 0 ? t('cart.amount', { quantity, name: unit ?? '' }) : '–'}</Figures>
    </li>
  )
}

function ReorderDone({ answer }: { answer: CartResponse }) {
  const t = useT()
  const to = usePath()
  const [title, ...details] = additionText(t, answer)
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
