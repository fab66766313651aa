import { boxName, type CmsForm, type FormField, fieldsOf } from './cms-form.ts'
import { isShown } from './conditions.ts'

/** Values by input name. */
export type Given = ReadonlyMap<string, (string | File)[]>

/** Value of a field: checkboxes have names of their own, an empty file input sends a file of 0 bytes. */
export function readValue(field: FormField, given: Given): string | string[] | File[] {
  const texts = (name: string) => (given.get(name) ?? []).filter((value) => typeof value === 'string')
  if (field.kind === 'checkboxes')
    return field.options.flatMap(({ value }) => (given.has(boxName(field.handle, value)) ? [value] : []))
  if (field.kind === 'select' && field.multiple) return texts(field.handle)
  if (field.kind === 'file')
    return (given.get(field.handle) ?? []).filter((value): value is File => typeof value !== 'string' && value.size > 0)
  return (texts(field.handle)[0] ?? '').trim()
}

const asTexts = (value: ReturnType<typeof readValue>): string[] =>
  (Array.isArray(value) ? value : [value]).map((each) => (typeof each === 'string' ? each : each.name))

export function visibleFields(form: CmsForm, given: Given): FormField[] {
  const all = fieldsOf(form)
  const texts = new Map(all.map((field) => [field.handle, asTexts(readValue(field, given))]))
  return all.filter(({ conditions, disabled }) => !disabled && isShown(conditions, texts))
}

export const visibleHandles = (form: CmsForm, given: Given): ReadonlySet<string> =>
  new Set(visibleFields(form, given).map(({ handle }) => handle))

/** Values that a browser would submit without any input. */
export const defaultsOf = (form: CmsForm): Given =>
  new Map(
    fieldsOf(form).flatMap((field): [string, string[]][] => {
      if (field.kind !== 'checkboxes') return [[field.handle, [field.defaultValue]]]
      const chosen = field.options.filter(({ isDefault }) => isDefault)
      return chosen.map(({ value }) => [boxName(field.handle, value), [value]])
    }),
  )
