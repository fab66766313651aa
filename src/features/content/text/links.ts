/** Maps links and navigation nodes of the CMS to safe links with localized paths. */
import { isLocale, type Locale } from '#i18n/locales.ts'
import { homeHref, localize } from '#i18n/paths.ts'
import { safeUrl } from '#i18n/safe-url.ts'

export interface Link {
  href: string
  text: string
  title: string | null
  ariaLabel: string | null
  newWindow: boolean
}

export interface NavItem {
  id: string
  title: string
  /** null for a heading without a link. */
  href: string | null
  newWindow: boolean
}

/** Three levels: top, menu, submenu. */
export interface NavNode extends NavItem {
  children: (NavItem & { children: NavItem[] })[]
}

export const homeUri = '__home__'

export const canonicalPath = (locale: Locale, uri: string) =>
  uri === homeUri ? localize(locale, 'home') : localize(locale, 'content', uri)

/** Path of a link to an entry; for a home page the URL that also stores the chosen language. */
export const entryPath = (locale: Locale, uri: string) =>
  uri === homeUri ? homeHref(locale) : canonicalPath(locale, uri)

/** Locale by the first two letters of a language tag; null if the shop does not have it. */
export function toKnownLocale(language: string | null | undefined): Locale | null {
  const letters = language?.slice(0, 2).toLowerCase()
  return isLocale(letters) ? letters : null
}

type CmsLink = {
  readonly url: string | null
  readonly title: string | null
  readonly text: string | null
  readonly customText: string | null
  readonly target: string | null
  readonly ariaLabel: string | null
  readonly element: {
    readonly title: string | null
    readonly uri: string | null
    readonly language: string | null
  } | null
}

/** Leaves out links without a URL or text; a link to an entry uses the language of that entry. */
export const toLinks = (links: readonly (CmsLink | null)[] | null | undefined, locale: Locale): Link[] =>
  (links ?? []).flatMap((link) => {
    if (!link) return []
    const { element } = link
    const href = element?.uri ? entryPath(toKnownLocale(element.language) ?? locale, element.uri) : safeUrl(link.url)
    const text = link.customText || link.text || element?.title
    if (!href || !text) return []
    return { href, text, title: link.title, ariaLabel: link.ariaLabel, newWindow: link.target === '_blank' }
  })

type CmsNode = {
  readonly id: string | null
  readonly title: string | null
  readonly nodeUri: string | null
  readonly url: string | null
  readonly newWindow: string | null
  readonly children?: readonly (CmsNode | null)[] | null
}

const toNavItem = (node: CmsNode, title: string, locale: Locale): NavItem => ({
  id: node.id ?? title,
  title,
  href: node.nodeUri ? entryPath(locale, node.nodeUri) : safeUrl(node.url),
  newWindow: node.newWindow === '1' || node.newWindow === 'true',
})

type CmsNodes = readonly (CmsNode | null)[] | null | undefined

const toItems = <More extends object>(nodes: CmsNodes, locale: Locale, more: (node: CmsNode) => More) =>
  (nodes ?? []).flatMap((node) => (node?.title ? { ...toNavItem(node, node.title, locale), ...more(node) } : []))

export const toNavNodes = (nodes: CmsNodes, locale: Locale): NavNode[] =>
  toItems(nodes, locale, (node) => ({
    children: toItems(node.children, locale, (child) => ({ children: toItems(child.children, locale, () => ({})) })),
  }))
