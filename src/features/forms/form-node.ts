/** Form validation by FormKit's rules, with messages in four languages, in the browser and in the API. Large: import it lazily. */
import { createNode, type FormKitNode } from '@formkit/core'
import { createI18nPlugin, de, en, fr, nl } from '@formkit/i18n'
import * as known from '@formkit/rules'
import { createValidationPlugin, type FormKitValidationRule } from '@formkit/validation'
import type { Locale } from '#i18n/locales.ts'
import { matchesMask } from './vat-mask.ts'

/** Name of a rule with modifiers (`*` force, `+` also if empty, `?` warn only, `(200)` debounce in ms), then its arguments. */
export type ValidationRule = [name: string, ...given: (string | number | RegExp)[]]

export interface ValidatedField {
  name: string
  label: string
  /** A list, or FormKit's notation: `required|length:5,16`. */
  rules: ValidationRule[] | string
  messages?: Record<string, string>
  value: unknown
}

const count = (value: unknown) => String(value ?? '').match(/\S+/g)?.length ?? 0

const own: Record<string, FormKitValidationRule> = {
  min_words: ({ value }, least) => count(value) >= Number(least),
  max_words: ({ value }, most) => count(value) <= Number(most),
  not_domain: ({ value }, ...domains: string[]) => {
    const domain = String(value).split('@').at(-1)?.toLowerCase() ?? ''
    return !domains.some((blocked) => domain === blocked.toLowerCase() || domain.endsWith(`.${blocked.toLowerCase()}`))
  },
  one_of: ({ value }, ...options: string[]) =>
    (Array.isArray(value) ? value : [value]).every((each) => options.includes(String(each))),
  vat_number: ({ value }, mask) => matchesMask(String(mask), String(value)),
  most_files: ({ value }, most) => (value as File[]).length <= Number(most),
  /** Sizes in bytes, of each file. */
  file_size: ({ value }, least, most) =>
    (value as File[]).every(({ size }) => size >= Number(least) && size <= Number(most)),
  file_kind: ({ value }, ...endings: string[]) =>
    (value as File[]).every(({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending))),
}

const translations = { nl, en, de, fr }

/** A group with a node per field; await `waitForValidation` before `validationErrorsOf`. */
export function createForm(fields: readonly ValidatedField[], locale: Locale): FormKitNode {
  const form = createNode({
    type: 'group',
    config: { locale },
    plugins: [createValidationPlugin({ ...known, ...own }), createI18nPlugin(translations)],
  })
  for (const { name, label, rules, messages, value } of fields) {
    createNode({
      type: 'input',
      name,
      parent: form,
      value,
      props: { validation: rules, validationLabel: label, validationMessages: messages ?? {} },
    })
  }
  return form
}

const isValidating = (form: FormKitNode) =>
  form.children.some((field) => 'store' in field && 'validating' in field.store)

/** Resolves after all rules have run, debounced ones included. */
export async function waitForValidation(form: FormKitNode): Promise<void> {
  await form.settled
  while (isValidating(form)) {
    await new Promise<void>((done) => {
      const receipt = form.on('message-removed.deep', () => {
        form.off(receipt)
        done()
      })
    })
  }
}

/** Blocking errors by field; warnings are left out. */
export function validationErrorsOf(form: FormKitNode): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const field of form.children) {
    if (!('store' in field)) continue
    const blockingMessages = Object.values(field.store).filter(
      ({ type, blocking }) => type === 'validation' && blocking,
    )
    if (blockingMessages.length > 0) problems[field.name] = blockingMessages.map(({ value }) => String(value))
  }
  return problems
}
