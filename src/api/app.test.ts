import { expect, test } from 'vitest'
import { ordersList } from '#contracts/generated/commerce.ts'
import { createBackend } from '#server/clients/backend.ts'
import { BackendError, type BackendErrorKind } from '#server/clients/backend-error.ts'
import type { GraphqlErrorEntry } from '#server/clients/error-code.ts'
import { createSessionClient } from '#server/clients/session-client.ts'
import { openSession } from '#server/session/session.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'

const api = apiUnder()
const about = { client: 'commerce', operationType: 'query', operationName: 'cartDetail', statusCode: 200 }
const failed = (kind: BackendErrorKind, ...errors: GraphqlErrorEntry[]) => new BackendError(kind, { ...about, errors })

async function told(cartDetail: BackendError, given: object = {}) {
  const { context } = await makeTestContext({ cartDetail }, { session: nadia, ...given })
  const answer = await api.request('/cart', {}, { context })
  return { status: answer.status, ...((await answer.json()) as { title: string; debug?: string; errors?: object }) }
}

test('an error with a message for customers keeps this message and gets the status of its code', async () => {
  const entry = { message: 'This offer has ended.', extensions: { code: 'CONFLICT' } }
  expect(await told(failed('refused', entry))).toMatchObject({ status: 409, title: 'This offer has ended.' })
})

// F484
test("an error without a code gets the shop's own message instead of the text for developers", async () => {
  const crash = { message: 'SQLSTATE[42S02]: Base table not found' }
  const { context } = await makeTestContext({})
  for (const error of [failed('refused', crash), failed('status', crash), failed('timeout')])
    expect(await told(error)).toMatchObject({ status: 503, title: context.t('problems.unavailable') })
  const refused = failed('refused', {
    message: 'Validation failed.',
    extensions: { validation: { 'input.qty': ['Too many.'] } },
  })
  expect(await told(refused)).toMatchObject({
    status: 422,
    title: context.t('problems.invalid'),
    errors: { qty: ['Too many.'] },
  })
})

// F485
test('the debug message is in the response, except in production', async () => {
  const entry = { message: 'Failed.', extensions: { code: 'INTERNAL', debugMessage: 'cart.php line 12' } }
  expect((await told(failed('refused', entry))).debug).toBe('cart.php line 12')
  const { context } = await makeTestContext({})
  const config = { ...context.config, production: true }
  for (const kind of ['refused', 'status'] as const)
    expect(JSON.stringify(await told(failed(kind, entry), { config }))).not.toMatch(/cart\.php|Failed/)
})

test('UNAUTHENTICATED returns "session over" to a customer and "log in first" to a guest', async () => {
  const { context } = await makeTestContext({})
  const over = failed('refused', { message: 'Unauthenticated.' })
  expect(await told(over)).toMatchObject({ status: 401, title: context.t('forms.sessionOver') })
  const guest = { session: null, cartToken: 'a'.repeat(32) }
  expect(await told(over, guest)).toMatchObject({ status: 401, title: context.t('forms.loginFirst') })
})

test('rejected credentials without an error code return the message for wrong credentials', async () => {
  const { context } = await makeTestContext({
    customerLogin: failed('refused', { message: 'Invalid Email or Password' }),
  })
  const answer = await api.request('/account/login', post({ email: 'a@b.example', password: 'x' }), { context })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ title: context.t('account.wrong') }),
  ])
})

/** Authorization header of the next call with this session cookie. */
async function signedBy(cookie: string | undefined, sealer: Parameters<typeof openSession>[0]) {
  const signed: (string | null)[] = []
  const embedded = async (request: Request) => {
    signed.push(request.headers.get('authorization'))
    return Response.json({ data: { ordersList: null } })
  }
  const log = () => undefined
  const commerce = createBackend({
    name: 'commerce',
    url: null,
    extensions: null,
    token: null,
    embedded,
    cache: {} as never,
    log,
  })
  const session = await openSession(sealer, cookie, Date.now())
  const own = { locale: 'en', cartToken: null, requestId: 'r', network: null, caller: '1' } as const
  await createSessionClient({ ...own, commerce, session, waitUntil: () => undefined }).commerce(ordersList, {})
  return signed
}

// F403, F404
test("the session cookie seals the login's token, and later calls send it with its scheme, or with the configured one", async () => {
  const customer = { id: '1', name: 'Nadia', firstName: 'Nadia', lastName: 'B', email: 'n@x.example', company: null }
  const answer = { status: true, success: null, accessToken: 'secret-token', expiresIn: 3600, customer }
  for (const [tokenType, commerceTokenType, signature] of [
    [null, null, 'Bearer secret-token'],
    ['JWT', null, 'JWT secret-token'],
    ['JWT', 'Token', 'Token secret-token'],
  ]) {
    const customerLogin = { ...answer, tokenType }
    const { context: usual } = await makeTestContext({})
    const config = { ...usual.config, commerceTokenType: commerceTokenType ?? null }
    const { context, cookies } = await makeTestContext({ customerLogin }, { config })
    const login = await api.request('/account/login', post({ email: 'n@x.example', password: 'p' }), { context })
    expect(await login.text()).not.toContain('secret')
    const line = cookies.find((each) => each.startsWith('pv_s=')) ?? ''
    expect([line.includes('secret'), /; HttpOnly/i.test(line)]).toEqual([false, true])
    expect(await signedBy(/^pv_s=([^;]+)/.exec(line)?.[1], context.sealer)).toEqual([signature])
  }
  const { context } = await makeTestContext({})
  expect(await signedBy('nonsense', context.sealer)).toEqual([null])
})
