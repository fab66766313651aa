/** Makes the router: one a request on the server, one a document in the browser (TanStack Start asks for `getRouter`). */
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ErrorScreen } from '#features/shell/error-screen.tsx'
import { NotFoundScreen } from '#features/shell/not-found-screen.tsx'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { delocalize, localeOfPath, relocalize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createApiClient } from './api-client.ts'
import { createBeforePage } from './before-page.ts'
import { read } from './read.ts'
import { routeTree } from './routeTree.gen'
import type { Config } from './server/config.ts'
import { getRequestContext, type RefusedForm } from './server/context.ts'
import type { Session } from './server/session.ts'

/** Where this router lives: in a request (its own data door), or in a browser (the same door over HTTP). */
const surroundings = createIsomorphicFn()
  .server(async () => {
    const request = getRequestContext()
    const { locale, nonce, t, callApi, origin, config, session, greeted } = request
    const { inlineCss, mode, refusedForm, notice, url, keepData } = request
    const customer = await greeted()
    const facts = {
      brand: config.brand,
      colourModes: config.colourModes,
      hasNamedIcons: config.iconUrl !== null,
      origin,
      customer,
      sessionOver: session !== null && customer === null,
      wasCustomer: request.wasCustomer,
      styles: inlineCss ? ('inline' as const) : ('linked' as const),
      refusedForm,
      notice,
    }
    // a page that may stream says how to get it whole, for browsers without scripts
    const withoutScripts = mode === 'stream' && !keepData ? `/_scripts/off?to=${encodeURIComponent(url)}` : null
    const api = createApiClient('http://api', callApi)
    return { locale, nonce, t, api, facts, inlineCss, withoutScripts, beforePage: null }
  })
  .client(async () => {
    const locale = localeOfPath(location.pathname)
    const api = createApiClient(`${location.origin}/api/${locale}`)
    return {
      locale,
      nonce: undefined,
      t: await loadTranslator(locale),
      api,
      facts: null,
      inlineCss: '',
      withoutScripts: null,
      beforePage: createBeforePage(() => read(api.content.redirects.$get())),
    }
  })

/** What the server knows and the browser has to know again: travels with the page. */
export interface PageFacts {
  brand: string
  colourModes: Config['colourModes']
  /** Whether icons can be had that the shop does not have itself. */
  hasNamedIcons: boolean
  origin: string
  customer: Session['customer'] | null
  /** Who was a customer has to log in again. */
  sessionOver: boolean
  /** A guest, in a browser where a customer was logged in lately. */
  wasCustomer: boolean
  styles: 'inline' | 'linked'
  refusedForm: RefusedForm | null
  /** What a form without scripts has just done. */
  notice: string | null
}

const nothingKnown: PageFacts = {
  brand: 'Proviant',
  colourModes: {},
  hasNamedIcons: false,
  origin: '',
  customer: null,
  sessionOver: false,
  wasCustomer: false,
  styles: 'linked',
  refusedForm: null,
  notice: null,
}

export async function getRouter() {
  const { locale, nonce, t, api, facts, inlineCss, withoutScripts, beforePage } = await surroundings()
  // the page that stands keeps its place when the app arrives late; from then on places are restored
  let arrived = false
  const router = createRouter({
    routeTree,
    context: { locale, t, api, facts: facts ?? nothingKnown, inlineCss, withoutScripts, beforePage },
    defaultPreload: false,
    scrollRestoration: () => arrived,
    ssr: nonce ? { nonce } : undefined,
    rewrite: {
      input: ({ url }) => {
        url.pathname = delocalize(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = relocalize(url.pathname, locale)
        return url
      },
    },
    dehydrate: () => ({ facts: facts ?? nothingKnown }),
    hydrate: (sent) => {
      // a page that is kept for everybody says nothing of this browser
      const wasCustomer =
        sent.facts.customer === null && !sent.facts.sessionOver && /(?:^|; )lately=1(?:;|$)/.test(document.cookie)
      Object.assign(router.options.context, { facts: { ...sent.facts, wasCustomer } })
    },
    InnerWrap: ({ children }) => (
      <I18nProvider locale={locale} t={t}>
        {children}
      </I18nProvider>
    ),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
  router.subscribe('onRendered', () => {
    arrived = true
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
