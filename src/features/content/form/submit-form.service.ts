/** Hands what a visitor filled in to the CMS: the form is asked for anew, checked, and sent with what only the server may know. */

import { formQuery, submitForm, type submitFormMutationVariables } from '#contracts/generated/content.ts'
import type { RequestContext } from '#server/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { toPlainText } from '../text/plain-text.ts'
import { toCaptchas } from './captchas.ts'
import { boxName, type CmsForm, type FormField } from './cms-form.ts'
import { type Given, readValue, visibleFields } from './submitted-values.ts'
import { toCmsForm } from './to-cms-form.ts'

type SentValue = Exclude<submitFormMutationVariables['input']['values'], undefined>[number]

async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // in parts: the arguments of a call are limited
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`
}

async function toSent(field: FormField, value: string | string[] | File[]): Promise<SentValue> {
  const { handle } = field
  if (field.kind === 'agree') return { handle, value: value === '' ? '' : field.checkedValue }
  if (!Array.isArray(value)) return { handle, value }
  const files = value.filter((each) => typeof each !== 'string')
  if (field.kind !== 'file') return { handle, values: value.filter((each) => typeof each === 'string') }
  const sent = await Promise.all(files.map(async (file) => ({ fileData: await toDataUrl(file), filename: file.name })))
  return { handle, files: sent }
}

/** Messages by the name of an input: boxes are told apart by their values, and the first of them speaks for all. */
function byInput(fields: readonly FormField[], messages: Record<string, string[]>): Record<string, string[]> {
  const named = fields.flatMap((field) => {
    const said = messages[field.handle]
    const first = field.kind === 'checkboxes' ? field.options.find(({ isGroup }) => !isGroup) : null
    return said ? [[first ? boxName(field.handle, first.value) : field.handle, said] as const] : []
  })
  return Object.fromEntries(named)
}

const refuse = (form: CmsForm, errors: Record<string, string[]>, t: RequestContext['t'], title?: string) =>
  new HttpProblem({
    status: 422,
    title: title || form.errorMessage || t('forms.incomplete'),
    ...(!title && form.errorMessage === null && { detail: t('forms.incompleteSummary') }),
    ...(Object.keys(errors).length > 0 && { errors }),
  })

/** @throws HttpProblem 404 for a form that is closed or unknown, 422 for what does not fit it */
export async function submitCmsForm(
  handle: string,
  given: Given,
  context: RequestContext,
): Promise<{ notice: string; next: string | null }> {
  const { cms, locale, siteId, t } = context
  const answer = await cms.ask(formQuery, { handle: [handle], siteId: [siteId] })
  const form = toCmsForm(answer.formQuery, locale)
  if (!form) throw new HttpProblem({ status: 404, title: t('forms.formClosed') })
  // the engine with its rules and words is large, and few requests need it
  const { validateValues } = await import('./validate-values.ts')
  const fields = visibleFields(form, given)
  const problems = await validateValues(form, given, { locale, t })
  if (Object.keys(problems).length > 0) throw refuse(form, byInput(fields, problems), t)
  const values = await Promise.all(fields.map((field) => toSent(field, readValue(field, given))))
  const captchas = toCaptchas(answer.formQuery?.captchas ?? null, given)
  const { submitForm: outcome } = await cms.write(submitForm, { input: { handle, siteId, values, captchas } })
  if (!outcome?.success) {
    const messages = Object.fromEntries((outcome?.errors ?? []).map((field) => [field.handle, [...field.messages]]))
    throw refuse(form, byInput(fields, messages), t, toPlainText(outcome?.errorMessage))
  }
  return { notice: toPlainText(outcome.submitActionMessage) || t('forms.formSent'), next: form.next }
}
