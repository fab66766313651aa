import { type ReactNode, useEffect } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Cart, isNewer } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import { useCart } from './cart-provider.tsx'
import { CartTicket } from './cart-ticket.tsx'
import { ClearCart } from './clear-cart.tsx'
import { linesId } from './remove-line.tsx'

/** Way to the page and its title; the rest comes when the cart is there. */
export function CartFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const home = homeHref(useLocale())
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('cart.home'), href: home }, { label: t('cart.title') }]}
      />
      {children}
    </div>
  )
}

function Head({ children }: { children?: ReactNode }) {
  return (
    <div className="lhead">
      <div className="row">
        <h1 className="d3">{useT()('cart.title')}</h1>
        {children}
      </div>
    </div>
  )
}

/** @param loaded the cart as it came with the page; what was changed here since wins */
export function CartPage({ loaded, customer }: { loaded: Cart | null; customer: boolean }) {
  const { cart: known, accept } = useCart()
  useEffect(() => accept(loaded), [accept, loaded])
  const cart = known && (!loaded || isNewer(known, loaded)) ? known : loaded
  return cart?.lines.length ? <FilledCart cart={cart} customer={customer} /> : <EmptyCart />
}

function EmptyCart() {
  const t = useT()
  const to = usePath()
  return (
    <>
      <Head />
      <Empty
        icon="shopping-cart-simple"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<Button href={to('range')}>{t('cart.emptyAction')}</Button>}
      />
    </>
  )
}

function FilledCart({ cart, customer }: { cart: Cart; customer: boolean }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const figures = [
    t('cart.packs', { count: cart.packs }),
    t('cart.items', { count: cart.lines.length }),
    ...(cart.weightKg ? [t('cart.weight', { weight: formatNumber(locale, Math.round(cart.weightKg * 10) / 10) })] : []),
  ]
  return (
    <>
      <Head>
        <span className="cnt num">{figures.join(', ')}</span>
      </Head>
      <div className="cartgrid">
        <section className="panel" id={linesId} tabIndex={-1} aria-label={t('cart.title')}>
          <div className="cl-head only-lg" aria-hidden="true">
            <span>{t('cart.item')}</span>
            <span>{customer && t('cart.price')}</span>
            <span>{t('cart.quantity')}</span>
            <span className="rt">{customer && t('cart.lineTotal')}</span>
            <span />
          </div>
          <ul>
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
          <div className="clfoot">
            <Button look="simple" icon="plus" href={to('range')}>
              {t('cart.keepShopping')}
            </Button>
            <ClearCart lines={cart.lines} />
          </div>
        </section>
        <CartTicket totals={cart.totals} customer={customer} />
      </div>
    </>
  )
}

/** The cart's place until it is there. */
export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <Head />
      <div className="cartgrid">
        <div className="panel">
          {['one', 'two', 'three'].map((row) => (
            <div key={row} className="crow">
              <Skeleton shape="thumb" />
              <div className="nm">
                <Skeleton shape="name" />
              </div>
              <div className="q">
                <Skeleton shape="control" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
