/** Handles the responses of cart forms that were sent before hydration (send-early-adds.ts). */
import { addedNoticeId, customerAttr } from '#protocol/protocol.ts'
import type { EarlySubmit } from './inline/send-early-adds.ts'
import { rootElement } from './view-preference.ts'

function showNotice(text: string) {
  const notice = document.getElementById(addedNoticeId)
  notice?.querySelector('b')?.replaceChildren(text)
  notice?.showPopover()
  setTimeout(() => notice?.hidePopover(), 5000)
}

/** Shows what was added. A form that failed is submitted natively. @returns message for the cart channel; null if submitted natively */
export async function handleEarlySubmit({ form, button, sent, post }: EarlySubmit): Promise<object | null> {
  const busy = (is: string | null) => button && Object.assign(button, { ariaBusy: is })
  busy('true')
  try {
    const response = await sent
    const { cart, notice } = await response.json()
    if (!response.ok) throw response
    showNotice(notice)
    form.reset()
    return { locale: rootElement.lang, customer: rootElement.getAttribute(customerAttr), cart }
  } catch {
    post()
    return null
  } finally {
    busy(null)
  }
}
