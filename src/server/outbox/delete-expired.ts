/** Triggers the deletion of what is older than its retention period: in the embedded backends, and in the 404 log. */
import type { BackendFetch } from '../clients/backend.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'

type Parts = {
  config: Config
  embedded: Record<'commerce' | 'content', BackendFetch | null>
  notFoundLog: { deleteBefore(ms: number): Promise<void> }
  log: Log
}

const dayMs = 86_400_000

/** Every hour. Never throws: the next call deletes what this one did not. */
export async function deleteExpired({ config, embedded, notFoundLog, log }: Parts): Promise<void> {
  const days = config.retention.notFound
  const request = (backend: 'commerce' | 'content') =>
    embedded[backend]?.(new Request(`http://${backend}.embedded/expired/delete`, { method: 'POST' }))
  const steps = {
    commerce: () => request('commerce'),
    content: () => request('content'),
    'not-found-log': async () => {
      if (days > 0) await notFoundLog.deleteBefore(Date.now() - days * dayMs)
    },
  }
  for (const [data, step] of Object.entries(steps))
    try {
      await step()
    } catch (error) {
      log('error', 'retention.failed', { data, message: error instanceof Error ? error.message : String(error) })
    }
}
