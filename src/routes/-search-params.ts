/** The query of an address as the router knows it: texts, as they stand there. Called by router.tsx and by routes, for `validateSearch`. */

type Search = Record<string, unknown>

/** A name that comes once is a text, several times a list of them. */
export const parseSearch = (query: string): Search =>
  Object.fromEntries(
    [...Map.groupBy(new URLSearchParams(query), ([name]) => name)].map(([name, pairs]) => {
      const texts = pairs.map(([, value]) => value)
      return [name, texts.length > 1 ? texts : texts[0]]
    }),
  )

/** The same back: with `?`, or nothing. */
export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined || text === null ? [] : [[name, String(text)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const first = (value: unknown) => {
  const [text]: unknown[] = [value].flat()
  return typeof text === 'string' ? text : undefined
}

/** What a screen knows of its query: the first text of each name. */
export const texts =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Search) =>
    Object.fromEntries(names.map((name) => [name, first(search[name])])) as { [_ in Name]?: string | undefined }
