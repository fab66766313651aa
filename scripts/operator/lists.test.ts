import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

test('not-found lists the 404 log, and prints a link to it', withProcesses, async () => {
  const { bindings, run } = await openOperatorShop()
  expect((await run('not-found', 'list'))[1]).toBe('No path has returned 404.\n')
  await bindings.SHOP_DB.prepare(
    "INSERT INTO missing_paths VALUES ('/en/old', 12, 'search.example', 0), ('/en/older-page', 3, NULL, 0)",
  ).run()
  expect((await run('not-found', 'list'))[1].split('\n')).toEqual([
    'path            hits  last referrer   last time',
    '/en/old         12    search.example  1970-01-01T00:00:00.000Z',
    '/en/older-page  3                     1970-01-01T00:00:00.000Z',
    '',
  ])
  expect(JSON.parse((await run('not-found', 'list', '--json'))[1])).toMatchObject([{ path: '/en/old' }, { hits: 3 }])
  for (const name of ['not-found', 'missing-pages']) {
    const [code, out] = await run(name, '--origin', 'https://shop.example')
    expect([code, out]).toEqual([0, expect.stringMatching(/^https:\/\/shop\.example\/operator\/not-found\?until=/)])
  }
  expect(await run('not-found', '--xml')).toEqual([1, '', expect.stringContaining("unknown option '--xml'")])
})

test('quotes lists the requests for a quote, and shows one with its lines', withProcesses, async () => {
  const { dataDir, db, run } = await openOperatorShop({ seeded: true })
  const order = await db.prepare('SELECT id, number FROM orders LIMIT 1').first<{ id: string; number: number }>()
  await db
    .prepare(
      "UPDATE orders SET status = 'offer_requested', shipping_cents = shipping_cents + 1500, grand_total_cents = grand_total_cents + 1500, message = 'Two pallets' || char(10) || 'please' WHERE id = ?",
    )
    .bind(order?.id ?? '')
    .run()
  const number = `PV-${order?.number}`
  const [code, list, named] = await run('quotes')
  expect([code, named]).toEqual([0, `Databases: ${dataDir}\n`])
  expect(list).toMatch(/^number +status +requested +valid until +company +customer +lines +total\n/)
  expect(list).toMatch(new RegExp(`^${number} +offer_requested +\\d{4}-\\d\\d-\\d\\d .* \\d+\\.\\d\\d EUR$`, 'm'))
  const [, one] = await run('quotes', 'show', number)
  expect(one).toContain('Two pallets please\n')
  const [, sum = '', total = ''] = /^total +(.*) = (\S+) EUR$/m.exec(one) ?? []
  const parts = [...sum.matchAll(/\d+\.\d\d/g)].map(([part]) => Math.round(Number(part) * 100))
  expect(parts.reduce((all, part) => all + part)).toBe(Math.round(Number(total) * 100))
  expect(one).toMatch(/\n\nsku +product +quantity +price +total\n/)
  const quote = JSON.parse((await run('quotes', 'show', String(order?.number), '--json'))[1])
  expect(quote).toMatchObject({ number, kind: 'quote', lines: expect.any(Array) })
  expect(await run('quotes', 'show', '1')).toEqual([1, '', expect.stringContaining('There is no quote PV-1.\n')])
  expect(await run('quotes', 'show', 'last')).toEqual([1, '', expect.stringContaining('such as PV-240017.\n')])
  expect((await run('quotes', 'show'))[2]).toContain("missing required argument 'number'")
})
