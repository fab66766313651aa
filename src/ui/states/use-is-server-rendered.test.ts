import { expect, test } from 'vitest'
import { createHydrationSnapshot } from './use-is-server-rendered.ts'

test('a hydrated component keeps its value, so that it does not render again; one that a browser renders has the other value', () => {
  const hydrated = createHydrationSnapshot()
  expect([hydrated.getServer(), hydrated.get(), hydrated.get()]).toEqual([true, true, true])
  const renderedLater = createHydrationSnapshot()
  expect([renderedLater.get(), renderedLater.get()]).toEqual([false, false])
})
