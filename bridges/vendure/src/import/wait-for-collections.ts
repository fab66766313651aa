import { setTimeout as sleep } from 'node:timers/promises'
import type { TransactionalConnection } from '@vendure/core'

/** Vendure starts the job of changed products after this. */
const debounceMs = 300
const maxWaitMs = 120_000

const openJobsSql = `SELECT count(*) AS count FROM job_record
  WHERE queueName = 'apply-collection-filters' AND state IN ('PENDING', 'RUNNING', 'RETRYING')`

/** Waits until Vendure has put changed products into their collections, which a job does. */
export async function waitForCollections({ rawConnection }: TransactionalConnection): Promise<void> {
  await sleep(debounceMs)
  const deadline = Date.now() + maxWaitMs
  const isOpen = async () => {
    const [row] = await rawConnection.query<{ count: number }[]>(openJobsSql)
    return (row?.count ?? 0) > 0
  }
  while (Date.now() < deadline && (await isOpen())) await sleep(100)
}
