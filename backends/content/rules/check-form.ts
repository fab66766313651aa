import { dateRangeOf } from './date-range.ts'
import { isShown } from './form-conditions.ts'
import type { StoredFormField, StoredFormPage } from './stored.ts'

export type SubmittedFile = { filename: string; fileData: string }
/** Submitted value of a field; at most one member is not empty. */
export type SubmittedValue = { value: string; values: readonly string[]; files: readonly SubmittedFile[] }
type Answer = string | string[]

const megabyte = 1_000_000

const isOption = ({ options }: StoredFormField, value: string) =>
  Array.isArray(options) && options.some((option) => option.value === value && !option.disabled)

const isWithin = ({ limit, min, max, minType, maxType }: StoredFormField, value: string) => {
  const words = value.match(/\S+/g)?.length ?? 0
  const count = (type: unknown) => (type === 'words' ? words : [...value].length)
  return !limit || (count(minType) >= Number(min ?? 0) && (!max || count(maxType) <= Number(max)))
}

const isBetween = (value: number, least: unknown, most: unknown) =>
  !Number.isNaN(value) && (least == null || value >= Number(least)) && (most == null || value <= Number(most))

/** `9` a digit, `A` a letter, `*` either. */
const matchesMask = (mask: unknown, value: string) => {
  if (typeof mask !== 'string') return true
  const bare = value.replace(/[\s.]/g, '').toUpperCase()
  const fits: Record<string, RegExp> = { '9': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }
  return (
    bare.length === mask.length && [...mask].every((sign, at) => fits[sign]?.test(bare[at] ?? '') ?? sign === bare[at])
  )
}

export type ErrorKey = 'missing' | 'wrongEmail' | 'wrongLength' | 'wrongValue' | 'wrongFile' | 'request'
/** An error of a field; `text` is the editor's own message. */
export type ValidationError = { handle: string; key: ErrorKey; text?: string }
type Kind = { isRight: (value: string, field: StoredFormField, now: Date) => boolean; wrong: ErrorKey }
const anything: Kind = { isRight: () => true, wrong: 'wrongValue' }

const kinds: Record<string, Kind> = {
  Email: {
    isRight: (value, { blockedDomains }) =>
      value.length <= 254 &&
      /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) &&
      !(Array.isArray(blockedDomains) && blockedDomains.includes(value.split('@').at(-1)?.toLowerCase())),
    wrong: 'wrongEmail',
  },
  SingleLineText: { isRight: (value, field) => isWithin(field, value), wrong: 'wrongLength' },
  MultiLineText: { isRight: (value, field) => isWithin(field, value), wrong: 'wrongLength' },
  Name: anything,
  Hidden: anything,
  Agree: {
    isRight: (value, { checkedValue, uncheckedValue }) => [checkedValue, uncheckedValue].includes(value),
    wrong: 'wrongValue',
  },
  Phone: { isRight: (value) => /^\+?[\d\s()./-]{6,25}$/.test(value), wrong: 'wrongValue' },
  Number: {
    isRight: (value, { minValue, maxValue }) => isBetween(Number(value), minValue, maxValue),
    wrong: 'wrongValue',
  },
  Date: {
    isRight: (value, field, now) => {
      const { minDate, maxDate } = dateRangeOf(field, now)
      const time = Date.parse(value)
      return isBetween(time, minDate && Date.parse(String(minDate)), maxDate && Date.parse(String(maxDate)))
    },
    wrong: 'wrongValue',
  },
  Dropdown: { isRight: (value, field) => isOption(field, value), wrong: 'wrongValue' },
  Radio: { isRight: (value, field) => isOption(field, value), wrong: 'wrongValue' },
  VatNumber: { isRight: (value, { inputMask }) => matchesMask(inputMask, value), wrong: 'wrongValue' },
}

/** Field types without a value. */
const shown = ['Heading', 'Html', 'Section']

/** Fields with a value; a subfield's handle is `parent.child`. */
const fieldsOf = (pages: readonly StoredFormPage[]): StoredFormField[] =>
  pages
    .flatMap(({ rows }) => rows.flat())
    .flatMap((field) =>
      field.useMultipleFields === true
        ? (field.fields ?? []).map((part) => ({ ...part, handle: `${field.handle}.${part.handle}` }))
        : field,
    )
    .filter(({ kind }) => !shown.includes(kind))

const isKnown = ({ kind }: StoredFormField) => kind in kinds || kind === 'Checkboxes' || kind === 'FileUpload'

export const isSupportedForm = (pages: readonly StoredFormPage[]): boolean => fieldsOf(pages).every(isKnown)

const endings: Record<string, RegExp> = {
  pdf: /\.pdf$/i,
  word: /\.docx?$/i,
  excel: /\.xlsx?$/i,
  image: /\.(jpe?g|png|gif|webp)$/i,
  text: /\.txt$/i,
}

/** Decoded size of base64: four characters are three bytes. */
const bytesOf = ({ fileData }: SubmittedFile) => Math.floor(((fileData.length - fileData.indexOf(',') - 1) * 3) / 4)

function wrongFile({ limitFiles, sizeLimit, allowedKinds }: StoredFormField, files: readonly SubmittedFile[]): boolean {
  const kindsAllowed = Array.isArray(allowedKinds) ? allowedKinds.map(String) : []
  return (
    (Number(limitFiles) > 0 && files.length > Number(limitFiles)) ||
    (Number(sizeLimit) > 0 && files.some((file) => bytesOf(file) > Number(sizeLimit) * megabyte)) ||
    (kindsAllowed.length > 0 &&
      files.some(({ filename }) => !kindsAllowed.some((kind) => endings[kind]?.test(filename))))
  )
}

type Checked = {
  /** Trimmed values by handle; for files their names. */
  answers: Record<string, Answer>
  /** By handle. */
  files: Record<string, readonly SubmittedFile[]>
  errors: ValidationError[]
  /** Handles of fields whose value must be unique. */
  unique: string[]
}

const nothing: SubmittedValue = { value: '', values: [], files: [] }

/** @param given by handle; values of unknown or hidden fields are ignored */
export function checkForm(
  pages: readonly StoredFormPage[],
  given: ReadonlyMap<string, SubmittedValue>,
  now: Date,
): Checked {
  const checked: Checked = { answers: {}, files: {}, errors: [], unique: [] }
  const texts = new Map(
    [...given].map(([handle, { value, values }]) => [handle, values.length > 0 ? [...values] : [value]]),
  )
  const shownPages = pages.filter(({ settings }) =>
    isShown(settings?.enablePageConditions, settings?.pageConditions, texts),
  )
  const fields = fieldsOf(shownPages).filter((each) => isShown(each.enableConditions, each.conditions, texts))
  for (const field of fields) {
    const { kind, handle, required, uniqueValue, errorMessage } = field
    const { value, values, files } = given.get(handle) ?? nothing
    const refuse = (key: ErrorKey) => checked.errors.push({ handle, key })
    const text = value.trim()
    const isEmpty = text === '' && values.length === 0 && files.length === 0
    if (isEmpty || (kind === 'Agree' && text === field.uncheckedValue)) {
      if (required === true)
        checked.errors.push({ handle, key: 'missing', ...(errorMessage != null && { text: String(errorMessage) }) })
    } else if (kind === 'FileUpload') {
      if (wrongFile(field, files)) refuse('wrongFile')
      checked.files[handle] = files
      checked.answers[handle] = files.map(({ filename }) => filename)
    } else if (values.length > 0 || kind === 'Checkboxes') {
      if (!values.every((each) => isOption(field, each))) refuse('wrongValue')
      checked.answers[handle] = [...values]
    } else if (kinds[kind]?.isRight(text, field, now)) checked.answers[handle] = text
    else refuse(kinds[kind]?.wrong ?? 'request')
    if (uniqueValue === true) checked.unique.push(handle)
  }
  return checked
}
