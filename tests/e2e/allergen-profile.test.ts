// What a customer's kitchen avoids: set in the account, seen on every product, and by nobody else.
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, eventually, shopperOn } from '../support/shopper.ts'
import { loggedIn, tom, untilKept, visitorOf } from '../support/visit.ts'

describeEachRuntime('the allergen profile', (runtime) => {
  const baseUrl = runtime.url
  const saveFor = async (avoid: string[]) =>
    (await loggedIn(runtime, tom)).post('/api/en/catalogue/allergen-profile', { avoid })

  test.each([true, false])('is ticked in the account and marks every product (scripts: %s)', async (scripts) => {
    onTestFinished(async () => void (await saveFor([])))
    const page = await asCustomer(await openPage({ baseUrl, javaScriptEnabled: scripts }), runtime, tom)
    const { open, main, t, to, arrive, tile } = await shopperOn(page, 'de')
    await open(to('dashboard'))
    await page.getByRole('link', { name: t('account.profileTitle') }).click()
    await arrive(to('dashboardAccount'))
    await main.getByRole('checkbox', { name: t('product.allergen.gluten') }).check()
    await main.getByRole('checkbox', { name: t('product.allergen.milk') }).check()
    await main.getByRole('button', { name: t('catalogue.profileSave') }).click()
    const onlyFree = main.getByRole('link', { name: t('catalogue.profileOnlyFree') })
    await onlyFree.waitFor()

    await open('/de/products?filters=contains_allergen%3Agluten')
    await main
      .getByText(t('catalogue.fit.contains', { names: 'Gluten' }))
      .first()
      .waitFor()
    const tiles = main.getByRole('article')
    await eventually(() => tiles.locator('.fit').count()).toBe(await tiles.count())

    await open(to('dashboardAccount'))
    await onlyFree.click()
    await arrive('/de/products?filters=does_not_contain_allergen%3Agluten%2Cmilk')
    await main
      .getByText(t('catalogue.fit.free', { names: 'Gluten, Milch' }))
      .first()
      .waitFor()
    expect(await main.locator('.fit:not(.free)').count()).toBe(0)
    expect(await tile(/./).first().locator('.fit').count()).toBe(1)
  })

  test('what is not declared is never called free', async () => {
    onTestFinished(async () => void (await saveFor([])))
    await saveFor(['lupin', 'sesame', 'celery'])
    const page = await asCustomer(await openPage({ baseUrl, width: 390, height: 844 }), runtime, tom)
    const { open, main, tile } = await shopperOn(page, 'nl')
    await open('/assortiment')
    await main.locator('.fit').first().waitFor()

    const { products } = (await (await visitorOf(runtime).ask('/api/nl/catalogue/listing')).json()) as {
      products: { name: string; allergens: Record<string, string> | null }[]
    }
    for (const { name, allergens } of products) {
      const free = ['lupin', 'sesame', 'celery'].every((code) => allergens?.[code] === 'free')
      const mark = tile(name).locator('.fit')
      expect([name, await mark.evaluate((chip) => chip.classList.contains('free'))]).toEqual([name, free])
    }
  })

  test('is its owner’s alone: guests get no marks, no colleague sees it, and no kept page holds it', async () => {
    onTestFinished(async () => void (await saveFor([])))
    await saveFor(['gluten'])
    const kept = await untilKept(visitorOf(runtime), '/en/range/bakery-pastry')
    expect(await kept.text()).not.toMatch(/class="[^"]*\bfit\b/)
    expect((await visitorOf(runtime).ask('/api/en/catalogue/allergen-profile')).status).toBe(401)
    const colleague = await loggedIn(runtime)
    expect(await (await colleague.ask('/api/en/catalogue/allergen-profile')).json()).toEqual({ avoid: [] })
    const refused = await colleague.post('/api/en/catalogue/allergen-profile', { avoid: ['dust'] })
    expect(refused.ok).toBe(false)
  })
})
