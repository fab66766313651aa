/** Puts something into the cart before the app lives: one round trip, and the page stays. Called by bootstrap.ts. */
import { addedId, customerHeader, customerMark } from './protocol.ts'
import { root } from './view-preference.ts'

/** Says it for 5 s, or until the next press. */
function say(words: string) {
  const notice = document.getElementById(addedId)
  const text = notice?.querySelector('b')
  if (!text) return
  text.textContent = words
  notice?.showPopover()
  setTimeout(() => notice?.hidePopover(), 5000)
}

/**
 * Sends the form as the app would. What is refused or has no answer goes the browser's way, as the same press: it is counted
 * once, and the page says what is wrong.
 * @returns what the channel of the cart is told; null when the document is left
 */
export async function addEarly(form: HTMLFormElement): Promise<object | null> {
  const press = `early-${Math.random()}`.replace('.', '')
  const namePress = () =>
    form.addEventListener('formdata', ({ formData }) => formData.set('press', press), { once: true })
  namePress()
  const customer = root.getAttribute(customerMark)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers: { accept: 'application/json', [customerHeader]: customer ?? '' },
      keepalive: true,
    })
    const { cart, notice } = await response.json()
    if (!response.ok) throw response
    say(notice)
    form.reset()
    return { locale: root.lang, customer, cart }
  } catch {
    namePress()
    form.submit()
    return null
  }
}
