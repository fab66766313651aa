/**
 * A form whose fields are checked by rules, with their words in four languages (FormKit's). The same rules hold in the browser and
 * in the api. Large: loaded when a form is used or handed in, never with a page.
 */
import { createNode, type FormKitNode } from '@formkit/core'
import { createI18nPlugin, de, en, fr, nl } from '@formkit/i18n'
import * as known from '@formkit/rules'
import { createValidationPlugin, type FormKitValidationRule } from '@formkit/validation'
import type { Locale } from '#i18n/locales.ts'
import { matchesMask } from './vat-mask.ts'

/** A rule's name, with modifiers before it (`*` force, `+` also empty, `?` warns only, `(200)` debounced), and what it takes. */
export type Rule = [name: string, ...given: (string | number | RegExp)[]]

export interface CheckedField {
  name: string
  /** As messages name it. */
  label: string
  /** A list, or FormKit's text: `required|length:5,16`. */
  rules: Rule[] | string
  /** Words in place of a rule's own, by its name. */
  messages?: Record<string, string>
  value: unknown
}

const count = (value: unknown) => String(value ?? '').match(/\S+/g)?.length ?? 0

/** What FormKit has no rule for. */
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
  /** Bytes of each file. */
  file_size: ({ value }, least, most) =>
    (value as File[]).every(({ size }) => size >= Number(least) && size <= Number(most)),
  file_kind: ({ value }, ...endings: string[]) =>
    (value as File[]).every(({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending))),
}

const words = { nl, en, de, fr }

/** A group with a node for each field; ask `settle` before `problemsOf`. */
export function createForm(fields: readonly CheckedField[], locale: Locale): FormKitNode {
  const form = createNode({
    type: 'group',
    config: { locale },
    plugins: [createValidationPlugin({ ...known, ...own }), createI18nPlugin(words)],
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

/** Once every rule has been asked, those too that wait a while. */
export async function settle(form: FormKitNode): Promise<void> {
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

/** What is wrong with each field, in words; what only warns is left out. */
export function problemsOf(form: FormKitNode): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const field of form.children) {
    if (!('store' in field)) continue
    const said = Object.values(field.store).filter(({ type, blocking }) => type === 'validation' && blocking)
    if (said.length > 0) problems[field.name] = said.map(({ value }) => String(value))
  }
  return problems
}
