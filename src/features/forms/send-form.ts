/** Posts a form to the data door by script. Called by ApiForm, and by the parts that write without a form of their own (undo). */
import type { Locale } from '#i18n/locales.ts'
import { isProblem, type Problem } from './problem.ts'

/** What every write may answer beside its own: where the browser goes next, and a sentence to say there. */
export type Answer = { next?: string; notice?: string }

export type Outcome<Given extends Answer = Answer> = { ok: true; answer: Given } | { ok: false; problem: Problem }

export type FormValues = FormData | Record<string, string>

/** Public address of an api route: `apiPath('de', '/cart/items')` is `/api/de/cart/items`. */
export const apiPath = (locale: Locale, action: string) => `/api/${locale}${action}`

/** Form fields as URL-encoded text. */
export function toFields(values: FormValues): URLSearchParams {
  const pairs = values instanceof FormData ? [...values] : Object.entries(values)
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

/** An input without a file sends one without a name. */
const hasFiles = (values: FormValues): values is FormData =>
  values instanceof FormData && [...values.values()].some((value) => typeof value !== 'string' && value.name !== '')

/**
 * Sends and reads the answer; never throws. What cannot be reached or read is a problem of status 0 or 502, titled `unavailable`.
 * @param path see `apiPath`
 */
export async function sendForm<Given extends Answer>(
  path: string,
  values: FormValues,
  unavailable: string,
): Promise<Outcome<Given>> {
  let response: Response
  try {
    const files = hasFiles(values)
    response = await fetch(path, {
      method: 'POST',
      body: files ? values : toFields(values),
      // whom the page was drawn for: nothing is written for somebody else
      headers: { accept: 'application/json', 'x-customer': document.documentElement.dataset.customer ?? '' },
      // also what is sent while the document is left arrives; browsers do that for small bodies only
      keepalive: !files,
    })
  } catch {
    return { ok: false, problem: { status: 0, title: unavailable } }
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && typeof answer === 'object' && answer !== null) return { ok: true, answer: answer as Given }
  return { ok: false, problem: isProblem(answer) ? answer : { status: response.status || 502, title: unavailable } }
}
