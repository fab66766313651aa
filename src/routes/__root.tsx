import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import type { ReadPrivately } from '#api/private-reads.ts'
import type { ShopApi } from '#api/shop-api.ts'
import pageScript from '#bootstrap/inline/page-script.ts?script'
import { LoginDialogProvider, loadLoginDialog } from '#features/account/login/login-dialog-provider.tsx'
import { DeliveryClock } from '#features/cart/delivery/delivery-clock.tsx'
import { AutosaveQuantities } from '#features/cart/lines/autosave-quantities.tsx'
import { CartBadge, CartButton, CartIcon } from '#features/cart/page/cart-button.tsx'
import { AdditionBar } from '#features/cart/page/cart-order-bar.tsx'
import { CartProvider } from '#features/cart/store/cart-provider.tsx'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { PreviewBar } from '#features/content/preview-bar.tsx'
import { OfflineDialog } from '#features/layout/errors/offline-dialog.tsx'
import { useRootColourMode } from '#features/layout/forced-colour-mode.ts'
import { AppLayout } from '#features/layout/frame/app-layout.tsx'
import { loadStaticFragments } from '#features/layout/menu/fragment.tsx'
import { NewVersion } from '#features/layout/new-version.tsx'
import { OnBehalfBar } from '#features/layout/on-behalf-bar.tsx'
import { pageTitle } from '#features/layout/page-title.ts'
import { PreHydrationNotices } from '#features/layout/pre-hydration-notices.tsx'
import { loadSaveDialog, SaveProvider } from '#features/lists/saving/save-provider.tsx'
import { NotificationsProvider } from '#features/notifications/notifications.tsx'
import { ServedFlashMessage } from '#features/notifications/served-flash-message.tsx'
import { SessionExpired } from '#features/problems/session-expired.tsx'
import type { ProductPreview } from '#features/product/preview/product-preview.ts'
import type { NavigationGuard } from '#features/shop/navigation-guard.ts'
import type { PageContext } from '#features/shop/page-context.ts'
import { listingPattern } from '#i18n/listing-pattern.ts'
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { loadFullTranslator, type Translate } from '#i18n/translator.ts'
import { chunksAttr, customerAttr, listingsAttr, themeAttr } from '#protocol/protocol.ts'
import { toResult } from '#service/result.ts'
import archivo from '#ui/fonts/archivo.woff2?url'
import besley from '#ui/fonts/besley.woff2?url'
import { Wrap } from '#ui/layout/wrap.tsx'
import { LogoOutlines } from '#ui/logo.tsx'
import lateStylesheet from '#ui/styles/deferred.css?url'
import stylesheet from '#ui/styles/index.css?url'

interface RouterContext {
  locale: Locale
  t: Translate
  api: ShopApi
  readPrivately: ReadPrivately
  facts: PageContext
  /** Inlined stylesheet; null if it is linked. */
  inlineCss: string | null
  /** URL of the complete page for browsers without scripts; null if this page is complete. */
  noScriptUrl: string | null
  /** Reads the previews of preloaded product pages; null on the server. */
  readPreview: ((slug: string) => Promise<ProductPreview | null>) | null
  /** Names the chunks that hydrate the page; null in a browser. */
  nameChunks: ((matches: readonly { routeId: string; loaderData?: object | undefined }[]) => string) | null
  /** Redirects client-side navigations; null for a document, which the edge has already redirected. */
  beforePage: NavigationGuard | null
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** bare: the page has its own layout (log in, register). */
    layout?: 'bare'
    /** Preloads lazy parts that the route's own chunk does not contain. */
    loadAhead?: () => Promise<unknown>
    /** Preloads the screen that links of the current page open most, while the page is hydrated. */
    loadNext?: () => Promise<unknown> | undefined
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { beforePage, facts }, location, preload }) => {
    // applied when the page is opened
    if (preload) return
    const elsewhere = await beforePage?.(location.publicHref, facts.customer !== null)
    if (elsewhere) throw redirect(elsewhere)
  },
  loader: async ({ context: { api, readPrivately, facts } }) => {
    const cart = facts.customer ? readPrivately('cartSummary') : null
    const [{ site }, { departments }, { rule }] = await Promise.all([
      api('/content/site'),
      api('/catalogue/departments'),
      api('/cart/delivery-rule'),
    ])
    return { site, departments, rule, cart, year: new Date().getUTCFullYear() }
  },
  staleTime: Number.POSITIVE_INFINITY,
  staticData: {
    loadAhead: () =>
      Promise.all([
        loadFullTranslator(localeOfPath(location.pathname)),
        loadStaticFragments(),
        loadSaveDialog(),
        loadLoginDialog(),
      ]),
  },
  head: ({ match: { context, status } }) => ({
    meta: [
      // title for a document whose layout failed; pages set their own
      ...(status === 'error' ? [{ title: pageTitle(context.facts.brand, context.t('global.500statusMessage')) }] : []),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      // Besley first: its `font-display` swaps whenever it arrives
      ...[besley, archivo].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  // wraps error screens too
  shellComponent: Document,
  component: Frame,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, t, facts, inlineCss, noScriptUrl, nameChunks } = Route.useRouteContext()
  const nonce = useRouter().options.ssr?.nonce
  const forced = useRootColourMode()
  const departments = Route.useMatch({ select: ({ loaderData }) => loaderData?.departments })
  const chunks = useMatches({ select: (matches) => nameChunks?.(matches) })
  const marks = {
    [customerAttr]: facts.customer?.id,
    [themeAttr]: forced,
    [chunksAttr]: chunks,
    [listingsAttr]: listingPattern(locale, departments?.map(({ href }) => href) ?? []),
  }
  return (
    <html lang={locale} suppressHydrationWarning {...marks}>
      <head>
        <HeadContent />
        <script nonce={nonce} suppressHydrationWarning>
          {/* empty during hydration: the script has already run */}
          {import.meta.env.SSR ? pageScript : ''}
        </script>
        {facts.styles === 'inline' ? (
          <style nonce={nonce} suppressHydrationWarning>
            {inlineCss}
          </style>
        ) : (
          <>
            <link rel="stylesheet" href={stylesheet} />
            <link rel="stylesheet" href={lateStylesheet} />
          </>
        )}
        {noScriptUrl && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${noScriptUrl}`} />
          </noscript>
        )}
      </head>
      <body>
        {/* no script shows or hides it: hydration skips a child of <body> that it does not expect */}
        {import.meta.env.SSR && facts.customer?.onBehalf && (
          <OnBehalfBar t={t} locale={locale} customer={facts.customer} />
        )}
        <LogoOutlines name={facts.brand} />
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Default layout, or none for pages with `layout: 'bare'`. */
function Frame() {
  const { api, facts, locale, t } = Route.useRouteContext()
  const { site, departments, rule, cart, year } = Route.useLoaderData()
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.layout === 'bare') })
  const readCart = useCallback(async () => (await api('/cart')).cart, [api])
  const readLists = useCallback(() => toResult(api('/lists')), [api])
  const customer = facts.customer !== null
  const cartParts = {
    icon: <CartIcon customer={customer} />,
    button: <CartButton customer={customer} />,
    badge: <CartBadge customer={customer} />,
    bar: <AdditionBar />,
  }
  return (
    <NotificationsProvider>
      <LoginDialogProvider>
        <CartProvider
          initial={cart}
          customer={facts.customer?.id ?? null}
          written={facts.notice !== null && !facts.refusedForm}
          readCart={readCart}
        >
          <AutosaveQuantities />
          <SaveProvider isOffered={facts.features.lists} customer={customer} readLists={readLists}>
            {bare ? (
              <>
                <ServedFlashMessage />
                <Outlet />
              </>
            ) : (
              <AppLayout
                brand={facts.brand}
                year={year}
                site={site}
                departments={departments ?? []}
                promise={rule && <DeliveryClock promise={rule} />}
                customer={facts.customer}
                lists={facts.features.lists}
                cart={cartParts}
                newHref={newProductsHref(locale)}
              >
                <ServedFlashMessage />
                {facts.preview && <PreviewBar />}
                {facts.sessionOver && (
                  <Wrap>
                    <SessionExpired title={t('forms.sessionOver')} />
                  </Wrap>
                )}
                <Outlet />
              </AppLayout>
            )}
          </SaveProvider>
        </CartProvider>
      </LoginDialogProvider>
      <OfflineDialog />
      <NewVersion />
      <PreHydrationNotices />
    </NotificationsProvider>
  )
}
