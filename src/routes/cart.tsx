import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { CartFigures, CartFrame } from '#features/cart/cart-frame.tsx'
import { CartPage } from '#features/cart/cart-page.tsx'
import { CartSkeleton } from '#features/cart/cart-skeleton.tsx'
import { LoginAgain } from '#features/forms/login-again.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/cart')({
  loader: ({ context: { api, t } }) => ({ cart: settle(t, read(api.cart.$get())) }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('cart.title')),
  component: CartRoute,
})

function CartRoute() {
  const { facts } = Route.useRouteContext()
  const t = useT()
  const { cart } = Route.useLoaderData()
  return (
    <CartFrame
      figures={
        <Part promise={cart} fallback={null} quiet>
          {({ cart: loaded }) => <CartFigures loaded={loaded} />}
        </Part>
      }
    >
      <Part promise={cart} fallback={<CartSkeleton />}>
        {({ cart: loaded, guest }) =>
          facts.customer && guest ? (
            <LoginAgain title={t('forms.sessionOver')} />
          ) : (
            <>
              {facts.wasCustomer && <LoginAgain title={t('cart.afterSession')} />}
              <CartPage loaded={loaded} customer={facts.customer !== null} />
            </>
          )
        }
      </Part>
    </CartFrame>
  )
}
