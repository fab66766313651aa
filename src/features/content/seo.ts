/** SEOmatic's containers -> what the head of a page may hold. Anything else of them is dropped. Called by toEntry. */
import type { SeoFieldsFragment } from '#contracts/generated/content.ts'

export interface Seo {
  /** Without the name of the site: the shop puts the brand before it. */
  title: string | null
  description: string | null
  /** Null where search engines may do as they like. */
  robots: string | null
  /** As the CMS says it, mostly under its own host; the head takes its path at most. */
  canonical: string | null
  siteName: string | null
  /** Open Graph and cards of other networks. */
  tags: { name?: string; property?: string; content: string }[]
  jsonLd: object[]
}

type Member = Record<string, unknown>

const isObject = (value: unknown): value is Member =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of a container; none when it is no JSON object. */
function open(container: string | null | undefined): Member {
  try {
    const value: unknown = JSON.parse(container ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
const all = (members: Member) => Object.values(members).flat().filter(isObject)

/** Names of tags that are passed on; `og:url` is the canonical's business. */
const passedOn = /^(?:og:(?!url$)|article:|twitter:|author$|keywords$)/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What may stand between a page and a site: marks with a space on one side at least, or a bar, dot or arrow without. */
const between = '(?:\\s+[^\\p{L}\\p{N}\\s]+\\s*|[^\\p{L}\\p{N}\\s]+\\s+|\\s*[|·•»›]+\\s*)'

/** Of the site that was named last: such an expression takes longer to make than to use. */
let marks: { siteName: string; behind: RegExp; before: RegExp } | undefined

function marksOf(siteName: string) {
  if (marks?.siteName === siteName) return marks
  const name = escaped(siteName)
  const behind = new RegExp(`${between}${name}$`, 'iu')
  const before = new RegExp(`^${name}${between}`, 'iu')
  marks = { siteName, behind, before }
  return marks
}

/** `Page | Site` and `Site: Page` are the page's title, whatever stands between. */
function withoutSite(title: string | null, siteName: string | null): string | null {
  if (!title || !siteName) return title
  const { behind, before } = marksOf(siteName)
  return title.replace(behind, '').replace(before, '').trim() || title
}

/** Structured data goes no deeper; what lies beyond is left out, for whoever writes it goes down by calling itself. */
const maxDepth = 20

function rebuild(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return undefined
  if (Array.isArray(value)) return value.map((item) => rebuild(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rebuild(member, depth + 1)]))
}

/** @param containers each is JSON text of an object keyed by tag name; a broken one counts as empty */
export function toSeo(containers: SeoFieldsFragment | null | undefined): Seo {
  const { title } = open(containers?.metaTitleContainer)
  const siteName = text(open(containers?.metaSiteVarsContainer).siteName)
  const tags = all(open(containers?.metaTagContainer)).flatMap((tag) => {
    const key = text(tag.name) ?? text(tag.property)
    const content = text(tag.content)
    return key && content ? [{ key, content, ...(text(tag.property) ? { property: key } : { name: key }) }] : []
  })
  const content = (key: string) => tags.find((tag) => tag.key === key)?.content ?? null
  const canonical = all(open(containers?.metaLinkContainer)).find(({ rel }) => rel === 'canonical')
  const robots = content('robots')
  return {
    title: withoutSite(text(isObject(title) ? title.title : title), siteName),
    description: content('description'),
    robots: robots === 'all' ? null : robots,
    canonical: text(canonical?.href),
    siteName,
    tags: tags.filter(({ key }) => passedOn.test(key)).map(({ key: _, ...tag }) => tag),
    jsonLd: all(open(containers?.metaJsonLdContainer)).map((data) => rebuild(data) as object),
  }
}
