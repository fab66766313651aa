// Operations of the contract that this backend does not offer: they say so in words and make nothing up.
// A field that needs a customer asks for one first, so that a guest learns nothing else.
import { type Context, requireCustomer } from '../context.ts'
import { refusal } from '../errors.ts'

async function notOfferedToCustomers(_: unknown, __: unknown, context: Context): Promise<never> {
  await requireCustomer(context)
  throw refusal(context.locale, 'FORBIDDEN', 'error.notAvailable')
}

export const notOfferedResolvers = {
  Mutation: {
    updateAccount: notOfferedToCustomers,
  },
}
