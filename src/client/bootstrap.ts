/**
 * Script of pages before hydration. Loads the app on the first interaction that needs it; at idle for customers, guests with a
 * cart and a restored draft. Until then links and forms work natively, except cart forms; a click on an app-only button is repeated.
 */
import { handleEarlySubmit } from '#bootstrap/early-submit.ts'
import type { EarlySubmit } from '#bootstrap/inline/send-early-adds.ts'
import { closeMenusOnBlur, handleMenuKeys } from '#bootstrap/menu-keys.ts'
import { hasModifier } from '#bootstrap/modifiers.ts'
import { stepByKey, stepQuantity } from '#bootstrap/quantity-step.ts'
import '#bootstrap/shop-time.ts'
import { hideOldStock } from '#bootstrap/stock-freshness.ts'
import { rootElement, saveView } from '#bootstrap/view-preference.ts'
import {
  appAttr,
  cartChannel,
  cartCookie,
  cartCountAttr,
  chunksAttr,
  colourModeAttr,
  colourModeKey,
  customerAttr,
  draftAttr,
  draftKey,
  localeCookie,
  offlineNoticeId,
  pageDataRel,
  pageField,
  scriptsCookie,
  searchAttr,
  stepAttr,
  themeAttr,
  wasLoggedInCookie,
} from '#protocol/protocol.ts'

/** Resolves to true after hydration; to false if the app failed to load: the browser then handles events natively. */
let app: Promise<boolean> | undefined
const listening = new AbortController()
/** Requests what hydration needs at once, before the modules that import it run. */
const preloadApp = () => {
  const chunks = rootElement.getAttribute(chunksAttr)
  rootElement.removeAttribute(chunksAttr)
  const data = document.querySelector<HTMLLinkElement>(`link[rel=${pageDataRel}]`)?.href
  const preload = (href: string, rel = 'modulepreload', as = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }))
  if (!chunks) return
  for (const name of chunks.split(' ')) {
    if (name.endsWith('css')) preload(`/assets/${name}`, 'preload', 'style')
    else preload(`/assets/${name}.js`)
  }
  if (data) preload(data)
}
const start = () => {
  preloadApp()
  app ??= import('./client-app.tsx')
    // the app's cart must include items that were added before
    .then((module) => Promise.resolve(adding).then(module.hydrateApp))
    .then(() => {
      listening.abort()
      self.early = 0
      publishAdded()
      return true
    })
    .catch(() => {
      app = undefined
      return false
    })
  return app
}
let clicks: Promise<unknown> = Promise.resolve()
/** The item that is being added, its button, and the message about the last added item. */
let adding: Promise<object | null> | undefined
let addingButton: HTMLElement | null
let added: object | null = null
const channel = new BroadcastChannel(cartChannel)
const publishAdded = () => added && channel.postMessage(added)
const options = { capture: true, signal: listening.signal }
const closest = <Found extends Element>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<Found>(selector) : null

// registered first: sets the view before a click on the link is held or followed
saveView()

for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(
    type,
    // a submit button works without the app
    (event) => void (closest(event, `[${appAttr}]`) && !closest(event, '[type=submit]') && start()),
    options,
  )
}

const push = (add: EarlySubmit) => {
  // after the request of the form, which is sent in this task
  setTimeout(preloadApp)
  addingButton = add.button
  const mine = handleEarlySubmit(add).then((news) => {
    if (adding === mine) adding = undefined
    added = news
    publishAdded()
    if (!listening.signal.aborted) paintCount()
    if (news) void start()
    return news
  })
  adding = mine
}
const before = self.early
self.early = { push }
if (before) before.forEach?.(push)

/**
 * While an item is added the next click waits, so that the next page includes it; a repeated click is ignored. Offline, a click on a
 * link or form shows a notice instead of the browser's error page, and is repeated once online.
 */
addEventListener(
  'click',
  (event) => {
    const pressed = closest<HTMLElement>(event, 'a[href^="/"],[type=submit]')
    if (!pressed || (navigator.onLine && !adding)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (adding) return void (pressed !== addingButton && adding.then((news) => news && pressed.click()))
    const notice = document.getElementById(offlineNoticeId)
    notice?.togglePopover(true)
    // a dismissed notice cancels the click
    self.ononline = () => notice?.matches(':popover-open') && pressed.click()
  },
  options,
)

addEventListener(
  'click',
  (event) => {
    const pressed = closest<HTMLButtonElement | HTMLAnchorElement>(
      event,
      `button[${appAttr}], a[${appAttr}], [${searchAttr}]`,
    )
    if (!pressed || (pressed instanceof HTMLButtonElement && pressed.form)) return
    if (event.button || hasModifier(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // one click per task, so that each handler sees the state after the one before
    clicks = clicks.then(start).then((isHydrated) => {
      if (isHydrated) pressed.click()
      else if ('href' in pressed) location.assign(pressed.href)
      return new Promise((next) => setTimeout(next))
    })
  },
  options,
)

/** `/` and Ctrl+K click the search field; text that is typed before the palette opens stays in the field. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  const field = document.querySelector<HTMLInputElement>(`[${searchAttr}]`)
  const isTyping =
    closest(event, 'input, select, textarea, [contenteditable]') &&
    // after Esc the field contains the last search, completely selected
    !(event.target === field && field?.selectionStart === 0 && field.selectionEnd === field.value.length)
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping
  const jump = key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
  if (!field || !(slash || jump) || defaultPrevented || document.querySelector(':modal')) return
  event.preventDefault()
  field.focus()
  field.select()
  field.click()
})

addEventListener('click', (event) => {
  const step = closest<HTMLButtonElement>(event, `button[${stepAttr}]`)
  if (step) stepQuantity(step)
  // the language switcher stores the choice before it navigates
  const language = closest<HTMLAnchorElement>(event, 'a[hreflang]')?.hreflang
  if (language) document.cookie = `${localeCookie}=${language}; max-age=31536000; path=/; samesite=lax`
  // the inline script applies the colour mode before the first paint
  const mode = closest(event, `[${colourModeAttr}]`)?.getAttribute(colourModeAttr)
  if (!mode) return
  localStorage.setItem(colourModeKey, mode)
  if (mode === 'system') rootElement.removeAttribute(themeAttr)
  else rootElement.setAttribute(themeAttr, mode)
})

addEventListener('keydown', stepByKey)

setInterval(() => hideOldStock(rootElement), 1000)

addEventListener('keydown', handleMenuKeys)
addEventListener('focusout', closeMenusOnBlur)
addEventListener('click', closeMenusOnBlur)

// a form with errors is rendered at a URL of the API: restores the URL of its page
const page = document.querySelector<HTMLInputElement>(`input[name=${pageField}]`)?.value
if (page) history.replaceState(null, '', page)

// without the app, history entries that a former app pushed have to be loaded
const place = location.pathname + location.search
addEventListener('popstate', () => location.pathname + location.search !== place && location.reload(), options)

// scripts run: pages may stream again
if (document.cookie.includes(`${scriptsCookie}=0`)) document.cookie = `${scriptsCookie}=; max-age=0; path=/`
/** Shows a guest's number of cart lines. Other tabs notify of changes; tabs without the app read the cookie when they become visible. */
function paintCount() {
  const count = Number(new RegExp(`(?:^|; )${cartCookie}=(\\d+)`).exec(document.cookie)?.[1] ?? 0)
  for (const badge of document.querySelectorAll<HTMLElement>(`[${cartCountAttr}]`)) {
    badge.textContent = String(count || '')
    badge.hidden = !count
  }
  return count
}
const count = paintCount()
channel.addEventListener('message', paintCount, options)
/** The cookie is gone once the customer has logged out, also in another tab: private data is hidden and the page reloaded. */
const isLoggedIn = () => document.cookie.includes(`${wasLoggedInCookie}=`)
const checkLogout = () => {
  if (isLoggedIn()) return
  rootElement.hidden = true
  location.reload()
}
const isCustomer = rootElement.hasAttribute(customerAttr)
// pageshow: restored from the back/forward cache
if (isCustomer && isLoggedIn()) channel.onmessage = self.onpageshow = document.onvisibilitychange = checkLogout
addEventListener('visibilitychange', paintCount, options)
// at idle for customers, guests with a cart and restored drafts: shows cart quantities and adds items without a new document
// the dev server updates the modules of a page only if it runs them
if (import.meta.env.DEV || document.querySelector('[name=sort] :checked:not([selected])')) void start()
if (isCustomer || count || (sessionStorage[draftKey] && document.querySelector(`[${draftAttr}]`)))
  (self.requestIdleCallback ?? setTimeout)(start)
