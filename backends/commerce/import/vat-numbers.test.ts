import { expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { importRecords, openDemo } from '../testing/import-records.ts'

const company = (vatNumber: string, index: number) => ({
  ...{ company_code: `V${index}`, company: 'Bistro', vat_number: vatNumber, company_email: 'a@b.example' },
  ...{ price_group: 'B', address1: 'Kaai 1', postcode: '1010', city: 'Wien', country: 'AT' },
  ...{ email: `an${index}@b.example`, first_name: 'An', last_name: 'Maes' },
})

test('customers of every member state keep their VAT number', async () => {
  const db = await openDemo(openSqliteD1(':memory:'))
  const valid = ['ATU12345675', 'it 123.456.789 01', 'GR123456789', 'ESA1234567B', 'NL472568292B01', 'GB123456789']
  const wrong = ['ATU1234', 'IT123', 'NL123456789B01', 'XX123456789', '123456789']
  const report = await importRecords(db, { customers: [...valid, ...wrong].map(company) }, { skipRejected: true })
  expect(report.files.customers?.rejected.map(({ column, reason }) => `${column} ${reason}`)).toEqual(
    wrong.map((number) => `vat_number "${number}" is not a valid VAT number`),
  )
  const sql = "SELECT vat_number FROM companies WHERE external_code LIKE 'V%' ORDER BY external_code"
  const { results } = await db.prepare(sql).all<{ vat_number: string }>()
  expect(results.map(({ vat_number }) => vat_number)).toEqual([
    ...['ATU12345675', 'IT12345678901', 'EL123456789', 'ESA1234567B', 'NL472568292B01', 'GB123456789'],
  ])
})
