// Marks each string in the database with its field and its number, so that responses tell which of them they contain.

const digits = (value: number) => value.toString(36).padStart(2, '0')

/** Follows a string; JavaScript ignores it. At most 1,296 fields and strings. */
export const toMarker = (field: number, string: number) => `//zq${digits(field)}${digits(string)}z`

export const hasMarker = (text: string) => /zq\w{4}z/i.test(text)

/** Pairs of field and string of which a response has shown the end. */
export function createShownPairs() {
  const pairs = new Set<string>()
  return {
    add(text: string) {
      for (const [, pair = ''] of text.matchAll(/zq(\w{4})z/gi)) pairs.add(pair.toLowerCase())
    },
    count: () => pairs.size,
    /** Numbers of the fields. */
    fields: () => new Set([...pairs].map((pair) => Number.parseInt(pair.slice(0, 2), 36))),
  }
}
