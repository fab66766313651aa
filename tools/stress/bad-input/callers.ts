// The sessions of a guest, a customer and an operator; a request that ended a session is followed by a new login.
import { signatureHeader, signMessage } from '../../../src/server/session/signed-message.ts'
import { createStaff } from '../../../tests/support/staff.ts'
import { createLoggedInVisitor, type Visitor, visitorOf } from '../../../tests/support/visit.ts'
import type { BadRequest, Caller } from './requests.ts'
import type { TestedShop } from './tested-shop.ts'

export type Callers = {
  headersOf(sent: BadRequest): Record<string, string>
  /** Increases with each new session of the caller. */
  sessionNumber(caller: Caller): number
  /** Logs the customer or operator in again if the last responses ended the session. */
  renew(caller: Caller): Promise<void>
}

export async function openCallers(shop: TestedShop): Promise<Callers> {
  const staff = await createStaff(shop)
  const open: Record<Caller, () => Promise<Visitor>> = {
    guest: async () => visitorOf(shop),
    async customer() {
      // wrong passwords that other requests send at the same time delay logins to the account
      for (let tries = 0; tries < 5; tries++) {
        const visitor = await createLoggedInVisitor(shop).catch(() => null)
        if (visitor) return visitor
      }
      return createLoggedInVisitor(shop)
    },
    async operator() {
      const visitor = visitorOf(shop)
      const { email, password, code } = staff
      const { status } = await visitor.submit('/desk/en/login', { email, password, code: code() }, '/desk/en/login')
      // the code of a step is accepted once
      if (status !== 303 && status !== 422 && status !== 429) throw new Error(`login at the desk: ${status}`)
      return visitor
    },
  }
  const visitors = { guest: await open.guest(), customer: await open.customer(), operator: await open.operator() }
  const numbers = { guest: 0, customer: 0, operator: 0 }
  const origin = new URL(shop.url).origin

  return {
    headersOf({ caller, operation, headers, body }) {
      const cookies = [...visitors[caller].cookies].map((pair) => pair.join('=')).join('; ')
      const isSigned = caller === 'operator' && operation.kind === 'signed' && body !== null
      const { referer } = headers
      return {
        'user-agent': 'Mozilla/5.0',
        ...(cookies && { cookie: cookies }),
        origin,
        ...(body && { 'content-type': body.type }),
        ...(isSigned && {
          authorization: `Bearer ${shop.purgeToken}`,
          [signatureHeader]: signMessage(shop.webhookKey, body.bytes.toString()),
        }),
        ...headers,
        ...(referer && { referer: referer.startsWith('/') ? origin + referer : referer }),
      }
    },
    sessionNumber: (caller) => numbers[caller],
    async renew(caller) {
      numbers[caller]++
      visitors[caller] = await open[caller]()
    },
  }
}
