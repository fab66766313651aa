/** HTML of a backend as browsers read it. Called by the translators of texts, in the api only: the parser never reaches a browser. */
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

export type HtmlRoot = ReturnType<typeof parser.parse>

/** Characters of a field. What lies beyond is left out. */
const maxLength = 200_000

const words = (value: string): HtmlRoot => ({ type: 'root', children: [{ type: 'text', value }] })

/**
 * Reads the tree of an HTML field; plain text is one node.
 * @param read may go down by calling itself: of a text too deep for that only the words remain
 */
export function readHtml<Result>(html: string | null | undefined, read: (root: HtmlRoot) => Result): Result {
  const text = (html ?? '').slice(0, maxLength)
  if (!/[<&]/.test(text)) return read(words(text))
  try {
    return read(parser.parse(text))
  } catch (error) {
    if (error instanceof RangeError) return read(words(text.replace(/<[^>]*>/g, ' ')))
    throw error
  }
}
