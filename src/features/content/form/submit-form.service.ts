/** Submits a CMS form: fetches it uncached, validates the values and adds the captchas. */
import { formQuery } from '#contracts/generated/content.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { toCaptchaValues } from './captchas.ts'
import { type CmsForm, checkboxName, type FormField } from './cms-form.ts'
import { toUpload } from './files/to-upload.ts'
import type { SubmissionValue } from './form-mutation.ts'
import { sendSubmission } from './send-submission.service.ts'
import {
  getSubmittedValue,
  type SubmittedValues,
  type Visible,
  visibleFields,
  visibleParts,
} from './submitted-values.ts'
import { toCmsForm } from './to-cms-form.ts'

async function toSent(
  field: FormField,
  value: string | string[] | File[],
  pause: () => Promise<void>,
): Promise<SubmissionValue> {
  const { handle } = field
  if (field.kind === 'agree') return { handle, value: value === '' ? '' : field.checkedValue }
  if (!Array.isArray(value)) return { handle, value }
  const files = value.filter((each) => typeof each !== 'string')
  if (field.kind !== 'file') return { handle, values: value.filter((each) => typeof each === 'string') }
  const sent = []
  for (const file of files) sent.push(await toUpload(file, pause))
  return { handle, files: sent }
}

/** Messages by input name; those of checkboxes go to the first box. */
function byInput(fields: readonly FormField[], messages: Record<string, string[]>): Record<string, string[]> {
  const named = fields.flatMap((field) => {
    const fieldMessages = messages[field.handle]
    const first = field.kind === 'checkboxes' ? field.options.find(({ isGroup }) => !isGroup) : null
    return fieldMessages
      ? [[first ? checkboxName(field.handle, first.value) : field.handle, fieldMessages] as const]
      : []
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

/** Errors of the fields that hide the button to the next page: with JavaScript, the form cannot be submitted with such values. */
function toEndProblems(form: CmsForm, { endsAt, handles }: Visible, t: RequestContext['t']): Record<string, string[]> {
  const list = endsAt === null ? [] : (form.pages[endsAt]?.nextConditions?.list ?? [])
  return Object.fromEntries(list.flatMap(({ handle }) => (handles.has(handle) ? [[handle, [t('forms.invalid')]]] : [])))
}

/**
 * @returns the success message of the CMS, or empty; `next`: path to open
 * @throws HttpProblem 404 if the form is closed or unknown, 422 if the values are invalid
 */
export async function submitCmsForm(
  handle: string,
  given: SubmittedValues,
  context: RequestContext,
): Promise<{ message: string; next: string | null }> {
  const { cms, locale, siteId, t } = context
  const { formQuery: current } = await cms.ask(formQuery, { handle: [handle], siteId: [siteId] })
  const form = current && toCmsForm(current, locale)
  if (!current || !form || form === 'closed') throw new HttpProblem({ status: 404, title: t('forms.formClosed') })
  if (form === 'unsupported') throw new HttpProblem({ status: 404, title: t('forms.formUnavailable') })
  // lazy: the validation engine is large and few requests need it
  const { validateValues } = await import('./validate-values.ts')
  const fields = visibleFields(form, given)
  const visible = visibleParts(form, given)
  const problems = { ...toEndProblems(form, visible, t), ...(await validateValues(form, given, { locale, t })) }
  if (Object.keys(problems).length > 0 || visible.endsAt !== null) throw refuse(form, byInput(fields, problems), t)
  const emails = fields.filter(({ kind }) => kind === 'email').map((field) => String(getSubmittedValue(field, given)))
  const hasFiles = fields.some((field) => field.kind === 'file' && getSubmittedValue(field, given).length > 0)
  const send = async (pause = async () => {}) => {
    await context.countSubmission(emails.filter(Boolean))
    const values = await Promise.all(fields.map((field) => toSent(field, getSubmittedValue(field, given), pause)))
    await pause()
    return sendSubmission(context, current, values, toCaptchaValues(current.captchas, given))
  }
  const result = hasFiles ? await context.withUploadPermit(send) : await send()
  if (!result.ok) throw refuse(form, byInput(fields, result.errors), t, result.message)
  return { message: result.message, next: form.next }
}
