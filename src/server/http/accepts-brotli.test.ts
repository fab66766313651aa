import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../env.ts'
import { acceptsBrotli } from './accepts-brotli.ts'

const app = new Hono<AppEnv>().get('/', (c) => c.text(String(acceptsBrotli(c))))

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip,br', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['br;q=0', false],
  ['gzip, br;q=0.0', false],
  ['gzip, deflate', false],
  ['x-br', false],
  ['', false],
])('acceptsBrotli: Accept-Encoding "%s" is %s', async (header, accepted) => {
  const response = await app.request('/', { headers: { 'accept-encoding': header } })
  expect(await response.text()).toBe(String(accepted))
})
