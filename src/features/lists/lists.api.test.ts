import { expect, test } from 'vitest'
import { BackendError } from '#server/clients/backend-error.ts'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'

const api = apiUnder('/lists')
const paginatorInfo = { currentPage: 1, lastPage: 1, total: 1 }
const failure = new BackendError('refused', {
  client: 'commerce',
  operationType: 'query',
  operationName: 'productListNames',
  statusCode: 200,
  errors: [{ message: 'Something failed.', extensions: { code: 'INTERNAL' } }],
})

test('GET / fails if the products of a list could not be read, and shows a list that has none as empty', async () => {
  const read = async (products: unknown, error: BackendError | null) => {
    const { context } = await makeTestContext(
      { productListNames: { data: [{ id: '1', name: 'Friday', products }], paginatorInfo } },
      { session: nadia },
    )
    const { commerce } = context.sessionClient
    context.sessionClient.commerce = (document, variables, options) => {
      if (error) options?.onPartial?.(error)
      return commerce(document, variables, options)
    }
    return api.request('/', {}, { context })
  }
  expect((await read(null, failure)).status).toBeGreaterThanOrEqual(500)
  const whole = await read([], null)
  expect([whole.status, await whole.json()]).toMatchObject([200, { lists: [{ name: 'Friday', articles: 0 }] }])
})
