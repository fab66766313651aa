import { join } from 'node:path'
import { expect, test } from 'vitest'

// plain JavaScript, which is not type checked
const { readBridgeSettings } = await import(new URL('./settings.mjs', import.meta.url).href)

test('bridge and shop have ports and data of their own, and share a purge token', () => {
  const { bridge, bridgeEnv, shopEnv } = readBridgeSettings('/project', {})
  expect(bridge).toEqual({ host: 'localhost', port: 3100 })
  expect(bridgeEnv).toMatchObject({
    BRIDGE_DATA: join('/project', '.data', 'vendure'),
    SHOP_ORIGIN: 'http://localhost:8787',
    PURGE_TOKEN: shopEnv.PURGE_TOKENS,
  })
  expect(shopEnv).toMatchObject({
    COMMERCE_URL: 'http://localhost:3100/contract',
    DATA_DIR: join('/project', '.data', 'vendure', 'shop'),
  })
  expect(shopEnv.PURGE_TOKENS).toMatch(/^[\da-f]{48}$/)
  expect(shopEnv).not.toHaveProperty('IMAGE_PATHS')
})

test('settings of another backend are hidden, and those of the shop are kept', () => {
  const { bridgeEnv, shopEnv } = readBridgeSettings('/project', {
    PORT: '9000',
    BRIDGE_PORT: '9001',
    BRIDGE_DATA: '/elsewhere',
    COMMERCE_URL: 'https://shop.example/graphql',
    COMMERCE_TOKEN: 'secret',
    COMMERCE_EXTENSIONS: 'none',
    PURGE_TOKENS: 'first,second',
    IMAGE_PATHS: '/media/',
  })
  expect(bridgeEnv).toMatchObject({ SHOP_ORIGIN: 'http://localhost:9000', PURGE_TOKEN: 'first' })
  expect(shopEnv).toMatchObject({
    COMMERCE_URL: 'http://localhost:9001/contract',
    COMMERCE_TOKEN: '',
    COMMERCE_EXTENSIONS: '',
    PURGE_TOKENS: 'first,second',
    IMAGE_PATHS: '/media/,/assets/',
    DATA_DIR: join('/elsewhere', 'shop'),
  })
})

test('an invalid port, or the port of the shop, is one sentence', () => {
  expect(() => readBridgeSettings('/project', { BRIDGE_PORT: 'any' })).toThrow(
    'BRIDGE_PORT is "any", which is not a port.',
  )
  expect(() => readBridgeSettings('/project', { PORT: '3100' })).toThrow(
    'BRIDGE_PORT and PORT are both 3100: the bridge needs a port of its own.',
  )
})
