/** Sends a submission to the CMS: with the form's own mutation if it has one, else with submitForm. */
import { type FormFieldsFragment, submitForm } from '#contracts/generated/content.ts'
import type { BackendError, RequestContext } from '#server/context/context.ts'
import { isBackendFailure, isBackendRejection } from '#service/backend-failure.ts'
import { toPlainText } from '../text/plain-text.ts'
import {
  type FormMutationResult,
  resultFields,
  type SubmissionCaptcha,
  type SubmissionValue,
  toFormMutation,
} from './form-mutation.ts'

/** `errors`: messages by field. */
export type SubmissionResult =
  | { ok: true; message: string }
  | { ok: false; message: string; errors: Record<string, string[]> }

type Report = NonNullable<FormMutationResult['submission']>

const toResult = (report: Report | null | undefined): SubmissionResult =>
  report?.success
    ? { ok: true, message: toPlainText(report.submitActionMessage) }
    : {
        ok: false,
        message: toPlainText(report?.errorMessage),
        errors: Object.fromEntries((report?.errors ?? []).map(({ handle, messages }) => [handle, [...messages]])),
      }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Messages by field of a rejected submission, which Formie also encodes as JSON in the message; null: another failure. */
function readErrors({ validation, message }: BackendError): Record<string, string[]> | null {
  if (Object.keys(validation).length > 0) return validation
  try {
    const found = Object.entries(JSON.parse(message)).filter((entry): entry is [string, string[]] => isTexts(entry[1]))
    return found.length > 0 ? Object.fromEntries(found) : null
  } catch {
    return null
  }
}

function toRejection(error: unknown): SubmissionResult {
  const errors = isBackendRejection(error) ? readErrors(error) : null
  if (!errors) throw error
  return { ok: false, message: '', errors }
}

/** Mutations whose result is the stored submission, as in Formie, and not a report of success. */
const returnsSubmission = new Set<string>()

async function sendOwn(
  { cms }: RequestContext,
  mutation: string,
  form: FormFieldsFragment,
  values: readonly SubmissionValue[],
  captchas: readonly SubmissionCaptcha[],
): Promise<SubmissionResult> {
  const send = async (fields: string) => {
    const { document, variables } = toFormMutation(mutation, fields, form, values, captchas)
    return (await cms.write(document, variables)).submission
  }
  try {
    if (!returnsSubmission.has(mutation)) {
      try {
        return toResult(await send(resultFields.report))
      } catch (error) {
        // nothing was executed: the result has no such fields
        if (!isBackendFailure(error) || error.kind !== 'unsupported') throw error
      }
    }
    const stored = await send(resultFields.id)
    returnsSubmission.add(mutation)
    return stored ? { ok: true, message: '' } : { ok: false, message: '', errors: {} }
  } catch (error) {
    return toRejection(error)
  }
}

export async function sendSubmission(
  context: RequestContext,
  form: FormFieldsFragment,
  values: SubmissionValue[],
  captchas: SubmissionCaptcha[],
): Promise<SubmissionResult> {
  const { submissionMutationName: mutation, handle } = form
  if (mutation) return sendOwn(context, mutation, form, values, captchas)
  const input = { handle: handle ?? '', siteId: context.siteId, values, captchas }
  return toResult((await context.cms.write(submitForm, { input })).submitForm)
}
