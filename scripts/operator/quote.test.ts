import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

test(
  'quote answers a request with the prices of a file; a wrong one is refused by line and column, and changes nothing',
  withProcesses,
  async () => {
    const { dataDir, db, run } = await openOperatorShop({
      seeded: true,
      env: { PUBLIC_ORIGIN: 'https://shop.example' },
    })
    const quote = await db
      .prepare(
        `SELECT o.number, o.grand_total_cents AS total, i.sku FROM orders o JOIN order_items i ON i.order_id = o.id
        WHERE o.status = 'offer_requested' LIMIT 1`,
      )
      .first<{ number: number; total: number; sku: string }>()
    const number = `PV-${quote?.number}`
    const file = join(dataDir, 'prices.csv')
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const answer = (text: string, day = until) => {
      writeFileSync(file, text)
      return run('quote', number, '--prices', file, '--until', day, '--text', 'For June')
    }
    const head = 'sku;price\n'
    for (const [text, message] of [
      [
        `${head}${quote?.sku};much\n`,
        `${number} (prices.csv) was not answered:\n  line 2, price: "much" is not a number`,
      ],
      [`${head}${quote?.sku};0\n`, 'line 2, price: "0" is not more than 0'],
      [`${head}${quote?.sku};-1\n`, 'line 2, price: "-1" is not a number'],
      [`${head}${quote?.sku};\n`, 'line 2, price: is missing'],
      [`${head}no-such;1\n`, `line 2, sku: ${number} has no line with no-such.`],
      [`${head}${quote?.sku};1\n${quote?.sku};2\n`, `line 3, sku: ${quote?.sku} has two prices.`],
      [`sku;price;note\n`, 'line 1, note: is not a known column'],
    ] as const)
      expect([text, ...(await answer(text))]).toEqual([text, 1, '', expect.stringContaining(message)])
    expect((await answer(`${head}${quote?.sku};1,05\n`, '2020-01-01'))[2]).toContain('2020-01-01 is in the past.')
    expect((await run('quote', 'PV-1', '--until', until))[2]).toContain('There is no quote PV-1.')
    const stored = () =>
      db
        .prepare('SELECT status, grand_total_cents AS total FROM orders WHERE number = ?1')
        .bind(quote?.number ?? 0)
        .first<{ status: string; total: number }>()
    expect(await stored()).toEqual({ status: 'offer_requested', total: quote?.total })
    const [code, out, wrong] = await answer(`${head}${quote?.sku};1,05\n`)
    expect([code, out, wrong]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`^${number} is answered: \\d+\\.\\d\\d EUR, valid until ${until}\\. A mail was sent to \\S+@`),
      ),
      expect.stringMatching(/^Databases: /),
    ])
    expect(await stored()).not.toEqual({ status: 'offer_requested', total: quote?.total })
    expect((await run('quotes'))[1]).toMatch(new RegExp(`^${number} +offer_sent +\\S+ +${until} `, 'm'))
  },
)
