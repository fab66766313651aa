// Forms: their pages, rows and fields, and what visitors hand in with them. Joined in schema.ts.
import type { Context } from '../context.ts'
import { refusal } from '../errors.ts'
import { toLanguage } from '../language.ts'
import { toEntryNodes } from '../nodes.ts'
import { canBeChecked, checkForm } from '../rules/check-form.ts'
import { chooseSites, type List, type SiteArguments } from '../site-choice.ts'
import type { FormRow } from '../sql/forms.ts'
import { addSubmission } from '../sql/submissions.ts'
import type { StoredFormField, StoredFormPage, StoredFormSettings } from '../stored.ts'

type FormArguments = Pick<SiteArguments, 'siteId'> & { handle?: List<string> }
type InputFile = { fileData?: string | null; filename?: string | null }
type SubmitArguments = {
  input: {
    handle: string
    siteId?: number | null
    values: { handle: string; value?: string | null; values?: string[] | null; files?: InputFile[] | null }[]
  }
}
type FormNode = ReturnType<typeof toFormNode>
type SettingsNode = StoredFormSettings & { siteId: number; language: string }

export function toFormNode(row: FormRow) {
  const { id, title, handle, language } = row
  const settings: StoredFormSettings = JSON.parse(row.settings)
  const pages: StoredFormPage[] = JSON.parse(row.pages)
  return {
    __typename: 'Form',
    id: String(id),
    title,
    handle,
    siteId: row.site_id,
    language,
    isAvailable: row.available === 1,
    settings: { ...settings, siteId: row.site_id, language },
    pages: pages.map((page, index) => toPageNode(page, `${id}-${index + 1}`)),
  }
}

const toPageNode = ({ label, settings, rows }: StoredFormPage, id: string) => ({
  id,
  label,
  settings,
  rows: rows.map((fields, index) => ({
    id: `${id}-${index + 1}`,
    rowFields: fields.map((field) => toFieldNode(field, id)),
  })),
})

function toFieldNode({ kind, fields, ...field }: StoredFormField, place: string): object {
  const id = `${place}-${field.handle}`
  return {
    required: false,
    enableConditions: false,
    visibility: 'visible',
    inputTypeName: 'String',
    ...field,
    __typename: `Field_${kind}`,
    id,
    type: `verbb\\formie\\fields\\${kind}`,
    displayName: kind,
    ...(fields && { fields: fields.map((inner) => toFieldNode(inner, id)) }),
  }
}

const toFile = ({ fileData, filename }: InputFile) => ({ fileData: fileData ?? '', filename: filename ?? '' })

export const formResolvers = {
  Query: {
    async formieForm(_root: unknown, args: FormArguments, context: Context): Promise<FormNode | null> {
      const [site] = await chooseSites(context, args)
      const handles = args.handle?.filter((handle) => handle !== null) ?? []
      const rows = site ? await Promise.all(handles.map((handle) => context.form(site.id, handle))) : []
      const row = rows.find((found) => found !== undefined)
      return row ? toFormNode(row) : null
    },
  },
  Mutation: {
    /** One that was handed in before with the same unique value is thanked for as well: nobody learns who is on the list. */
    async submitForm(_root: unknown, { input }: SubmitArguments, context: Context) {
      const site = (await context.sites()).find(({ id }) => id === input.siteId)
      const form = site && (await context.form(site.id, input.handle))
      const pages: StoredFormPage[] = form ? JSON.parse(form.pages) : []
      if (!form?.available || !canBeChecked(pages))
        throw refusal(site ? toLanguage(site.language) : context.language, 'NOT_AVAILABLE', 'formsClosed')
      const given = new Map(
        input.values.map(({ handle, value, values, files }) => [
          handle,
          { value: value ?? '', values: values ?? [], files: (files ?? []).map(toFile) },
        ]),
      )
      const { answers, files, errors, unique } = checkForm(pages, given, toLanguage(form.language))
      const settings: StoredFormSettings = JSON.parse(form.settings)
      if (errors.length > 0) return { success: false, errorMessage: settings.errorMessageHtml, errors }
      const submittedAt = context.now().toISOString()
      await addSubmission(context.db, { formId: form.id, siteId: form.site_id, submittedAt, answers, files, unique })
      return { success: true, isFinalPage: true, submitActionMessage: settings.submitActionMessageHtml }
    },
  },
  FormSettingsType: {
    async redirectEntry(settings: SettingsNode, _args: unknown, context: Context) {
      const { redirectEntry: id } = settings
      return id === undefined ? null : ((await toEntryNodes([id], settings, context))[0] ?? null)
    },
  },
}
