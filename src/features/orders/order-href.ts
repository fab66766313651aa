import { reorderPreviewId } from '#features/cart/reorder/preview-id.ts'
import type { Translate } from '#i18n/translator.ts'
import { filterParams, noFilter, type RecordFilter } from './filter/record-filter.ts'
import type { OrderSummary } from './order.ts'
import type { ChangeSheet } from './order-change.ts'
import { isQuoteOnly } from './quote-status.ts'

/** Id of the panel of an open order. */
export const detailId = 'order'

/** `sheet` of an order as a sheet to print. */
export const orderPrintSheets = ['order-sheet', 'delivery-sheet'] as const
export type OrderSheetKind = (typeof orderPrintSheets)[number]

type Opened = {
  page?: number
  filter?: RecordFilter
  reorder?: boolean
  sheet?: ChangeSheet | OrderSheetKind | 'allergens' | 'decline'
}

/** Deep link to an order that keeps the page and the filter of the list. `reorder`: with the reorder preview; `sheet`: a sheet to print, the allergen table or a confirmation. */
export function orderHref(path: string, id: string, { page = 1, filter = noFilter, reorder, sheet }: Opened = {}) {
  const query = {
    ...filterParams(filter),
    ...(page > 1 && { page: String(page) }),
    order: id,
    ...(reorder && { cart: '1' }),
    ...(sheet && { sheet }),
  }
  return `${path}?${new URLSearchParams(query)}#${reorder ? reorderPreviewId : detailId}`
}

export const orderTitle = (t: Translate, { number, status }: Pick<OrderSummary, 'number' | 'status'>) =>
  t(isQuoteOnly(status) ? 'orders.requestNamed' : 'orders.named', { number })

/** Title of a sheet, also the name of a file that a browser saves. */
export const orderSheetTitle = (t: Translate, order: Pick<OrderSummary, 'number' | 'status'>, kind: OrderSheetKind) =>
  kind === 'order-sheet' ? orderTitle(t, order) : t('sheets.deliveryNamed', { number: order.number })
