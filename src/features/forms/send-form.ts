import type { Locale } from '#i18n/locales.ts'
import { customerAttr, customerHeader } from '#protocol/protocol.ts'
import { isProblem, type Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import type { FormAction, WriteResponse } from './form-action.ts'

/** Undefined values are left out. */
export type FormValues = FormData | Record<string, string | undefined>

/** URL of an API route: `apiPath('de', '/cart/items')` is `/api/de/cart/items`. */
export const apiPath = (locale: Locale, action: string) => `/api/${locale}${action}`

export function toFields(values: FormValues): URLSearchParams {
  const pairs = values instanceof FormData ? [...values] : Object.entries(values)
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

/** An empty file input sends a file without a name. */
const hasFiles = (values: FormValues): values is FormData =>
  values instanceof FormData && [...values.values()].some((value) => typeof value !== 'string' && value.name !== '')

/** Never throws. A network failure has status 0, an unreadable response its own status; both have the title `unavailable`. */
export async function sendForm<Given extends WriteResponse>(
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
      // customer for whom the page was rendered: the API rejects a write for another one
      headers: {
        accept: 'application/json',
        [customerHeader]: document.documentElement.getAttribute(customerAttr) ?? '',
      },
      // completes while the document is left; browsers limit the size of such bodies
      keepalive: !files,
    })
  } catch {
    return { ok: false, problem: { status: 0, title: unavailable } }
  }
  // the type of the action describes the response
  const answer: Given | Problem | null = await response.json().catch(() => null)
  if (response.ok && typeof answer === 'object' && answer !== null && !isProblem(answer))
    return { ok: true, value: answer }
  return { ok: false, problem: isProblem(answer) ? answer : { status: response.status || 502, title: unavailable } }
}
