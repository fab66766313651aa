/** Hides the stock statuses of a guest's page once they are older than an hour. The pages of customers name no time: they are current. */
const maxAgeMs = 3_600_000

/** @param root the document's root, see `stockTimeMark` */
export function markOldStock({ dataset }: Pick<HTMLElement, 'dataset'>) {
  if (Date.now() - Number(dataset.stock) > maxAgeMs) dataset.stock = ''
}
