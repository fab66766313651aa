// Runs transactions one after the other: TypeORM has one SQLite connection, on which concurrent transactions would become savepoints of each other.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import type { RequestContext, TransactionalConnection } from '@vendure/core'

type Wrapper = {
  executeInTransaction(
    context: RequestContext,
    work: unknown,
    mode: 'auto' | 'manual',
    ...more: unknown[]
  ): Promise<unknown>
}
type Holder = { isActive: boolean }

/** Applies to the contract and to Vendure's own APIs. A transaction inside a transaction joins it. */
export function serializeTransactions(connection: TransactionalConnection): void {
  const { transactionWrapper: wrapper } = connection as unknown as { transactionWrapper: Wrapper }
  const execute = wrapper.executeInTransaction.bind(wrapper)
  const holders = new AsyncLocalStorage<Holder>()
  let last: Promise<unknown> = Promise.resolve()

  const run = async (...values: Parameters<Wrapper['executeInTransaction']>) => {
    const holder: Holder = { isActive: true }
    try {
      return await holders.run(holder, () => execute(...values))
    } finally {
      // a single save of another caller may have begun before: its commit is also this one's
      const runner = connection.rawConnection.createQueryRunner()
      for (let turn = 0; runner.isTransactionActive && turn < 1000; turn += 1) await setImmediate()
      holder.isActive = false
    }
  }
  wrapper.executeInTransaction = (...values) => {
    if (holders.getStore()?.isActive) return execute(...values)
    const result = last.then(() => run(...values))
    last = result.catch(() => undefined)
    return result
  }
}
