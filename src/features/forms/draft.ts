/** What is typed into a long form, kept by the tab until it is sent: neither a reload nor a way back loses it. Called by RegisterForm. */
import { draftKey } from '#ui/draft-key.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Draft = { step: number; values: Record<string, string> }

/** Fields of text and choices; no passwords, and nothing that the page itself put there. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && /^(?:text|email|tel|url)$/.test(field.type)) ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )

export function keepDraft(form: HTMLFormElement, step: number) {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ step, values } satisfies Draft))
  } catch {
    // a browser without storage: the form holds what was typed as long as it is there
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // nothing was kept
  }
}

/** Fills in what was kept; whatever is filled in already is younger and stays. @returns the step it was at; null when nothing was kept */
export function fillInDraft(form: HTMLFormElement): number | null {
  const draft = readDraft()
  if (!draft) return null
  for (const field of fieldsOf(form)) {
    const kept = draft.values[field.name]
    if (typeof kept === 'string' && field.value === drawnValue(field)) field.value = kept
  }
  // for what follows the fields
  form.dispatchEvent(new Event('input', { bubbles: true }))
  return draft.step
}

const drawnValue = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue

function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Partial<Draft> | null
    return draft && typeof draft.step === 'number' && draft.values ? { step: draft.step, values: draft.values } : null
  } catch {
    return null
  }
}
