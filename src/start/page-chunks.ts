/** Names the chunks that hydrate a page: its bootstrap script requests them at once instead of one after the other. */
import { screenChunks } from 'virtual:screen-chunks'
import type { Locale } from '#i18n/locales.ts'

type ShownMatch = { routeId: string; loaderData?: object | undefined }

type Needs = {
  locale: Locale
  /** Both parts of the messages. */
  allMessages: boolean
  /** The stylesheet that pages with an inlined one lack. */
  deferredStyles: boolean
}

/** Screens that their route imports itself. */
const lazyScreens: Readonly<Record<string, string>> = {
  '/': '-home-screen',
  '/content/$': '-content-screen',
  '/operator/not-found': '-not-found-log-screen',
}

/** The file of a route: `dashboard.index` for `/dashboard/`. */
const toFile = (routeId: string) => routeId.slice(1).replace(/\/$/, '/index').replaceAll('/', '.')

function toScreen({ routeId, loaderData }: ShownMatch): string {
  if (routeId !== '/catalogue/$') return lazyScreens[routeId] ?? toFile(routeId)
  return loaderData && 'product' in loaderData ? '-product-screen' : '-listing-screen'
}

/** Separated by spaces: chunks without extension, and a stylesheet. */
export function namePageChunks(matches: readonly ShownMatch[], { locale, allMessages, deferredStyles }: Needs): string {
  const needs = ['app', ...matches.map(toScreen), locale]
  if (allMessages) needs.push(`${locale}?rest`)
  if (deferredStyles) needs.push('deferred')
  return [...new Set(needs.flatMap((need) => screenChunks[need] ?? []))].join(' ')
}
