import { expect, test } from 'vitest'
import { toTop } from './use-checked-form.ts'

// F241
test.each([true, false])(
  'the next page of a form begins in view only where its editor wants it (%s)',
  (scrollToTop) => {
    const scrolled: unknown[] = []
    toTop({ scrollToTop }, { scrollIntoView: (how) => void scrolled.push(how) })
    expect(scrolled).toEqual(scrollToTop ? [{ block: 'start' }] : [])
  },
)
