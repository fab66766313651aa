import type { ReactNode } from 'react'
import { RowStyles } from '#features/catalogue/product-rows.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { OrderBar } from '#ui/order-bar.tsx'
import { AddArticle } from './add-article.tsx'
import type { ProductList } from './list.ts'
import { ListLine } from './list-line.tsx'
import { listHref, listTitleId } from './list-links.ts'
import { ListMenus } from './list-menus.tsx'
import { PrintButton } from './print-button.tsx'

/** One list: its articles with their usual amounts, and the way into the cart. On paper it is a sheet to count by. */
export function OpenList({ list, children }: { list: ProductList; children: ReactNode }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { id, name, lines, articles, packs, total } = list
  return (
    <>
      <RowStyles />
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('lists.title'), href: to('dashboardOrderLists') }, { label: name }]}
      />
      <div className="lhead">
        <div className="row">
          <h1 className="d3" id={listTitleId} tabIndex={-1}>
            {name}
          </h1>
          <span className="cnt num">
            {[t('cart.items', { count: articles }), t('cart.packs', { count: packs })].join(', ')}
          </span>
        </div>
      </div>
      <div className="stack l">
        <div className="listbar noprint">
          <AddArticle listId={id} />
          <span className="cluster">
            {lines.length > 0 && <PrintButton />}
            <ListMenus list={list} />
          </span>
        </div>
        {children}
        {lines.length === 0 ? (
          <Empty
            icon="bookmarks-simple"
            title={t('lists.empty')}
            text={t('lists.emptyText')}
            action={
              <Button href={to('range')} data-listing="">
                {t('account.toRange')}
              </Button>
            }
          />
        ) : (
          <section className="panel lst" aria-labelledby={listTitleId}>
            <div className="cl-head only-lg" aria-hidden="true">
              <span>{t('cart.item')}</span>
              <span>{t('lists.stock')}</span>
              <span>{t('lists.amount')}</span>
              <span className="rt">{t('cart.lineTotal')}</span>
              <span className="print-only">{t('lists.counted')}</span>
            </div>
            <ul>
              {lines.map((line) => (
                <ListLine key={line.productId} listId={id} line={line} />
              ))}
            </ul>
          </section>
        )}
        {lines.length > 0 && (
          <OrderBar
            label={t('lists.toCart')}
            lines={t('cart.items', { count: articles })}
            figures={t('cart.packs', { count: packs })}
            total={total === null ? null : { amount: total, unit: t('cart.net') }}
            action={
              <Button look="default-arrow" href={listHref(locale, id, { refill: true })}>
                <span className="only-md">{t('lists.allToCart')}</span>
                <span className="not-md">{t('lists.toCart')}</span>
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
