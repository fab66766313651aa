import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { CartFigures, CartFrame } from '#features/cart/cart-frame.tsx'
import { CartPage } from '#features/cart/cart-page.tsx'
import { CartSkeleton } from '#features/cart/cart-skeleton.tsx'
import { OrderPad } from '#features/cart/pad/order-pad.tsx'
import { Promised } from '#features/cart/promised.tsx'
import { LoginAgain } from '#features/forms/login-again.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/cart')({
  loaderDeps: ({ search }: { search: { pad?: unknown } }) => ({
    pad: search.pad === undefined ? null : String(search.pad),
  }),
  loader: async ({ context: { api, t, facts }, deps: { pad } }) => {
    const refused = facts.refusedForm?.action === '/cart/pad' ? facts.refusedForm : null
    const text = refused?.values.text ?? (pad === '1' ? '' : (pad ?? ''))
    return {
      cart: settle(t, read(api.cart.$get())),
      promise: facts.customer ? settle(t, read(api.cart.promise.$get())) : null,
      pad,
      // without scripts the rows come with the form that is shown again; so do those that an address brings
      answers: text ? await settle(t, read(api.cart.pad.read.$post({ form: { text } }))) : null,
    }
  },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('cart.title')),
  component: CartRoute,
})

function CartRoute() {
  const { facts } = Route.useRouteContext()
  const t = useT()
  const { cart, promise, pad, answers } = Route.useLoaderData()
  return (
    <CartFrame
      figures={
        <Part promise={cart} fallback={null} quiet>
          {({ cart: loaded }) => <CartFigures loaded={loaded} />}
        </Part>
      }
    >
      <Promised promise={promise} />
      {(pad !== null || answers) && (
        <OrderPad key={pad} text={pad === null || pad === '1' ? '' : pad} served={answers?.ok ? answers.value : null} />
      )}
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
