/** Checks whether the CMS accepts submissions of a form. */
import type { RequestContext } from '#server/context/context.ts'
import type { CmsForm, UnavailableReason } from './cms-form.ts'

/** @param place of the form on the website, for the log */
export async function toSubmittableForm<Form extends Pick<CmsForm, 'mutation'>>(
  { cms, locale, logOnce }: RequestContext,
  form: Form | UnavailableReason,
  place: string,
): Promise<Form | UnavailableReason> {
  if (form === 'closed') return form
  const isSubmittable =
    form !== 'unsupported' && (form.mutation !== null || !(await cms.lacks('Mutation.submitForm').catch(() => true)))
  if (isSubmittable) return form
  logOnce('warn', 'content.formUnavailable', { place, locale })
  return 'unsupported'
}
