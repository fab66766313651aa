/** Creates the router: one per request on the server, one per document in the browser (TanStack Start calls `getRouter`). */
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { createPageApi } from '#api/in-process.ts'
import { createHttpApi } from '#api/over-http.ts'
import { readPageFeatures } from '#api/page-features.ts'
import { createPreviewReader } from '#api/preview-reader.ts'
import { collectReads, readNow } from '#api/private-reads.ts'
import { CurrentPage } from '#features/layout/current-page.tsx'
import { ErrorScreen } from '#features/layout/errors/error-screen.tsx'
import { NotFoundScreen } from '#features/layout/errors/not-found-screen.tsx'
import { FragmentContext } from '#features/layout/menu/fragment.tsx'
import { type Placeholder, PlaceholdersContext, PrivateValuesContext } from '#features/private/placeholder.tsx'
import { allFeatures } from '#features/shop/features.ts'
import { createNavigationGuard } from '#features/shop/navigation-guard.ts'
import type { PageContext } from '#features/shop/page-context.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { delocalize, localeOfPath, matchPath, relocalize } from '#i18n/paths.ts'
import type { RouteName } from '#i18n/routes.ts'
import { loadFullTranslator, loadTranslator } from '#i18n/translator.ts'
import { customerAttr, wasLoggedInCookie } from '#protocol/protocol.ts'
import { customerKey } from '#service/private.ts'
import { parseSearch, stringifySearch } from './routes/-search-params.ts'
import { routeTree } from './routeTree.gen'
import { getRendering } from './server/context/context.ts'
import { createFragmentRenderer } from './start/fragments.tsx'
import { namePageChunks } from './start/page-chunks.ts'
import { takePrivateValues } from './start/private-values.ts'

/** The customer in a page shell: only the preferred unit is known. */
const placeholderCustomer = (unitId: string | null) => ({
  private: customerKey,
  id: '',
  name: '',
  firstName: '',
  companyName: null,
  preferredUnitId: unitId,
})

/** Screens that need only the first part of the messages for guests. */
const catalogueScreens: readonly RouteName[] = ['home', 'range', 'category', 'product', 'brands', 'content']

const needsAllMessages = (path: string, isGuest: boolean) =>
  !isGuest || !catalogueScreens.includes(matchPath(path).route)

/** Environment of the router: the in-process API on the server, the HTTP API in a browser. */
const routerEnvironment = createIsomorphicFn()
  .server(async () => {
    const { context, options } = getRendering()
    const { locale, t, origin, config, session, currentCustomer } = context
    const { nonce, inlineCss, mode, refusedForm, notice, url, shell } = options
    const [customer, features] = await Promise.all([
      shell ? placeholderCustomer(shell.unitId) : currentCustomer(),
      readPageFeatures(context),
    ])
    const facts = {
      brand: config.brand,
      orderPhone: config.orderPhone,
      colourModes: config.colourModes,
      origin,
      features,
      customer,
      sessionOver: session !== null && customer === null,
      wasLoggedIn: context.wasLoggedIn,
      styles: inlineCss ? ('inline' as const) : ('linked' as const),
      refusedForm,
      notice,
      preview: context.preview !== null,
      gone: context.isGone() ? (url.split('?')[0] ?? null) : null,
    }
    // a page that may stream links to its unstreamed version, for browsers without scripts
    const noScriptUrl = mode === 'stream' || shell ? `/_scripts/off?to=${encodeURIComponent(url)}` : null
    const api = createPageApi(context)
    const readPrivately = shell ? collectReads(shell.reads) : readNow(api)
    const placeholders = (shell?.placeholders ?? null) as Placeholder[] | null
    const toHtml = createFragmentRenderer({ locale, t })
    const needs = {
      locale,
      allMessages: needsAllMessages(url.split('?')[0] ?? '', customer === null),
      deferredStyles: inlineCss !== null,
    }
    const nameChunks = (matches: Parameters<typeof namePageChunks>[0]) => namePageChunks(matches, needs)
    return {
      locale,
      nonce,
      t,
      api,
      readPrivately,
      facts,
      inlineCss,
      noScriptUrl,
      placeholders,
      toHtml,
      nameChunks,
      readPreview: null,
      beforePage: null,
    }
  })
  .client(async () => {
    const locale = localeOfPath(location.pathname)
    const isGuest = !document.documentElement.hasAttribute(customerAttr)
    const t = await (needsAllMessages(location.pathname, isGuest) ? loadFullTranslator : loadTranslator)(locale)
    const api = createHttpApi(`${location.origin}/api/${locale}`, t)
    return {
      locale,
      nonce: undefined,
      t,
      api,
      readPrivately: readNow(api),
      facts: null,
      inlineCss: '',
      noScriptUrl: null,
      placeholders: null,
      toHtml: null,
      nameChunks: null,
      readPreview: createPreviewReader(api),
      beforePage: createNavigationGuard(
        () => api('/content/redirects'),
        async (path) => needsAllMessages(path, isGuest) && loadFullTranslator(locale),
      ),
    }
  })

const emptyResult: PageContext = {
  brand: 'Proviant',
  orderPhone: null,
  colourModes: {},
  origin: '',
  features: allFeatures,
  customer: null,
  sessionOver: false,
  wasLoggedIn: false,
  styles: 'linked',
  refusedForm: null,
  notice: null,
  preview: false,
  gone: null,
}

export async function getRouter() {
  const environment = await routerEnvironment()
  const { locale, nonce, t, api, readPrivately, facts, inlineCss, noScriptUrl, nameChunks } = environment
  const { placeholders, toHtml, readPreview, beforePage } = environment
  // late hydration must not move the scroll position; after the first render it is restored on navigation
  let isRendered = false
  let privateValues: ReturnType<typeof takePrivateValues> = null
  const router = createRouter({
    routeTree,
    context: {
      locale,
      t,
      api,
      readPrivately,
      facts: facts ?? emptyResult,
      inlineCss,
      noScriptUrl,
      nameChunks,
      readPreview,
      beforePage,
    },
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    scrollRestoration: () => isRendered,
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
    dehydrate: () => ({ facts: facts ?? emptyResult }),
    hydrate: (sent) => {
      privateValues = takePrivateValues()
      const facts: PageContext = privateValues ? { ...sent.facts, customer: privateValues.customer } : sent.facts
      // a cached page does not know the cookies of this browser
      const wasLoggedIn =
        facts.customer === null &&
        !facts.sessionOver &&
        new RegExp(`(?:^|; )${wasLoggedInCookie}=1(?:;|$)`).test(document.cookie)
      Object.assign(router.options.context, { facts: { ...facts, wasLoggedIn } })
    },
    InnerWrap: ({ children }) => (
      <I18nProvider locale={locale} t={t}>
        <PrivateValuesContext value={privateValues?.toValue ?? null}>
          <CurrentPage>
            {import.meta.env.SSR ? (
              <FragmentContext value={toHtml}>
                <PlaceholdersContext value={placeholders}>{children}</PlaceholdersContext>
              </FragmentContext>
            ) : (
              children
            )}
          </CurrentPage>
        </PrivateValuesContext>
      </I18nProvider>
    ),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
  router.subscribe('onRendered', () => {
    isRendered = true
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
