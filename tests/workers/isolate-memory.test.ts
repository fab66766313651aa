// Memory that a Worker's isolate retains after requests, read from its inspector.
import { expect, test } from 'vitest'
import { retainedMb } from '#tools/bench/isolate.ts'
import { startInspectedShop } from '#tools/bench/shops.ts'

test('pages rendered for one visitor are not retained, streamed or whole, found or not', async () => {
  const inspected = await startInspectedShop()
  const { origin } = inspected.shop
  const visit = async (path: string, cookie = '') => (await fetch(origin + path, { headers: { cookie } })).text()
  const visitPages = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await visit('/en/login')
      await visit('/en/login', 'js=0')
      await visit('/en/offer/p/nothing-of-this-name')
    }
  }
  try {
    await visitPages(10)
    const before = await retainedMb(inspected)
    await visitPages(50)
    expect((await retainedMb(inspected)) - before).toBeLessThan(2)
  } finally {
    await inspected.shop.stop()
  }
})
