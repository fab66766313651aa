/** Captchas of a CMS form: their kinds, their inputs, and the values that the CMS gets. */
import type { formQueryQuery } from '#contracts/generated/content.ts'
import type { Captcha } from './cms-form.ts'
import type { SubmittedValues } from './submitted-values.ts'

type Captchas = NonNullable<formQueryQuery['formQuery']>['captchas']

const kinds = [
  ['honeypot', /^honeypot/i],
  ['script', /^(?:javascript|duplicate)/i],
] as const

/** null if the shop does not support one of them: then the form cannot be submitted. */
export function toCaptchas(captchas: readonly ({ readonly handle: string | null } | null)[] | null): Captcha[] | null {
  const found = (captchas ?? []).flatMap((captcha) => {
    if (!captcha?.handle) return []
    const { handle } = captcha
    return { handle, kind: kinds.find(([, pattern]) => pattern.test(handle))?.[0] }
  })
  return found.every((captcha): captcha is Captcha => captcha.kind !== undefined) ? found : null
}

/** Name of the input, which does not depend on the visitor. */
export const captchaName = (handle: string) => `_captcha.${handle}`

/** Only values from the browser: a value that the server adds itself proves nothing. */
export const toCaptchaValues = (captchas: Captchas, given: SubmittedValues) =>
  (captchas ?? []).flatMap((captcha) => {
    if (!captcha?.name) return []
    const { handle, name } = captcha
    const value = given.get(captchaName(handle ?? ''))?.[0]
    return { handle, name, value: typeof value === 'string' ? value : '' }
  })
