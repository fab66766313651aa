import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { purgeAs } from '../support/fetch-page.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

// F235, F243
test('a script captcha is answered by the page; without JavaScript a message replaces the button', async () => {
  const isContact = `site_id = 2 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')`
  const set = async (captchas: string[], submitMethod: string) => {
    const value = `'$.captchas', json('${JSON.stringify(captchas)}'), '$.submitMethod', '${submitMethod}'`
    await node.sql('CONTENT_DB', `UPDATE form_texts SET settings = json_set(settings, ${value}) WHERE ${isContact}`)
    await purgeAs(node, { all: true })
  }
  onTestFinished(() => set(['honeypot'], 'ajax'))
  await set(['honeypot', 'javascript'], 'page-reload')
  const page = await openPage({ reducedMotion: 'reduce' })
  const { open, t, main } = await createShopper(page, 'en')
  await open('/en/contact')
  const form = main.locator('.cms-form form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('email').focus()
  await waitForHydration(form)
  expect(await form.getByText(t('forms.needsScript')).isVisible()).toBe(false)
  expect(await findViolations(page, { within: '.cms-form' })).toEqual([])
  await field('fullName').fill('Ada Peeters')
  await field('email').fill('ada@example.be')
  await field('message').fill('Do you deliver in Ghent?')
  await field('privacy').check()
  const kept = () => node.sql('CONTENT_DB', "SELECT id FROM form_submissions WHERE answers LIKE '%deliver in Ghent%'")
  // the editor chose a new document instead of a request by a script
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/content/form')),
    form.getByRole('button', { name: 'Send message' }).click(),
  ])
  expect(request.isNavigationRequest()).toBe(true)
  await page.getByText('Thank you for your message.').first().waitFor()
  expect(await kept()).toHaveLength(1)

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto('/en/contact')
  await plain.locator('.cms-form').getByText(t('forms.needsScript')).waitFor()
  expect(await plain.locator('.cms-form').getByRole('button').count()).toBe(0)
})
