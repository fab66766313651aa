import type { ReactNode } from 'react'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { AllergenSheet } from '#features/allergens/allergen-sheet.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Tabs } from '#ui/actions/tabs.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Count } from '#ui/order/count.tsx'
import { ArrangeSheet } from './arrange-sheet.tsx'
import { CountSheet } from './count-sheet.tsx'
import type { ProductList } from './list.ts'
import { type ListSheet, listHref, listSheets, listTitleId } from './list-links.ts'
import { RenameList } from './list-menus.tsx'
import { OrderSheet } from './order-sheet.tsx'

type OpenListProps = {
  list: ProductList
  /** What it is opened for; null: to order from it. */
  sheet: ListSheet | null
  /** What is declared of its articles, for the sheet that shows it. */
  allergens: Promise<Result<{ lines: AllergenLine[] }>> | null
  /** What becomes of it in the cart, when that was asked for. */
  children: ReactNode
}

/** One list: its title, and one of the sheets that are made of it. */
export function OpenList({ list, sheet, allergens, children }: OpenListProps) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { id, name, lines, articles, packs, keepsPlaces, declares } = list
  const sheets = listSheets.filter((one) => (one === 'allergens' ? declares : keepsPlaces))
  const shown = sheet && sheets.includes(sheet) ? sheet : null
  return (
    <>
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('shell.myLists'), href: to('dashboardOrderLists') }, { label: name }]}
      />
      <PageHead
        title={name}
        titleId={listTitleId}
        beside={<RenameList list={list} />}
        aside={<Count>{[t('cart.items', { count: articles }), t('cart.packs', { count: packs })].join(', ')}</Count>}
      />
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
        {shown === 'count' && <CountSheet list={list} />}
        {shown === 'arrange' && <ArrangeSheet list={list} />}
        {shown === 'allergens' && allergens && (
          <Deferred promise={allergens} fallback={null}>
            {({ lines: declared }) => (
              <AllergenSheet title={name} lines={declared} csvHref={`/api/${locale}/lists/${id}/allergens/csv`} />
            )}
          </Deferred>
        )}
        {shown === null && <OrderSheet list={list} />}
      </Stack>
    </>
  )
}
