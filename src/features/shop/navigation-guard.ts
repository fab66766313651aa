/** Applies redirects of the CMS and route guards before each client-side navigation, as the edge does for documents. */
import { guardRedirect } from '#i18n/guards.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { findRedirect, isGone, type RedirectList, type RedirectTable } from '#server/redirects/redirect-table.ts'

const freshMs = 10_000
/** Maximum wait of the first navigation for the rules. */
const maxFirstWaitMs = 500

function decodePath(path: string): string {
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

/** Whether client-side navigation can open the target; files, other languages and `/nl` need a new document. */
export function isClientNavigable(target: string, from: string): boolean {
  const url = URL.parse(target, from)
  if (url?.origin !== new URL(from).origin || /^\/(api|assets|media|img|_)/.test(url.pathname)) return false
  return localeOfPath(url.pathname) === localeOfPath(new URL(from).pathname) && !/^\/nl\/?$/.test(url.pathname)
}

/** Redirect target, and whether it needs a new document. */
export type NavigationRedirect = { href: string; reloadDocument: boolean }
/** @param address public path with query. @returns null to continue */
export type NavigationGuard = (address: string, loggedIn: boolean) => Promise<NavigationRedirect | null>

/** @param ask fetches the redirect rules @param getReady loads what the screen of a path needs; if it fails, the navigation loads a new document */
export function createNavigationGuard(
  ask: () => Promise<RedirectList>,
  getReady: (path: string) => Promise<unknown>,
): NavigationGuard {
  let table = toTable({ exact: [], patterns: [] })
  let requestedAt = 0
  const refresh = async () => {
    requestedAt = Date.now()
    // on failure keep the previous rules
    await ask().then(
      (list) => {
        table = toTable(list)
      },
      () => undefined,
    )
  }
  const first = Promise.race([refresh(), new Promise((done) => setTimeout(done, maxFirstWaitMs))])

  return async (address, loggedIn) => {
    const [path = '', query = ''] = address.split(/(?=\?)/)
    const [isReady] = await Promise.all([
      getReady(path).then(
        () => true,
        () => false,
      ),
      first,
    ])
    // abs: the clock may have been set back
    if (Math.abs(Date.now() - requestedAt) > freshMs) void refresh()
    const rule = findRedirect(table, decodePath(path), query)
    const href = rule && !isGone(rule) ? rule.target : guardRedirect(address, loggedIn)
    if (!isReady) return { href: href ?? address, reloadDocument: true }
    return href === null ? null : { href, reloadDocument: !isClientNavigable(href, location.href) }
  }
}
