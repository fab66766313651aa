/** Days and instants in files and messages of other systems. */
const written = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A day, or an instant with its time zone. Null if the text is neither: `Date.parse` takes 2026-02-31 as 3 March. */
export function readInstant(text: string): Date | null {
  const [, year, month, day] = written.exec(text) ?? []
  const exists = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  const instant = new Date(text)
  return exists && !Number.isNaN(instant.getTime()) ? instant : null
}
