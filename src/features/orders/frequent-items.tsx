import { useState } from 'react'
import { additionText, type ReorderPreview } from '#features/cart/reorder/reorder.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import { useCartErrorToast } from '#features/cart/store/use-cart-error-toast.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Text } from '#ui/layout/text.tsx'
import { ActionTile } from '#ui/order/action-tile.tsx'
import { addFrequentItemsToCart } from './orders.actions.ts'

const named = 3

/** Tile that adds all frequent items to the cart; unavailable items are reported before and after. */
export function FrequentItems({ usual: { lines } }: { usual: ReorderPreview }) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const onRefused = useCartErrorToast()
  const [isDone, setDone] = useState(false)
  if (lines.length === 0) return <ActionTile label={t('orders.usual')} text={t('orders.usualNone')} />
  const going = lines.filter(({ adds }) => adds > 0)
  const short = lines.length - lines.filter(({ reason }) => reason === null).length
  const names = lines
    .slice(0, named)
    .map(({ name, wanted }) => nonBreakingSizes(t('cart.amount', { quantity: wanted, name }).replace('× ', '×\u00a0')))
  const more = lines.length - names.length
  return (
    <ActionTile label={t('orders.usual')} text={t('cart.items', { count: lines.length })}>
      <Text size="small" tone="soft">
        {[...names, ...(more > 0 ? [t('orders.usualMore', { count: more })] : [])].join(', ')}
        {short > 0 && `. ${t('orders.usualShort', { count: short })}`}
      </Text>
      {going.length > 0 && (
        <ApiForm
          action={addFrequentItemsToCart}
          send={send}
          follow="stay"
          onRefused={onRefused}
          onDone={(done) => {
            setDone(true)
            const { added } = done
            const isShort = added < lines.reduce((sum, { wanted }) => sum + wanted, 0)
            const [title, ...details] = additionText(t, done, isShort)
            notify({
              title,
              description: [t('cart.packs', { count: added }), ...details].join('. '),
              color: isShort || details.length > 0 ? 'info' : 'success',
            })
          }}
          {...appProps}
        >
          <SubmitButton look="outline" icon={isDone ? 'check-circle' : 'arrows-clockwise'}>
            {t('orders.usualAdd')}
          </SubmitButton>
        </ApiForm>
      )}
    </ActionTile>
  )
}
