/** Addresses of the lists' screen. Called by links and by the api, which leads there. */
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'

/** Where the focus goes when the row that had it is gone. */
export const listTitleId = 'list-title'

/** The form that makes a list. */
export const newListId = 'new-list'

/** What a list is opened for, beside ordering. */
export const listViews = ['count', 'arrange', 'allergens'] as const
export type ListView = (typeof listViews)[number]

type Opened = { refill?: boolean; sheet?: ListView | null }

/** Opens a list; `refill`: with what becomes of it in the cart. */
export const listHref = (locale: Locale, id: string, { refill, sheet }: Opened = {}) =>
  `${localize(locale, 'dashboardOrderLists')}?${new URLSearchParams({ list: id, ...(refill && { cart: '1' }), ...(sheet && { sheet }) })}`

/** Where an article stands on the sheet that arranges them. */
export const rowId = (productId: string) => `place-${productId}`
