/** The captchas of a form, as the CMS wants them back. Called by submit-form.service.ts. */
import type { formQueryQuery } from '#contracts/generated/content.ts'
import type { Given } from './submitted-values.ts'

type Captchas = NonNullable<formQueryQuery['formQuery']>['captchas']

/** One that the CMS fills in itself is sent back as it came; what a visitor's browser answered wins. */
export const toCaptchas = (captchas: Captchas, given: Given) =>
  (captchas ?? []).flatMap((captcha) => {
    if (!captcha?.name) return []
    const answer = given.get(captcha.name)?.[0]
    return { handle: captcha.handle, name: captcha.name, value: typeof answer === 'string' ? answer : captcha.value }
  })
