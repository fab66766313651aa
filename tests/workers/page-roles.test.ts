import { beforeAll, expect, test } from 'vitest'
import { type Permission, permissionTable, type Role, roles } from '#contracts/permissions.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { json, listActions } from '../support/list-actions.ts'
import { type CompanyIds, rolePages } from '../support/page-roles.ts'
import { mainOf, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, nadia, tom } from '../support/visit.ts'

const sentence = /Your role does not allow|Only an administrator of your company/

describeEachRuntime('pages by role', (runtime) => {
  let ids: CompanyIds
  const setRole = (role: Role) => runtime.sql('COMMERCE_DB', 'UPDATE customers SET role = ? WHERE email = ?', role, tom)

  beforeAll(async () => {
    const owner = await createLoggedInVisitor(runtime, nadia)
    type Numbered = { id: string; status: string }
    const { orders } = await json<{ orders: Numbered[] }>(owner.ask('/api/en/orders'))
    const { invoices } = await json<{ invoices: Numbered[] }>(owner.ask('/api/en/invoices'))
    const [product] = await stockedProducts(runtime, 1, 8)
    const list = await listActions(runtime).make(owner, 'Ours', product ? [[product, 1]] : [])
    await json(owner.post(`/api/en/lists/${list}/share`, { shared: '1' }))
    const [user] = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      "SELECT id FROM customers WHERE email = 'sofie@brasserie-nova.example'",
    )
    const order = orders.find(({ status }) => !status.startsWith('offer'))
    ids = { list, order: order?.id ?? '', invoice: invoices[0]?.id ?? '', user: String(user?.id) }
    return async () => {
      await setRole('administrator')
      await runtime.sql('COMMERCE_DB', 'DELETE FROM product_lists WHERE id = ?', list)
    }
  })

  const toStatus = (name: FixedRouteName, isAllowed: boolean): number[] => {
    const { guard } = routes[name]
    if (guard === 'operator') return [404]
    if (guard === 'only-not-logged-in') return [302]
    // without a placed order
    if (name === 'checkoutSuccess') return [200, 302]
    return [isAllowed ? 200 : 403]
  }

  // F588, F589, F595
  test.each(roles)('each page has its status for the role %s, and offers what the role allows', async (role) => {
    await setRole(role)
    const colleague = await createLoggedInVisitor(runtime, tom)
    colleague.cookies.set('js', '0')
    const may = (permission: Permission) => permissionTable[role][permission]
    if (may('order')) {
      const [product] = await stockedProducts(runtime, 1, 8)
      await colleague.post('/api/en/cart/items', { productId: product?.productId, quantity: '1' })
    }
    const wrong: string[] = []
    for (const [route, pages] of Object.entries(rolePages)) {
      const name = route as FixedRouteName
      for (const { address, needs, offers = {} } of pages(ids)) {
        const path = address.startsWith('/') ? address : localize('en', name) + address
        const isAllowed = !needs || may(needs)
        const answer = await colleague.ask(path)
        const html = await answer.text()
        const expected = toStatus(name, isAllowed)
        if (!expected.includes(answer.status)) wrong.push(`${path} ${answer.status}, not ${expected}`)
        if (!isAllowed && !sentence.test(textOf(mainOf(html)))) wrong.push(`${path} lacks the sentence`)
        for (const [permission, part] of Object.entries(offers))
          if (mainOf(html).includes(part) !== (isAllowed && may(permission as Permission)))
            wrong.push(`${path} ${part} (${permission})`)
      }
    }
    if (may('order')) await colleague.post('/api/en/cart/clear', {})
    expect(wrong).toEqual([])
  })
})
