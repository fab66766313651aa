import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { instrument } from './instrument.ts'
import { listMutations } from './mutators.ts'
import { createSwitch, EndlessLoop } from './switch.ts'

const file = 'sample.ts'
const textsOf = (text: string) =>
  listMutations(file, text).map(
    ({ start, end, replacement, removes }) => `${text.slice(start, end)} → ${removes ? 'nothing' : replacement}`,
  )

/** Runs a sample with a mutation. @returns the value of `result` */
async function evaluate(text: string, active: number): Promise<unknown> {
  const mutations = createSwitch(100)
  mutations.start(active, 1000)
  const { code } = await transformWithOxc(instrument(file, text, listMutations(file, text), 0), file)
  return new Function('__mutations', `${code}\nreturn result`)(mutations)
}

test('conditions, operators, constants, regular expressions, methods, blocks and calls are mutated', () => {
  expect(textsOf('if (a > b) c = 1')).toEqual(['a > b → true', 'a > b → false', 'a > b → a >= b', 'a > b → a <= b'])
  expect(textsOf('x(a && !b)')).toContain('a && !b → (a) || (!b)')
  expect(textsOf("x('a')")).toContain("'a' → ''")
  expect(textsOf('x(/^a+$/)')).toEqual(expect.arrayContaining(['/^a+$/ → /a+$/', '/^a+$/ → /^a+/', '/^a+$/ → /^a$/']))
  expect(textsOf('x(a.trim().startsWith(b))')).toEqual(
    expect.arrayContaining(['a.trim() → a', 'a.trim().startsWith(b) → a.trim().endsWith(b)']),
  )
  expect(textsOf('function f() { g() }')).toEqual([' g()  → nothing', 'g() → nothing'])
  expect(textsOf('const f = (a: number) => a')).toEqual(['(a: number) => a → (a: number) => undefined'])
})

test('types, imports, names, logs and messages of errors are not', () => {
  expect(textsOf("import a from 'b'\nexport { c } from 'd'\nexport * from 'e'")).toEqual([])
  expect(textsOf("type A = 'a' | 'b'\nlet x: 'a' = a as 'b'")).toEqual([])
  expect(textsOf("log('warn', 'x', { y: 1 })")).toEqual([])
  expect(textsOf("throw new Error('no key')")).toEqual([])
})

test('one mutation at a time is in effect', async () => {
  const text =
    "const list = ['a', 'b']\nlet result = ''\nfor (const item of list) {\n  if (item === 'a') result += item\n}"
  const found = textsOf(text)
  expect(await evaluate(text, -1)).toBe('a')
  expect(await evaluate(text, found.indexOf("item === 'a' → true"))).toBe('ab')
  expect(await evaluate(text, found.indexOf("item === 'a' → false"))).toBe('')
  expect(await evaluate(text, found.indexOf("item === 'a' → item !== 'a'"))).toBe('b')
  expect(await evaluate(text, found.indexOf("['a', 'b'] → []"))).toBe('')
})

test('a statement that begins with a switch does not continue the line above', async () => {
  const text = 'let result = 1\nconst add = () => (result += 1)\nconst other = add\nother() && add()'
  expect(await evaluate(text, -1)).toBe(3)
})

test('an endless loop ends', async () => {
  const text = 'let result = 0\nfor (let i = 0; i < 3; i++) result++'
  expect(await evaluate(text, -1)).toBe(3)
  await expect(evaluate(text, textsOf(text).indexOf('i++ → i--'))).rejects.toThrow(EndlessLoop)
})
