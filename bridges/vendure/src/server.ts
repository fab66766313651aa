// Starts Vendure with the contract at /contract.
import { bootstrap, JobQueueService } from '@vendure/core'
import { createSnapshot, emptyRows, type Snapshot } from './catalogue/snapshot.ts'
import { createContract, toMiddleware } from './contract/endpoint.ts'
import { type Engine, toEngine } from './contract/engine.ts'
import { createConfig, type EngineSettings } from './engine/config.ts'

export type Bridge = { engine: Engine; url: string; stop(): Promise<void> }

/** @throws Error if the port is in use */
export async function startBridge(settings: EngineSettings): Promise<Bridge> {
  const origin = `http://localhost:${settings.port}`
  let engine: Engine | null = null
  const snapshot: Snapshot = await createSnapshot(emptyRows())
  const started = () => {
    if (!engine) throw new Error('Vendure has not started.')
    return engine
  }
  const contract = createContract({
    get engine() {
      return started()
    },
    snapshot: () => snapshot,
    assetOrigin: origin,
  })
  const middleware = { route: '/contract', handler: toMiddleware(contract), beforeListen: true }
  const app = await bootstrap(createConfig(settings, [middleware]))
  engine = toEngine(app)
  await app.get(JobQueueService).start()
  return { engine, url: `${origin}/contract`, stop: () => app.close() }
}
