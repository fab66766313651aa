import { expect, test } from 'vitest'
import { rangePath } from '#backends/content/seed/data/shop-paths.ts'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

type Node = {
  nav: 'mainNav' | 'topNav' | 'footerNav'
  depth: number
  title: string
  url: string | null
  uri: string | null
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&#x27;').replace(/"/g, '&quot;')
const between = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? ''

const topNavigation = {
  nl: ['Over ons', 'Duurzaamheid', 'Nieuws', 'Vacatures', 'Contact'],
  en: ['About us', 'Sustainability', 'News', 'Jobs', 'Contact'],
  de: ['Über uns', 'Nachhaltigkeit', 'Neuigkeiten', 'Jobs', 'Kontakt'],
  fr: ['Notre maison', 'Durabilité', 'Actualités', 'Emplois', 'Contact'],
}

describeEachRuntime('layout', (runtime) => {
  const visitor = visitorOf(runtime)
  const pathOf = (locale: string, uri: string) => (locale === 'nl' ? `/${uri}` : `/${locale}/${uri}`)

  async function readLayout(locale: string) {
    const html = await (await visitor.ask(locale === 'nl' ? '/nl' : `/${locale}`).then(follow)).text()
    return {
      util: between(html, '<aside class="utility-bar"', '</aside>'),
      bar: between(html, '<nav class="department-bar"', '<main'),
      footer: between(html, '<footer', '</footer>'),
    }
  }
  const follow = (answer: Response) => {
    const to = answer.headers.get('location')
    return to ? visitor.ask(to) : answer
  }

  // F028, F211, F212, F213, F214, F459, F461, F462, F463
  test.each([...locales.entries()])(
    'every node of the three navigations is on the page (%i %s)',
    async (index, locale) => {
      const nodes = await runtime.sql<Node>(
        'CONTENT_DB',
        `WITH RECURSIVE tree (id, nav, depth, title, url, entry_id, site_id) AS (
         SELECT id, nav, 1, title, url, entry_id, site_id FROM nav_nodes WHERE parent_id IS NULL AND site_id = ?
         UNION ALL
         SELECT n.id, n.nav, depth + 1, n.title, n.url, n.entry_id, n.site_id FROM nav_nodes n JOIN tree ON n.parent_id = tree.id)
       SELECT nav, depth, tree.title, url, t.uri FROM tree
       LEFT JOIN entry_texts t ON t.entry_id = tree.entry_id AND t.site_id = tree.site_id`,
        index + 1,
      )
      for (const nav of ['mainNav', 'topNav', 'footerNav'])
        expect([nav, nodes.some((node) => node.nav === nav && node.depth > 1)]).toEqual([nav, true])
      expect(nodes.some(({ nav, depth }) => nav === 'mainNav' && depth === 3)).toBe(true)
      const { util, bar, footer } = await readLayout(locale)
      const places = { mainNav: bar, topNav: util, footerNav: footer }
      const missing = nodes.filter(({ nav, title, url, uri }) => {
        const href = uri ? pathOf(locale, uri) : url
        // the catalogue is the mega menu under its CMS name, and its groups are departments there
        if (!href) return nav !== 'mainNav' && !places[nav].includes(escaped(title))
        if (href === rangePath[locale]) return !new RegExp(`</svg>${escaped(title)}<`).test(bar)
        const links = places[nav].split('<a ')
        return !links.some((link) => link.includes(`href="${href}"`) && link.includes(escaped(title)))
      })
      expect(missing).toEqual([])
    },
  )

  // F214, F463
  test('the top navigation has its texts in four languages', async () => {
    for (const locale of locales) {
      const { util } = await readLayout(locale)
      expect([locale, topNavigation[locale].filter((title) => !util.includes(`>${title}<`))]).toEqual([locale, []])
    }
  })

  // F029, F205, F206, F207, F208, F210, F451, F452, F453, F459
  test.each([...locales.entries()])(
    'company, promises and legal pages come from the CMS (%i %s)',
    async (index, locale) => {
      const sets = await runtime.sql<{ handle: string; fields: string }>(
        'CONTENT_DB',
        'SELECT g.handle, t.fields FROM global_texts t JOIN globals g ON g.id = t.global_id WHERE t.site_id = ?',
        index + 1,
      )
      const fieldsOf = (handle: string) => JSON.parse(sets.find((set) => set.handle === handle)?.fields ?? '{}')
      const { util, footer } = await readLayout(locale)
      const company = fieldsOf('companyInfo')
      const said = [
        company.addressLine1,
        company.addressLine2,
        company.addressLine3,
        company.vat,
        company.fax,
        company.telLink.text,
        company.emailLink.text,
      ]
      for (const text of said) expect(footer).toContain(escaped(text))
      const links = [company.telLink.url, company.emailLink.url, company.facebook, company.instagram, company.linkedin]
      for (const href of links) expect(footer).toContain(`href="${href}"`)
      const { headerChecks } = fieldsOf('header')
      expect(headerChecks).toHaveLength(3)
      for (const label of headerChecks) expect(util).toContain(escaped(label))
      const { termsPage, privacyPage, contactPage } = fieldsOf('general')
      const pages = await runtime.sql<{ entry_id: number; uri: string }>(
        'CONTENT_DB',
        'SELECT entry_id, uri FROM entry_texts WHERE site_id = ? AND entry_id IN (?, ?, ?)',
        index + 1,
        termsPage,
        privacyPage,
        contactPage,
      )
      expect(pages).toHaveLength(3)
      const legal = footer.split('class="legal"')[1]
      for (const { uri } of pages) expect(legal).toContain(`href="${pathOf(locale, uri)}"`)
      const linkTo = (id: number) => `href="${pathOf(locale, pages.find((page) => page.entry_id === id)?.uri ?? '')}"`
      for (const [route, link] of [
        ['checkout', linkTo(termsPage)],
        ['register', linkTo(privacyPage)],
        ['registerSuccess', linkTo(contactPage)],
      ] as const) {
        // these screens have no footer
        const html = await (await visitor.ask(localize(locale, route))).text()
        expect([route, html]).toEqual([route, expect.stringContaining(link)])
      }
    },
  )

  // F149, F209, F460
  test('the newsletter form in the footer subscribes once, with and without scripts', async () => {
    const words = {
      nl: [
        'Elke dinsdag: prijzen, seizoen en nieuwe producten.',
        'Inschrijven',
        'bevestig uw adres met de link daarin',
      ],
      en: [
        'Every Tuesday: prices, the season and new products.',
        'Subscribe',
        'please confirm your address with the link in it',
      ],
      de: [
        'Jeden Dienstag: Preise, Saison und neue Produkte.',
        'Abonnieren',
        'Bitte bestätigen Sie Ihre Adresse über den Link darin',
      ],
      fr: ['Chaque mardi\u00a0: cours, saison et nouveautés.', 'S’inscrire', 'confirmez votre adresse avec le lien'],
    }
    const places = { nl: 'over-ons', en: 'about-us', de: 'ueber-uns', fr: 'notre-maison' }
    for (const locale of locales) {
      const [title = '', submit = '', thanks = ''] = words[locale]
      const { footer } = await readLayout(locale)
      expect(footer).toContain(`<p>${title}</p>`)
      const form = between(footer, `action="/api/${locale}/content/newsletter"`, '</form>')
      expect([locale, form]).toEqual([
        locale,
        expect.stringMatching(new RegExp(`name="newsletterEmail"[\\s\\S]*${submit}`)),
      ])

      const guest = visitorOf(runtime)
      const newsletterEmail = `kitchen@${locale}.example`
      const done = await guest.post(`/api/${locale}/content/newsletter`, { newsletterEmail })
      expect([done.status, await done.json()]).toEqual([200, { notice: expect.stringContaining(thanks) }])
      const from = pathOf(locale, places[locale])
      const again = await guest.submit(`/api/${locale}/content/newsletter`, { newsletterEmail }, from)
      expect([again.status, again.headers.get('location')]).toEqual([303, from])
      expect(textOf(await (await guest.ask(from)).text())).toContain(thanks)
      const wrong = await guest.submit(`/api/${locale}/content/newsletter`, { newsletterEmail: 'kitchen@' }, from)
      expect(wrong.status).toBe(422)
      expect(between(await wrong.text(), '<footer', '</footer>')).toMatch(
        /value="kitchen@"[\s\S]*class="error-message"/,
      )
    }
    const kept = await runtime.sql<{ answers: string }>(
      'CONTENT_DB',
      "SELECT s.answers FROM form_submissions s JOIN forms f ON f.id = s.form_id WHERE f.handle = 'newsletter' AND s.answers LIKE '%kitchen@%'",
    )
    expect(kept.map(({ answers }) => JSON.parse(answers).email).sort()).toEqual(
      [...locales].sort().map((locale) => `kitchen@${locale}.example`),
    )
  })
})
