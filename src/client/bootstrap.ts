/**
 * All the script that a guest gets before hydration. Loads the app (client-app.tsx) on the first intent that needs it, at idle for a customer, for who has
 * something in the cart and for a form that was begun.
 * Links and forms are left to the browser until then, but for what is put into the cart; a press of an app-only button is kept and given again.
 */
import { renderTimeLeft } from '#bootstrap/delivery-clock.ts'
import { handleEarlySubmit } from '#bootstrap/early-submit.ts'
import type { EarlySubmit } from '#bootstrap/inline/send-early-adds.ts'
import { closeMenusOnBlur, handleMenuKeys } from '#bootstrap/menu-keys.ts'
import { hasModifier } from '#bootstrap/modifiers.ts'
import { stepByKey, stepQuantity } from '#bootstrap/quantity-step.ts'
import { markOldStock } from '#bootstrap/stock-age.ts'
import { root, saveView } from '#bootstrap/view-preference.ts'
import {
  appAttr,
  cartChannel,
  cartCookie,
  cartCountMark,
  colourModeKey,
  colourModeMark,
  countdownAttr,
  customerMark,
  draftKey,
  draftMark,
  localeCookie,
  offlineId,
  pageField,
  scriptsCookie,
  searchAttr,
  stepAttr,
  themeMark,
} from '#protocol/protocol.ts'

/** True once the app hears events itself; false when it could not be loaded: the browser then does what it can. */
let app: Promise<boolean> | undefined
const listening = new AbortController()
const start = () => {
  app ??= import('./client-app.tsx')
    // its cart begins with what was added before
    .then((module) => Promise.resolve(adding).then(module.hydrateApp))
    .then(() => {
      listening.abort()
      self.early = 0
      tellAdded()
      return true
    })
    .catch(() => {
      // the next intent tries again
      app = undefined
      return false
    })
  return app
}
let presses: Promise<unknown> = Promise.resolve()
/** What is being put into the cart, by which button, and what the last such press said. */
let adding: Promise<object | null> | undefined
let adder: HTMLElement | null
let added: object | null = null
const channel = new BroadcastChannel(cartChannel)
/** To other tabs, and to the app of this one. */
const tellAdded = () => added && channel.postMessage(added)
const options = { capture: true, signal: listening.signal }
const closest = <Found extends Element>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<Found>(selector) : null

// before the press of a link is kept or followed
saveView()

for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(
    type,
    // a button that sends does so without the app, which would only be in its way
    (event) => void (closest(event, `[${appAttr}]`) && !closest(event, '[type=submit]') && start()),
    options,
  )
}

const push = (add: EarlySubmit) => {
  adder = add.button
  const mine = handleEarlySubmit(add).then((news) => {
    if (adding === mine) adding = undefined
    added = news
    tellAdded()
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
 * While something is added, the next press waits, so that the page it leads to knows of it; the same button's counts once.
 * Without a signal a link or form leaves the page as it is instead of the browser's own error page: it says so, and goes on when there is one.
 */
addEventListener(
  'click',
  (event) => {
    const pressed = closest<HTMLElement>(event, 'a[href^="/"],[type=submit]')
    if (!pressed || (navigator.onLine && !adding)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (adding) return void (pressed !== adder && adding.then((news) => news && pressed.click()))
    const notice = document.getElementById(offlineId)
    notice?.togglePopover(true)
    // put away, it is not wanted any more
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
    // one press a task, so that each sees what the one before it did
    presses = presses.then(start).then((lives) => {
      if (lives) pressed.click()
      else if ('href' in pressed) location.assign(pressed.href)
      return new Promise((next) => setTimeout(next))
    })
  },
  options,
)

/** `/` and Ctrl+K are a press on the search field; what is typed until the app opens its palette stands in the field. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  const field = document.querySelector<HTMLInputElement>(`[${searchAttr}]`)
  const typesOn =
    closest(event, 'input, select, textarea, [contenteditable]') &&
    // after Esc the former search stands in the field, marked to be replaced
    !(event.target === field && field?.selectionStart === 0 && field.selectionEnd === field.value.length)
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !typesOn
  const jump = key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
  if (!field || !(slash || jump) || defaultPrevented || document.querySelector(':modal')) return
  event.preventDefault()
  field.focus()
  field.select()
  field.click()
})

/** Controls that work on the document alone, before and after hydration. */
addEventListener('click', (event) => {
  const step = closest<HTMLButtonElement>(event, `button[${stepAttr}]`)
  if (step) stepQuantity(step)
  // the language switcher stores the choice before it navigates
  const language = closest<HTMLAnchorElement>(event, 'a[hreflang]')?.hreflang
  if (language) document.cookie = `${localeCookie}=${language}; max-age=31536000; path=/; samesite=lax`
  // the inline script applies the colour mode before the first paint
  const mode = closest(event, `[${colourModeMark}]`)?.getAttribute(colourModeMark)
  if (!mode) return
  localStorage.setItem(colourModeKey, mode)
  if (mode === 'system') root.removeAttribute(themeMark)
  else root.setAttribute(themeMark, mode)
})

addEventListener('keydown', stepByKey)

// in elements that the app adds later too, and in a page that was left open
setInterval(() => {
  document.querySelectorAll(`[${countdownAttr}]`).forEach(renderTimeLeft)
  markOldStock(root)
}, 1000)

addEventListener('keydown', handleMenuKeys)
addEventListener('focusout', closeMenusOnBlur)
addEventListener('click', closeMenusOnBlur)

// a page that shows a refused form stands on an address of the api: it gets its own back
const page = document.querySelector<HTMLInputElement>(`input[name=${pageField}]`)?.value
if (page) history.replaceState(null, '', page)

// back to a place that the app of a former document has made: nobody draws it here, so it is loaded
const place = location.pathname + location.search
addEventListener('popstate', () => location.pathname + location.search !== place && location.reload(), options)

// scripts run here: pages may stream again
if (document.cookie.includes(`${scriptsCookie}=0`)) document.cookie = `${scriptsCookie}=; max-age=0; path=/`
/** A guest's number of lines; other tabs say when it changes, those without the app leave it to the next look at this one. */
function paintCount() {
  const count = Number(new RegExp(`(?:^|; )${cartCookie}=(\\d+)`).exec(document.cookie)?.[1] ?? 0)
  for (const badge of document.querySelectorAll<HTMLElement>(`[${cartCountMark}]`)) {
    badge.textContent = String(count || '')
    badge.hidden = !count
  }
  return count
}
const count = paintCount()
channel.addEventListener('message', paintCount, options)
addEventListener('visibilitychange', paintCount, options)
// who orders gets the app at idle: the marks of what is in the cart, and the next addition without a new document; so does a form begun in this tab
if (root.hasAttribute(customerMark) || count || (sessionStorage[draftKey] && document.querySelector(`[${draftMark}]`)))
  (self.requestIdleCallback ?? setTimeout)(start)
