/** Validates submitted values, in the browser and in the API; loaded on demand. */
import { createForm, validationErrorsOf, waitForValidation } from '#features/forms/form-node.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { CmsForm } from './cms-form.ts'
import { matchesExtension } from './files/file-kinds.ts'
import { toValidationRules } from './rules.ts'
import { getSubmittedValue, type SubmittedValues, visibleFields } from './submitted-values.ts'

export async function validateValues(
  form: CmsForm,
  given: SubmittedValues,
  { locale, t }: { locale: Locale; t: Translate },
): Promise<Record<string, string[]>> {
  const fields = visibleFields(form, given)
  const engine = createForm(
    fields.map((field) => toValidationRules(field, getSubmittedValue(field, given), { locale, t })),
    locale,
  )
  await waitForValidation(engine)
  const problems = validationErrorsOf(engine)
  for (const field of fields.filter(({ handle, kind }) => kind === 'file' && !problems[handle])) {
    const files = getSubmittedValue(field, given) as File[]
    const start = async (file: File) => new Uint8Array(await file.slice(0, 8).arrayBuffer())
    const right = await Promise.all(files.map(async (file) => matchesExtension(file.name, await start(file))))
    if (right.includes(false)) problems[field.handle] = [t('forms.fileContent')]
  }
  return problems
}
