/** The newsletter's form: whichever the CMS names for it, as long as an e-mail address is all that it must have. */

import type { siteCraftDataQuery, submitFormMutation } from '#contracts/generated/content.ts'
import type { Problem } from '#service/problem.ts'
import { toPlainText } from '../text/plain-text.ts'

export interface Newsletter {
  title: string
  /** Handles of the form and of its field, by which the CMS knows them. */
  form: string
  field: string
  label: string
  placeholder: string | null
  submit: string | null
  /** Said when it has been handed in; null: the shop's own words. */
  thanks: string | null
}

type General = Extract<NonNullable<siteCraftDataQuery['globalGeneral']>, { newsletterForm?: unknown }>

/** null: there is none, it is closed, or it asks for more than the foot of a page has room for. */
export function toNewsletter(general: General | null): Newsletter | null {
  const form = general?.newsletterForm?.[0]
  const [page, ...more] = form?.pages ?? []
  // a form with a mutation of its own is handed in by a document that nobody here has
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

/** What the CMS finds wrong with what was handed in; null: nothing. */
export function toRefusal(answer: submitFormMutation['submitForm'], title: string): Problem | null {
  if (answer?.success) return null
  const messages = answer?.errors?.flatMap((field) => field.messages) ?? []
  return {
    status: 422,
    title: toPlainText(answer?.errorMessage) || title,
    ...(messages.length > 0 && { errors: { newsletterEmail: messages } }),
  }
}
