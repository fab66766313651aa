import { formQuery } from '#contracts/generated/content.ts'
import type { RequestContext } from '#server/context/context.ts'
import { captchaName } from './captchas.ts'

export async function getCaptchaValues(
  { cms, siteId }: RequestContext,
  handle: string,
): Promise<{ values: Record<string, string> }> {
  const { formQuery: form } = await cms.ask(formQuery, { handle: [handle], siteId: [siteId] })
  const pairs = (form?.captchas ?? []).flatMap((captcha): [string, string][] =>
    captcha?.handle ? [[captchaName(captcha.handle), captcha.value ?? '']] : [],
  )
  return { values: Object.fromEntries(pairs) }
}
