/**
 * What a page and its script before hydration agree on: whoever renders a page sets these names (marks.ts does it for components),
 * bootstrap.ts and what it loads read them, and no other file spells one out.
 */

// Attributes of elements.
/** Needs the app: intent on it loads the app; a press of such a button or link is held, and given again once the app lives. */
export const appAttr = 'data-app'
/** The field that `/` and Ctrl+K press. */
export const searchAttr = 'data-search'
/** A link that the app leaves to the browser. */
export const nativeAttr = 'data-native'
/** A link that changes what the reader looks at without moving the page. */
export const keepScrollAttr = 'data-keep-scroll'
/** On a button of a quantity field: by how much it steps, 1 or -1. */
export const stepAttr = 'data-step'
/** On a link that chooses how listings look: `tiles` or `rows`. */
export const viewMark = 'data-view'
/** On a `details` that closes by Esc and when it is left. */
export const menuMark = 'data-menu'
/** On a button that chooses `system`, `light` or `dark`. */
export const colourModeMark = 'data-colour-mode'
/** Shows a guest's number of lines in the cart. */
export const cartCountMark = 'data-cart-count'
/** On fixed words about delivery: the days to count down to, a line each, as delivery-clock.ts reads them. */
export const countdownAttr = 'data-clock'
/** On a form whose values are held in this tab while they are typed. */
export const draftMark = 'data-draft'

// Attributes of the document's root.
/** Id of the customer that the page was rendered for; absent on a guest's. */
export const customerMark = 'data-customer'
/** When the stock statuses of a guest's page were rendered, in milliseconds since the epoch; empty once they are too old to be shown. */
export const stockTimeMark = 'data-stock'
/** `light` or `dark`, where it is not the system's choice. */
export const themeMark = 'data-theme'
/** Expression of the paths that are listings. */
export const listingsMark = 'data-listings'

/** The forms that put something into the cart. */
export const addForm = 'form:is([action$="/cart/items"],[action$="/cart/sets"])'

/** Id of the notice of a lost signal. */
export const offlineId = 'offline'
/** Id of the notice that says what was put into the cart. */
export const addedId = 'added'
/** On a template: number of the slot that its content belongs in. */
export const placeholderAttr = 'data-fill'
/** Id of the script element that holds, as JSON, what only the page's customer may know. */
export const privateId = 'private'
/** `rel` of the link to a cached page's hydration data. */
export const pageDataRel = 'page-data'
/** Name of the hidden field that tells a refused form's page. */
export const pageField = '_page'
/** The hidden field and the header that tell for which customer a write's page was rendered. */
export const customerField = '_customer'
export const customerHeader = 'x-customer'

// Cookies that scripts read or write as well as the server.
/** A guest's number of lines. */
export const cartCookie = 'cart'
/** The language that was chosen. */
export const localeCookie = 'locale'
/** `0` in a browser that runs no scripts. */
export const scriptsCookie = 'js'
/** `1`: a customer was logged in here lately. */
export const wasLoggedInCookie = 'lately'

// What a browser holds.
/** Local storage: the chosen colour mode. */
export const colourModeKey = 'color-mode'
/** Local storage: how listings look. */
export const viewKey = 'listing-view'
/** Session storage: what was typed into a long form. */
export const draftKey = 'draft'
/** Session storage: the data file for which the page was loaded anew. */
export const reloadedKey = 'reloaded'
/** Channel on which tabs tell each other that the cart has changed. */
export const cartChannel = 'cart'
