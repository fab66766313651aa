import { expect, test } from 'vitest'
import { toPickLines } from './pick-list.ts'

// F674
test('a pick list has the sum of each article and its orders, without canceled ones', () => {
  const line = (sku: string, quantity: number) => ({ sku, name: `Name ${sku}`, quantity })
  const lines = toPickLines([
    { number: 'PV-2', status: 'pending', lines: [line('300', 2), line('100', 1)] },
    { number: 'PV-3', status: 'canceled', lines: [line('300', 40)] },
    { number: 'PV-4', status: 'processing', lines: [line('300', 3)] },
  ])
  expect(lines).toEqual([
    { sku: '100', name: 'Name 100', quantity: 1, numbers: ['PV-2'] },
    { sku: '300', name: 'Name 300', quantity: 5, numbers: ['PV-2', 'PV-4'] },
  ])
})
