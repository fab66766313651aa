/** The CMS's newsletter form, usable if an e-mail address and at most one consent are its only required values. */
import type { siteCraftDataQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { type FieldOf, fieldsOf, needsScript, type UnavailableReason } from '../form/cms-form.ts'
import type { SubmittedValues } from '../form/submitted-values.ts'
import { toCmsForm } from '../form/to-cms-form.ts'
import type { RichText } from '../text/rich-text.ts'

export interface NewsletterForm {
  form: string
  field: string
  mutation: string | null
  label: string
  placeholder: string | null
  submit: string | null
  consent: { field: string; label: string; text: RichText; value: string } | null
  hidden: Record<string, string>
}

export interface Newsletter {
  title: string
  form: NewsletterForm | UnavailableReason
}

type General = Extract<NonNullable<siteCraftDataQuery['globalGeneral']>, { newsletterForm?: unknown }>
type GivenForm = NonNullable<NonNullable<General['newsletterForm']>[number]>

function toForm(given: GivenForm, locale: Locale): NewsletterForm | UnavailableReason {
  const form = toCmsForm(given, locale)
  if (typeof form === 'string') return form
  const fields = fieldsOf(form)
  const email = fields.find((field): field is FieldOf<'email'> => field.kind === 'email')
  const others = fields.filter((field) => field !== email && field.required && field.kind !== 'hidden')
  const consent = others.find((field): field is FieldOf<'agree'> => field.kind === 'agree') ?? null
  if (!email || needsScript(form) || others.length > (consent ? 1 : 0)) return 'unsupported'
  const hidden = fields.filter(({ kind }) => kind === 'hidden')
  return {
    form: form.handle,
    field: email.handle,
    mutation: form.mutation,
    label: email.label,
    placeholder: email.placeholder,
    submit: form.pages.at(-1)?.submitLabel ?? null,
    consent: consent && {
      field: consent.handle,
      label: consent.label,
      text: consent.text,
      value: consent.checkedValue,
    },
    hidden: Object.fromEntries(hidden.map(({ handle, defaultValue }) => [handle, defaultValue])),
  }
}

export function toNewsletter(general: General | null, locale: Locale): Newsletter | null {
  const given = general?.newsletterForm?.[0]
  return given ? { title: general?.newsletterTitle || given.title || '', form: toForm(given, locale) } : null
}

export interface Subscription {
  newsletterEmail: string
  /** Present if the box is checked. */
  newsletterConsent?: string
}

export const toSubmittedValues = (
  { field, consent, hidden }: NewsletterForm,
  { newsletterEmail, newsletterConsent }: Subscription,
): SubmittedValues =>
  new Map([
    ...Object.entries(hidden).map(([name, value]): [string, string[]] => [name, [value]]),
    [field, [newsletterEmail]],
    ...(consent && newsletterConsent ? [[consent.field, [consent.value]] as [string, string[]]] : []),
  ])

/** Messages by the names of the footer's inputs. */
export const toInputErrors = ({ field, consent }: NewsletterForm, errors: Record<string, string[]> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [
      name === consent?.field ? 'newsletterConsent' : name === field ? 'newsletterEmail' : name,
      texts,
    ]),
  )
