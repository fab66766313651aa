// requestAccess: creates a customer that the operator approves in the dashboard. The response does not reveal whether an account exists.
import { Customer, isGraphQlErrorResult, type RequestContext } from '@vendure/core'
import { IsNull } from 'typeorm'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import {
  type AccessRequest,
  toAccessRequest,
  validateAccessRequest,
} from '../../../../backends/commerce/rules/account/access-request.ts'
import { countersOf } from '../../../../backends/commerce/rules/account/attempt-limit.ts'
import type { RequestAccessInput } from '../../../../contracts/generated/commerce.ts'
import { throttle } from './attempts.ts'
import type { Context } from './context.ts'

export const accessResolvers = {
  Mutation: {
    async requestAccess(_: unknown, { input }: { input: RequestAccessInput }, context: Context) {
      const { engine, locale, network } = context
      const errors = validateAccessRequest(input).map(({ path, key, code, length }) => ({
        field: path,
        message: formatMessage(locale, key, { length }),
        code,
      }))
      if (errors.length > 0) return { status: false, success: formatMessage(locale, 'access.faulty'), errors }
      const request = toAccessRequest(input)
      await throttle(context, countersOf(request.email, network, 'request'), 'access.limited')
      const id = await engine.connection.withTransaction(await context.guest(), (tx) => store(context, tx, request))
      console.log(
        id === null
          ? 'access.requested: of a known company or user, nothing was stored.'
          : `access.requested: customer ${id}. Tick "Access approved" in the dashboard.`,
      )
      return { status: true, success: formatMessage(locale, 'access.requested'), errors: [] }
    },
  },
}

/** Id of the new customer; null if the e-mail address or the VAT number is known. */
async function store({ engine }: Context, tx: RequestContext, request: AccessRequest): Promise<Customer['id'] | null> {
  const { vatNumber, email } = request
  const known = await engine.connection
    .getRepository(tx, Customer)
    .findOne({ where: { deletedAt: IsNull(), customFields: { vatNumber } } })
  if (known) return null
  const customer = await engine.customers.create(tx, {
    emailAddress: email,
    firstName: request.firstName,
    lastName: request.lastName,
    phoneNumber: request.companyPhone,
    customFields: {
      company: request.companyName,
      vatNumber,
      activity: request.activity,
      website: request.website,
      approved: false,
    },
  })
  if (isGraphQlErrorResult(customer)) return null
  await engine.customers.createAddress(tx, customer.id, {
    fullName: `${request.firstName} ${request.lastName}`,
    company: request.companyName,
    streetLine1: request.address1,
    streetLine2: request.address2 ?? '',
    city: request.city,
    postalCode: request.postcode,
    countryCode: request.country,
    phoneNumber: request.phone,
    defaultShippingAddress: true,
    defaultBillingAddress: true,
    customFields: { lastName: request.lastName, vatId: vatNumber },
  })
  return customer.id
}
