import { beforeEach, describe, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { nadia, start, tom, useAccount } from '../../testing/personal-data.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { readPersonalData } from './read-person.ts'

let shop: TestCommerce

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => start })
})

describe('readPersonalData', () => {
  // F607
  test('returns every subject that has data about the person, without secrets', async () => {
    await useAccount(shop)
    const data = await readPersonalData(shop.db, tom.toUpperCase())
    expect(data.account).toMatchObject([{ email: tom, company: 'Brasserie Nova' }])
    expect(data.cart).toMatchObject([{ quantity: 2 }])
    expect(data.sessions).toHaveLength(1)
    expect(data.mails).toMatchObject([{ subject: expect.any(String) }])
    const hashes = await shop.db
      .prepare('SELECT password_hash AS hash FROM customers UNION SELECT token_hash FROM access_tokens')
      .all<{ hash: string }>()
    for (const { hash } of hashes.results) expect(JSON.stringify(data)).not.toContain(hash)
    expect(JSON.stringify(data)).not.toContain(nadia)
  })

  // F607
  test('is empty for an unknown address', async () => {
    expect(await readPersonalData(shop.db, 'unknown@example.be')).toEqual({})
  })
})
