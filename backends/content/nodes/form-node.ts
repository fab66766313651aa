import { toCaptchaHandles } from '../rules/captchas.ts'
import { dateRangeOf } from '../rules/date-range.ts'
import type { StoredFormField, StoredFormPage, StoredFormSettings } from '../rules/stored.ts'
import type { FormRow } from '../sql/forms.ts'

export type FormNode = ReturnType<typeof toFormNode>
export type SettingsNode = StoredFormSettings & { siteId: number; language: string }

/** @param now instant on which "today" of date fields depends */
export function toFormNode(row: FormRow, now: Date) {
  const { id, title, handle, language } = row
  const settings: StoredFormSettings = JSON.parse(row.settings)
  const pages: StoredFormPage[] = JSON.parse(row.pages)
  return {
    __typename: 'Form',
    id: String(id),
    title,
    handle,
    siteId: row.site_id,
    language,
    isAvailable: row.available === 1,
    captchaHandles: toCaptchaHandles(settings.captchas),
    settings: { ...settings, siteId: row.site_id, language },
    pages: pages.map((page, index) => toPageNode(page, `${id}-${index + 1}`, now)),
  }
}

const toPageNode = ({ label, settings, rows }: StoredFormPage, id: string, now: Date) => ({
  id,
  label,
  settings,
  rows: rows.map((fields, index) => ({
    id: `${id}-${index + 1}`,
    rowFields: fields.map((field) => toFieldNode(field, id, now)),
  })),
})

function toFieldNode({ kind, fields, ...field }: StoredFormField, place: string, now: Date): object {
  const id = `${place}-${field.handle}`
  return {
    required: false,
    enableConditions: false,
    visibility: 'visible',
    inputTypeName: 'String',
    ...field,
    ...dateRangeOf(field, now),
    __typename: `Field_${kind}`,
    id,
    type: `verbb\\formie\\fields\\${kind}`,
    displayName: kind,
    ...(fields && { fields: fields.map((inner) => toFieldNode(inner, id, now)) }),
  }
}
