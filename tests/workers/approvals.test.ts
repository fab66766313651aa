import { afterEach, expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { copyApproval, deleteApproval, jana } from '../support/approvals.ts'
import { escapeText, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, lena } from '../support/visit.ts'

const id = 'workers-approval'

describeEachRuntime('approval of orders', (runtime) => {
  afterEach(() => deleteApproval(runtime, id))
  const orders = async () =>
    (await runtime.sql<{ id: string }>('COMMERCE_DB', 'SELECT id FROM orders WHERE approval_id = ?', id)).length

  // F619, F621
  test('one order comes from an approval, also by a repeated request; an older state and another company order nothing', async () => {
    await copyApproval(runtime, id)
    const nadia = await createLoggedInVisitor(runtime)
    const path = `/api/en/account/approvals/${id}`
    const { version } = (await (await nadia.ask(path)).json()) as { version: string }
    const approve = (given: string, visitor = nadia) => visitor.post(path, { as: 'approve', version: given })
    expect((await approve('older')).status).toBe(409)
    expect((await approve(version, await createLoggedInVisitor(runtime, lena))).status).toBe(404)
    expect((await approve(version, await createLoggedInVisitor(runtime, jana))).status).toBe(403)
    expect(await orders()).toBe(0)
    const answers = await Promise.all([approve(version), approve(version)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await orders()).toBe(1)
  })

  // F615, F620
  test('without scripts an approver changes quantities, returns the request, and an administrator sets limits', async () => {
    await copyApproval(runtime, id)
    const t = await loadTranslator('de')
    const nadia = await createLoggedInVisitor(runtime)
    nadia.cookies.set('js', '0')
    const screen = `/de/dashboard/approvals?approval=${id}`
    const page = await (await nadia.ask(screen)).text()
    expect(textOf(page)).toContain(escapeText(t('approvals.approve')))
    const field = /name="(quantity:\d+)"/.exec(page)?.[1] ?? ''
    const version = /name="version" value="(\w+)"/.exec(page)?.[1] ?? ''
    const path = `/api/de/account/approvals/${id}`
    const wrong = await nadia.submit(path, { as: 'change', version, [field]: 'x' }, screen)
    const shown = await wrong.text()
    expect([wrong.status, textOf(shown).includes(escapeText(t('approvals.invalidQuantity')))]).toEqual([422, true])
    expect((await nadia.submit(path, { as: 'approve', version, [field]: '2' }, screen)).status).toBe(422)
    expect((await nadia.submit(path, { as: 'change', version, [field]: '2' }, screen)).status).toBe(303)
    expect(textOf(await (await nadia.ask(screen)).text())).toContain(
      escapeText(t('approvals.requested', { quantity: 4 })),
    )
    expect((await nadia.submit(`${path}/return`, { reason: ' ' }, screen)).status).toBe(422)
    expect((await nadia.submit(`${path}/return`, { reason: 'Zu viel' }, screen)).status).toBe(303)
    expect(await orders()).toBe(0)

    const users = '/de/dashboard/users?user=6'
    const limits = (orderLimit: string) =>
      nadia.submit('/api/de/account/users/6/limits', { orderLimit, monthLimit: '' }, users)
    const refused = await limits('-5')
    expect([refused.status, textOf(await refused.text()).includes(escapeText(t('users.limitInvalid')))]).toEqual([
      422,
      true,
    ])
    expect((await limits('250,00')).status).toBe(303)
  })
})
