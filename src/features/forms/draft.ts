/** What is typed into a form, held by the tab until it is sent: neither a reload nor a way back loses it. Called by useDraft. */
import { draftKey } from '#protocol/protocol.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Values by field, where they are not those with which the page comes. */
export type Draft = Record<string, string>

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Fields of text and choices; no passwords, and nothing that the page itself put there. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && /^(?:text|email|tel|url|checkbox|radio)$/.test(field.type)) ||
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

/** @param isRefused the page came with what was typed: that is no starting point */
export const readForm = (form: HTMLFormElement, isRefused: boolean): Draft =>
  Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isRefused || typedValue(field) !== initialValue(field))
      .map((field) => [keyOf(field), typedValue(field)]),
  )

/** Whatever is filled in already is younger and stays. */
export function restoreFormDraft(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const held = draft[keyOf(field)]
    if (held === undefined || typedValue(field) !== initialValue(field)) continue
    if (isTick(field)) field.checked = held === 'true'
    else field.value = held
  }
  // for what follows the fields
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

/** @param name of the form, and of whose it is */
export const readDraft = (name: string): Draft | null => readDrafts()[name] ?? null

/** An empty draft is none. */
export function saveFormDraft(name: string, draft: Draft): void {
  const { [name]: _, ...others } = readDrafts()
  const drafts = Object.keys(draft).length > 0 ? { ...others, [name]: draft } : others
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(draftKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // a browser without storage: the form holds what was typed as long as it is there
  }
}
