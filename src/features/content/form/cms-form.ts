import type { RichText } from '../text/rich-text.ts'
import type { Conditions } from './conditions/conditions.ts'

export type LabelPosition = 'above' | 'below' | 'left' | 'right' | 'hidden'

export interface Option {
  value: string
  label: string
  disabled: boolean
  /** Selected at the start; of radio buttons and single selects only the first one. */
  isDefault: boolean
  /** A heading above the options that follow it. */
  isGroup: boolean
}

export interface LengthLimit {
  count: number
  of: 'characters' | 'words'
}

interface Frame {
  id: string
  /** Name of the value in the form and in the CMS; a part of a field is `field.part`. */
  handle: string
  label: string
  labelPosition: LabelPosition
  hint: string | null
  required: boolean
  /** Message if a required field is empty; null: the rule's default message. */
  errorMessage: string | null
  placeholder: string | null
  defaultValue: string
  /** Handle of the field whose value must be equal. */
  equals: string | null
  conditions: Conditions | null
  disabled: boolean
}

type Kind =
  | { kind: 'text'; least: LengthLimit | null; most: LengthLimit | null; rules: string | null }
  | { kind: 'textarea'; least: LengthLimit | null; most: LengthLimit | null }
  | { kind: 'email'; blockedDomains: string[] }
  | { kind: 'phone' }
  | { kind: 'number' | 'date'; least: string | null; most: string | null }
  | { kind: 'vat'; mask: string | null }
  | { kind: 'select'; options: Option[]; multiple: boolean }
  | { kind: 'radio' | 'checkboxes'; options: Option[]; isRow: boolean }
  | { kind: 'agree'; text: RichText; checkedValue: string }
  /** Sizes in bytes; `kinds` are file extensions with the dot. */
  | { kind: 'file'; count: number | null; leastBytes: number | null; mostBytes: number | null; kinds: string[] }
  | { kind: 'hidden'; from: 'value' | 'url' | 'query'; parameter: string | null }
  | { kind: 'heading'; as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }
  | { kind: 'html'; text: RichText }
  | { kind: 'section' }

export type FormField = Frame & (Kind | { kind: 'name'; parts: FormField[] })
export type FieldOf<Name extends FormField['kind']> = Extract<FormField, { kind: Name }>

export interface FormPage {
  id: string
  label: string
  rows: FormField[][]
  submitLabel: string | null
  /** null: no back button. */
  backLabel: string | null
  buttons: 'left' | 'right' | 'center' | 'left-right'
  conditions: Conditions | null
  /** Conditions of the button that opens the next page. */
  nextConditions: Conditions | null
}

/** `closed`: it accepts no submissions. `unsupported`: the shop cannot render or submit it. */
export type UnavailableReason = 'closed' | 'unsupported'

export interface Captcha {
  handle: string
  /** `honeypot`: its input must stay empty. `script`: its value is fetched by a script. */
  kind: 'honeypot' | 'script'
}

export interface CmsForm {
  id: string
  handle: string
  /** Name of its own mutation in the CMS; null: submitForm. */
  mutation: string | null
  /** null if not shown. */
  title: string | null
  showPageTitle: boolean
  showPageTabs: boolean
  /** null if not shown. */
  progress: 'start' | 'end' | null
  scrollToTop: boolean
  requiredMark: 'asterisk' | 'optional'
  success: {
    text: RichText
    place: 'top' | 'bottom'
    /** Display time; 0: unlimited. */
    seconds: number
    hidesForm: boolean
  }
  /** Path of the shop to open after success; null: stay on the page. */
  next: string | null
  loadingText: string | null
  validatesOnSubmit: boolean
  validatesOnBlur: boolean
  /** Message above a rejected form; null: the shop's default. */
  errorMessage: string | null
  errorPlace: 'top' | 'bottom'
  captchas: Captcha[]
  /** Whether the document is loaded again on submission. */
  reloads: boolean
  pages: FormPage[]
}

export const needsScript = ({ captchas }: CmsForm) => captchas.some(({ kind }) => kind === 'script')

export const fieldsOf = (form: Pick<CmsForm, 'pages'>): FormField[] =>
  form.pages
    .flatMap(({ rows }) => rows.flat())
    .flatMap((field) => (field.kind === 'name' ? field.parts : field))
    .filter(({ kind }) => kind !== 'heading' && kind !== 'html' && kind !== 'section')

/** Input name of one checkbox of a group, so that the names of a form are unique. */
export const checkboxName = (handle: string, value: string) => `${handle}[${value}]`
