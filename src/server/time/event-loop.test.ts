import { expect, test } from 'vitest'
import { yieldToEventLoop } from './event-loop.ts'

test('yieldToEventLoop gives concurrent work one event-loop task each, and requests are answered between them', async () => {
  const done: string[] = []
  const work = async (name: string) => {
    await yieldToEventLoop()
    done.push(name)
  }
  const answer = (turn: number) =>
    setImmediate(() => {
      done.push('answer')
      if (turn < 3) answer(turn + 1)
    })
  answer(1)
  await Promise.all(['listing', 'facets', 'stock'].map(work))
  expect(done.filter((one) => one !== 'answer')).toEqual(['listing', 'facets', 'stock'])
  expect(done.join(' ')).toMatch(/listing answer facets answer stock/)
})
