/** HTML that editors write -> a tree of allowed elements. Made when an answer of the CMS enters the api, by its translators. */
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { safeHttpUrl, safeUrl } from '#i18n/safe-url.ts'
import { type HtmlRoot, readHtml } from './parse-html.ts'
import { inlineTags, type RichAttributes, type RichNode, type RichTag, type RichText, richTags } from './rich-text.ts'

/** What editors' tools write for an allowed element. Headings begin at h2: the page has the h1. */
const sameAs: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h6: 'h5' }

/** Elements that go with everything inside them. */
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

/** Elements inside each other. What lies beyond is left out. */
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
    // a link without a safe address is its words; a picture without one is nothing
    if (!attributes) return inside
    return [{ tag, ...(Object.keys(attributes).length > 0 && { attributes }), children: inside }]
  })
}

/** Words that stand outside of any paragraph get one. */
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

/**
 * The text of an HTML field as a tree that may be drawn as it is; empty when there is no text.
 * @param html of an editor, up to 200,000 characters; plain text is one paragraph
 */
export function toRichText(html: string | null | undefined): RichText {
  return readHtml(html, (root) => inParagraphs(toNodes(sanitizer.runSync(root).children, 0)))
}
