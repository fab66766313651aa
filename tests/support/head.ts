export type HeadLinks = { canonical: string | undefined; alternates: Record<string, string> }

/** Paths of the canonical link and of every hreflang link. */
export function headLinks(html: string): HeadLinks {
  const alternates: Record<string, string> = {}
  let canonical: string | undefined
  for (const [link] of html.matchAll(/<link\b[^>]*>/g)) {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(link)?.[1]?.replaceAll('&amp;', '&')
    const { pathname, search } = new URL(value('href') ?? '/', 'http://x')
    if (value('rel') === 'canonical') canonical = pathname + search
    if (value('rel') === 'alternate' && value('hreflang')) alternates[value('hreflang') ?? ''] = pathname + search
  }
  return { canonical, alternates }
}

export const headingOf = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()

/** Text of the only title; if there is none or several, their list. */
export const titleOf = (html: string): string =>
  [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text]) => text).join(' and ')
