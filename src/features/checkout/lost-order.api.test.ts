import { describe, expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { api, form, placed, sent } from '#tests/support/checkout-routes.ts'

describe('an order whose response is lost', () => {
  const about = { client: 'commerce', operationType: 'mutation', operationName: 'placeOrder', errors: undefined }
  const lost = new BackendError('timeout', { ...about, statusCode: 0 })

  /** Sealed order in the cookies of a response. */
  const sealedIn = (cookies: string[]) => cookies.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')

  async function afterLoss(message = 'Ring.') {
    const { context, cookies } = await makeTestContext({ placeOrder: lost }, { session: nadia })
    const answer = await api.request('/order', post({ ...form, message }), { context })
    return { answer, unansweredOrder: sealedIn(cookies) }
  }

  test('redirects to the checkout, and is reported as unconfirmed only to its customer', async () => {
    const { answer, unansweredOrder } = await afterLoss()
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/checkout' }])
    const see = async (given: object) => {
      const { context } = await makeTestContext({}, { session: nadia, unansweredOrder, ...given })
      return (await api.request('/unanswered', {}, { context })).json()
    }
    expect(await see({})).toEqual({ unanswered: 'order' })
    expect(await see({ session: { ...nadia, customer: { ...nadia.customer, id: '2' } } })).toEqual({
      unanswered: null,
    })
    expect(await see({ session: null })).toEqual({ unanswered: null })
  })

  test('is retried unchanged, even with a message of 2 000 characters, until the backend responds', async () => {
    const message = '日'.repeat(2_000)
    const { unansweredOrder } = await afterLoss(message)
    const waiting = await makeTestContext({ placeOrder: lost }, { session: nadia, unansweredOrder })
    expect(await (await api.request('/unanswered', post({}), waiting)).json()).toEqual({})
    const { context, asked, cookies } = await makeTestContext(
      { placeOrder: placed },
      { session: nadia, unansweredOrder: sealedIn(waiting.cookies) },
    )
    const answer = await api.request('/unanswered', post({}), { context })
    expect(await answer.json()).toEqual({ next: '/en/checkout-success' })
    expect(asked).toEqual([
      {
        name: 'placeOrder',
        variables: { input: { ...sent, message } },
        options: { idempotencyKey: form.key },
      },
    ])
    expect(cookies.filter((line) => /^pv_u\d=;.*Max-Age=0/.test(line))).toHaveLength(3)
  })

  test('is retried as a quote request if it was one', async () => {
    const first = await makeTestContext({ offerRequest: lost }, { session: nadia })
    await api.request('/order', post({ ...form, as: 'offer' }), first)
    const again = await makeTestContext(
      { offerRequest: placed },
      { session: nadia, unansweredOrder: sealedIn(first.cookies) },
    )
    expect(await (await api.request('/unanswered', {}, again)).json()).toEqual({ unanswered: 'offer' })
    expect(await (await api.request('/unanswered', post({}), again)).json()).toEqual({ next: '/en/checkout-success' })
    expect(again.asked.map(({ name }) => name)).toEqual(['offerRequest'])
  })

  test('returns the rejection of a retry and clears the cookie', async () => {
    const { unansweredOrder } = await afterLoss()
    const errors = [{ message: 'Sold out.', extensions: { code: 'BAD_USER_INPUT' } }]
    const refusal = new BackendError('refused', { ...about, statusCode: 200, errors })
    const { context, cookies } = await makeTestContext({ placeOrder: refusal }, { session: nadia, unansweredOrder })
    const answer = await api.request('/unanswered', post({}), { context })
    expect([answer.status, await answer.json()]).toMatchObject([422, { status: 422, title: 'Sold out.' }])
    expect(sealedIn(cookies)).toBe('')
    expect(cookies.join()).toContain('pv_u1=;')
  })
})
