// Redirects and access rules of the server also apply to navigation inside the app.
import { afterAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { follow, openHydrated } from '../support/client-navigation.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, markDocument } from '../support/shopper.ts'
import { visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const purge = async () => {
  const headers = { authorization: `Bearer ${node.purgeToken}` }
  const body = JSON.stringify({ tags: ['operation:redirects'] })
  expect((await visitorOf(node).ask('/api/purge', { method: 'POST', headers, body })).status).toBe(200)
}
afterAll(async () => {
  await node.sql('CONTENT_DB', "DELETE FROM redirects WHERE source = '/en/brands'")
  await purge()
})

// F274, F397
test('a guest who opens a protected screen is redirected to the login and back', async () => {
  const page = await openPage()
  const { arrive, t, logIn } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  await follow(page, '/en/dashboard/orders?page=1')
  await arrive('/en/login?redirect=%2Fen%2Fdashboard%2Forders%3Fpage%3D1')
  await page.getByLabel(t('account.email'), { exact: true }).waitFor()
  expect(await isSame()).toBe(true)
  await logIn()
  await arrive('/en/dashboard/orders?page=1')
})

// F039, F109, F152, F273, F295, F388, F389
test('a customer who opens a guest-only screen is redirected to the dashboard or to the redirect parameter', async () => {
  const page = await asCustomer(await openPage(), node)
  const { arrive, t } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await follow(page, '/en/register')
  await arrive('/en/dashboard')
  await eventually(() => page.title()).toBe(`Proviant | ${t('account.overview')}`)
  await follow(page, '/en/login?redirect=%2Fen%2Fcart')
  await arrive('/en/cart')
  expect(await isSame()).toBe(true)
  // the customer's name came with the document; the dashboard reads requests for approval
  await eventually(() => asked).toContain('/api/en/cart')
  expect(asked.filter((path) => /^\/api\/\w+\/(auth|account(?!\/approvals))\b/.test(path))).toEqual([])
})

// F153, F154, F155, F466
test('a redirect rule applies inside the document, and a redirect to another site leaves it', async () => {
  await node.sql(
    'CONTENT_DB',
    "INSERT INTO redirects (site_id, source, target, http_code) VALUES (2, '/en/brands', '/en/about-us', 302)",
  )
  await purge()
  const page = await openPage()
  const { arrive } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  await follow(page, '/en/brands?a=1')
  await arrive('/en/about-us?a=1')
  expect(await isSame()).toBe(true)
  await page.route('https://suppliers.proviant.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Suppliers</title>' }),
  )
  await follow(page, '/en/supplier-portal')
  await eventually(() => page.title()).toBe('Suppliers')
})

// F153, F466, F490
test('from a 404 page a redirected link navigates in the app, and another unknown path loads a document', async () => {
  const page = await openPage({ expectedProblems: [/status of 404/] })
  const { arrive, t } = await openHydrated(page, '/en/nothing-here')
  const isSame = await markDocument(page)
  await follow(page, '/en/festive')
  await arrive('/en/news/festive-list-2026')
  expect(await isSame()).toBe(true)
  await follow(page, '/en/nothing-there')
  await eventually(isSame).toBe(false)
  await eventually(() => page.title()).toBe(`Proviant | ${t('global.pageNotFound')}`)
})
