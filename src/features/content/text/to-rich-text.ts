/** Converts HTML of the CMS to a tree of allowed elements when a response enters the API. */
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { safeHttpUrl, safeUrl } from '#i18n/safe-url.ts'
import { type HtmlRoot, readHtml } from './parse-html.ts'
import { inlineTags, type RichAttributes, type RichNode, type RichTag, type RichText, richTags } from './rich-text.ts'

/** Replacements of elements; headings begin at h2, because the page has the h1. */
const sameAs: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h6: 'h5' }

const strip = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea']

const sanitizer = unified()
  .use(rehypeSanitize, {
    tagNames: [...richTags, ...Object.keys(sameAs)],
    attributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colSpan', 'rowSpan'],
      th: ['colSpan', 'rowSpan', 'scope'],
      '*': ['lang'],
    },
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
    strip,
    ancestors: { li: ['ul', 'ol'], tr: ['table'], td: ['table'], th: ['table'], thead: ['table'], tbody: ['table'] },
  })
  .freeze()

type HtmlNode = HtmlRoot['children'][number]
type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/** Maximum nesting; deeper content is dropped. */
const maxDepth = 40

function toAttributes(tag: RichTag, { properties }: HtmlElement): RichAttributes | null {
  const attributes: RichAttributes = {}
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string' || typeof value === 'number') attributes[name as keyof RichAttributes] = value
  }
  if (tag === 'a') {
    const href = safeUrl(String(attributes.href ?? ''))
    if (!href) return null
    attributes.href = href
    if (/^https?:/i.test(href)) attributes.rel = 'noopener'
  }
  if (tag === 'img') {
    const src = safeHttpUrl(String(attributes.src ?? ''))
    if (!src) return null
    attributes.src = src
    attributes.alt ??= ''
  }
  return attributes
}

function toNodes(children: readonly HtmlNode[], depth: number): RichNode[] {
  if (depth > maxDepth) return []
  return children.flatMap((child) => {
    if (child.type === 'text') return [child.value]
    if (child.type !== 'element') return []
    const tag = sameAs[child.tagName] ?? (child.tagName as RichTag)
    const inside = toNodes(child.children as HtmlNode[], depth + 1)
    const attributes = toAttributes(tag, child)
    // a link without a safe URL becomes its text, an image without one is removed
    if (!attributes) return inside
    return [{ tag, ...(Object.keys(attributes).length > 0 && { attributes }), children: inside }]
  })
}

function inParagraphs(nodes: readonly RichNode[]): RichText {
  const blocks: RichNode[] = []
  let words: RichNode[] = []
  const end = () => {
    if (words.some((node) => typeof node !== 'string' || node.trim())) blocks.push({ tag: 'p', children: words })
    words = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inlineTags.has(node.tag)) words.push(node)
    else {
      end()
      blocks.push(node)
    }
  }
  end()
  return blocks
}

/** Sanitized tree of an HTML field; empty if it has no content. @param html cut off after 200,000 characters; plain text becomes one paragraph */
export function toRichText(html: string | null | undefined): RichText {
  return readHtml(html, (root) => inParagraphs(toNodes(sanitizer.runSync(root).children, 0)))
}
