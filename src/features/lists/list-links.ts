/** Addresses of the lists' screen. Called by links and by the api, which leads there. */
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'

/** Where the focus goes when the row that had it is gone. */
export const listTitleId = 'list-title'

/** Opens a list; `refill`: with what becomes of it in the cart. */
export const listHref = (locale: Locale, id: string, { refill }: { refill?: boolean } = {}) =>
  `${localize(locale, 'dashboardOrderLists')}?${new URLSearchParams({ list: id, ...(refill && { cart: '1' }) })}`
