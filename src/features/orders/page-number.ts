/** The `page` of a URL. Asked by the orders page and its api route. */

/** A whole number from 1 to 500; everything else is the first page. */
export function toPage(given: unknown): number {
  const page = Number(given)
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
