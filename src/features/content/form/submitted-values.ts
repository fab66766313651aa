/** What stands in the inputs of a form, read by its fields. Used in the browser and in the api. */
import { boxName, type CmsForm, type FormField, fieldsOf } from './cms-form.ts'
import { isShown } from './conditions.ts'

/** By the names of inputs. */
export type Given = ReadonlyMap<string, (string | File)[]>

/** The value of a field as a form sends it: boxes have names of their own, an empty file field sends a file without a name. */
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

/** The fields that count: those that are shown with what was filled in. */
export function visibleFields(form: CmsForm, given: Given): FormField[] {
  const all = fieldsOf(form)
  const texts = new Map(all.map((field) => [field.handle, asTexts(readValue(field, given))]))
  return all.filter(({ conditions, disabled }) => !disabled && isShown(conditions, texts))
}

export const visibleHandles = (form: CmsForm, given: Given): ReadonlySet<string> =>
  new Set(visibleFields(form, given).map(({ handle }) => handle))
