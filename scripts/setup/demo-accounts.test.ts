import { expect, test } from 'vitest'

// plain JavaScript, which is not type checked
const { demoAccounts } = await import(new URL('./demo-accounts.mjs', import.meta.url).href)

test('names the demo accounts only for the embedded commerce backend with demo data', () => {
  expect(demoAccounts({}).join()).toContain('nadia@brasserie-nova.example')
  expect(demoAccounts({ CONTENT_URL: 'https://cms.example/api' })).not.toEqual([])
  expect(demoAccounts({ NODE_ENV: 'production', DEMO: '1' })).not.toEqual([])
  expect(demoAccounts({ COMMERCE_URL: 'https://shop.example/graphql' })).toEqual([])
  expect(demoAccounts({ DEMO: '1', COMMERCE_URL: 'https://shop.example/graphql' })).toEqual([])
  expect(demoAccounts({ NODE_ENV: 'production' })).toEqual([])
  expect(demoAccounts({ DEMO: '0' })).toEqual([])
})
