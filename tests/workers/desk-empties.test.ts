import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createStaff } from '../support/staff.ts'
import { visitorOf } from '../support/visit.ts'

describeEachRuntime('empties at the desk', (runtime) => {
  // F683
  test('order page and delivery list show what the customer returns, the pick list does not', async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    const staff = await createStaff(runtime)
    const visitor = visitorOf(runtime)
    const path = '/desk/nl/login'
    const { email, password } = staff
    expect((await visitor.submit(path, { email, password, code: staff.code() }, path)).status).toBe(303)
    const [row] = await runtime.sql<{ number: number }>(
      'COMMERCE_DB',
      'SELECT number FROM orders WHERE returned_empties IS NOT NULL LIMIT 1',
    )
    const number = `PV-${row?.number}`
    const read = async (path: string) => (await (await visitor.ask(path)).text()).replace(/[\u00a0\u202f]/g, ' ')
    const order = await read(`/desk/nl/orders/${number}`)
    expect(order).toContain('Leeggoed')
    for (const [label, quantity] of [
      ['Aangemeld', 48],
      ['Teruggenomen', 48],
      ['Aangemeld', 1],
      ['Teruggenomen', 0],
    ])
      expect(order).toMatch(new RegExp(`${label} </span>${quantity}<`))
    const print = (list: string) => read(`/desk/nl/print?list=${list}&status=all&search=${number}`)
    expect(await print('delivery')).toContain('Leeggoed meenemen: 48 × fles tot 33 cl, 2 × bak, 1 × vat')
    expect(await print('pick')).not.toContain('Leeggoed')
  })
})
