import { afterAll, beforeAll, expect, test } from 'vitest'
import { appAttr } from '#protocol/protocol.ts'
import { attacks } from '../support/attacks.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { eventually, waitForHydration } from '../support/shopper.ts'
import { type HostilePages, writeXssPages } from '../support/xss-pages.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
let hostile: HostilePages
async function purgeSite() {
  const headers = { authorization: `Bearer ${node?.purgeToken}` }
  await fetch(`${node?.url}/api/purge`, { method: 'POST', body: JSON.stringify({ tags: ['site:4'] }), headers })
}
beforeAll(async () => {
  hostile = await writeXssPages(node)
  await purgeSite()
})
// the next test file uses the same shop: its pages must not show the strings as stale content
afterAll(async () => {
  await hostile?.takeOut()
  await purgeSite()
})

/** Runs in the browser. One line for each attribute or element that would run code, load a resource or has an unsafe URL. */
function findUnsafeMarkup(): string[] {
  const found: string[] = []
  const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset']
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const description = `${element.localName} ${name}=${value.slice(0, 80)}`
      if (/^on/.test(name) || name === 'srcdoc') found.push(description)
      else if (name === 'style' && /url\(|expression|import/i.test(value)) found.push(description)
      else if (
        addresses.includes(name) &&
        !/^(?:https?|mailto|tel|data):/.test(new URL(value || '/', document.baseURI).protocol)
      )
        found.push(description)
    }
  for (const element of document.querySelectorAll(
    'main iframe, main object, main embed, main base, main meta, main link:not([href^="/assets/"]), main style, main script:not([nonce])',
  ))
    found.push(element.outerHTML.slice(0, 120))
  return found
}

test('none of 389 injection strings in CMS fields runs, loads a resource or becomes a link, before and after hydration', async () => {
  expect(new Set(attacks).size).toBe(389)
  // image paths from injection strings are requested from the shop only, which returns 404
  const page = await openPage({
    pictures: true,
    expectedProblems: [/^console: Failed to load resource: .*\/(?:img|media|icons)\//],
  })
  const unexpected: string[] = []
  page.on('dialog', async (dialog) => {
    unexpected.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== node.url && url.protocol !== 'data:') unexpected.push(`request: ${request.url().slice(0, 200)}`)
  })
  page.on('popup', (popup) => unexpected.push(`popup: ${popup.url()}`))
  for (const path of hostile.paths) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    // the products are streamed: their block replaces its skeleton
    await eventually(() => page.locator('[data-block]').count()).toBe(11)
    expect([path, 'parsed', await page.evaluate(findUnsafeMarkup)]).toEqual([path, 'parsed', []])
    await page.locator(`[${appAttr}]`).first().dispatchEvent('pointerdown')
    await waitForHydration(page.locator('main'))
    expect([path, 'alive', await page.evaluate(findUnsafeMarkup)]).toEqual([path, 'alive', []])
    expect([path, unexpected, new URL(page.url()).pathname]).toEqual([path, [], path])
  }
})
