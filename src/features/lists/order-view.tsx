import { emptyPictures } from '#features/content/pictures/scene-pictures.ts'
import { RowStyles } from '#features/product/product-rows.tsx'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { OrderBar } from '#ui/order/order-bar.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AddArticle } from './add-article.tsx'
import type { ProductList } from './list.ts'
import { ListLine } from './list-line.tsx'
import { listHref, listTitleId } from './list-links.ts'
import { RemoveList, ShareList } from './list-menus.tsx'

/** @param props.isOrdering false: no order bar, because the reorder panel has its button, or the role does not order */
export function OrderView({ list, isOrdering }: { list: ProductList; isOrdering: boolean }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { facts } = useShop()
  const { id, name, lines, articles, orderable, canEdit, canShare } = list
  const soldOut = articles - orderable.articles
  return (
    <>
      <RowStyles />
      <div className="list-bar no-print">
        {canEdit && <AddArticle listId={id} />}
        <Cluster as="span">
          {lines.length > 0 && (
            <span className="cluster only-desktop">
              <Button look="simple" icon="printer" href={listHref(locale, id, { sheet: 'price-list' })}>
                {t('forms.print')}
              </Button>
              <Button
                look="simple"
                icon="download-simple"
                href={`/api/${locale}/lists/${id}/csv`}
                download={`${name}.csv`}
              >
                {t('forms.csv')}
              </Button>
            </span>
          )}
          {lines.length > 0 && facts.features.standingOrders && may(facts.customer, 'order') && (
            <Button
              look="simple"
              icon="calendar-blank"
              href={`${to('dashboardStandingOrders')}?from=list:${encodeURIComponent(id)}`}
            >
              {t('standing.regularly')}
            </Button>
          )}
          {canShare && <ShareList list={list} />}
          {canEdit && <RemoveList list={list} />}
        </Cluster>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          picture={emptyPictures.lists}
          title={t('lists.empty')}
          text={t(canEdit ? 'lists.emptyText' : 'lists.emptyShared')}
          action={canEdit && <Button href={to('range')}>{t('account.toRange')}</Button>}
        />
      ) : (
        <>
          <section className="panel list-sheet" aria-labelledby={listTitleId}>
            <div className="cart-head only-desktop" aria-hidden="true">
              <span>{t('cart.item')}</span>
              <span>{t('lists.stock')}</span>
              <span>{t('lists.amount')}</span>
              <span className="text-end">{t('cartPage.lineTotal')}</span>
            </div>
            <ul>
              {lines.map((line) => (
                <ListLine key={line.productId} listId={id} line={line} canEdit={canEdit} />
              ))}
            </ul>
          </section>
          {isOrdering && (
            <OrderBar
              label={t('lists.toCart')}
              lines={t('cart.items', { count: orderable.articles })}
              figures={t('cart.packs', { count: orderable.packs })}
              note={soldOut > 0 ? t('lists.soldOut', { count: soldOut }) : null}
              total={orderable.total === null ? null : { amount: orderable.total, unit: t('cart.net') }}
              action={
                <Button look="default-arrow" href={listHref(locale, id, { reorder: true })}>
                  <span className="only-tablet">{t('lists.allToCart')}</span>
                  <span className="not-tablet">{t('lists.toCart')}</span>
                </Button>
              }
            />
          )}
        </>
      )}
    </>
  )
}
