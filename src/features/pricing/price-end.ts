/** Names the last day of a price that a company has agreed, if it is near. */

const noticeDays = 30
const dayMs = 86_400_000

/** @param validUntil Y-m-d, the last day @returns it, absent if the price holds for more than 30 days */
export function toPriceEnd(validUntil: string | null | undefined, now: number = Date.now()): { endsOn?: string } {
  const end = validUntil ? Date.parse(`${validUntil}T23:59:59Z`) : Number.NaN
  return validUntil && end - now <= (noticeDays + 1) * dayMs ? { endsOn: validUntil } : {}
}
