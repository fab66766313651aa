import type { Runtime } from './runtimes.ts'
import { createStaff } from './staff.ts'
import { type Visitor, visitorOf } from './visit.ts'

/** Logs in at the desk. */
export async function logInAtDesk(runtime: Runtime, visitor: Visitor): Promise<{ email: string }> {
  const { email, password, code } = await createStaff(runtime)
  const { status } = await visitor.submit('/desk/en/login', { email, password, code: code() }, '/desk/en/login')
  if (status !== 303) throw new Error(`login at the desk: ${status}`)
  return { email }
}

export const startOrder = (visitor: Visitor, userId: string, locale = 'en', companyId = '1') =>
  visitor.submit(`/desk/${locale}/customers/${companyId}/order`, { user: userId }, `/desk/${locale}/customers/1`)

/** A new member of staff in the name of a user of Brasserie Nova. `open` replaces the session by a new one. */
export async function createOnBehalfVisitor(runtime: Runtime, userId: string) {
  const visitor = visitorOf(runtime)
  const { email } = await logInAtDesk(runtime, visitor)
  async function open(): Promise<Visitor> {
    const { status } = await startOrder(visitor, userId)
    if (status !== 303) throw new Error(`order on behalf: ${status}`)
    return visitor
  }
  return { visitor: await open(), email, open }
}
