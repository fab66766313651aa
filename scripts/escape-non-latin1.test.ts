import { expect, test } from 'vitest'
import { toLatin1 } from './escape-non-latin1.ts'

test('escapes characters outside Latin-1 and keeps the values of strings and patterns', async () => {
  const texts = ["'crème – 5 €'", "'it\\’s'", "'a\\\\…b'", '`👀 ½`']
  const patterns = ["/^[“”👀]$/u.test('👀')", "/[‘’]/.test('’')"]
  const code = `export default [${[...texts, ...patterns].join()}] // œ`
  const escaped = toLatin1(code)
  expect(escaped).toMatch(/^[\0-\xff]+$/)
  const load = async (text: string) => (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default
  expect(await load(escaped)).toEqual(await load(code))
  expect(await load(escaped)).toContain('a\\…b')
})
