// Forms: their pages, rows and fields. Handing one in is refused in the reader's language. Joined in schema.ts.
import type { Context } from '../context.ts'
import { refusal } from '../errors.ts'
import { toLanguage } from '../language.ts'
import { toEntryNodes } from '../nodes.ts'
import { chooseSites, type List, type SiteArguments } from '../site-choice.ts'
import type { FormRow } from '../sql/forms.ts'
import type { StoredFormField, StoredFormPage, StoredFormSettings } from '../stored.ts'

type FormArguments = Pick<SiteArguments, 'siteId'> & { handle?: List<string> }
type SubmitArguments = { input: { handle: string; siteId?: number | null } }
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
    async submitForm(_root: unknown, { input }: SubmitArguments, context: Context): Promise<never> {
      const site = (await context.sites()).find(({ id }) => id === input.siteId)
      throw refusal(site ? toLanguage(site.language) : context.language, 'NOT_AVAILABLE', 'formsClosed')
    },
  },
  FormSettingsType: {
    async redirectEntry(settings: SettingsNode, _args: unknown, context: Context) {
      const { redirectEntry: id } = settings
      return id === undefined ? null : ((await toEntryNodes([id], settings, context))[0] ?? null)
    },
  },
}
