import { expect, test } from 'vitest'
import { scrollToFormTop } from './use-validated-form.ts'

// F241
test.each([true, false])('toTop scrolls the next page into view only if the editor enabled it (%s)', (scrollToTop) => {
  const scrolled: unknown[] = []
  scrollToFormTop({ scrollToTop }, { scrollIntoView: (how) => void scrolled.push(how) })
  expect(scrolled).toEqual(scrollToTop ? [{ block: 'start' }] : [])
})
