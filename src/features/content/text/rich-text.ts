/** Sanitized rich text as JSON: a tree of allowed elements. */

export const richTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'blockquote',
  'a',
  'figure',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'code',
] as const

export type RichTag = (typeof richTags)[number]

export type RichAttributes = Partial<
  Record<
    'href' | 'title' | 'src' | 'alt' | 'width' | 'height' | 'colSpan' | 'rowSpan' | 'scope' | 'lang' | 'rel',
    string | number
  >
>

interface RichElement {
  tag: RichTag
  attributes?: RichAttributes
  children: RichNode[]
}

export type RichNode = string | RichElement
export type RichText = RichNode[]

const headings: readonly RichTag[] = ['h2', 'h3', 'h4', 'h5']

export const inlineTags: ReadonlySet<RichTag> = new Set([
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'img',
  'br',
  'code',
])

const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return inlineTags.has(node.tag) && node.tag !== 'br' ? textOf(node.children) : ` ${textOf(node.children)} `
    })
    .join('')

/** Text without elements, with collapsed white space. */
export const plainText = (nodes: readonly RichNode[]): string => textOf(nodes).replace(/\s+/g, ' ').trim()

const isHeading = (node: RichNode | undefined): node is RichElement =>
  typeof node === 'object' && headings.includes(node.tag)

/** Splits off a single leading heading. With several headings `heading` is null: they structure the text itself. */
export function splitHeading(text: RichText): { heading: string | null; rest: RichText } {
  const [first, ...rest] = text
  if (!isHeading(first) || rest.some(isHeading)) return { heading: null, rest: text }
  return { heading: plainText(first.children), rest }
}

/** Shifts the headings to one level below the heading above the text, so that the outline has no gap. */
export function nestHeadings(text: RichText, above: 1 | 2 | 3): RichText {
  const highest = headings.findIndex((tag) => text.some((node) => typeof node === 'object' && node.tag === tag))
  const shift = above - 1 - highest
  if (highest < 0 || shift === 0) return text
  return text.map((node) => {
    if (!isHeading(node)) return node
    const level = Math.min(headings.indexOf(node.tag) + shift, headings.length - 1)
    return { ...node, tag: headings[level] ?? node.tag }
  })
}
