import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

const tom = 'tom@brasserie-nova.example'

// F607, F609
test('person prints what is stored, and erase removes it with --yes', withProcesses, async () => {
  const { db, run } = await openOperatorShop({ seeded: true })
  const [code, out] = await run('person', tom.toUpperCase())
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ email: tom, account: [{ email: tom }] })
  const stored = () => db.prepare('SELECT COUNT(*) AS n FROM customers WHERE email = ?1').bind(tom).first<number>('n')

  const [refused, counts, reason] = await run('erase', tom)
  expect([refused, counts]).toEqual([1, expect.stringMatching(/^account: 1$/m)])
  expect(reason).toContain(`Repeat the command with --yes to erase ${tom}`)
  expect(await stored()).toBe(1)

  expect((await run('erase', tom, '--yes'))[1]).toContain(`${tom} is erased: 1 accounts, `)
  expect(await stored()).toBe(0)
  expect(await run('person', tom)).toEqual([1, '', expect.stringContaining(`Nothing is stored about ${tom}.`)])
  expect((await run('person', 'tom'))[2]).toContain('A person is found by e-mail address.')
})
