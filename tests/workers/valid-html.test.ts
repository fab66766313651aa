import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { scriptsCookie } from '#protocol/protocol.ts'
import { operatorLink } from '../support/links.ts'
import { runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, type Visitor, visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // style rules are off
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    // subresources come from the shop itself
    'require-sri': 'off',
  },
})

async function findErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`))].slice(
    0,
    12,
  )
}

const isFixed = (name: string): name is FixedRouteName => !routes[name as FixedRouteName].internal.includes('{')
const screens = Object.keys(routes).filter(isFixed)

describe('HTML', () => {
  let customer: Visitor
  const guest = visitorOf(node)
  beforeAll(async () => {
    customer = await createLoggedInVisitor(node)
  })

  async function read(visitor: Visitor, path: string): Promise<[status: number, html: string]> {
    let answer = await visitor.ask(path, {
      headers: { cookie: [...visitor.cookies, [scriptsCookie, '0']].map((pair) => pair.join('=')).join('; ') },
    })
    for (let hop = 0; hop < 3 && answer.status >= 300 && answer.status < 400; hop++)
      answer = await visitor.ask(answer.headers.get('location') ?? '/')
    return [answer.status, await answer.text()]
  }

  test.each(locales)('of content, listings, products and 404 pages is valid (%s)', async (locale) => {
    const prefix = locale === 'nl' ? '' : `/${locale}`
    const pages = await node.sql<{ uri: string }>(
      'CONTENT_DB',
      `SELECT min(t.uri) AS uri FROM entry_texts t JOIN entries e ON e.id = t.entry_id JOIN sites s ON s.id = t.site_id
       WHERE s.language = ? AND t.uri IS NOT NULL AND t.uri <> '__home__' GROUP BY e.section`,
      locale,
    )
    const listing = (await (await guest.ask(`/api/${locale}/catalogue/listing`)).json()) as {
      products: { href: string }[]
    }
    const range = localize(locale, 'range')
    const paths = [
      prefix || '/',
      ...pages.map(({ uri }) => `${prefix}/${uri}`),
      ...[range, `${range}?view=table`, `${range}?page=2`, localize(locale, 'brands'), localize(locale, 'cart')],
      ...[localize(locale, 'login'), localize(locale, 'register')],
      ...[listing.products[0]?.href ?? range, `${prefix}/nothing-here`],
    ]
    for (const path of paths) {
      const [, html] = await read(guest, path)
      expect([path, await findErrors(html)]).toEqual([path, []])
    }
  })

  test.each(screens)('of the screen %s is valid for a customer', async (screen) => {
    const [status, html] = await read(customer, localize('en', screen))
    expect([status < 500, await findErrors(html)]).toEqual([true, []])
  })

  test('of a page with every block, a form with errors and the operator page is valid', async () => {
    // the about page has a block of every type
    const [, html] = await read(guest, '/en/about-us')
    expect(await findErrors(html)).toEqual([])
    const refused = await guest.submit('/api/de/content/form', { _form: 'contact', email: 'x' }, '/de/kontakt')
    expect([refused.status, await findErrors(await refused.text())]).toEqual([422, []])
    const operator = await guest.ask(operatorLink(node))
    expect([operator.status, await findErrors(await operator.text())]).toEqual([200, []])
  })
})
