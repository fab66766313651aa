/** The CMS's newsletter form, usable if an e-mail address is its only required value. */
import type { siteCraftDataQuery, submitFormMutation } from '#contracts/generated/content.ts'
import type { Problem } from '#service/problem.ts'
import { toPlainText } from '../text/plain-text.ts'

export interface Newsletter {
  title: string
  /** Handles of the form and its field in the CMS. */
  form: string
  field: string
  label: string
  placeholder: string | null
  submit: string | null
  /** Message after success; null: the shop's default. */
  thanks: string | null
}

type General = Extract<NonNullable<siteCraftDataQuery['globalGeneral']>, { newsletterForm?: unknown }>

/** null if there is no form, it is closed, or it requires more than an e-mail address. */
export function toNewsletter(general: General | null): Newsletter | null {
  const form = general?.newsletterForm?.[0]
  const [page, ...more] = form?.pages ?? []
  // a form with its own mutation needs a document that the shop does not have
  if (!form?.handle || form.submissionMutationName || form.isAvailable === false || !page || more.length > 0)
    return null
  const fields = (page.rows ?? []).flatMap((row) => row?.rowFields ?? []).filter((field) => field !== null)
  const [email, ...others] = fields.filter(({ required, __typename }) => required || __typename === 'Field_Email')
  if (email?.__typename !== 'Field_Email' || !email.handle || others.length > 0) return null
  return {
    title: general?.newsletterTitle || form.title || '',
    form: form.handle,
    field: email.handle,
    label: email.label ?? '',
    placeholder: email.placeholder || null,
    submit: page.settings?.submitButtonLabel || null,
    thanks: toPlainText(form.settings?.submitActionMessageHtml) || null,
  }
}

/** Errors of the CMS as a problem; null if it accepted the values. */
export function toRefusal(answer: submitFormMutation['submitForm'], title: string): Problem | null {
  if (answer?.success) return null
  const messages = answer?.errors?.flatMap((field) => field.messages) ?? []
  return {
    status: 422,
    title: toPlainText(answer?.errorMessage) || title,
    ...(messages.length > 0 && { errors: { newsletterEmail: messages } }),
  }
}
