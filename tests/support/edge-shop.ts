// Starts the built worker in workerd with temporary demo data. Called by global-setup.ts.
import { rmSync } from 'node:fs'
import { type Edge, startEdge } from '../../scripts/edge.ts'
import { readSecrets } from '../../scripts/secrets.ts'
import { copyDemoData } from './demo-data.ts'

export type EdgeShop = Edge & { purgeToken: string }

/** A shop in workerd on a free port; `dispose` also removes its data. */
export async function startEdgeShop(vars: Record<string, string> = {}): Promise<EdgeShop> {
  const start = (dataDir: string) =>
    startEdge({
      port: 0,
      host: 'localhost',
      dataDir,
      vars: { LOG_LEVEL: 'warn', ...readSecrets(dataDir, {}), ...vars },
    })
  const dataDir = await copyDemoData('edge', async (folder) => (await start(folder)).dispose())
  const edge = await start(dataDir)
  const dispose = async () => {
    await edge.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...edge, dispose, purgeToken: readSecrets(dataDir, vars).PURGE_TOKENS ?? '' }
}
