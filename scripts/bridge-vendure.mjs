// `npm run bridge:vendure`: sets up the bridge to Vendure, starts it and a shop that uses it as commerce backend.
// Plain JavaScript: it starts on any Node and continues with the one of the lockfile.
import { once } from 'node:events'
import path from 'node:path'
import { createChildren } from './bridge/children.mjs'
import { readBridgeSettings } from './bridge/settings.mjs'
import { setupBridge } from './bridge/setup.mjs'
import { requireFreePort } from './setup/address.mjs'
import { loadEnv } from './setup/load-env.mjs'
import { root, setup, stop } from './setup.mjs'

try {
  loadEnv(root)
  const { shop, bridge, bridgeEnv, shopEnv } = readBridgeSettings(root, process.env)
  const node = await setup()
  await setupBridge(root, node, { withDashboard: true })
  await requireFreePort(shop)
  await requireFreePort(bridge, 'BRIDGE_PORT')
  const children = createChildren()
  console.log('Starting Vendure...')
  const vendure = children.start('Vendure', node, ['--disable-warning=ExperimentalWarning', 'start.ts'], {
    cwd: path.join(root, 'bridges', 'vendure'),
    env: bridgeEnv,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  await once(vendure, 'message')
  children.start('The shop', node, [path.join('scripts', 'start.mjs')], { cwd: root, env: shopEnv })
} catch (error) {
  stop(error)
}
