import { expect, test } from 'vitest'
import { Silence } from './silence.ts'

let now = 0
const listening = () => {
  now = 1_000_000
  return new Silence(() => now)
}
const fall = (silence: Silence) => {
  for (let time = 0; time < 3; time++) silence.failed()
}

test('three calls that fail without any answer between them are silence, until the first answer', () => {
  const silence = listening()
  silence.failed()
  silence.failed()
  silence.answered()
  silence.failed()
  silence.failed()
  expect([silence.isKnown, silence.mayTry()]).toEqual([false, true])
  silence.failed()
  expect([silence.isKnown, silence.mayTry()]).toEqual([true, false])
  silence.answered()
  expect([silence.isKnown, silence.mayTry()]).toEqual([false, true])
})

test('while it is down one call every ten seconds may take its whole time', () => {
  const silence = listening()
  fall(silence)
  expect(silence.mayTry()).toBe(false)
  now += 10_000
  expect([silence.mayTry(), silence.mayTry()]).toEqual([true, false])
})

test('how long calls wait for a word is measured from the first of them, and anew after five seconds', () => {
  const silence = listening()
  expect(silence.waitedMs).toBe(0)
  silence.asked()
  now += 400
  silence.asked()
  expect(silence.waitedMs).toBe(400)
  now += 4_600
  expect(silence.waitedMs).toBe(0)
  silence.asked()
  silence.answered()
  now += 400
  expect(silence.waitedMs).toBe(0)
})

test('a clock that was ahead and is corrected keeps nobody from trying', () => {
  const silence = listening()
  silence.asked()
  fall(silence)
  expect(silence.mayTry()).toBe(false)
  now -= 86_400_000
  expect([silence.waitedMs, silence.mayTry(), silence.mayTry()]).toEqual([0, true, false])
})
