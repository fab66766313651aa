// Writes customers: each contact of a company is a customer of Vendure, in the customer group of the company's prices.
import { Customer, CustomerGroup, type ID, isGraphQlErrorResult, type RequestContext } from '@vendure/core'
import { IsNull } from 'typeorm'
import type { CsvRecord } from '../../../../backends/commerce/import/columns/columns.ts'
import type { ImportServices } from './engine.ts'

/** @param password of new customers; null: they set one by the link of the login page */
export async function writeCustomers(
  { customers, customerGroups, connection }: ImportServices,
  context: RequestContext,
  records: readonly CsvRecord[],
  password: string | null,
): Promise<void> {
  const stored = await connection.rawConnection.getRepository(Customer).find({ where: { deletedAt: IsNull() } })
  const ids = new Map(stored.map(({ id, emailAddress }) => [emailAddress, id]))
  const groups = new Map(
    (await connection.rawConnection.getRepository(CustomerGroup).find()).map(({ id, name }) => [name, id]),
  )
  const groupIdOf = async (name: string): Promise<ID> => {
    const known = groups.get(name) ?? (await customerGroups.create(context, { name })).id
    groups.set(name, known)
    return known
  }
  for (const record of records) {
    const input = toCustomer(record)
    const known = ids.get(input.emailAddress)
    const result =
      known === undefined
        ? await customers.create(context, input, password ?? undefined)
        : await customers.update(context, { id: known, ...input })
    if (isGraphQlErrorResult(result)) throw new Error(`${input.emailAddress}: ${result.message}`)
    if (known === undefined) await customers.createAddress(context, result.id, toAddress(record))
    const groupId = await groupIdOf(record.price_group ?? '')
    const current = await customers.getCustomerGroups(context, result.id)
    for (const group of current.filter(({ id }) => id !== groupId))
      await customerGroups.removeCustomersFromGroup(context, { customerGroupId: group.id, customerIds: [result.id] })
    if (!current.some(({ id }) => id === groupId))
      await customerGroups.addCustomersToGroup(context, { customerGroupId: groupId, customerIds: [result.id] })
  }
}

const toCustomer = (record: CsvRecord) => ({
  emailAddress: record.email ?? '',
  firstName: record.first_name ?? '',
  lastName: record.last_name ?? '',
  phoneNumber: record.phone ?? '',
  customFields: {
    company: record.company ?? '',
    companyCode: record.company_code || null,
    vatNumber: record.vat_number || null,
    activity: record.activity || null,
    website: record.website || null,
    approved: (record.status || 'approved') === 'approved' && record.active !== 'no',
  },
})

const toAddress = (record: CsvRecord) => ({
  fullName: `${record.first_name} ${record.last_name}`,
  company: record.company ?? '',
  streetLine1: record.address1 ?? '',
  streetLine2: record.address2 ?? '',
  postalCode: record.postcode ?? '',
  city: record.city ?? '',
  countryCode: record.country ?? '',
  phoneNumber: record.phone || record.company_phone || '',
  defaultShippingAddress: true,
  defaultBillingAddress: true,
  customFields: { lastName: record.last_name || null, vatId: record.vat_number || null },
})
