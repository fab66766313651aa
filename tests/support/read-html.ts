const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)

export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** The text on one line, without SVG and scripts. */
export const textOf = (html: string) =>
  decode(html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

type Element = { attributes: Record<string, string>; text: string; inside: string }

/** Elements with this tag name in document order; of nested ones the outer. */
export const elementsOf = (html: string, name: string): Element[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, given = '', inside = '']) => ({
      attributes: Object.fromEntries(
        [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
      text: textOf(inside),
      inside,
    }),
  )

/** Links as [URL, text]. */
export const linksOf = (html: string): [href: string, text: string][] =>
  elementsOf(html, 'a').map(({ attributes, text }) => [attributes.href ?? '', text])

/** Structured data objects (JSON-LD) of this type. */
export const jsonLdOf = (html: string, type: string): Record<string, unknown>[] =>
  elementsOf(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ inside }) => JSON.parse(inside))
    .filter((data) => data['@type'] === type)

/** Text as React writes it into HTML. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
