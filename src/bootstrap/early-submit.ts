/** What becomes of something that is put into the cart before the app lives; send-early-adds.ts sends it. Called by bootstrap.ts. */

import { addedId, customerMark } from '#protocol/protocol.ts'
import type { EarlySubmit } from './inline/send-early-adds.ts'
import { root } from './view-preference.ts'

/** Says it for 5 s, or until the next press. */
function say(words: string) {
  const notice = document.getElementById(addedId)
  notice?.querySelector('b')?.replaceChildren(words)
  notice?.showPopover()
  setTimeout(() => notice?.hidePopover(), 5000)
}

/**
 * Says in the page what was added. What is refused or has no answer is posted the browser's way, and the page that comes says what is wrong.
 * @returns what the channel of the cart is told; null when the document is left
 */
export async function handleEarlySubmit({ form, button, sent, post }: EarlySubmit): Promise<object | null> {
  const busy = (is: string | null) => button && Object.assign(button, { ariaBusy: is })
  busy('true')
  try {
    const response = await sent
    const { cart, notice } = await response.json()
    if (!response.ok) throw response
    say(notice)
    form.reset()
    return { locale: root.lang, customer: root.getAttribute(customerMark), cart }
  } catch {
    post()
    return null
  } finally {
    busy(null)
  }
}
