import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { addQuickOrderToCart } from '#features/cart/cart.actions.ts'
import { DeliveryPromiseLine, DeliveryPromiseText } from '#features/cart/delivery/delivery-promise-line.tsx'
import { CartAllergens } from '#features/cart/lines/cart-allergens.tsx'
import { CartLayout, CartSummaryLine, CartSummaryPlaceholder } from '#features/cart/page/cart-layout.tsx'
import { CartPage } from '#features/cart/page/cart-page.tsx'
import { CartSkeleton } from '#features/cart/page/cart-skeleton.tsx'
import { CreditHoldNotice } from '#features/cart/page/credit-hold-notice.tsx'
import { QuickOrderForm } from '#features/cart/quick-order/quick-order-form.tsx'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { SessionExpired } from '#features/problems/session-expired.tsx'
import { may } from '#features/shop/may.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('quickOrder', 'sheet')

export const Route = createFileRoute('/cart')({
  validateSearch,
  loaderDeps: ({ search: { quickOrder = null, sheet } }) => ({ quickOrder, allergens: sheet === 'allergens' }),
  loader: async ({ context: { api, facts }, deps: { quickOrder, allergens } }) => {
    const refused = facts.refusedForm?.action === addQuickOrderToCart.path ? facts.refusedForm : null
    const text = refused?.values.text ?? (quickOrder === '1' ? '' : (quickOrder ?? ''))
    const avoided = facts.customer ? toResult(api('/catalogue/allergen-profile')) : null
    // allergen badges load together with the cart lines
    const cart = toResult(api('/cart').then(async (loaded) => ({ ...loaded, avoided: await avoided })))
    // awaited, so that a role that does not order gets the status 403
    if (!may(facts.customer, 'order')) await cart
    return {
      cart,
      promise: facts.customer ? toResult(api('/cart/promise')) : null,
      quickOrder,
      allergens: allergens ? toResult(api('/cart/allergens')) : null,
      // awaited: without scripts the page must contain the rows of a submitted form or of a list in the URL
      answers: text ? await toResult(api('POST /cart/quick-order/read', { text })) : null,
    }
  },
  head: noindexTitle('cart.title'),
  component: CartRoute,
})

function CartRoute() {
  const { facts } = Route.useRouteContext()
  const t = useT()
  const { cart, promise, quickOrder, allergens, answers } = Route.useLoaderData()
  const isQuickOrdering = quickOrder !== null || answers !== null
  const { rule, site } = getRouteApi('__root__').useLoaderData()
  if (!may(facts.customer, 'order'))
    return (
      <CartLayout figures={null}>
        <NotAllowed refused={cart} />
      </CartLayout>
    )
  return (
    <CartLayout
      figures={
        <Deferred promise={cart} fallback={<CartSummaryPlaceholder />} quiet>
          {({ cart: loaded }) => <CartSummaryLine loaded={loaded} />}
        </Deferred>
      }
    >
      {facts.customer ? <DeliveryPromiseLine promise={promise} /> : rule && <DeliveryPromiseText promise={rule} />}
      {allergens && (
        <Deferred promise={allergens} fallback={<CartSkeleton />}>
          {(given) => <CartAllergens {...given} />}
        </Deferred>
      )}
      {isQuickOrdering && (
        <QuickOrderForm
          key={quickOrder}
          text={quickOrder === null || quickOrder === '1' ? '' : quickOrder}
          served={answers?.ok ? answers.value : null}
        />
      )}
      <Deferred promise={cart} fallback={<CartSkeleton />}>
        {({ cart: loaded, hold, guest, avoided }) =>
          facts.customer && guest ? (
            <SessionExpired title={t('forms.sessionOver')} />
          ) : (
            <>
              {facts.wasLoggedIn && <SessionExpired title={t('cartPage.afterSession')} />}
              <CartPage
                loaded={loaded}
                hold={
                  hold && (
                    <CreditHoldNotice
                      hold={hold}
                      phone={site?.company.phone ?? null}
                      invoices={facts.features.invoices}
                    />
                  )
                }
                customer={facts.customer !== null}
                avoided={avoided}
                isQuickOrdering={isQuickOrdering}
              />
            </>
          )
        }
      </Deferred>
    </CartLayout>
  )
}
