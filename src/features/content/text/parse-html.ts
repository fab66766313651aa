/** Parses HTML of the backends as browsers do; API only, so that no client bundle contains the parser. */
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

export type HtmlRoot = ReturnType<typeof parser.parse>

/** Maximum number of characters per field; the rest is cut off. */
const maxLength = 200_000

const toTextRoot = (value: string): HtmlRoot => ({ type: 'root', children: [{ type: 'text', value }] })

/** Parses an HTML field; plain text becomes one text node. @param read may recurse: if it overflows the stack, it gets the text without tags */
export function readHtml<Result>(html: string | null | undefined, read: (root: HtmlRoot) => Result): Result {
  const text = (html ?? '').slice(0, maxLength)
  if (!/[<&]/.test(text)) return read(toTextRoot(text))
  try {
    return read(parser.parse(text))
  } catch (error) {
    if (error instanceof RangeError) return read(toTextRoot(text.replace(/<[^>]*>/g, ' ')))
    throw error
  }
}
