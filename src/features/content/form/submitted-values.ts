import { type CmsForm, checkboxName, type FormField, fieldsOf } from './cms-form.ts'
import { isShown } from './conditions/conditions.ts'

/** Values by input name. */
export type SubmittedValues = ReadonlyMap<string, (string | File)[]>

/** Three digits after a comma may be thousands, so they are not converted. */
const withDecimalPoint = (text: string) => text.replace(/^([-+]?\d+),(\d{1,2})$/, '$1.$2')

/** Value of a field: checkboxes have names of their own, an empty file input sends a file of 0 bytes. */
export function getSubmittedValue(field: FormField, given: SubmittedValues): string | string[] | File[] {
  const texts = (name: string) => (given.get(name) ?? []).filter((value) => typeof value === 'string')
  if (field.kind === 'checkboxes')
    return field.options.flatMap(({ value }) => (given.has(checkboxName(field.handle, value)) ? [value] : []))
  if (field.kind === 'select' && field.multiple) return texts(field.handle)
  if (field.kind === 'file')
    return (given.get(field.handle) ?? []).filter((value): value is File => typeof value !== 'string' && value.size > 0)
  const text = (texts(field.handle)[0] ?? '').trim()
  return field.kind === 'number' ? withDecimalPoint(text) : text
}

const asTexts = (value: ReturnType<typeof getSubmittedValue>): string[] =>
  (Array.isArray(value) ? value : [value]).map((each) => (typeof each === 'string' ? each : each.name))

const textsOf = (form: CmsForm, given: SubmittedValues) =>
  new Map(fieldsOf(form).map((field) => [field.handle, asTexts(getSubmittedValue(field, given))]))

/** What the conditions show for these values. */
export interface Visible {
  handles: ReadonlySet<string>
  /** Indices of pages, in order. */
  pages: readonly number[]
  /** Index of the first page whose next button is hidden: the form ends there without a submission; null if none is. */
  endsAt: number | null
}

export function visibleParts(form: CmsForm, given: SubmittedValues): Visible {
  const texts = textsOf(form, given)
  const pages = form.pages.flatMap(({ conditions }, index) => (isShown(conditions, texts) ? [index] : []))
  const fields = pages.flatMap((index) => fieldsOf({ pages: form.pages.slice(index, index + 1) }))
  const shown = fields.filter(({ conditions, disabled }) => !disabled && isShown(conditions, texts))
  const endsAt = pages.slice(0, -1).find((index) => !isShown(form.pages[index]?.nextConditions ?? null, texts))
  return { handles: new Set(shown.map(({ handle }) => handle)), pages, endsAt: endsAt ?? null }
}

export function visibleFields(form: CmsForm, given: SubmittedValues): FormField[] {
  const { handles } = visibleParts(form, given)
  return fieldsOf(form).filter(({ handle }) => handles.has(handle))
}

/** Values that a browser would submit without any input. */
export const defaultValuesOf = (form: CmsForm): SubmittedValues =>
  new Map(
    fieldsOf(form).flatMap((field): [string, string[]][] => {
      if (field.kind !== 'checkboxes') return [[field.handle, [field.defaultValue]]]
      const chosen = field.options.filter(({ isDefault }) => isDefault)
      return chosen.map(({ value }) => [checkboxName(field.handle, value), [value]])
    }),
  )
