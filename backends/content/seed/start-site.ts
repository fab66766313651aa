// The first pages of a new shop: an empty home page, and pages for contact and legal texts that stay hidden until they are written.
import { entries } from './data/entries.ts'
import { entryIds } from './data/ids.ts'
import { brandsPath, rangePath, registerPath } from './data/shop-paths.ts'
import type { SeedSite } from './seed.ts'

const keys = ['home', 'contact', 'terms', 'privacy']
const noText = { nl: '', en: '', de: '', fr: '' }

export const createStartSite = (name: string, now: Date): SeedSite => ({
  name,
  entries: entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, section, title, uri }) => ({
      key,
      section,
      title,
      uri,
      date: now.toISOString(),
      ...(key !== 'home' && { hidden: true, blocks: [{ type: 'textColumns', textColumns: [{ text: noText }] }] }),
    })),
  globals: [
    { id: 801, handle: 'companyInfo', name: 'Company info', fields: {} },
    {
      id: 802,
      handle: 'general',
      name: 'General',
      fields: { termsPage: entryIds.terms, privacyPage: entryIds.privacy, contactPage: entryIds.contact },
    },
    { id: 803, handle: 'header', name: 'Header', fields: { headerChecks: [] } },
  ],
  navigations: {
    mainNav: [
      { title: { nl: 'Assortiment', en: 'Range', de: 'Sortiment', fr: 'Assortiment' }, url: rangePath },
      { title: { nl: 'Merken', en: 'Brands', de: 'Marken', fr: 'Marques' }, url: brandsPath },
    ],
    footerNav: [
      {
        title: { nl: 'Service', en: 'Service', de: 'Service', fr: 'Service' },
        children: [
          {
            title: { nl: 'Klant worden', en: 'Become a customer', de: 'Kunde werden', fr: 'Devenir client' },
            url: registerPath,
          },
        ],
      },
    ],
    topNav: [{ title: { nl: 'Contact', en: 'Contact', de: 'Kontakt', fr: 'Contact' }, entry: 'contact' }],
  },
  assets: [],
  forms: [],
  redirects: [],
})
