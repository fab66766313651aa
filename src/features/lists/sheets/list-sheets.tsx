import { SheetPage } from '#features/shop/sheet-page.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { ProductList } from '../list.ts'
import { type ListSheetKind, listHref, listPrintSheets, listSheetTitle } from '../list-links.ts'
import { PriceList } from './price-list.tsx'
import { StocktakeSheet } from './stocktake-sheet.tsx'

/** Screen of a printed sheet of a product list. */
export function ListSheets({ list, kind }: { list: ProductList; kind: ListSheetKind }) {
  const t = useT()
  const locale = useLocale()
  const to = usePath()
  const { id, name } = list
  const title = listSheetTitle(t, name, kind)
  const Content = kind === 'stocktake-sheet' ? StocktakeSheet : PriceList
  return (
    <SheetPage
      crumbs={[
        { label: t('shell.myLists'), href: to('dashboardOrderLists') },
        { label: name, href: listHref(locale, id) },
      ]}
      sheets={listPrintSheets.map((one) => ({
        label: t(`sheets.kinds.${one}`),
        href: listHref(locale, id, { sheet: one }),
        current: one === kind,
      }))}
      title={title}
    >
      <Content list={list} title={title} />
    </SheetPage>
  )
}
