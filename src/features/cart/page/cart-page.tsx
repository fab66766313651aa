import { type ReactNode, useEffect } from 'react'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { DeferredError } from '#features/problems/deferred.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Cart } from '../cart.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { ClearCart } from '../lines/clear-cart.tsx'
import { useCart, useLatestCart } from '../store/cart-provider.tsx'
import { cartTitleId } from '../store/use-removed-toast.ts'
import { CartSummaryPanel } from './cart-summary-panel.tsx'

/** Allergens that the customer avoids; null inside if the backend has no profile. */
type Avoided = Result<{ avoid: AllergenCode[] | null }>

type CartPageProps = {
  loaded: Cart | null
  /** Null: the customer can order. */
  hold: ReactNode
  customer: boolean
  avoided: Avoided | null
  /** The quick order form is above the cart: it has the primary button, and no link opens it. */
  isQuickOrdering: boolean
}

export function CartPage({ loaded, ...rest }: CartPageProps) {
  const { store } = useCart()
  useEffect(() => store.accept(loaded), [store, loaded])
  const cart = useLatestCart(loaded)
  return cart?.lines.length ? (
    <FilledCart {...rest} cart={cart} />
  ) : (
    <Stack>
      {rest.hold}
      <EmptyCart isQuickOrdering={rest.isQuickOrdering} />
    </Stack>
  )
}

export function EmptyCart({ isQuickOrdering = false }: Partial<Pick<CartPageProps, 'isQuickOrdering'>>) {
  const t = useT()
  const to = usePath()
  return (
    <EmptyState
      picture={emptyPictures.cart}
      title={t('cartPage.empty')}
      text={t('cartPage.emptyText')}
      action={
        <Cluster as="span">
          <Button look={isQuickOrdering ? 'outline' : 'default'} href={to('range')}>
            {t('cartPage.emptyAction')}
          </Button>
          {!isQuickOrdering && <QuickOrderLink />}
        </Cluster>
      }
    />
  )
}

type FilledCartProps = Omit<CartPageProps, 'loaded'> & { cart: Cart }

function FilledCart({ cart, customer, avoided, isQuickOrdering, hold }: FilledCartProps) {
  const t = useT()
  const to = usePath()
  const { facts } = useShop()
  const avoid = (avoided?.ok && avoided.value.avoid) || []
  return (
    <div className="with-summary">
      <Panel aria-labelledby={cartTitleId}>
        {/* a missing warning must not look like a safe product */}
        {avoided?.ok === false && <DeferredError problem={avoided.problem} />}
        <CartLines lines={cart.lines} avoid={avoid} customer={customer} />
        <div className="cart-foot">
          <Button look="simple" icon="plus" href={to('range')}>
            {t('cartPage.keepShopping')}
          </Button>
          {!isQuickOrdering && <QuickOrderLink />}
          <Button look="simple" icon="grains" href={`${to('cart')}?sheet=allergens`}>
            {t('product.allergens')}
          </Button>
          {customer && facts.features.standingOrders && (
            <Button look="simple" icon="calendar-blank" href={`${to('dashboardStandingOrders')}?from=cart`}>
              {t('standing.regularly')}
            </Button>
          )}
          <ClearCart />
        </div>
      </Panel>
      <CartSummaryPanel cart={cart} customer={customer} isQuickOrdering={isQuickOrdering} hold={hold} />
    </div>
  )
}

function QuickOrderLink() {
  const t = useT()
  const to = usePath()
  return (
    <Button look="simple" icon="note-pencil" href={`${to('cart')}?quickOrder=1`}>
      {t('quickOrder.open')}
    </Button>
  )
}
