// Enforces the permissions of roles, and of staff in the name of a customer: each operation reads its customer through a context that rejects a role
// without the permission.
import type { GraphQLResolveInfo } from 'graphql'
import { allows, onBehalfOperations, operationPermissions, type Permission } from '#contracts/permissions.ts'
import type { CustomerRow } from '../sql/customers.ts'
import type { Context } from './context.ts'
import { codedError } from './errors.ts'

type Resolve = (parent: unknown, args: unknown, context: Context, info: GraphQLResolveInfo) => unknown
type Root = Readonly<Record<string, Resolve>>

/** The check costs no read of its own: every operation with a permission reads its customer before it writes. */
function withPermission(context: Context, permission: Permission): Context {
  const customer = async (): Promise<CustomerRow | null> => {
    const row = await context.customer()
    if (row && !allows(row.role, permission)) throw codedError(context.locale, 'FORBIDDEN', `users.needs.${permission}`)
    return row
  }
  return { ...context, customer }
}

const enforce = (type: 'Query' | 'Mutation', root: Root): Root =>
  Object.fromEntries(
    Object.entries(root).map(([name, resolve]): [string, Resolve] => {
      const permission = operationPermissions[`${type}.${name}`]
      const allowed: Resolve = permission
        ? (parent, args, context, info) => resolve(parent, args, withPermission(context, permission), info)
        : resolve
      return [name, onBehalfOperations.has(`${type}.${name}`) ? allowed : refuseOnBehalf(allowed)]
    }),
  )

/** Reads the customer of a token before the operation, which need not read it. */
const refuseOnBehalf =
  (resolve: Resolve): Resolve =>
  async (parent, args, context, info) => {
    if ((await context.customer())?.on_behalf) throw codedError(context.locale, 'FORBIDDEN', 'onBehalf.refused')
    return resolve(parent, args, context, info)
  }

export function enforcePermissions<Given extends object>(resolvers: Given): Given {
  const { Query, Mutation } = resolvers as { Query?: Root; Mutation?: Root }
  return {
    ...resolvers,
    ...(Query && { Query: enforce('Query', Query) }),
    ...(Mutation && { Mutation: enforce('Mutation', Mutation) }),
  }
}
