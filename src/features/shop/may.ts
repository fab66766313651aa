import type { Permission } from '#contracts/permissions.ts'
import type { Session } from '#server/context/context.ts'

type Customer = Pick<Session['customer'], 'permissions'> | null | undefined

/** Whether a customer's role allows something. A guest, and a customer of a backend without roles, may do everything that the shop offers. */
export const may = (customer: Customer, permission: Permission): boolean =>
  !customer?.permissions || customer.permissions.includes(permission)

/** Only a backend with roles has users to manage. */
export const managesUsers = (customer: Customer): boolean => customer?.permissions?.includes('manageUsers') === true
