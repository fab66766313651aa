import { expect, test } from 'vitest'
import type { RequestContext } from '#server/context/context.ts'
import type { Problem } from '#service/problem.ts'
import { apiUnder, makeTestContext, post } from '#tests/support/api-context.ts'

const country = { id: '2', code: 'DE', name: 'Germany', states: [], vat_mask: 'DE999999999', translations: [] }
const commerce = async () => ({ registration_countries: [{ ...country, registration_enabled: true }] })

async function wrongFields(step: string, fields: Record<string, string>) {
  const publicClient = { commerce } as unknown as RequestContext['publicClient']
  const { context } = await makeTestContext({}, { publicClient })
  const answer = await apiUnder('/account').request(`/register/${step}`, post(fields), { context })
  if (answer.status === 200) return []
  expect(answer.status).toBe(422)
  return Object.keys(((await answer.json()) as Problem).errors ?? {}).toSorted()
}

const company = {
  companyName: 'Hotel',
  country: 'DE',
  vatNumber: 'DE123456788',
  activity: 'hotel',
  companyEmail: 'info@hotel.example',
  companyPhone: '+49 241 91320',
}
const address = { address1: 'Monheimsallee 52', postcode: '52062', city: 'Aachen', phone: '+49 241 91320' }

test('a step reports a wrong VAT number, website or postcode together with the other wrong fields', async () => {
  expect(await wrongFields('company', company)).toEqual([])
  const wrong = { ...company, vatNumber: '12345', companyEmail: '', companyPhone: 'x' }
  expect(await wrongFields('company', wrong)).toEqual(['companyEmail', 'companyPhone', 'vatNumber'])
  const lax = { ...company, vatNumber: '12345', companyPhone: '(02) 34 5', website: 'none' }
  expect(await wrongFields('company', lax)).toEqual(['companyPhone', 'vatNumber', 'website'])
  expect(await wrongFields('company', { ...company, website: 'hotel.example/rooms' })).toEqual([])
  expect(await wrongFields('company', { ...company, website: '' })).toEqual([])
  expect(await wrongFields('company', { ...company, country: 'GB', website: 'none' })).toEqual(['country', 'website'])
  expect(await wrongFields('company', { ...company, vatNumber: '' })).toEqual(['vatNumber'])
  expect(await wrongFields('company', { ...company, country: 'GB' })).toEqual(['country'])
  expect(await wrongFields('address', { ...address, country: 'DE' })).toEqual([])
  const short = { ...address, country: 'DE', postcode: '520', phone: '' }
  expect(await wrongFields('address', short)).toEqual(['phone', 'postcode'])
})
