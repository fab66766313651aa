import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { HttpProblem } from '#service/problem.ts'
import { ErrorScreen } from './error-screen.tsx'

async function seen(locale: Locale, error: unknown) {
  const t = await loadTranslator(locale)
  const component = () => (
    <I18nProvider locale={locale} t={t}>
      <ErrorScreen error={error as Error} />
    </I18nProvider>
  )
  const history = createMemoryHistory({ initialEntries: ['/en/somewhere'] })
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history,
    context: { facts: { orderPhone: '+32 3 555 01 40' } } as never,
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g)].map(([, href, words]) => [words, href])
  const hrefs = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  return { t, words: html.split(/<[^>]*>/).filter(Boolean), links: Object.fromEntries(links), hrefs }
}

// F161, F162, F492
test.each(locales)('a 5xx error shows its status and a generic message, and no details (%s)', async (locale) => {
  for (const [status, error] of [
    [500, new TypeError('x is undefined')],
    [500, new HttpProblem({ status: 500, title: 'ECONNREFUSED', detail: 'at door.ts:7' })],
    [503, new HttpProblem({ status: 503, title: 'ECONNREFUSED 10.0.0.7', detail: 'at door.ts:7' })],
  ] as const) {
    const { t, words, hrefs } = await seen(locale, error)
    expect(hrefs).toEqual(['/en/somewhere', '/', 'tel:+3235550140'])
    expect(words.slice(0, 3)).toEqual([String(status), t('global.500statusMessage'), t('global.500message')])
    expect(words.join()).not.toMatch(/undefined|ECONNREFUSED|door\.ts/)
  }
})

// F156, F157, F158, F159, F160, F493
test.each(locales)(
  'a 4xx error shows its own status, title and message, and a link to the home page (%s)',
  async (locale) => {
    const { t, words, links } = await seen(
      locale,
      new HttpProblem({ status: 403, title: 'No entry', detail: 'Staff only.' }),
    )
    expect(words.slice(0, 3)).toEqual(['403', 'No entry', 'Staff only.'])
    expect(links[t('global.goBackHome')]).toBe('/')
    expect(links[t('global.tryAgain')]).toBe('/en/somewhere')
    expect((await seen(locale, new Error('404 Not Found'))).words.slice(0, 2)).toEqual([
      '404',
      t('global.errorStatusMessage'),
    ])
  },
)
