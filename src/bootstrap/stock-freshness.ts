import { shopNow } from './inline/delivery-clock.ts'

const maxAgeMs = 3_600_000

/** Hides stock statuses older than an hour (`stockTimeMark` of the root element). Pages of customers have no time: theirs are current. */
export function hideOldStock({ dataset }: Pick<HTMLElement, 'dataset'>) {
  if (shopNow() - Number(dataset.stock) > maxAgeMs) dataset.stock = ''
}
