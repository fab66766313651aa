import { type HtmlRoot, readHtml } from './parse-html.ts'

/** Elements whose text is not content. */
const ignored = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'])
const blocks = new Set([
  ...[
    'p',
    'br',
    'hr',
    'li',
    'ul',
    'ol',
    'dl',
    'dt',
    'dd',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'blockquote',
  ],
  ...['pre', 'figure', 'figcaption', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
])
const cells = new Set(['td', 'th'])

/** Separator of paragraphs: NUL, which the HTML parser replaces and `textOf` removes from text. */
const end = '\0'

const textOf = (nodes: HtmlRoot['children']): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value.replaceAll(end, '').replace(/\n{2,}/g, end)
      if (node.type !== 'element' || ignored.has(node.tagName)) return ''
      const inside = textOf(node.children)
      return blocks.has(node.tagName) ? end + inside + end : cells.has(node.tagName) ? ` ${inside} ` : inside
    })
    .join('')

/** Paragraphs, list items and lines of an HTML text, without tags. */
export const toParagraphs = (html: string | null | undefined): string[] =>
  readHtml(html, ({ children }) =>
    textOf(children)
      .split(end)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  )

export const toPlainText = (html: string | null | undefined) => toParagraphs(html).join(' ')
