import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { replaceLine, setLineQuantity } from '../cart.actions.ts'
import type { CartLine, Substitute } from '../cart.ts'
import { useCart } from '../store/cart-provider.tsx'
import { useCartErrorToast } from '../store/use-cart-error-toast.ts'
import { useRemovedToast } from '../store/use-removed-toast.ts'

export function StockShortage({ line: { id, quantity, available, substitutes } }: { line: CartLine }) {
  const t = useT()
  const { send } = useCart()
  const onRefused = useCartErrorToast()
  if (available === null) return null
  return (
    <Stack gap="small">
      <Cluster>
        <ErrorMessage as="span">
          <Icon name="warning-circle" />
          {t(available > 0 ? 'cartPage.shortLine' : 'cartPage.soldOutLine', { count: available })}
        </ErrorMessage>
        {available > 0 && (
          <ApiForm
            action={setLineQuantity(id)}
            only={{ quantity: String(available) }}
            send={send}
            onRefused={onRefused}
          >
            <input type="hidden" name="quantity" value={available} />
            <SubmitButton look="outline" small>
              {t('cartPage.takeAvailable', { count: available })}
            </SubmitButton>
          </ApiForm>
        )}
      </Cluster>
      {substitutes.map((substitute) => (
        <SubstituteOptions key={substitute.productId} lineId={id} quantity={quantity} substitute={substitute} />
      ))}
    </Stack>
  )
}

type SubstituteOptionsProps = { lineId: string; quantity: number; substitute: Substitute }

function SubstituteOptions({ lineId, quantity, substitute }: SubstituteOptionsProps) {
  const t = useT()
  const locale = useLocale()
  const { send } = useCart()
  const notifyRemoved = useRemovedToast()
  const onRefused = useCartErrorToast()
  const { productId, name, href, unit, content, price } = substitute
  return (
    <ApiForm
      action={replaceLine(lineId)}
      only={{ productId }}
      send={send}
      onDone={({ removed }) => notifyRemoved(removed)}
      onRefused={onRefused}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <Cluster>
        <Text as="span" size="small">
          {t('cartPage.instead')} <a href={href}>{name}</a>
          {[' ', [unit && lowercaseFirst(locale, unit), content, price].filter(Boolean).join(', ')]}
        </Text>
        <SubmitButton look="outline" small aria-label={t('cartPage.replaceBy', { name })}>
          {t('cartPage.replace')}
        </SubmitButton>
      </Cluster>
    </ApiForm>
  )
}
