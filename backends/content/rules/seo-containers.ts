// Builds the five SEOmatic containers as JSON text or HTML.
import { escapeHtml } from '../../graphql/html.ts'
import type { StoredGlobal } from './stored.ts'

export type SeoInput = {
  /** Handle of the entry type. */
  type: string
  language: string
  siteName: string
  /** Absolute URL of the site's home page. */
  home: string
  title: string
  description: string
  url: string
  image: string | null
  noIndex: boolean
  published: string
  modified: string
  alternates: { language: string; url: string }[]
  company: StoredGlobal
  address: string[]
}

type Tag = Record<string, string>
type Tags = Record<string, Tag | Tag[]>

const schemaTypes: Record<string, string> = {
  newsPages: 'NewsArticle',
  jobsPages: 'JobPosting',
  news: 'CollectionPage',
  jobs: 'CollectionPage',
}

const byName = (name: string, content: string): Tag => ({ name, content })
const byProperty = (property: string, content: string): Tag => ({ property, content })

function metaTags(facts: SeoInput): Tags {
  const { title, description, image, language, siteName, type } = facts
  return {
    ...(description && { description: byName('description', description) }),
    robots: byName('robots', facts.noIndex ? 'noindex, nofollow' : 'all'),
    referrer: byName('referrer', 'no-referrer-when-downgrade'),
    'og:locale': byProperty('og:locale', language),
    'og:site_name': byProperty('og:site_name', siteName),
    'og:type': byProperty('og:type', type === 'newsPages' ? 'article' : 'website'),
    'og:url': byProperty('og:url', facts.url),
    'og:title': byProperty('og:title', title),
    ...(description && { 'og:description': byProperty('og:description', description) }),
    ...(image && { 'og:image': byProperty('og:image', image) }),
    'twitter:card': byName('twitter:card', image ? 'summary_large_image' : 'summary'),
  }
}

function metaLinks({ url, home, alternates }: SeoInput): Tags {
  const fallback = alternates.find(({ language }) => language === 'en')
  const all = fallback ? [...alternates, { language: 'x-default', url: fallback.url }] : alternates
  return {
    canonical: { rel: 'canonical', href: url },
    home: { rel: 'home', href: home },
    ...(all.length > 1 && {
      alternate: all.map((each) => ({ rel: 'alternate', hreflang: each.language, href: each.url })),
    }),
  }
}

function identity({ siteName, home, company, address }: SeoInput) {
  const [streetAddress = '', place = '', country = ''] = address
  return {
    '@type': 'Organization',
    name: siteName,
    url: home,
    vatID: company.vat,
    telephone: company.telLink && 'url' in company.telLink ? company.telLink.url.replace('tel:', '') : undefined,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality: place, addressCountry: country },
    sameAs: socials(company),
  }
}

const socials = ({ facebook, instagram, linkedin }: StoredGlobal): string[] =>
  [facebook, instagram, linkedin].flatMap((url) => url || [])

function jsonLd(facts: SeoInput): Record<string, object> {
  const { type, title, description, url, image, language, published, modified } = facts
  const page = { '@context': 'https://schema.org', '@type': schemaTypes[type] ?? 'WebPage', url, inLanguage: language }
  const words = { description, ...(image && { image }) }
  if (type === 'newsPages') {
    const dates = { datePublished: published, dateModified: modified }
    return { mainEntityOfPage: { ...page, headline: title, ...words, ...dates, publisher: identity(facts) } }
  }
  if (type === 'jobsPages') {
    const place = { '@type': 'Place', address: identity(facts).address }
    const offer = { title, datePosted: published, hiringOrganization: identity(facts), jobLocation: place }
    return { mainEntityOfPage: { ...page, ...words, ...offer } }
  }
  return {
    mainEntityOfPage: { ...page, name: title, ...words },
    identity: { '@context': page['@context'], ...identity(facts) },
  }
}

const toHtml = (element: string, tags: Tags): string =>
  Object.values(tags)
    .flat()
    .map(
      (tag) =>
        `<${element} ${Object.entries(tag)
          .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
          .join(' ')}>`,
    )
    .join('')

/** Both formats of the contract; each is built when called. */
export function toSeoContainers(facts: SeoInput) {
  const siteVars = { siteName: facts.siteName, identity: identity(facts), sameAsLinks: socials(facts.company) }
  return {
    asJson: () => ({
      metaTitleContainer: JSON.stringify({ title: { title: facts.title } }),
      metaTagContainer: JSON.stringify(metaTags(facts)),
      metaLinkContainer: JSON.stringify(metaLinks(facts)),
      metaJsonLdContainer: JSON.stringify(jsonLd(facts)),
      metaSiteVarsContainer: JSON.stringify(siteVars),
    }),
    asHtml: () => ({
      metaTitleContainer: `<title>${escapeHtml(facts.title)}</title>`,
      metaTagContainer: toHtml('meta', metaTags(facts)),
      metaLinkContainer: toHtml('link', metaLinks(facts)),
      metaJsonLdContainer: Object.values(jsonLd(facts))
        .map((part) => `<script type="application/ld+json">${JSON.stringify(part).replaceAll('<', '\\u003c')}</script>`)
        .join(''),
      metaSiteVarsContainer: JSON.stringify(siteVars),
    }),
  }
}
