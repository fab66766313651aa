// What a visitor, or a search engine, reads in the HTML of a page. Called by tests of content pages.

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)

export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** The words on one line; those of a drawing or a script are none. */
export const textOf = (html: string) =>
  decode(html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

type Element = { attributes: Record<string, string>; text: string; inside: string }

/** The elements of a name, in the order of the page; of those inside each other the outer ones. */
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

/** Links as [address, words]. */
export const linksOf = (html: string): [href: string, text: string][] =>
  elementsOf(html, 'a').map(({ attributes, text }) => [attributes.href ?? '', text])

/** Objects of structured data with such a type. */
export const jsonLdOf = (html: string, type: string): Record<string, unknown>[] =>
  elementsOf(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ inside }) => JSON.parse(inside))
    .filter((data) => data['@type'] === type)
