/** Maps a field's settings to validation rules, for the browser and the API. */
import type { ValidatedField, ValidationRule } from '#features/forms/form-node.ts'
import { maskExample } from '#features/forms/vat-mask.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { FieldOf, FormField } from './cms-form.ts'

type LengthField = FieldOf<'text'> | FieldOf<'textarea'>

function lengthRules({ least, most }: LengthField): ValidationRule[] {
  const rules: ValidationRule[] = []
  const letters = [least, most].map((amount) => (amount?.of === 'characters' ? amount.count : null))
  if (letters.some((count) => count !== null))
    rules.push(['length', letters[0] ?? 0, ...(letters[1] ? [letters[1]] : [])])
  if (least?.of === 'words') rules.push(['min_words', least.count])
  if (most?.of === 'words') rules.push(['max_words', most.count])
  return rules
}

function rangeRules({ kind, least, most }: FieldOf<'number' | 'date'>): ValidationRule[] {
  const [after, before] = kind === 'number' ? ['min', 'max'] : ['date_after_or_equal', 'date_before_or_equal']
  return [
    kind === 'number' ? ['number'] : ['date_format', 'YYYY-MM-DD'],
    ...(least === null ? [] : [[after, least] satisfies ValidationRule]),
    ...(most === null ? [] : [[before, most] satisfies ValidationRule]),
  ] as ValidationRule[]
}

const choices = ({ options }: FieldOf<'select' | 'radio' | 'checkboxes'>): string[] =>
  options.filter(({ isGroup, disabled }) => !isGroup && !disabled).map(({ value }) => value)

function fileRules({ count, leastBytes, mostBytes, kinds }: FieldOf<'file'>): ValidationRule[] {
  const rules: ValidationRule[] = []
  if (count !== null) rules.push(['most_files', count])
  if (kinds.length > 0) rules.push(['file_kind', ...kinds])
  if (leastBytes ?? mostBytes) rules.push(['file_size', leastBytes ?? 0, mostBytes ?? Number.MAX_SAFE_INTEGER])
  return rules
}

function kindRules(field: FormField): ValidationRule[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return lengthRules(field)
    case 'email':
      return [
        ['email'],
        ...(field.blockedDomains.length > 0 ? [['not_domain', ...field.blockedDomains] as ValidationRule] : []),
      ]
    case 'phone':
      return [['matches', /^\+?[\d\s()./-]{6,25}$/]]
    case 'number':
    case 'date':
      return rangeRules(field)
    case 'vat':
      return field.mask ? [['vat_number', field.mask]] : []
    case 'select':
    case 'radio':
    case 'checkboxes':
      return [['one_of', ...choices(field)]]
    case 'file':
      return fileRules(field)
    default:
      return []
  }
}

/** Parses `required|url`; unknown rule names are passed on to the validation engine. */
const parse = (rules: string): ValidationRule[] =>
  rules.split('|').map((rule) => {
    const [, name = rule, given] = /^([^:]+):?(.*)$/.exec(rule.trim()) ?? []
    if (!given) return [name]
    const pattern = /^\/(.+)\/$/.exec(given)?.[1]
    return pattern ? [name, new RegExp(pattern, 'u')] : [name, ...given.split(',')]
  })

/** @param value text; an array for checkboxes, files and multiple selects */
export function toValidationRules(
  field: FormField,
  value: unknown,
  { locale, t }: { locale: Locale; t: Translate },
): ValidatedField {
  const { handle, label, required, errorMessage, equals } = field
  const more = field.kind === 'text' && field.rules ? parse(field.rules) : []
  const rules: ValidationRule[] = [
    ...(required ? [[field.kind === 'agree' ? 'accepted' : 'required'] satisfies ValidationRule] : []),
    ...kindRules(field),
    ...(equals ? [['confirm', equals] satisfies ValidationRule] : []),
    ...more,
  ]
  const missing: Record<string, string> = errorMessage ? { required: errorMessage, accepted: errorMessage } : {}
  const { least, most } = field.kind === 'date' ? field : { least: null, most: null }
  const megabytes = field.kind === 'file' && field.mostBytes ? field.mostBytes / 1_000_000 : 0
  return {
    name: handle,
    label: label || handle,
    rules,
    messages: {
      min_words: t('forms.tooFewWords'),
      max_words: t('forms.tooManyWords'),
      ...(least && { date_after_or_equal: t('forms.dateFrom', { date: formatDate(locale, least) }) }),
      ...(most && { date_before_or_equal: t('forms.dateUntil', { date: formatDate(locale, most) }) }),
      not_domain: t('forms.blockedDomain'),
      one_of: t('forms.invalid'),
      most_files: t('forms.tooManyFiles', { count: field.kind === 'file' ? String(field.count) : '' }),
      file_size:
        megabytes > 0 ? t('forms.fileSize', { megabytes: formatNumber(locale, megabytes) }) : t('forms.invalid'),
      file_kind: t('forms.fileKind', { kinds: field.kind === 'file' ? field.kinds.join(', ') : '' }),
      ...(field.kind === 'vat' &&
        field.mask && { vat_number: t('forms.vatNumber', { example: maskExample(field.mask) }) }),
      ...(field.kind === 'phone' && { matches: t('forms.phone') }),
      ...missing,
    },
    // the rule `accepted` does not know the values of editors
    value: field.kind === 'agree' && value ? 'yes' : value,
  }
}
