import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import { checkEndpoint } from '../../scripts/contract/check.ts'
import { contractOf, documentsOf, printResults } from '../../scripts/contract/service.ts'
import { openService } from '../support/contract-service.ts'
import { baseContractOf, commerceWithout, openBackends, startEndpoint } from '../support/endpoint.ts'

const about = { headers: { commerce: {}, content: {} }, sites: { en: 2 }, credentials: null }

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
  expect(report).toContain('speaks the contract of content.')
  expect(report).toMatch(/^entry +ok$/m)
  expect(report).toContain('It has every extension of the contract.\n')
  expect(report).toContain(`\nCONTENT_EXTENSIONS="${extensions.content.join(', ')}"\n`)
  expect(report).toContain('Its schema has all else of the contract.\n')
  expect(report).toMatch(/ 0 missing, 0 wrong, 1 not asked\.$/)
  // extensions are probed with fields under @skip
  expect(asked.filter(({ query }) => /^mutation (?!capabilities)/.test(query))).toEqual([])
})

test('an endpoint without extensions passes and its missing extensions are listed, also without introspection', async () => {
  const { report, isWrong } = await check(baseContractOf('content'), false)
  expect(isWrong).toBe(false)
  expect(report).toMatch(/^newsEntry +ok( +without .+)?$/m)
  expect(report).toMatch(/^submitForm +missing +nothing is shown of it$/m)
  expect(report).toContain('Extensions that it does not have; the shop does without them:\n  ')
  expect(report).toContain('It refuses introspection')
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
  await expect(checkResponse(new Response('<p>hello</p>'))).rejects.toThrow(/answers 200, but not as GraphQL does\.$/)
  await expect(checkResponse(Response.json({ title: 'No' }, { status: 403 }))).rejects.toThrow(
    /speaks neither the contract/,
  )
  const gone = await startEndpoint(async () => new Response())
  await gone.close()
  const asking = checkEndpoint({ url: gone.url, ...about })
  await expect(asking).rejects.toThrow(`${gone.url} cannot be reached: ECONNREFUSED.`)
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
    expect.stringMatching(/^placeOrder +not asked/),
    expect.stringMatching(/^productBySlug +wrong +This request is not valid/),
  ])
  service.close()
})
