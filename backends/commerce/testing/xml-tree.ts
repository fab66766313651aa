// Strict XML reader for tests of invoice files: every element must be closed in order.

export type Element = {
  /** Without prefix. */
  name: string
  attributes: Record<string, string>
  children: Element[]
  all(name: string): Element[]
  /** @throws Error unless there is exactly one */
  one(name: string): Element
  text(name: string): string
  /** Names of elements without content, at any depth. */
  empty(): string[]
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const toText = (text: string) =>
  text.replace(/&[^;\s]*;?/g, (sign) => {
    const character = signs[sign]
    if (character === undefined) throw new Error(`${sign} is not a reference of this file`)
    return character
  })

function toElement(qualified: string, attributes: Record<string, string>) {
  const texts: string[] = []
  const name = qualified.replace(/^\w+:/, '')
  const children: (Element & { content(): string })[] = []
  const one = (wanted: string) => {
    const [found, ...more] = children.filter((child) => child.name === wanted)
    if (!found || more.length > 0) throw new Error(`${name} has not exactly one ${wanted}`)
    return found
  }
  const content = () => texts.join('').trim()
  return {
    qualified,
    texts,
    ...{ name, attributes, children, one, content },
    all: (wanted: string) => children.filter((child) => child.name === wanted),
    text: (wanted: string) => one(wanted).content(),
    empty: (): string[] =>
      children.length > 0 ? children.flatMap((child) => child.empty()) : content() === '' ? [name] : [],
  }
}

export function readXml(source: string): Element {
  const [declaration] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source) ?? []
  if (!declaration) throw new Error('the file has no XML declaration')
  const root = toElement('document', {})
  const open = [root]
  let at = declaration.length
  const token = /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)>|([^<]+)/y
  while (at < source.length) {
    token.lastIndex = at
    const found = token.exec(source)
    if (!found) throw new Error(`no XML at ${source.slice(at, at + 40)}`)
    at = token.lastIndex
    const [, end, name = '', written = '', text] = found
    const within = open.at(-1)
    if (text !== undefined) within?.texts.push(toText(text))
    else if (end) {
      if (open.pop()?.qualified !== name) throw new Error(`${name} is closed while another element is open`)
    } else {
      const attributes = [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value = '']) => [key, toText(value)])
      const element = toElement(name, Object.fromEntries(attributes))
      within?.children.push(element)
      open.push(element)
    }
  }
  const [whole, ...more] = root.children
  if (!whole || more.length > 0 || open.length !== 1) throw new Error('the file is not a single complete element')
  return whole
}
