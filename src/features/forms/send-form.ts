/** Posts a form to the api by script. Called by ApiForm, and by the parts that write without a form of their own (undo). */

import type { Locale } from '#i18n/locales.ts'
import { customerHeader, customerMark } from '#protocol/protocol.ts'
import { isProblem, type Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import type { Answer, FormAction } from './form-action.ts'

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

/** Sends and reads the answer; never throws. What cannot be reached or read is a problem of status 0 or 502, titled `unavailable`. */
export async function sendForm<Given extends Answer>(
  { path }: FormAction<Given>,
  values: FormValues,
  { locale, unavailable }: { locale: Locale; unavailable: string },
): Promise<Result<Given>> {
  let response: Response
  try {
    const files = hasFiles(values)
    response = await fetch(apiPath(locale, path), {
      method: 'POST',
      body: files ? values : toFields(values),
      // whom the page was drawn for: nothing is written for somebody else
      headers: {
        accept: 'application/json',
        [customerHeader]: document.documentElement.getAttribute(customerMark) ?? '',
      },
      // also what is sent while the document is left arrives; browsers do that for small bodies only
      keepalive: !files,
    })
  } catch {
    return { ok: false, problem: { status: 0, title: unavailable } }
  }
  // what a route answers is what its action says
  const answer: Given | Problem | null = await response.json().catch(() => null)
  if (response.ok && typeof answer === 'object' && answer !== null && !isProblem(answer))
    return { ok: true, value: answer }
  return { ok: false, problem: isProblem(answer) ? answer : { status: response.status || 502, title: unavailable } }
}
