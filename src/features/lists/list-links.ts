import { reorderPreviewId } from '#features/cart/reorder/preview-id.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translator.ts'

/** Gets the focus after the focused row has been removed. */
export const listTitleId = 'list-title'

export const newListId = 'new-list'

/** Views of a list besides ordering. */
export const listViews = ['count', 'arrange', 'allergens'] as const
export type ListView = (typeof listViews)[number]

/** `sheet` of a list as a sheet to print. */
export const listPrintSheets = ['price-list', 'stocktake-sheet'] as const
export type ListSheetKind = (typeof listPrintSheets)[number]

type Opened = { reorder?: boolean; sheet?: ListView | ListSheetKind | null }

/** URL that opens a list; `reorder` adds the reorder preview. */
export const listHref = (locale: Locale, id: string, { reorder, sheet }: Opened = {}) =>
  `${localize(locale, 'dashboardOrderLists')}?${new URLSearchParams({ list: id, ...(reorder && { cart: '1' }), ...(sheet && { sheet }) })}${reorder ? `#${reorderPreviewId}` : ''}`

export const rowId = (productId: string) => `place-${productId}`

/** Title of a sheet, also the name of a file that a browser saves. */
export const listSheetTitle = (t: Translate, name: string, kind: ListSheetKind) =>
  t(kind === 'stocktake-sheet' ? 'sheets.countNamed' : 'sheets.pricesNamed', { name })
