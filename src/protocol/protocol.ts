/** Names that pages share with their bootstrap script: attributes, ids, cookies and storage keys. No other file may spell them out. */

/** Needs the app: an interaction loads the app; a click on such a button or link is held and repeated after hydration. */
export const appAttr = 'data-app'
/** The field that `/` and Ctrl+K click. */
export const searchAttr = 'data-search'
/** A link that the browser follows, not the app. */
export const nativeAttr = 'data-native'
/** A link that keeps the scroll position. */
export const keepScrollAttr = 'data-keep-scroll'
/** On a button of a quantity field: its step, 1 or -1. */
export const stepAttr = 'data-step'
/** On a link that selects the view of listings: `tiles` or `rows`. */
export const viewAttr = 'data-view'
/** On a `details` that closes on Esc and on blur. */
export const menuAttr = 'data-menu'
/** On a button that selects `system`, `light` or `dark`. */
export const colourModeAttr = 'data-colour-mode'
/** Shows a guest's number of cart lines. */
export const cartCountAttr = 'data-cart-count'
/** On a text about delivery: the deadlines, one per line, as delivery-clock.ts parses them. */
export const countdownAttr = 'data-clock'
/** On a form whose draft is saved in session storage. */
export const draftAttr = 'data-draft'

/** Id of the customer that the page was rendered for; absent for guests. */
export const customerAttr = 'data-customer'
/** When the stock statuses of a guest's page were rendered, in milliseconds since the epoch; empty if they are too old to be shown. */
export const stockTimeAttr = 'data-stock'
/** Metric of the header Server-Timing whose description is the time at which the page was sent, in milliseconds since the epoch. */
export const serverTimeMetric = 'now'
/** Session storage: how far the clock of the shop is ahead of the browser's, in milliseconds, if they differ much. */
export const shopTimeKey = 'shop-time'
/** `light` or `dark`; absent if the system's preference applies. */
export const themeAttr = 'data-theme'
/** Regular expression of the paths that are listings. */
export const listingsAttr = 'data-listings'

/** Names of the chunks that hydrate the page, separated by spaces; the bootstrap script removes it once it has requested them. */
export const chunksAttr = 'data-chunks'

/** On the root element once the app follows links itself. */
export const hydratedAttr = 'data-hydrated'

/** Selects the forms that add to the cart. */
export const addFormSelector = 'form:is([action$="/cart/items"],[action$="/cart/sets"])'

/** Id of the notice about a lost connection. */
export const offlineNoticeId = 'offline'
/** Id of the notice about an added item. */
export const addedNoticeId = 'added'
/** On a template: index of the placeholder that its content fills. */
export const placeholderAttr = 'data-fill'
/** Id of the script element with the customer's private data, as JSON. */
export const privateDataId = 'private'
/** `rel` of the link to a cached page's hydration data. */
export const pageDataRel = 'page-data'
/** Name of the hidden field with the path of the form's page. */
export const pageField = '_page'
/** Hidden field and header with the id of the customer for whom the page of a write was rendered. */
export const customerField = '_customer'
export const customerHeader = 'x-customer'

/** Path of the pages of the wholesaler's own staff. */
export const deskPath = '/desk'

/** A guest's number of cart lines. */
export const cartCookie = 'cart'
export const localeCookie = 'locale'
/** `0` in a browser that runs no scripts. */
export const scriptsCookie = 'js'
/** `1`: a customer was logged in in this browser recently. */
export const wasLoggedInCookie = 'lately'

/** Local storage: the selected colour mode. */
export const colourModeKey = 'color-mode'
export const viewKey = 'listing-view'
/** Session storage: the draft of a form. */
export const draftKey = 'draft'
/** Session storage: path of the hydration data for which the page was reloaded. */
export const reloadedKey = 'reloaded'
/** BroadcastChannel that notifies other tabs of cart changes. */
export const cartChannel = 'cart'
