import type { formQueryQuery } from '#contracts/generated/content.ts'
import type { Given } from './submitted-values.ts'

type Captchas = NonNullable<formQueryQuery['formQuery']>['captchas']

/** The value from the browser takes precedence over the value that the CMS issued. */
export const toCaptchas = (captchas: Captchas, given: Given) =>
  (captchas ?? []).flatMap((captcha) => {
    if (!captcha?.name) return []
    const answer = given.get(captcha.name)?.[0]
    return { handle: captcha.handle, name: captcha.name, value: typeof answer === 'string' ? answer : captcha.value }
  })
