import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { add, createClient, freePort, productId, startTestBridge } from './support/bridge.ts'

let dataDir: string
let child: ChildProcess | null = null

beforeAll(async () => {
  const shop = await startTestBridge()
  dataDir = shop.dataDir
  await shop.stop({ keepData: true })
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function start() {
  const port = await freePort()
  const started = fork(new URL('./support/run-bridge.ts', import.meta.url), [String(port), dataDir], {
    stdio: 'ignore',
  })
  child = started
  await new Promise((resolve, reject) => {
    started.once('message', resolve)
    started.once('exit', (code) => reject(new Error(`The bridge ended with ${code}`)))
  })
  const ended = new Promise((resolve) => started.once('exit', resolve))
  return {
    ...createClient(`http://localhost:${port}/contract`),
    async kill() {
      started.kill('SIGKILL')
      await ended
    },
  }
}

const orderIds = '{ ordersList(first: 100) { data { id } } }'
type Orders = { data: { id: string }[] }

it('places exactly one order if the bridge is killed during placeOrder and the request is repeated', async () => {
  let bridge = await start()
  const own = await bridge.login('nadia')
  const { addresses } = await bridge.ask<{ addresses: { id: string }[] }>('{ addresses { addresses { id } } }', own)
  const address = addresses[0]?.id
  const mutation = `mutation { placeOrder(input: { billingAddressId: "${address}", shippingAddressId: "${address}",
    shippingMethod: "delivery_delivery" }) { success order { id } } }`
  for (const [index, delayMs] of [10, 60, 150].entries()) {
    await bridge.ask(add(await productId(bridge, '200006'), 1), own)
    const headers = { ...own, 'idempotency-key': `killed-${index}` }
    const lost = bridge.send(mutation, headers).catch(() => null)
    await setTimeout(delayMs)
    await bridge.kill()
    const response = await lost

    bridge = await start()
    const { order } = await bridge.ask<{ order: { id: string } }>(mutation, headers)
    if (response?.data) expect(response.data.placeOrder).toMatchObject({ order })
    const { data: orders } = await bridge.ask<Orders>(orderIds, own)
    expect(orders).toHaveLength(index + 1)
    expect(orders[0]).toEqual(order)
  }
  await bridge.kill()
}, 240_000)
