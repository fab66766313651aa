import { expect, test } from 'vitest'
import { toTop } from './use-checked-form.ts'

// F241
test.each([true, false])('toTop scrolls the next page into view only if the editor enabled it (%s)', (scrollToTop) => {
  const scrolled: unknown[] = []
  toTop({ scrollToTop }, { scrollIntoView: (how) => void scrolled.push(how) })
  expect(scrolled).toEqual(scrollToTop ? [{ block: 'start' }] : [])
})
