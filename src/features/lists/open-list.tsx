import type { ReactNode } from 'react'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { AllergenTable } from '#features/allergens/allergen-table.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Tabs } from '#ui/actions/tabs.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Count } from '#ui/order/count.tsx'
import { EditListView } from './edit-list-view.tsx'
import type { ProductList } from './list.ts'
import { type ListView, listHref, listTitleId, listViews } from './list-links.ts'
import { RenameList } from './list-menus.tsx'
import { useOriginText } from './list-origin.tsx'
import { OrderView } from './order-view.tsx'
import { StocktakeView } from './stocktake-view.tsx'

type OpenListProps = {
  list: ProductList
  sheet: ListView | null
  allergens: Promise<Result<{ lines: AllergenLine[] }>> | null
  /** The reorder panel is among the children. */
  isReordering: boolean
  children: ReactNode
}

export function OpenList({ list, sheet, allergens, isReordering, children }: OpenListProps) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const origin = useOriginText()(list)
  const { id, name, lines, articles, packs, keepsPlaces, declares, canEdit } = list
  const isOrdering = may(useShop().facts.customer, 'order')
  const offered = { count: keepsPlaces && isOrdering, arrange: keepsPlaces && canEdit, allergens: declares }
  const sheets = listViews.filter((one) => offered[one])
  const shown = sheet && sheets.includes(sheet) ? sheet : null
  return (
    <>
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('shell.myLists'), href: to('dashboardOrderLists') }, { label: name }]}
      />
      <PageHeader
        title={name}
        titleId={listTitleId}
        beside={canEdit && <RenameList list={list} />}
        aside={<Count>{[t('cart.items', { count: articles }), t('cart.packs', { count: packs })].join(', ')}</Count>}
      >
        {origin && <Text tone="soft">{origin}</Text>}
        {!canEdit && <Text tone="soft">{t('lists.readOnly')}</Text>}
      </PageHeader>
      <Stack gap="large">
        {lines.length > 0 && sheets.length > 0 && (
          <Tabs
            label={t('lists.sheets.label')}
            className="no-print"
            items={[null, ...sheets].map((one) => ({
              label: t(`lists.sheets.${one ?? 'order'}`),
              href: listHref(locale, id, { sheet: one }),
              current: one === shown,
            }))}
          />
        )}
        {children}
        {shown === 'count' && <StocktakeView list={list} />}
        {shown === 'arrange' && <EditListView list={list} />}
        {shown === 'allergens' && allergens && (
          <Deferred promise={allergens} fallback={null}>
            {({ lines: declared }) => (
              <AllergenTable title={name} lines={declared} csvHref={`/api/${locale}/lists/${id}/allergens/csv`} />
            )}
          </Deferred>
        )}
        {shown === null && <OrderView list={list} isOrdering={isOrdering && !isReordering} />}
      </Stack>
    </>
  )
}
