/**
 * What the edge settles before a document, settled before every page inside the app: the CMS's redirects, then the guards.
 * The rules come with the app and are asked for again in the background, so that no page waits for them. Made by the router.
 */
import { guardedTarget } from '#i18n/guards.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { findRedirect, isGone, type RedirectList, type RedirectTable } from '#server/redirects/redirect-table.ts'

const freshMs = 10_000
/** The first page inside the app waits this long for the rules, if it is quicker than they are. */
const firstMs = 500

/** As rules are written; what is no valid encoding stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const toOutcome = (target: string | null) =>
  target === null ? ({ status: 410 } as const) : ({ target, status: 302, external: !target.startsWith('/') } as const)
const toTable = ({ exact, patterns }: RedirectList): RedirectTable => ({
  exact: new Map(exact.map(([source, target]) => [source, toOutcome(target)])),
  patterns: patterns.map(([source, target]) => ({ matches: new RegExp(source, 'i'), redirect: toOutcome(target) })),
})

/** Whether the app can go there itself: files, another language and the Dutch home by its long name are documents. */
export function isInside(target: string, from: string): boolean {
  const url = URL.parse(target, from)
  if (url?.origin !== new URL(from).origin || /^\/(api|assets|media|img|_)/.test(url.pathname)) return false
  return localeOfPath(url.pathname) === localeOfPath(new URL(from).pathname) && !/^\/nl\/?$/.test(url.pathname)
}

/** An address, and whether only a new document can go there. */
export type NavigationRedirect = { href: string; reloadDocument: boolean }
/** @param address public path with query */
export type NavigationGuard = (address: string, loggedIn: boolean) => Promise<NavigationRedirect | null>

/**
 * @param ask for the rules
 * @param getReady loads what every screen is drawn with; where that fails a document has it
 */
export function createNavigationGuard(
  ask: () => Promise<RedirectList>,
  getReady: () => Promise<unknown>,
): NavigationGuard {
  let table = toTable({ exact: [], patterns: [] })
  let requestedAt = 0
  const refresh = async () => {
    requestedAt = Date.now()
    // without an answer the rules stay as they were
    await ask().then(
      (list) => {
        table = toTable(list)
      },
      () => undefined,
    )
  }
  const first = Promise.race([refresh(), new Promise((done) => setTimeout(done, firstMs))])

  return async (address, loggedIn) => {
    const [isReady] = await Promise.all([
      getReady().then(
        () => true,
        () => false,
      ),
      first,
    ])
    // also after a clock was set back
    if (Math.abs(Date.now() - requestedAt) > freshMs) void refresh()
    const [path = '', query = ''] = address.split(/(?=\?)/)
    const rule = findRedirect(table, readable(path), query)
    const href = rule && !isGone(rule) ? rule.target : guardedTarget(address, loggedIn)
    if (!isReady) return { href: href ?? address, reloadDocument: true }
    return href === null ? null : { href, reloadDocument: !isInside(href, location.href) }
  }
}
