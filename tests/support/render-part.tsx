// Renders a component outside of its page, in English: the complete HTML, or only its first part before deferred data arrives.
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { CurrentPage } from '#features/layout/current-page.tsx'
import { NotificationsProvider } from '#features/notifications/notifications.tsx'
import { allFeatures } from '#features/shop/features.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import type { FormWithErrors } from '#server/context/context.ts'

/** Shop data of the component, added to those of a guest. */
type Facts = { customer?: { firstName: string }; refusedForm?: FormWithErrors }

async function routerOf(part: ReactNode, given: Facts = {}) {
  const t = await loadTranslator('en')
  const component = () => (
    <I18nProvider locale="en" t={t}>
      <NotificationsProvider>
        <CurrentPage>{part}</CurrentPage>
      </NotificationsProvider>
    </I18nProvider>
  )
  const history = createMemoryHistory({ initialEntries: ['/en/dashboard'] })
  const facts = { sessionOver: false, customer: null, refusedForm: null, features: allFeatures, ...given }
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ facts: typeof facts }>()({ component }),
    context: { facts },
    history,
  })
  await router.load()
  return router
}

/** HTML before any deferred data has arrived. */
export const initialHtml = async (part: ReactNode, given?: Facts) =>
  renderToStaticMarkup(<RouterProvider router={await routerOf(part, given)} />)

/** HTML after all deferred data have arrived. */
export async function settledHtml(part: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<RouterProvider router={await routerOf(part)} />)
  await stream.allReady
  return (await new Response(stream).text()).replace(/<!--.*?-->/g, '')
}

export const textOf = (html: string) => html.split(/<[^>]*>/).filter(Boolean)
