import { expect, test } from 'vitest'
import { openTestContent } from '#backends/content/testing/cms.ts'
import { siteCraftData } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { toSite } from './site.ts'

// F205, F206, F207, F208, F209, F210
test('a site has every field of its global sets, in its language', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'), {
    sendMail: async () => undefined,
    linkToConfirmation: (path) => path,
  })
  await cms.db
    .prepare(
      `UPDATE global_texts SET fields = json_set(fields, '$.logo', (SELECT id FROM assets WHERE kind = 'image' ORDER BY id LIMIT 1))
       WHERE global_id = (SELECT id FROM globals WHERE handle = 'companyInfo')`,
    )
    .run()
  const site = toSite(await cms.ask(siteCraftData, { language: ['de'] }), 'de')
  expect(site).toMatchObject({
    company: {
      logo: { source: { path: expect.stringMatching(/\.webp$/) } },
      addressLines: ['Havenkaai 12', '2030 Antwerpen', 'Belgien'],
      phone: { href: 'tel:+3235550140', text: '+32 3 555 01 40' },
      email: { href: 'mailto:orders@proviant.example', text: 'orders@proviant.example' },
      vat: 'BE 0999.999.922',
      fax: '+32 3 555 01 49',
      socials: [
        { name: 'facebook', href: 'https://facebook.example/proviant' },
        { name: 'instagram', href: 'https://instagram.example/proviant' },
        { name: 'linkedin', href: 'https://linkedin.example/company/proviant' },
      ],
    },
    termsPath: '/de/agb',
    privacyPath: '/de/datenschutz',
    contactPath: '/de/kontakt',
    newsletter: {
      title: 'Jeden Dienstag: Preise, Saison und neue Produkte.',
      form: { form: 'newsletter', submit: 'Abonnieren', placeholder: 'Ihre E-Mail-Adresse' },
    },
    headerChecks: [
      'Lieferung an sechs Tagen der Woche',
      'Frisch, trocken und tiefgekühlt in einer Lieferung',
      'Herkunft und Allergene zu jedem Artikel',
    ],
  })
})
