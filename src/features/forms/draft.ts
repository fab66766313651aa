/** Form drafts in session storage, kept per tab until the form is sent. */
import { draftKey } from '#protocol/protocol.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Values by field, only those that differ from the initial values of the page. */
export type Draft = Record<string, string>

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Text fields and choices, without passwords and hidden inputs. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && /^(?:text|email|tel|url|number|checkbox|radio)$/.test(field.type)) ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )

const keyOf = (field: Field) => (isTick(field) ? `${field.name}=${field.value}` : field.name)
const typedValue = (field: Field) => (isTick(field) ? String(field.checked) : field.value)

function initialValue(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
  return isTick(field) ? String(field.defaultChecked) : field.defaultValue
}

/** @param isRefused the page shows a rejected form, so its initial values are input too */
export const readForm = (form: HTMLFormElement, isRefused: boolean): Draft =>
  Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isRefused || typedValue(field) !== initialValue(field))
      .map((field) => [keyOf(field), typedValue(field)]),
  )

/** Whether a restored value can still be chosen: options and radio buttons of an older page may be gone. */
const isOffered = (field: Field, value: string) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.value === value)
    : field.type !== 'radio' || value === 'true'

function setValue(field: Field, value: string): void {
  if (isTick(field)) field.checked = value === 'true'
  else field.value = value
}

/** Restores fields that still have their initial value, and opens the collapsed parts that contain them; newer input stays. */
export function restoreFormDraft(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const held = draft[keyOf(field)]
    if (held === undefined || typedValue(field) !== initialValue(field)) continue
    if (!isOffered(field, held)) continue
    setValue(field, held)
    field.closest('details')?.setAttribute('open', '')
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

function readDrafts(): Record<string, Draft> {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    return typeof drafts === 'object' && drafts !== null ? (drafts as Record<string, Draft>) : {}
  } catch {
    return {}
  }
}

/** @param name customer id and path of the form */
export const readDraft = (name: string): Draft | null => readDrafts()[name] ?? null

export function saveFormDraft(name: string, draft: Draft): void {
  const { [name]: _, ...others } = readDrafts()
  const drafts = Object.keys(draft).length > 0 ? { ...others, [name]: draft } : others
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(draftKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // storage is unavailable: the values exist only in the form
  }
}
