import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import type { FormField } from './cms-form.ts'
import { toValidationRules } from './rules.ts'

// F371, F372, F373
test("an editor's rules keep their modifiers and arguments", async () => {
  const field = { kind: 'text', handle: 'code', label: 'Code', required: true, rules: 'length:5,16|*number|?url' }
  const t = await loadTranslator('en')
  const { rules } = toValidationRules(field as FormField, '', { locale: 'en', t })
  expect(rules).toEqual([['required'], ['length', '5', '16'], ['*number'], ['?url']])
})
