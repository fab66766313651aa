import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '#tools/stress/send.ts'
import { type EdgeShop, startEdgeShop } from '../support/edge-shop.ts'

const printed: string[] = []
let shop: EdgeShop
beforeAll(async () => {
  shop = await startEdgeShop({}, { onPrint: (line) => void printed.push(line) })
})
afterAll(() => shop.dispose())

test('60 visitors of one workerd isolate wait for the same renders: no warning about promises of other requests, no broken connection', async () => {
  const paths = ['/en', '/en/range?page=2', '/en/range?page=3', '/de/products']
  const visit = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const statuses: number[] = []
    // 15 visitors request each page at the same time
    for (let step = 0; step < paths.length; step++) {
      const path = paths[(index + step) % paths.length] ?? ''
      statuses.push((await send(agent, shop.url, { method: 'GET', path }, `10.0.${index}.1`)).status)
    }
    agent.destroy()
    return statuses
  }
  const statuses = await Promise.all(Array.from({ length: 60 }, visit))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  expect(printed.filter((line) => line.includes('different request context'))).toEqual([])
})
