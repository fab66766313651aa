import { reorderPreviewId } from '#features/cart/reorder/preview-id.ts'
import { filterParams, noFilter, type RecordFilter } from './filter/record-filter.ts'
import type { ChangeSheet } from './order-change.ts'

/** Id of the panel of an open order. */
export const detailId = 'order'

type Opened = { page?: number; filter?: RecordFilter; reorder?: boolean; sheet?: ChangeSheet | 'allergens' }

/** Deep link to an order that keeps the page and the filter of the list. `reorder`: with the reorder preview; `sheet`: with the allergen table or a confirmation. */
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
