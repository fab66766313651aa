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
import { LoginOverPage } from '#features/account/login-over-page.tsx'
import { CartBadge, CartButton, CartIcon } from '#features/cart/cart-button.tsx'
import { CartProvider } from '#features/cart/cart-provider.tsx'
import { LineChangesProvider } from '#features/cart/line-changes-provider.tsx'
import { newProductsHref } from '#features/catalogue/listing-query.ts'
import { LoginAgain } from '#features/forms/login-again.tsx'
import { settle } from '#features/forms/settled.ts'
import { SaveDialog } from '#features/lists/save-dialog.tsx'
import { NotificationsProvider } from '#features/notifications/notifications.tsx'
import { ServedNotice } from '#features/notifications/served-notice.tsx'
import { colourModeScript } from '#features/shell/colour-mode.ts'
import { useRootColourMode } from '#features/shell/forced-colour-mode.ts'
import { NewVersion } from '#features/shell/new-version.tsx'
import { OfflineDialog } from '#features/shell/offline-dialog.tsx'
import { OfflineNotice } from '#features/shell/offline-notice.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { Shell } from '#features/shell/shell.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { ApiClient } from '#src/api-client.ts'
import type { BeforePage } from '#src/before-page.ts'
import { read } from '#src/read.ts'
import type { PageFacts } from '#src/router.tsx'
import archivo from '#ui/fonts/archivo.woff2?url'
import besley from '#ui/fonts/besley.woff2?url'
import stylesheet from '#ui/styles/index.css?url'
import lateStylesheet from '#ui/styles/late.css?url'

interface RouterContext {
  locale: Locale
  t: Translate
  api: ApiClient
  facts: PageFacts
  /** Text of the stylesheet where the page carries it; null where it is linked. */
  inlineCss: string | null
  /** Where browsers without scripts go on; null when the page is whole already. */
  withoutScripts: string | null
  /** Where a page inside the app leads instead of showing; null for a document, for which the edge has settled it. */
  beforePage: BeforePage | null
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** bare: the page draws its own frame (log in, register). */
    layout?: 'bare'
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { beforePage, facts }, location }) => {
    const elsewhere = await beforePage?.(location.publicHref, facts.customer !== null)
    if (elsewhere) throw redirect(elsewhere)
  },
  loader: async ({ context: { api, facts, t } }) => {
    const cart = facts.customer ? settle(t, read(api.cart.summary.$get())) : null
    const [{ site }, { departments }] = await Promise.all([
      read(api.content.site.$get()),
      read(api.catalogue.departments.$get()),
    ])
    return { site, departments, cart, year: new Date().getUTCFullYear() }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context, status } }) => ({
    meta: [
      // of a document whose frame cannot be had; every page has its own
      ...(status === 'error' ? [{ title: pageTitle(context.facts.brand, context.t('global.500statusMessage')) }] : []),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      ...[archivo, besley].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  // around whatever becomes of the frame: an error screen too stands in a document
  shellComponent: Document,
  component: Frame,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, facts, inlineCss, withoutScripts } = Route.useRouteContext()
  const nonce = useRouter().options.ssr?.nonce
  const forced = useRootColourMode()
  return (
    <html lang={locale} suppressHydrationWarning data-customer={facts.customer?.id} data-theme={forced}>
      <head>
        <HeadContent />
        <script nonce={nonce} suppressHydrationWarning>
          {colourModeScript}
        </script>
        {facts.styles === 'inline' ? (
          <style suppressHydrationWarning>{inlineCss}</style>
        ) : (
          <>
            <link rel="stylesheet" href={stylesheet} />
            <link rel="stylesheet" href={lateStylesheet} />
          </>
        )}
        {withoutScripts && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${withoutScripts}`} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The shop's frame, or none for pages that draw their own. */
function Frame() {
  const { api, facts, locale, t } = Route.useRouteContext()
  const { site, departments, cart, year } = Route.useLoaderData()
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.layout === 'bare') })
  const readCart = useCallback(async () => (await read(api.cart.$get())).cart, [api])
  const readLists = useCallback(() => settle(t, read(api.lists.$get())), [api, t])
  const customer = facts.customer !== null
  const cartParts = {
    icon: <CartIcon customer={customer} />,
    button: <CartButton customer={customer} />,
    badge: <CartBadge customer={customer} />,
  }
  return (
    <NotificationsProvider>
      <LoginOverPage>
        <CartProvider
          initial={cart}
          customer={facts.customer?.id ?? null}
          written={facts.notice !== null}
          readCart={readCart}
        >
          <LineChangesProvider>
            <SaveDialog customer={customer} readLists={readLists}>
              {bare ? (
                <>
                  <ServedNotice />
                  <Outlet />
                </>
              ) : (
                <Shell
                  brand={facts.brand}
                  year={year}
                  site={site}
                  departments={departments ?? []}
                  customer={facts.customer}
                  cart={cartParts}
                  newHref={newProductsHref(locale)}
                >
                  <ServedNotice />
                  {facts.sessionOver && (
                    <div className="wrap">
                      <LoginAgain title={t('forms.sessionOver')} />
                    </div>
                  )}
                  <Outlet />
                </Shell>
              )}
            </SaveDialog>
          </LineChangesProvider>
        </CartProvider>
      </LoginOverPage>
      <OfflineDialog />
      <NewVersion />
      <OfflineNotice />
    </NotificationsProvider>
  )
}
