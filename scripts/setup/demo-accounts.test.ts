import { expect, test } from 'vitest'

// plain JavaScript, which the type checker passes over
const { demoAccounts } = await import(new URL('./demo-accounts.mjs', import.meta.url).href)

test('the start names the demo accounts where they exist: at the embedded commerce backend, outside production', () => {
  expect(demoAccounts({}).join()).toContain('nadia@brasserie-nova.example')
  expect(demoAccounts({ CONTENT_URL: 'https://cms.example/api' })).not.toEqual([])
  expect(demoAccounts({ NODE_ENV: 'production', DEMO: '1' })).not.toEqual([])
  expect(demoAccounts({ COMMERCE_URL: 'https://shop.example/graphql' })).toEqual([])
  expect(demoAccounts({ DEMO: '1', COMMERCE_URL: 'https://shop.example/graphql' })).toEqual([])
  expect(demoAccounts({ NODE_ENV: 'production' })).toEqual([])
  expect(demoAccounts({ DEMO: '0' })).toEqual([])
})
