// Settings of `npm run bridge:vendure`, from those of the shop and BRIDGE_PORT and BRIDGE_DATA.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readAddress } from '../setup/address.mjs'

/**
 * The environments of the bridge and of its shop, which share a purge token.
 * @param env the environment of this process
 * @throws Error with a sentence
 */
export function readBridgeSettings(root, env) {
  const shop = readAddress(env)
  const port = Number(env.BRIDGE_PORT || 3100)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`BRIDGE_PORT is "${env.BRIDGE_PORT}", which is not a port.`)
  if (port === shop.port) throw new Error(`BRIDGE_PORT and PORT are both ${port}: the bridge needs a port of its own.`)
  const dataDir = path.resolve(root, env.BRIDGE_DATA || path.join('.data', 'vendure'))
  const purgeToken = env.PURGE_TOKENS?.split(',')[0].trim() || randomBytes(24).toString('hex')
  return {
    shop,
    bridge: { host: 'localhost', port },
    bridgeEnv: {
      ...env,
      BRIDGE_PORT: String(port),
      BRIDGE_DATA: dataDir,
      SHOP_ORIGIN: shop.url,
      PURGE_TOKEN: purgeToken,
    },
    shopEnv: {
      ...env,
      // an empty value also hides one of `.env`, for another backend
      COMMERCE_TOKEN: '',
      COMMERCE_EXTENSIONS: '',
      COMMERCE_URL: `http://localhost:${port}/contract`,
      PURGE_TOKENS: env.PURGE_TOKENS || purgeToken,
      DATA_DIR: path.join(dataDir, 'shop'),
      ...(env.IMAGE_PATHS && { IMAGE_PATHS: `${env.IMAGE_PATHS},/assets/` }),
    },
  }
}
