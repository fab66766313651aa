// The company's data, as typed on the command line.

import type { Sql } from '../../sql/database.ts'
import type { StoredGlobal, StoredLink } from '../rules/stored.ts'
import { updateGlobal } from '../sql/globals.ts'

const toPhone = (text: string): StoredLink => ({ type: 'Phone', url: `tel:${text.replace(/[^+\d]/g, '')}`, text })
const toEmail = (text: string): StoredLink => ({ type: 'Email', url: `mailto:${text}`, text })

type Field = { name: keyof StoredGlobal; toStored?: (text: string) => StoredLink }
const fields: Record<string, Field> = {
  address1: { name: 'addressLine1' },
  address2: { name: 'addressLine2' },
  address3: { name: 'addressLine3' },
  vat: { name: 'vat' },
  phone: { name: 'telLink', toStored: toPhone },
  email: { name: 'emailLink', toStored: toEmail },
  fax: { name: 'fax' },
  facebook: { name: 'facebook' },
  instagram: { name: 'instagram' },
  linkedin: { name: 'linkedin' },
}
export const companyFields = Object.keys(fields)

/** Sets one datum of the company in every language. @throws Error with one sentence for the editor */
export async function editCompany(db: Sql, field: string, text: string): Promise<string> {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!known || !text) throw new Error(`npm run content -- company <${companyFields.join('|')}> <value>`)
  await updateGlobal(db, 'companyInfo', known.name, JSON.stringify(known.toStored?.(text) ?? text))
  return `${field} of the company is changed.`
}
