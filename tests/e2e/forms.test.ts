import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { demoPassword, lena, tom, visitorOf } from '../support/visit.ts'

/** The browser logs every response with status 422 as an error. */
const expectedProblems = [/status of 422/]

const [node] = runtimes
if (!node) throw new Error('no shop')

describeEachRuntime('forms', (runtime) => {
  const baseUrl = runtime.url

  // F126, F408
  test.each([true, false])(
    'a wrong password shows an error above the form and keeps the email address (scripts: %s)',
    async (scripts) => {
      const page = await openPage({ baseUrl, javaScriptEnabled: scripts, expectedProblems })
      const { open, logIn, main, t, arrive } = await createShopper(page, 'en')
      const email = page.getByLabel(t('account.email'), { exact: true })
      const password = page.getByLabel(t('account.password'), { exact: true })
      await open('/en/login?redirect=%2Fen%2Frange')
      await logIn(lena, 'not-her-password')
      await main.getByText(t('account.wrong')).waitFor()
      if (!scripts) expect(await page.locator(':focus').innerText()).toBe(t('account.wrong'))
      expect(await page.title()).toBe(`Proviant | ${t('account.login')}`)
      expect(await email.inputValue()).toBe(lena)
      if (!scripts) expect([await password.inputValue(), await page.content()].join()).not.toContain('not-her-password')

      if (scripts) {
        // after hydration the app handles the form that the server rendered
        await page.waitForLoadState()
        await email.focus()
        await waitForHydration(email)
      }
      await logIn('no address', 'x')
      await main.getByText(t('forms.email')).waitFor()
      expect(await email.getAttribute('aria-invalid')).toBe('true')
      expect(await email.inputValue()).toBe('no address')
      const description = (await email.getAttribute('aria-describedby')) ?? ''
      expect(await page.locator(`[id="${description.split(' ').at(-1)}"]`).innerText()).toBe(t('forms.email'))
      await eventually(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
      // the client renders the same field id as the server
      expect(description).toBe(`${await email.getAttribute('id')}-error`)

      await logIn(lena)
      await arrive('/en/range')
      await page.locator('.account-link').getByText('Gasthaus Adler').waitFor()
    },
  )

  // F306, F378, F379
  test('a field of a shop form is validated when the focus moves to another field, and again on input', async () => {
    const page = await openPage({ baseUrl, expectedProblems })
    const { open, main, t } = await createShopper(page, 'en')
    await open('/en/login')
    const email = main.getByLabel(t('account.email'), { exact: true })
    const password = main.getByLabel(t('account.password'), { exact: true })
    await email.focus()
    await waitForHydration(email)
    expect(await email.getAttribute('aria-invalid')).toBe(null)
    await password.focus()
    await main.getByText(`${t('account.email')} is required.`).waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await email.fill('lena@')
    await main.getByText(t('forms.email')).waitFor()
    await email.fill(lena)
    await eventually(() => email.getAttribute('aria-invalid')).toBe(null)
    // the link stays under the pointer and works
    await password.focus()
    await main.getByRole('link', { name: t('account.forgot') }).click()
    await page.waitForURL(/forgot-password/)
    // an error of the server replaces the outcome of the browser
    await open('/en/login')
    await email.fill(lena)
    await password.fill('x')
    await email.fill('no address')
    await password.focus()
    await main.getByText(t('forms.email')).waitFor()
    await email.fill('')
    await main.getByText(`${t('account.email')} is required.`).waitFor()
    await main.getByRole('button', { name: t('account.login'), exact: true }).click()
    await main.getByText(t('forms.email')).waitFor()
  })

  test('without scripts an invalid quantity returns 422 with the error and the input at its product', async () => {
    const page = await openPage({ baseUrl, javaScriptEnabled: false, expectedProblems })
    const { open, tiles, quantity, add, nameOf, tile, row, t, arrive } = await createShopper(page, 'en')
    await open('/en/range')
    const name = await nameOf(tiles.nth(1))
    for (const typed of ['0', '-1', '']) {
      await quantity(tile(name)).fill(typed)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await add(tile(name)).click()
      expect([typed, (await answered).status()]).toEqual([typed, 422])
      await tile(name).getByRole('alert').getByText(t('forms.quantity')).waitFor()
      expect(await quantity(tile(name)).inputValue()).toBe(typed)
      expect(await quantity(tile(name)).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByRole('alert').count()).toBe(1)
      expect(await page.title()).toBe(`Proviant | ${t('catalogue.wholeRange')}`)

      await quantity(tile(name)).fill('2')
      await add(tile(name)).click()
      await arrive('/en/range')
    }
    await open('/en/cart')
    expect(await quantity(row(name)).inputValue()).toBe('6')
    // a browser allows no text in a number field, but other clients do
    const visitor = visitorOf(runtime)
    const { products } = (await (await visitor.ask('/api/en/catalogue/listing')).json()) as {
      products: { id: string; shown: { id: string } | null }[]
    }
    const product = products.find(({ shown }) => shown)
    const fields = { family: product?.id ?? '', productId: product?.shown?.id ?? '', quantity: 'two"><b>' }
    const answer = await visitor.submit('/api/en/cart/items', fields, '/en/range')
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain(t('forms.quantity'))
    expect(html).toContain('value="two&quot;&gt;&lt;b&gt;"')
  })

  test('with scripts an invalid quantity shows the error at its product', async () => {
    const page = await openPage({ baseUrl, expectedProblems })
    const { open, tiles, quantity, add, t } = await createShopper(page, 'en')
    await open('/en/range')
    const first = tiles.first()
    await quantity(first).fill('0')
    await waitForHydration(quantity(first))
    await add(first).click()
    await first.getByRole('alert').getByText(t('forms.quantity')).waitFor()
    expect(await quantity(first).inputValue()).toBe('0')
  })

  // F127, F128, F416
  test('a quantity of 0 removes the line, and undo restores it', async () => {
    const page = await asCustomer(await openPage({ baseUrl }), runtime, tom)
    const { open, tiles, quantity, add, nameOf, row, page: shown, t, linesInCart } = await createShopper(page, 'en')
    await open('/en/range')
    const name = await nameOf(tiles.first())
    await quantity(tiles.first()).fill('3')
    await add(tiles.first()).click()
    await eventually(linesInCart).toBe(1)
    await open('/en/cart')
    await waitForHydration(quantity(row(name)))
    await quantity(row(name)).fill('0')
    await row(name).waitFor({ state: 'detached' })
    await shown.getByText(t('cartPage.empty')).first().waitFor()
    await shown.getByRole('button', { name: t('cart.undo') }).click()
    await row(name).waitFor()
    expect(await quantity(row(name)).inputValue()).toBe('3')
    await row(name)
      .getByRole('button', { name: t('cart.remove', { name }) })
      .click()
    await row(name).waitFor({ state: 'detached' })
  })

  // F416
  test('without scripts a quantity of 0 removes the line', async () => {
    const page = await openPage({ baseUrl, javaScriptEnabled: false })
    const { open, tiles, quantity, add, nameOf, row, main, t } = await createShopper(page, 'en')
    await open('/en/range')
    const name = await nameOf(tiles.first())
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await add(tiles.first()).click()
    expect((await answered).status()).toBe(303)
    await open('/en/cart')
    await quantity(row(name)).fill('0')
    await row(name)
      .getByRole('button', { name: t('cartPage.update') })
      .click()
    await main.getByText(t('cartPage.empty')).first().waitFor()
    expect(await row(name).count()).toBe(0)
  })
})

test('a form draft is restored after a reload and deleted after the submission', async () => {
  const page = await openPage()
  const { open, t, to, main } = await createShopper(page, 'en')
  await open(to('forgotPassword'))
  const email = main.getByLabel(t('account.email'), { exact: true })
  await email.focus()
  await waitForHydration(email)
  await email.fill('unknown@kitchen.example')
  await page.reload()
  await eventually(() => email.inputValue()).toBe('unknown@kitchen.example')
  await main.getByRole('button', { name: t('account.forgotSend') }).click()
  await main.getByText(t('account.forgotSentText')).waitFor()
  // the address stays for the login that follows
  const drafts = await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('draft') ?? '{}')))
  expect(drafts).toEqual(['/account/login'])
})

// F550
test('a pending form is busy, and a second submission sends nothing', async () => {
  const page = await openPage()
  const { open, t } = await createShopper(page, 'en')
  await open('/en/login')
  let sent = 0
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/api/en/account/login', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await page.getByLabel(t('account.email'), { exact: true }).fill(tom)
  await page.getByLabel(t('account.password'), { exact: true }).fill(demoPassword)
  const button = page.getByRole('button', { name: t('account.login'), exact: true })
  await waitForHydration(button)
  await button.click()
  await eventually(() => button.getAttribute('aria-busy')).toBe('true')
  await button.click({ force: true })
  await page.getByLabel(t('account.email'), { exact: true }).press('Enter')
  release()
  await page.waitForURL('**/en/dashboard')
  expect(sent).toBe(1)
})

// F127, F128, F415
test('a quantity is changed by arrow keys, buttons and typing, and saved', async () => {
  const page = await asCustomer(await openPage(), node, tom)
  const { open, tiles, quantity, add, nameOf, row, t, linesInCart } = await createShopper(page, 'en')
  await open('/en/range')
  const name = await nameOf(tiles.first())
  await add(tiles.first()).click()
  await eventually(linesInCart).toBe(1)
  await open('/en/cart')
  const number = quantity(row(name))
  await waitForHydration(number)
  const total = () => row(name).locator('.line-total').innerText()
  /** Quantity after the line total has changed. */
  const after = async (action: () => Promise<void>) => {
    const before = await total()
    await action()
    await eventually(total).not.toBe(before)
    return number.inputValue()
  }
  const step = (label: 'cart.more' | 'cart.less') => row(name).getByRole('button', { name: t(label) })
  expect(await after(() => number.press('ArrowUp'))).toBe('2')
  expect(await after(() => step('cart.more').click())).toBe('3')
  expect(await after(() => step('cart.less').click())).toBe('2')
  expect(await after(() => number.fill('4'))).toBe('4')
  expect(await after(() => number.press('ArrowDown'))).toBe('3')
  await page.reload()
  await eventually(() => number.inputValue()).toBe('3')
})
