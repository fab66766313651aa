/** Sends cart forms in sequence until the bootstrap script has loaded: the first one creates a guest's cart. A button in flight is ignored. */
import { addFormSelector, customerHeader } from '#protocol/protocol.ts'

export interface EarlySubmit {
  form: HTMLFormElement
  button: HTMLElement | null
  sent: Promise<Response>
  /** Submits the form natively, with the same idempotency key, so that it is counted once. */
  post(): void
}

type Adds = EarlySubmit[]
type Early = { push(add: EarlySubmit): unknown; some?: Adds['some']; forEach?: Adds['forEach'] } | 0

declare global {
  /** Receives early adds: an array until the bootstrap script has loaded, 0 once the app handles forms itself. */
  var early: Early | undefined
}

let last: Promise<unknown> = Promise.resolve()

addEventListener(
  'submit',
  (event) => {
    self.early ??= []
    const queue: Early = self.early
    const form = event.target as HTMLFormElement
    const button = event.submitter
    if (!queue || !form.matches(addFormSelector)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (queue.some?.((add) => add.button === button)) return
    const idempotencyKey = String(Math.random()).slice(2)
    const setKey = () =>
      form.addEventListener('formdata', (data) => data.formData.set('idempotencyKey', idempotencyKey), { once: true })
    const post = () => {
      setKey()
      form.submit()
    }
    setKey()
    const body = new FormData(form)
    const sent = last.then(() =>
      fetch(form.action, {
        method: 'POST',
        body,
        headers: { accept: 'application/json', [customerHeader]: document.documentElement.dataset.customer || '' },
        keepalive: true,
      }),
    )
    last = sent
    queue.push({ form, button, post, sent })
    // without the bootstrap script the form is submitted natively
    setTimeout(() => self.early === queue && queue.some && post(), 4000)
  },
  true,
)
