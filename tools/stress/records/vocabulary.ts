// Which elements, attributes and nestings the pages of the shop have. It is learned from pages with harmless texts.
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { hasMarker } from './markers.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export type Vocabulary = {
  attributes: Set<string>
  nestings: Set<string>
  /** Attributes that contain texts of the database. */
  filled: Set<string>
}

export const newVocabulary = (): Vocabulary => ({ attributes: new Set(), nestings: new Set(), filled: new Set() })

const isElement = (node: Node): node is Element => 'tagName' in node

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

/** Formatted text of editors and products, sanitized by the shop. */
const isRichText = (element: Element) => /(?:^| )prose(?: |$)/.test(attributeOf(element, 'class') ?? '')

const richTags = new Set(
  'p br hr h2 h3 h4 h5 ul ol li strong em u s sub sup a code pre blockquote img table thead tbody tfoot tr td th caption div figure figcaption span dl dt dd small b i'.split(
    ' ',
  ),
)
const richAttributes = new Set(
  'href title src alt width height colspan rowspan scope lang rel loading decoding class start'.split(' '),
)

/** The price before a reduction: harmless data have it in fewer places than strings in the columns of prices cause. */
const isFormerPrice = (element: Element) => element.tagName === 's' && attributeOf(element, 'class') === 'price-before'

type Visit = (element: Element, parent: Element | null, isRich: boolean) => void

function walk(nodes: readonly Node[], parent: Element | null, isRich: boolean, visit: Visit) {
  for (const node of nodes) {
    if (!isElement(node)) continue
    visit(node, parent, isRich)
    const inside =
      node.tagName === 'template' && 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node
    walk(inside.childNodes, node, isRich || isRichText(node), visit)
  }
}

const nestingOf = (element: Element, parent: Element | null) => {
  const [firstClass = ''] = (parent && attributeOf(parent, 'class')?.split(' ')) || []
  return `${parent?.tagName ?? ''}.${firstClass} > ${element.tagName}`
}

export function learnPage(html: string, known: Vocabulary): void {
  walk(parse(html).childNodes, null, false, (element, parent, isRich) => {
    if (!isRich) known.nestings.add(nestingOf(element, parent))
    for (const { name, value } of element.attrs) {
      known.attributes.add(`${element.tagName} ${name}`)
      if (hasMarker(value)) known.filled.add(`${element.tagName} ${name}`)
    }
  })
}

const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'srcset',
  'cite',
  'ping',
])
const safeUrl = /^(?:(?:https?|mailto|tel|sms):|data:image\/|[/?#.]|$)/i
const loading = new Set(['script', 'iframe', 'object', 'embed', 'link', 'base', 'frame', 'form', 'button'])

/** An address that runs a script, or one of another origin where code, frames or forms come from. */
function findUnsafeAddress({ tagName }: Element, name: string, value: string): string | null {
  if (!addresses.has(name)) return null
  // browsers ignore these characters
  const address = value.replace(/[\0-\x20]/g, '')
  if (!safeUrl.test(address) && /^[a-z][a-z0-9+.-]*:/i.test(address)) return 'unsafe address'
  if (loading.has(tagName) && hasMarker(address) && /^(?:[a-z]+:)?\/\//i.test(address))
    return 'address of another origin'
  return null
}

/** One line for each element, attribute or nesting that harmless pages do not have, and for each unsafe address. */
export function findForeignMarkup(html: string, known: Vocabulary): string[] {
  const found: string[] = []
  walk(parse(html).childNodes, null, false, (element, parent, isRich) => {
    const { tagName, attrs } = element
    const nesting = nestingOf(element, parent)
    // React puts templates where a part of a page is streamed
    const isOwn = tagName === 'template' || isFormerPrice(element)
    const isKnown = isOwn || known.nestings.has(nesting) || (isRich && richTags.has(tagName))
    if (!isKnown) found.push(`element: ${nesting}`)
    for (const { name, value } of attrs) {
      const attribute = `${tagName} ${name}`
      const line = `${attribute}=${value.slice(0, 80)}`
      // a random nonce can look like a marker
      const hasText = name !== 'nonce' && hasMarker(value)
      const isAllowed = known.attributes.has(attribute) || (isRich && richAttributes.has(name))
      if (!isAllowed || /^on/.test(name)) found.push(`attribute: ${line}`)
      else if (hasText && !known.filled.has(attribute) && !(isRich && richAttributes.has(name)))
        found.push(`text in an attribute: ${line}`)
      const unsafe = findUnsafeAddress(element, name, value)
      if (unsafe) found.push(`${unsafe}: ${line}`)
    }
  })
  return found
}

export type PageScript = { type: string; text: string }

export function scriptsOf(html: string): PageScript[] {
  const scripts: PageScript[] = []
  walk(parse(html).childNodes, null, false, (element) => {
    if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    scripts.push({ type: attributeOf(element, 'type') ?? '', text })
  })
  return scripts
}
