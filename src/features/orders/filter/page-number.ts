/** `page` of a URL: a whole number from 1 to 500; 1 for anything else. */
export function parsePageNumber(given: unknown): number {
  const page = Number(given)
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
