import { rmSync } from 'node:fs'
import { fastPasswords } from '#backends/commerce/testing/fast-passwords.ts'
import { type Edge, type EdgeOptions, startEdge } from '../../scripts/edge.ts'
import { readSecrets } from '../../scripts/secrets.ts'
import { copyDemoData } from './demo-data.ts'
import { noRateLimits } from './no-rate-limits.ts'

export type EdgeShop = Edge & { purgeToken: string; sessionKeys: string }

type Options = Pick<EdgeOptions, 'onPrint' | 'isDirect'>

const start = (dataDir: string, isPrepared: boolean, vars: Record<string, string> = {}, options: Options = {}) =>
  startEdge({
    ...options,
    port: 0,
    host: 'localhost',
    dataDir,
    isPrepared,
    vars: { LOG_LEVEL: 'warn', ...noRateLimits, ...readSecrets(dataDir, {}), ...vars },
  })

/** A temporary folder with the storage of a newly seeded workerd. */
export const copyEdgeData = () =>
  copyDemoData('edge', async (folder) => {
    const edge = await start(folder, false)
    await fastPasswords(await edge.miniflare.getD1Database('COMMERCE_DB'))
    await edge.dispose()
  })

/** A shop in workerd on a free port; `dispose` also removes its data. */
export async function startEdgeShop(vars: Record<string, string> = {}, options: Options = {}): Promise<EdgeShop> {
  const dataDir = await copyEdgeData()
  const edge = await start(dataDir, true, vars, options)
  const dispose = async () => {
    await edge.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { PURGE_TOKENS: purgeToken = '', SESSION_KEYS: sessionKeys = '' } = readSecrets(dataDir, vars)
  return { ...edge, dispose, purgeToken, sessionKeys }
}
