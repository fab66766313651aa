/** Maps a field of the CMS to the shop's; unknown kinds are left out. */
import type { FormFieldsFragment } from '#contracts/generated/content.ts'
import { toRichText } from '../text/to-rich-text.ts'
import type { FormField, LabelPosition, LengthLimit, Option } from './cms-form.ts'
import { toConditions } from './conditions/conditions.ts'
import { extensionsOf } from './files/file-kinds.ts'

type CmsPage = NonNullable<NonNullable<FormFieldsFragment['pages']>[number]>
type CmsRow = NonNullable<NonNullable<CmsPage['rows']>[number]>
export type CmsField = NonNullable<NonNullable<CmsRow['rowFields']>[number]>

export const withoutNulls = <Item>(items: readonly (Item | null)[] | null | undefined): Item[] =>
  (items ?? []).flatMap((item) => item ?? [])

const positions: Record<string, LabelPosition> = {
  AboveInput: 'above',
  BelowInput: 'below',
  LeftInput: 'left',
  RightInput: 'right',
  Hidden: 'hidden',
}

/** `name` is a PHP class; its last segment is the position. */
export const toLabelPosition = (name: string | null | undefined, otherwise: LabelPosition): LabelPosition =>
  positions[name?.split('\\').at(-1) ?? ''] ?? otherwise

const toAmount = (count: number | null, of: string | null): LengthLimit | null =>
  count && count > 0 ? { count, of: of === 'words' ? 'words' : 'characters' } : null

type CmsOption = {
  readonly value: string | null
  readonly label: string | null
  readonly isOptgroup: boolean | null
  readonly disabled: boolean | null
  readonly isDefault: boolean | null
} | null

const toOptions = (options: readonly CmsOption[] | null): Option[] =>
  withoutNulls(options).map(({ value, label, isOptgroup, disabled, isDefault }) => ({
    value: value ?? '',
    label: label || value || '',
    disabled: disabled === true,
    isDefault: isDefault === true,
    isGroup: isOptgroup === true,
  }))

const toBytes = (megabytes: string | null): number | null => {
  const size = Number(megabytes)
  return size > 0 ? Math.round(size * 1_000_000) : null
}
const day = (date: string | null) => date?.slice(0, 10) ?? null
const text = (number: number | null) => (number === null ? null : String(number))

const from = (option: string | null) => (option === 'url' || option === 'query' ? option : 'value')

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Properties of the kind; null if the shop does not know it. */
function toKind(field: CmsField, position: LabelPosition) {
  switch (field.__typename) {
    case 'Field_SingleLineText':
    case 'Field_MultiLineText': {
      const lengths = {
        least: field.limit ? toAmount(field.min, field.minType) : null,
        most: field.limit ? toAmount(field.max, field.maxType) : null,
      }
      if (field.__typename === 'Field_MultiLineText') return { kind: 'textarea', ...lengths } as const
      return { kind: 'text', ...lengths, rules: field.validation || null } as const
    }
    case 'Field_Email':
      return { kind: 'email', blockedDomains: withoutNulls(field.blockedDomains) } as const
    case 'Field_Phone':
      return { kind: 'phone' } as const
    case 'Field_Number':
      return { kind: 'number', least: text(field.minValue), most: text(field.maxValue) } as const
    case 'Field_Date':
      return { kind: 'date', least: day(field.minDate), most: day(field.maxDate) } as const
    case 'Field_VatNumber':
      return { kind: 'vat', mask: field.inputMask || null } as const
    case 'Field_Dropdown':
      return { kind: 'select', options: toOptions(field.options), multiple: field.multi === true } as const
    case 'Field_Radio':
    case 'Field_Checkboxes': {
      const kind = field.__typename === 'Field_Radio' ? 'radio' : 'checkboxes'
      return { kind, options: toOptions(field.options), isRow: field.layout === 'horizontal' } as const
    }
    case 'Field_Agree':
      return {
        kind: 'agree',
        text: toRichText(field.descriptionHtml),
        checkedValue: field.checkedValue || '1',
      } as const
    case 'Field_FileUpload': {
      const sizes = { leastBytes: toBytes(field.sizeMinLimit), mostBytes: toBytes(field.sizeLimit) }
      const kinds = withoutNulls(field.allowedKinds).flatMap(extensionsOf)
      return { kind: 'file', count: Number(field.limitFiles) || null, ...sizes, kinds } as const
    }
    case 'Field_Hidden':
      return { kind: 'hidden', from: from(field.defaultOption), parameter: field.queryParameter || null } as const
    case 'Field_Heading':
      return { kind: 'heading', as: headings.find((size) => size === field.headingSize) ?? 'h4' } as const
    case 'Field_Html':
      return { kind: 'html', text: toRichText(field.htmlContent) } as const
    case 'Field_Section':
      return { kind: 'section' } as const
    case 'Field_Name': {
      if (!field.useMultipleFields) return { kind: 'text', least: null, most: null, rules: null } as const
      const parts = withoutNulls(field.fields).flatMap((part) => toField(part as CmsField, position))
      return {
        kind: 'name',
        parts: parts.map((part) => ({ ...part, handle: `${field.handle}.${part.handle}` })),
      } as const
    }
    default:
      return null
  }
}

function toDefault(field: CmsField): string {
  const chosen = 'options' in field ? withoutNulls(field.options).find(({ isDefault }) => isDefault)?.value : null
  if (field.__typename === 'Field_Agree') return field.defaultState ? field.checkedValue || '1' : ''
  if (field.__typename === 'Field_Date') return day(field.defaultDate) ?? ''
  return chosen ?? field.defaultValue ?? ''
}

/** @param position of the label if the field sets none */
export function toField(field: CmsField, position: LabelPosition): FormField[] {
  const kind = toKind(field, position)
  if (!kind || !field.handle) return []
  const frame = {
    id: field.id ?? field.handle,
    handle: field.handle,
    label: field.label ?? '',
    labelPosition: toLabelPosition(field.labelPosition, position),
    hint: field.instructions || null,
    required: field.required === true,
    errorMessage: field.errorMessage || null,
    placeholder: field.placeholder || null,
    defaultValue: toDefault(field),
    equals: field.matchField?.replace(/^\{(?:field:)?(.+)\}$/, '$1') || null,
    conditions: field.enableConditions ? toConditions(field.conditions) : null,
    disabled: field.visibility === 'disabled',
  }
  if (field.visibility === 'hidden' && kind.kind !== 'hidden')
    return [{ ...frame, kind: 'hidden', from: 'value', parameter: null }]
  if (kind.kind !== 'name') return [{ ...frame, ...kind }]
  // parts inherit the conditions of the name field
  const parts = kind.parts.map((part) => ({ ...part, conditions: part.conditions ?? frame.conditions }))
  return [{ ...frame, kind: 'name', parts }]
}

/** Whether the shop can render the field, or the CMS accepts the form without it. */
export function isSupported(field: CmsField): boolean {
  if (!toKind(field, 'above')) return field.required !== true
  if (field.__typename !== 'Field_Name' || !field.useMultipleFields) return true
  return withoutNulls(field.fields).every((part) => isSupported(part as CmsField))
}
