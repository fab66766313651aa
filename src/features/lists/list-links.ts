import { reorderPreviewId } from '#features/cart/reorder/preview-id.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'

/** Gets the focus after the focused row has been removed. */
export const listTitleId = 'list-title'

export const newListId = 'new-list'

/** Views of a list besides ordering. */
export const listViews = ['count', 'arrange', 'allergens'] as const
export type ListView = (typeof listViews)[number]

type Opened = { reorder?: boolean; sheet?: ListView | null }

/** URL that opens a list; `reorder` adds the reorder preview. */
export const listHref = (locale: Locale, id: string, { reorder, sheet }: Opened = {}) =>
  `${localize(locale, 'dashboardOrderLists')}?${new URLSearchParams({ list: id, ...(reorder && { cart: '1' }), ...(sheet && { sheet }) })}${reorder ? `#${reorderPreviewId}` : ''}`

export const rowId = (productId: string) => `place-${productId}`
