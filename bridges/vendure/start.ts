// Program of the bridge's process: reads the settings, starts the bridge and prints one line when it is ready.
import { join } from 'node:path'
import { exitOnError } from '../../scripts/settings.ts'
import { readSecrets } from './src/engine/secrets.ts'
import { startBridge } from './src/server.ts'

const { BRIDGE_PORT, BRIDGE_DATA, SHOP_ORIGIN, PURGE_TOKEN } = process.env
const stopMs = 15_000

const bridge = await exitOnError(async () => {
  if (!BRIDGE_PORT || !BRIDGE_DATA)
    throw new Error('BRIDGE_PORT or BRIDGE_DATA is missing: run `npm run bridge:vendure`.')
  const { password, cookieSecret } = readSecrets(BRIDGE_DATA)
  const started = await startBridge({
    port: Number(BRIDGE_PORT),
    dataDir: BRIDGE_DATA,
    dashboardDir: join(import.meta.dirname, '.cache', 'dashboard'),
    superadmin: { identifier: 'superadmin', password },
    cookieSecret,
    ...(SHOP_ORIGIN && PURGE_TOKEN && { shop: { origin: SHOP_ORIGIN, purgeToken: PURGE_TOKEN } }),
  })
  // first start: the demo's catalogue is imported here
  console.log(`Vendure ready on ${started.url} in ${(performance.now() / 1000).toFixed(1)} s`)
  console.log(`\n  Dashboard http://localhost:${BRIDGE_PORT}/dashboard`)
  console.log(`    superadmin, initial password ${password}\n`)
  return started
})

// Ctrl-C sends SIGINT twice: from the terminal and from the process that started this one.
let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), stopMs).unref()
  await bridge.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', stop)
process.send?.('ready')
