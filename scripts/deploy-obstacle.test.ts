import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { findDeployObstacle } from './deploy-obstacle.ts'

const id = (digit: string) => digit.repeat(8).concat(`-${digit.repeat(4)}`.repeat(3), `-${digit.repeat(12)}`)
const complete = {
  vars: { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' },
  kv_namespaces: [{ binding: 'KV', id: '4'.repeat(32) }],
  d1_databases: [{ binding: 'SHOP_DB', database_id: id('5') }],
}

test('names the bindings of wrangler.toml that have no ids of an account', () => {
  const own = unstable_readConfig({ config: 'wrangler.toml' })
  expect(findDeployObstacle(own)).toMatch(/^wrangler\.toml has no ids .* KV, SHOP_DB, COMMERCE_DB, CONTENT_DB: create/)
})

test('names the setting or the secret that is missing, and nothing if the shop would run', () => {
  const withVars = (vars: object) => findDeployObstacle({ ...complete, vars })
  expect(withVars({ NODE_ENV: 'production' })).toMatch(/^\[vars\] of wrangler\.toml: PUBLIC_ORIGIN is required/)
  expect(withVars({ PUBLIC_ORIGIN: 'https://shop.example' })).toMatch(/lacks NODE_ENV = "production"/)
  expect(findDeployObstacle(complete, ['PURGE_TOKENS'])).toMatch(/^The Worker has no secret SESSION_KEYS: add it/)
  expect(findDeployObstacle(complete, [])).toMatch(/no secret SESSION_KEYS and no PURGE_TOKENS/)
  expect(findDeployObstacle(complete, ['SESSION_KEYS', 'PURGE_TOKENS'])).toBeNull()
})

test('requires the secrets of mails and webhooks only if [vars] names their URLs', () => {
  const services = {
    MAIL_API_URL: 'https://api.mail.example',
    MAIL_FROM: 'shop@shop.example',
    ORDER_WEBHOOK_URL: 'https://erp.example/orders',
  }
  const withServices = { ...complete, vars: { ...complete.vars, ...services } }
  expect(findDeployObstacle(withServices)).toBeNull()
  expect(findDeployObstacle(withServices, ['SESSION_KEYS', 'PURGE_TOKENS'])).toMatch(
    /^The Worker has no secret MAIL_API_TOKEN and no ORDER_WEBHOOK_KEY: add it/,
  )
})
