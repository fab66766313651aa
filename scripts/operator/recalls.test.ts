import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

// F648, F649
test(
  'lot lists who got it, recall writes their mails once, recalls shows who has read it, and end-recall ends it',
  withProcesses,
  async () => {
    const { dataDir, db, run } = await openOperatorShop({ seeded: true })
    const { lot = '' } = (await db.prepare('SELECT lot FROM order_item_lots LIMIT 1').first<{ lot: string }>()) ?? {}
    const file = join(dataDir, 'texts.json')
    const text = { reason: 'Glass in the jar', instruction: 'Do not use' }
    writeFileSync(file, JSON.stringify({ nl: text, en: text, de: text }))
    const start = (...words: string[]) =>
      run('recall', lot, '--texts', file, '--origin', 'https://shop.example', ...words)
    const [refused, , sentence] = await start()
    expect([refused, sentence]).toEqual([
      1,
      expect.stringContaining('must have a reason and an instruction in nl, en, de and fr'),
    ])
    writeFileSync(file, JSON.stringify({ nl: text, en: text, de: text, fr: text }))
    expect((await start('--sku', 'none'))[2]).toContain(`No order has lot ${lot} of none.`)
    const got = JSON.parse((await run('lot', lot, '--json'))[1]) as { email: string; order: string }[]
    const people = new Set(got.map(({ email }) => email)).size
    expect(got[0]?.order).toMatch(/^PV-\d+$/)
    expect((await start())[1]).toBe(`Recall 1 of lot ${lot} is open. ${people} mails were written.\n`)
    expect((await start())[1]).toBe(`Lot ${lot} is recalled already. 0 mails were written.\n`)
    expect((await run('recalls'))[1]).toMatch(new RegExp(`^1 +${lot} .*Brasserie Nova|Gasthaus Adler`, 'm'))
    expect((await run('end-recall', '1'))[1]).toBe('Recall 1 has ended: customers see it no longer.\n')
    expect((await run('end-recall', '1'))[2]).toContain('Recall 1 is not open.')
    expect((await run('lot', 'nothing'))[1]).toBe('No order has lot nothing.\n')
  },
)
