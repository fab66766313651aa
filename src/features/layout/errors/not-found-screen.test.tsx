import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { textOf } from '#tests/support/render-part.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** @param gone path that an editor has declared gone (410) */
async function wordsAt(address: string, gone: string | null = null) {
  const t = await loadTranslator('en')
  const component = () => (
    <I18nProvider locale="en" t={t}>
      <NotFoundScreen />
    </I18nProvider>
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const context = { facts: { gone } }
  const routeTree = createRootRouteWithContext<typeof context>()({ component })
  const router = createRouter({ routeTree, context, history })
  await router.load()
  return textOf(renderToStaticMarkup(<RouterProvider router={router} />))
}

// F156, F157, F158, F355, F489, F490, F491
test('an unknown path is shown without its query, an invalid product or category URL with it', async () => {
  const unknown = await wordsAt('/en/no/such%20shelf?from=mail#top')
  expect(unknown.slice(0, 2)).toEqual(['404', 'Page not found'])
  expect(unknown[2]).toMatch(/ Page not found: \/en\/no\/such shelf$/)
  expect((await wordsAt('/en/dashboard/invoices?page=2'))[2]).toMatch(/ Page not found: \/en\/dashboard\/invoices$/)
  for (const address of ['/en/offer/p/nothing?packing=7', '/en/range/nothing/at-all?page=2']) {
    const invalid = await wordsAt(`${address}#top`)
    expect(invalid.slice(0, 2)).toEqual(['404', 'Page not found'])
    expect(invalid[2]?.endsWith(` Page Not Found: ${address}`)).toBe(true)
  }
})

test('a path that an editor declared gone shows 410, other paths 404', async () => {
  const gone = await wordsAt('/en/old%20page?from=mail', '/en/old page')
  expect(gone.slice(0, 3)).toEqual([
    '410',
    'This page is gone for good',
    'What stood here has been removed, and nothing takes its place: /en/old page',
  ])
  expect((await wordsAt('/en/other', '/en/old page'))[0]).toBe('404')
})
