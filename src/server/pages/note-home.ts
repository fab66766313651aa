import type { PathMatch } from '#i18n/paths.ts'
import type { Services } from '../context/services.ts'

/** Warns the operator while a language has no home page. @param rendered status of the renderer */
export function noteHome({ config, warnings }: Services, { route, locale }: PathMatch, rendered: number): void {
  if (route !== 'home' || rendered >= 500) return
  const message = config.contentUrl
    ? 'The CMS has no home page (__home__) in this language.'
    : 'The CMS has no home page in this language: `npm run content -- start` creates the first pages of an empty CMS.'
  warnings.set('home.missing', locale, rendered === 404 ? [{ locale, message }] : [])
}
