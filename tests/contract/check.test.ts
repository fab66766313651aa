import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import { checkEndpoint } from '../../scripts/contract/check.ts'
import { operationEffects } from '../../scripts/contract/operation-effects.ts'
import type { Credentials } from '../../scripts/contract/reads.ts'
import { contractOf, createService, documentsOf, printResults } from '../../scripts/contract/service.ts'
import { openService, someProduct } from '../support/contract-service.ts'
import { baseContractOf, commerceWithout, openBackends, startEndpoint } from '../support/endpoint.ts'
import { demoPassword, nadia } from '../support/visit.ts'

const about = { headers: { commerce: {}, content: {} }, sites: { en: 2 }, credentials: null }

type Handler = (request: Request) => Promise<Response>

let backends: Awaited<ReturnType<typeof openBackends>>
beforeAll(async () => {
  backends = await openBackends()
})
afterAll(() => backends.close())

/** Checks a content endpoint that serves this contract. @param debug whether introspection is allowed */
async function check(contract: string, debug: boolean) {
  const endpoint = await startEndpoint(await backends.open('content', contract, debug))
  onTestFinished(() => endpoint.close())
  const found = await checkEndpoint({ url: endpoint.url, ...about })
  return { ...found, asked: endpoint.asked }
}

test('a full content endpoint passes, its extensions are listed, and no mutation is sent to it', async () => {
  const { report, isWrong, asked } = await check(contractOf('content'), true)
  expect(isWrong).toBe(false)
  expect(report).toContain('implements the content contract.')
  expect(report).toMatch(/^entry +ok$/m)
  expect(report).toContain('It has every extension of the contract.\n')
  expect(report).toContain(`\nCONTENT_EXTENSIONS="${extensions.content.join(', ')}"\n`)
  expect(report).toContain('The rest of its schema matches the contract.\n')
  expect(report).toMatch(/ 0 missing, 0 wrong, 1 not sent\.$/)
  // extensions are probed with fields under @skip
  expect(asked.filter(({ query }) => /^mutation (?!capabilities)/.test(query))).toEqual([])
})

test('an endpoint without extensions passes and its missing extensions are listed, also without introspection', async () => {
  const { report, isWrong } = await check(baseContractOf('content'), false)
  expect(isWrong).toBe(false)
  expect(report).toMatch(/^newsEntry +ok( +without .+)?$/m)
  expect(report).toMatch(/^submitForm +missing +the shop hides this feature$/m)
  expect(report).toMatch(/^ {2}Mutation\.submitForm +no form of the CMS is shown$/m)
  expect(report).toContain('Extensions that it lacks, and what visitors miss:\n  ')
  expect(report).toContain('It rejects introspection')
  expect(report).toContain('\nCONTENT_EXTENSIONS="none"\n')
})

test('a changed field type is reported for its operation and in the schema', async () => {
  const { report, isWrong } = await check(contractOf('content').replace(/^ {2}telLink: .*$/m, '  telLink: Int'), true)
  expect(report).toMatch(/companyInfo.*telLink.* changed type|telLink.*changed type/)
  expect(report).toMatch(/^globalCompanyInfo +wrong +/m)
  expect(isWrong).toBe(true)
})

test('throws an error with a reason if the endpoint is not GraphQL, is forbidden or is unreachable', async () => {
  const checkResponse = async (answer: Response) => {
    const endpoint = await startEndpoint(async () => answer.clone())
    onTestFinished(() => endpoint.close())
    return checkEndpoint({ url: endpoint.url, ...about })
  }
  await expect(checkResponse(new Response('<p>hello</p>'))).rejects.toThrow(
    /status 200, but not with a GraphQL response\.$/,
  )
  await expect(checkResponse(Response.json({ title: 'No' }, { status: 403 }))).rejects.toThrow(
    /implements neither the commerce contract/,
  )
  const gone = await startEndpoint(async () => new Response())
  await gone.close()
  const asking = checkEndpoint({ url: gone.url, ...about })
  await expect(asking).rejects.toThrow(`${gone.url} cannot be reached: ECONNREFUSED.`)
})

/** Checks a commerce endpoint as the test customer. @param serve replaces the handler of the embedded backend */
async function checkCommerce(
  contract: string,
  { credentials = null as Credentials | null, serve = (handler: Handler): Handler => handler } = {},
) {
  const endpoint = await startEndpoint(serve(await backends.open('commerce', contract, true)))
  onTestFinished(() => endpoint.close())
  return checkEndpoint({ url: endpoint.url, ...about, credentials })
}

test('every operation and extension has a sentence about what visitors miss without it', () => {
  const documents = [...documentsOf(commerce), ...documentsOf(content)]
  expect(Object.keys(operationEffects).sort()).toEqual([...new Set(documents.map(({ name }) => name))].sort())
})

test('a missing directive is not listed as a difference, and a missing extension is listed with what visitors miss', async () => {
  const contract = commerceWithout('skipped')
    .replace(/"""\nBeyond the base contract[\s\S]*?directive @extension.*/, '')
    .replaceAll(' @extension', '')
  const { report, isWrong } = await checkCommerce(contract)
  expect(report).toContain('The rest of its schema matches the contract.')
  expect(report).toMatch(
    /^ {2}CartItemResponse\.skipped +lines that were left out or lowered are named only in the message/m,
  )
  expect(isWrong).toBe(false)
})

test('related products without RelatedProduct objects are reported', async () => {
  const { report } = await checkCommerce(
    contractOf('commerce').replace('relatedProducts: [RelatedProduct!]', 'relatedProducts: [Product!]'),
  )
  expect(report).toContain(
    'Its related products are Product objects, not RelatedProduct objects: product pages have no related products.',
  )
})

test('a form with a mutation of its own is reported', async () => {
  const cms = await backends.open('content', contractOf('content'), true)
  const endpoint = await startEndpoint(async (request) => {
    const text = await (await cms(request)).text()
    return new Response(text.replaceAll('"submissionMutationName":null', '"submissionMutationName":"save_contact"'))
  })
  onTestFinished(() => endpoint.close())
  const { report } = await checkEndpoint({ url: endpoint.url, ...about })
  expect(report).toMatch(/^ {2}The form ".+" has a mutation of its own, .+ visitors do not see the form\.$/m)
})

test('an operation that the check does not send is wrong if the schema does not accept it', async () => {
  const { report, isWrong } = await checkCommerce(
    contractOf('commerce').replace('placeOrder(input: PlaceOrderInput!)', 'placeOrder(order: PlaceOrderInput!)'),
  )
  expect(report).toMatch(/^placeOrder +wrong +Unknown argument "input"/m)
  expect(report).toMatch(/^ {2}placeOrder +customers cannot order$/m)
  expect(isWrong).toBe(true)
})

describe('with a test customer', () => {
  const credentials = { email: nadia, password: demoPassword }

  async function stateOf(contract: string) {
    const endpoint = await startEndpoint(await backends.open('commerce', contract))
    onTestFinished(() => endpoint.close())
    const service = await createService('commerce', { url: endpoint.url, headers: {}, fetch: (one) => fetch(one) })
    const { customerLogin } = await service.ask(commerce.customerLogin, credentials)
    const headers = { authorization: `Bearer ${customerLogin?.accessToken}` }
    const { cartDetail: cart } = await service.ask(commerce.cartDetail, {}, headers)
    const { productLists } = await service.ask(commerce.productLists, { first: 100, page: 1 }, headers)
    const { addresses } = await service.ask(commerce.addresses, {}, headers)
    const { accountInfo } = await service.ask(commerce.accountInfo, {}, headers)
    const { accountInfo: profile } = await service.ask(commerce.allergenProfile, {}, headers)
    const lines = cart?.items?.map(({ product, quantity }) => [product.id, quantity])
    const state = { lines, productLists, addresses, customer: { ...accountInfo?.customer, updatedAt: null }, profile }
    return { state, service, headers }
  }

  test('the writes that can be undone are executed, and the state of the customer is restored', async () => {
    const { service, headers } = await stateOf(contractOf('commerce'))
    const { id } = await someProduct(service)
    await service.ask(commerce.addItemToCart, { productId: id, quantity: 3 }, headers)
    await service.ask(commerce.updateAllergenProfile, { avoid: ['nuts'] }, headers)
    const { state: before } = await stateOf(contractOf('commerce'))
    const { report, isWrong } = await checkCommerce(contractOf('commerce'), { credentials })
    expect(report).not.toMatch(/^\w+ +wrong/m)
    expect(report).not.toContain('may have changed')
    expect(isWrong).toBe(false)
    const writes = 'addItemToCart updateItemToCart takeFromCart addItemsToCart removeCartItem removeAllCartItem'
    const others =
      'createProductList addToProductList removeProductList updateAllergenProfile createAddress updateAccount'
    for (const name of `${writes} ${others}`.split(' ')) expect(report).toMatch(new RegExp(`^${name} +ok`, 'm'))
    for (const name of ['orderLimits', 'orderApprovals', 'orderApproval'])
      expect(report).toMatch(new RegExp(`^${name} +ok`, 'm'))
    const unsent = 'placeOrder requestApproval approveOrder changeUserLimits offerRequest cancelOrder changePassword'
    for (const name of `${unsent} requestAccess`.split(' '))
      expect(report).toMatch(new RegExp(`^${name} +not sent`, 'm'))
    expect(before.lines).toEqual([[id, 3]])
    expect((await stateOf(contractOf('commerce'))).state).toEqual(before)
  })

  test('invoices, lists and quotes may be missing, and the report says what customers miss', async () => {
    const { report, isWrong } = await checkCommerce(baseContractOf('commerce'), { credentials })
    expect(isWrong).toBe(false)
    for (const name of ['viewInvoices', 'productLists', 'addToProductList', 'offerRequest'])
      expect(report).toMatch(new RegExp(`^${name} +missing +the shop hides this feature$`, 'm'))
    for (const line of [
      / {2}Query\.viewInvoices +customers have no invoices: nothing links to them, and their page is not found\n/,
      / {2}Query\.productLists +customers have no product lists: nothing links to them, and their page is not found\n/,
      / {2}Mutation\.offerRequest +customers cannot request quotes: the checkout only places orders\n/,
    ])
      expect(report).toMatch(line)
  })

  test('a write without effect is wrong, and the report names what visitors miss', async () => {
    const { report, isWrong } = await checkCommerce(contractOf('commerce'), {
      credentials,
      serve: (handler) => async (request) => {
        const body = await request.clone().text()
        const isIgnored = body.includes('"operationName":"updateItemToCart"')
        return handler(
          isIgnored ? new Request(request, { body: body.replace(/"quantity":\d+/, '"quantity":1') }) : request,
        )
      },
    })
    expect(report).toMatch(/^updateItemToCart +wrong +quantity of the line is \d+ instead of \d+/m)
    expect(report).toMatch(/^ {2}updateItemToCart +quantities in the cart cannot be changed$/m)
    expect(isWrong).toBe(true)
  })
})

test('the contract test uses the configured endpoint, continues after a failure and prints a result for each operation', async () => {
  const endpoint = await startEndpoint(
    await backends.open('commerce', commerceWithout('origin', 'imageUrl', 'deliveryOptions')),
  )
  onTestFinished(() => endpoint.close())
  vi.stubEnv('COMMERCE_URL', endpoint.url)
  const service = await openService('commerce')
  vi.unstubAllEnvs()
  const { countries, categories, deliveryOptions, placeOrder, productBySlug } = commerce
  await service.ask(productBySlug, { slug: 'x' })
  await service.ask(countries, {})
  await service.ask(categories, {})
  await service.ask(deliveryOptions, {})
  const shown = [productBySlug, countries, categories, deliveryOptions, placeOrder].map(({ name }) => name)
  const table = printResults(
    service,
    documentsOf(commerce).filter(({ name }) => shown.includes(name)),
  )
  expect(table.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^categories +ok +without Category.imageUrl$/),
    expect.stringMatching(/^countries +ok$/),
    expect.stringMatching(/^deliveryOptions +missing/),
    expect.stringMatching(/^placeOrder +not sent/),
    expect.stringMatching(/^productBySlug +wrong +This request is not valid/),
  ])
  service.close()
})
