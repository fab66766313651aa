// Starts Vendure with the contract at /contract and the import at /import.
import { bootstrap, CollectionService, JobQueueService, TransactionalConnection } from '@vendure/core'
import { purgeShop, type Shop } from './catalogue/purge.ts'
import { readEngineCatalogue } from './catalogue/read-engine.ts'
import { openCatalogue } from './catalogue/store.ts'
import { createContract, toMiddleware } from './contract/endpoint.ts'
import { toEngine } from './contract/engine.ts'
import { createBaseData } from './engine/base-data.ts'
import { createConfig, type EngineSettings } from './engine/config.ts'
import { serializeTransactions } from './engine/serialize-transactions.ts'
import { yieldBetweenCollections } from './engine/yielding-collections.ts'
import { emptyRecords } from './import/demo.ts'
import { createImportEndpoint } from './import/endpoint.ts'
import { toImportServices } from './import/engine.ts'
import { type FilesImport, importIntoEngine } from './import/import-files.ts'
import { waitForCollections } from './import/wait-for-collections.ts'
import { type CatalogueImport, writeCatalogue } from './import/write-catalogue.ts'

export type BridgeSettings = EngineSettings & {
  /** The shop whose caches are purged; null: none. */
  shop: Shop | null
  /** Of `/import`; null: it is closed. */
  importToken: string | null
  log?(message: string): void
}

export type Bridge = Awaited<ReturnType<typeof startBridge>>

/** @throws Error if the port is in use */
export async function startBridge({ shop, importToken, log = console.log, ...settings }: BridgeSettings) {
  const origin = `http://localhost:${settings.port}`
  const handlers = new Map<string, (request: Request) => Promise<Response>>()
  const middleware = ['/contract', '/import'].map((route) => ({
    route,
    handler: toMiddleware(async (request) => {
      const handle = handlers.get(route)
      return handle ? handle(request) : new Response(null, { status: 503, headers: { 'retry-after': '1' } })
    }),
    beforeListen: true,
  }))
  const app = await bootstrap(createConfig(settings, middleware))
  serializeTransactions(app.get(TransactionalConnection))
  yieldBetweenCollections(app.get(CollectionService))
  const { taxCategoryOf } = await createBaseData(app)
  const engine = toEngine(app)
  const services = toImportServices(app)
  const catalogue = await openCatalogue({
    connection: engine.connection,
    events: engine.events,
    purge: async (tags) => (shop ? purgeShop(shop, tags) : undefined),
    log,
  })
  const importFiles = (options: FilesImport) =>
    catalogue.whilePaused(async () => {
      const current = await readEngineCatalogue(engine.connection)
      const report = await importIntoEngine(current, options, { services, taxCategoryOf })
      await waitForCollections(engine.connection)
      return report
    })
  handlers.set('/contract', createContract({ engine, snapshot: catalogue.current, assetOrigin: origin }))
  handlers.set('/import', createImportEndpoint(importToken, importFiles))
  await app.get(JobQueueService).start()
  return {
    app,
    engine,
    catalogue,
    url: `${origin}/contract`,
    /** Writes records into an empty Vendure. */
    fill: (after: CatalogueImport['after'], options: Pick<CatalogueImport, 'pictures' | 'password' | 'report'>) =>
      catalogue.whilePaused(async () => {
        const written = await writeCatalogue({ services, taxCategoryOf, before: emptyRecords(), after, ...options })
        await waitForCollections(engine.connection)
        return written
      }),
    async stop() {
      catalogue.stop()
      await app.close()
    },
  }
}
