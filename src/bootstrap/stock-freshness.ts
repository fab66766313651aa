const maxAgeMs = 3_600_000

/**
 * Hides the stock statuses of a guest's page that is older than an hour. Pages of customers have no time: their statuses are
 * current.
 * @param root the document's root element, see `stockTimeMark`
 */
export function markOldStock({ dataset }: Pick<HTMLElement, 'dataset'>) {
  if (Date.now() - Number(dataset.stock) > maxAgeMs) dataset.stock = ''
}
