/** Parses and serializes query strings for the router; values stay strings, not JSON. */

type Search = Record<string, unknown>

/** A parameter that occurs once is a string, a repeated one an array. */
export const parseSearch = (query: string): Search =>
  Object.fromEntries(
    [...Map.groupBy(new URLSearchParams(query), ([name]) => name)].map(([name, pairs]) => {
      const texts = pairs.map(([, value]) => value)
      return [name, texts.length > 1 ? texts : texts[0]]
    }),
  )

/** Query string with `?`; empty without parameters. */
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

/** `validateSearch` of a route: the first value of each named parameter. */
export const pickStrings =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Search) =>
    Object.fromEntries(names.map((name) => [name, first(search[name])])) as { [_ in Name]?: string | undefined }
