/** A form of the CMS as the shop shows it: settings, pages, rows and fields, as plain JSON. Made by to-cms-form.ts. */
import type { RichText } from '../text/rich-text.ts'
import type { Conditions } from './conditions.ts'

export type LabelPosition = 'above' | 'below' | 'left' | 'right' | 'hidden'

export interface Option {
  value: string
  label: string
  disabled: boolean
  /** A heading above the options that follow it. */
  isGroup: boolean
}

/** At least or at most so many. */
export interface Amount {
  count: number
  of: 'characters' | 'words'
}

interface Frame {
  id: string
  /** Name of the value, by which the CMS knows it too; a dot leads into a part of a field. */
  handle: string
  label: string
  labelPosition: LabelPosition
  hint: string | null
  required: boolean
  /** Said of an empty field that must not be; null: the words of the rule. */
  errorMessage: string | null
  placeholder: string | null
  defaultValue: string
  /** Handle of the field that this one must equal. */
  equals: string | null
  conditions: Conditions | null
  disabled: boolean
}

type Kind =
  | { kind: 'text'; least: Amount | null; most: Amount | null; rules: string | null }
  | { kind: 'textarea'; least: Amount | null; most: Amount | null }
  | { kind: 'email'; blockedDomains: string[] }
  | { kind: 'phone' }
  | { kind: 'number' | 'date'; least: string | null; most: string | null }
  | { kind: 'vat'; mask: string | null }
  | { kind: 'select'; options: Option[]; multiple: boolean }
  | { kind: 'radio' | 'checkboxes'; options: Option[]; isRow: boolean }
  | { kind: 'agree'; text: RichText; checkedValue: string }
  /** Sizes in bytes; `kinds` are endings of names, with the dot. */
  | { kind: 'file'; count: number | null; leastBytes: number | null; mostBytes: number | null; kinds: string[] }
  | { kind: 'hidden'; from: 'value' | 'url' | 'query'; parameter: string | null }
  | { kind: 'heading' }
  | { kind: 'html'; text: RichText }
  | { kind: 'section' }

export type FormField = Frame & (Kind | { kind: 'name'; parts: FormField[] })
export type FieldOf<Name extends FormField['kind']> = Extract<FormField, { kind: Name }>

export interface FormPage {
  id: string
  label: string
  rows: FormField[][]
  submitLabel: string | null
  /** null: there is no way back. */
  backLabel: string | null
  buttons: 'left' | 'right' | 'center' | 'left-right'
}

export interface CmsForm {
  id: string
  handle: string
  siteId: number
  /** null: not shown. */
  title: string | null
  showPageTitle: boolean
  showPageTabs: boolean
  /** null: not shown. */
  progress: 'start' | 'end' | null
  scrollToTop: boolean
  requiredMark: 'asterisk' | 'optional'
  success: {
    text: RichText
    place: 'top' | 'bottom'
    /** 0: it stays. */
    seconds: number
    hidesForm: boolean
  }
  /** Where the browser goes after success; null: it stays. Only ways inside the shop. */
  next: string | null
  loadingText: string | null
  validatesOnSubmit: boolean
  validatesOnBlur: boolean
  /** Said above the form of what was refused; null: the shop's own words. */
  errorMessage: string | null
  errorPlace: 'top' | 'bottom'
  pages: FormPage[]
}

/** The fields that hold a value, those inside others in place of these. */
export const fieldsOf = (form: Pick<CmsForm, 'pages'>): FormField[] =>
  form.pages
    .flatMap(({ rows }) => rows.flat())
    .flatMap((field) => (field.kind === 'name' ? field.parts : field))
    .filter(({ kind }) => kind !== 'heading' && kind !== 'html' && kind !== 'section')

/** Name of one of several boxes, so that every name of a form occurs once. */
export const boxName = (handle: string, value: string) => `${handle}[${value}]`
