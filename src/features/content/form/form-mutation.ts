/** Builds the mutation that the CMS has for one form: an argument per field, of the field's input type. */
import type { FormFieldsFragment } from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { type CmsField, withoutNulls } from './to-field.ts'

export const graphqlName = /^[_A-Za-z]\w*$/
const graphqlType = /^\[?[_A-Za-z]\w*!?\]?!?$/

/** A submitted value as submitForm takes it. */
export type SubmissionValue = {
  handle: string
  value?: string
  values?: string[]
  files?: { fileData: string; filename: string }[]
}
export type SubmissionCaptcha = { handle: string | null; name: string; value: string | null }

/** Result of a mutation that reports success as submitForm does; `__typename` only if it returns the stored submission. */
export type FormMutationResult = {
  submission: {
    __typename?: string
    success?: boolean
    submitActionMessage?: string | null
    errorMessage?: string | null
    errors?: readonly { handle: string; messages: readonly string[] }[] | null
  } | null
}
export const resultFields = {
  report: 'success submitActionMessage errorMessage errors{handle messages}',
  id: '__typename',
}

const isNumeric = (type: string) => /^(?:Int|Float|Number)$/.test(type)

/** The value of an argument; undefined: not given. */
function toArgument(type: string, { value = '', values, files }: SubmissionValue): unknown {
  const named = type.replace(/[[\]!]/g, '')
  if (files) return files.length > 0 ? files : undefined
  const texts = values ?? (value === '' ? [] : [value])
  if (named === 'Boolean') return texts.length > 0
  const items = isNumeric(named) ? texts.map(Number) : texts
  if (type.startsWith('[')) return items
  return items.length > 1 ? texts.join(', ') : items[0]
}

type Argument = { name: string; type: string; value: unknown }

/** Parts of a name field, `name.firstName`, are members of one argument. */
function toFieldArgument(field: CmsField, values: readonly SubmissionValue[]): Argument[] {
  const { handle: name } = field
  const own = values.find(({ handle }) => handle === name)
  const isList = own?.values !== undefined || own?.files !== undefined
  const type = field.inputTypeName || (own?.files ? '[FileUploadInput]' : isList ? '[String]' : 'String')
  if (!name) return []
  if (own) return [{ name, type, value: toArgument(type, own) }]
  const parts = values.flatMap(({ handle, value }) =>
    handle.startsWith(`${name}.`) && value ? [[handle.slice(name.length + 1), value] as const] : [],
  )
  if (parts.length === 0) return []
  const isText = type.replace('!', '') === 'String'
  return [{ name, type, value: isText ? parts.map(([, text]) => text).join(' ') : Object.fromEntries(parts) }]
}

/** @throws Error if a name or type of the CMS is not one of GraphQL: it becomes part of the document */
export function toFormMutation(
  mutation: string,
  fields: string,
  form: FormFieldsFragment,
  values: readonly SubmissionValue[],
  captchas: readonly SubmissionCaptcha[],
): { document: TypedDocument<FormMutationResult, Record<string, unknown>>; variables: Record<string, unknown> } {
  const rows = withoutNulls(form.pages).flatMap(({ rows }) => withoutNulls(rows))
  const all = rows.flatMap(({ rowFields }) => withoutNulls(rowFields))
  const args = [
    ...all.flatMap((field) => toFieldArgument(field as CmsField, values)),
    ...captchas.map(({ handle, ...value }) => ({ name: handle ?? '', type: 'FormieCaptchaInput', value })),
  ].filter(({ name, value }) => name !== '' && value !== undefined)
  const wrong = args.find(({ name, type }) => !graphqlName.test(name) || !graphqlType.test(type))
  if (wrong) throw new Error(`not a GraphQL name or type: ${wrong.name}: ${wrong.type}`)
  const declared = args.map(({ name, type }) => `$${name}:${type}`).join(',')
  const given = args.map(({ name }) => `${name}:$${name}`).join(',')
  const text = `mutation ${mutation}${declared && `(${declared})`}{submission:${mutation}${given && `(${given})`}{${fields}}}`
  return {
    document: {
      name: mutation,
      type: 'mutation',
      text,
      roots: { submission: 'object' },
      hash: '',
      extensions: [],
      inputs: [],
      operation: null,
    },
    variables: Object.fromEntries(args.map(({ name, value }) => [name, value])),
  }
}
