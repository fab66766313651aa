/** Maps SEOmatic's containers to the head data that the shop passes on; everything else is dropped. */
import type { SeoFieldsFragment } from '#contracts/generated/content.ts'

export interface Seo {
  /** Without the site name: the shop prepends its brand. */
  title: string | null
  description: string | null
  /** null if indexing is not restricted. */
  robots: string | null
  /** As set in the CMS, usually with the CMS's host; the head uses only its path. */
  canonical: string | null
  siteName: string | null
  tags: { name?: string; property?: string; content: string }[]
  jsonLd: object[]
}

type Member = Record<string, unknown>

const isObject = (value: unknown): value is Member =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** Tags that are passed on; the head sets `og:url` to the canonical URL. */
const passedOn = /^(?:og:(?!url$)|article:|twitter:|author$|keywords$)/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Separator of page and site name: symbols with a space on at least one side, or a bar, dot or arrow without spaces. */
const between = '(?:\\s+[^\\p{L}\\p{N}\\s]+\\s*|[^\\p{L}\\p{N}\\s]+\\s+|\\s*[|·•»›]+\\s*)'

/** Expressions for the last site name: compiling them takes longer than matching. */
let marks: { siteName: string; behind: RegExp; before: RegExp } | undefined

function marksOf(siteName: string) {
  if (marks?.siteName === siteName) return marks
  const name = escaped(siteName)
  const behind = new RegExp(`${between}${name}$`, 'iu')
  const before = new RegExp(`^${name}${between}`, 'iu')
  marks = { siteName, behind, before }
  return marks
}

/** Removes the site name from `Page | Site` and `Site: Page`; a title that is only the site name stays. */
function withoutSite(title: string | null, siteName: string | null): string | null {
  if (!title || !siteName) return title
  const { behind, before } = marksOf(siteName)
  return title.replace(behind, '').replace(before, '').trim() || title
}

/** Maximum depth of JSON-LD; deeper values are dropped, because serialization is recursive. */
const maxDepth = 20

function rebuild(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return undefined
  if (Array.isArray(value)) return value.map((item) => rebuild(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rebuild(member, depth + 1)]))
}

/** @param containers JSON objects as text, keyed by tag name; an invalid one counts as empty */
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
