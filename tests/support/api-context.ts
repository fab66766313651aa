/** Request context for tests of the features' API routes, with stubbed responses of the commerce backend. */
import { Hono } from 'hono'
import { api } from '#api/app.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { ApiEnv, RequestContext } from '#server/context/context.ts'
import { createCookieJar } from '#server/session/cookie-jar.ts'
import { createSealer, type Session } from '#server/session/session.ts'

export type RecordedRead = { name: string; variables: unknown; options: unknown }

/** @param answers results by operation name: data, or a function of the variables; an Error is thrown */
export async function makeTestContext(answers: Record<string, unknown>, given: Partial<RequestContext> = {}) {
  const asked: RecordedRead[] = []
  const sealer = createSealer([{ kid: 'k1', bytes: new Uint8Array(32) }])
  const lacks = async (extension: string) => (answers.lacks as string[] | undefined)?.includes(extension) ?? false
  const cookies = createCookieJar({ sealer, secure: false, now: () => Date.now() })
  const context = {
    requestId: 'test',
    locale: 'en',
    t: await loadTranslator('en'),
    session: null,
    isSessionActive: async () => answers.isSessionActive !== false,
    cartToken: null,
    placedOrder: undefined,
    unconfirmedOrder: undefined,
    dismissedItems: undefined,
    config: { commerceTokenType: null, shippingMethod: 'delivery_delivery', redirectHosts: ['pay.example'] },
    cookies,
    sealer,
    findDevice: async () => null,
    log: () => undefined,
    logOnce: () => undefined,
    publicClient: { commerce: async () => ({ categories: null }), lacks },
    sessionClient: {
      commerce: async ({ name, roots }: TypedDocument<unknown, unknown>, variables: unknown, options: unknown) => {
        asked.push({ name, variables, options })
        const given = answers[name]
        const answer = typeof given === 'function' ? await given(variables) : given
        if (answer instanceof Error) throw answer
        return Object.fromEntries(Object.keys(roots).map((root) => [root, answer ?? null]))
      },
      lacks,
    },
    ...given,
  } as unknown as RequestContext
  return { context, asked, cookies: cookies.lines }
}

export const nadia: Session = {
  id: 's',
  token: 't',
  tokenType: 'Bearer',
  customer: { id: '1', name: 'Nadia Benali', firstName: 'Nadia', companyName: 'Brasserie Nova' },
  issuedAt: 0,
  expiresAt: 4_000_000_000,
  remember: false,
}

/** A form request as a browser sends it. */
export const post = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** The API below a path: `apiUnder('/cart').request('/items', post({ ... }), { context })`. */
export const apiUnder = (path = '') => ({
  /** @param variables `outcome` receives the outcome of a write */
  request: async (route: string, init: RequestInit, variables: ApiEnv['Variables']): Promise<Response> => {
    const app = new Hono<ApiEnv>()
    app.use(async (c, next) => {
      c.set('context', variables.context)
      c.set('renderedFor', variables.renderedFor)
      await next()
      if (variables.outcome) Object.assign(variables.outcome, c.get('outcome'))
    })
    return app.route('/', api).request(route === '/' ? path : path + route, init)
  },
})
