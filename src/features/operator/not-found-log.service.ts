import { getContentSitemap } from '#features/content/site.service.ts'
import { getCatalogueSitemap } from '#features/listing/sitemap.service.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { OperatorAccess, OperatorLink, RequestContext } from '#server/context/context.ts'
import { type LoggedPath, type NotFoundPages, toLoggedPaths } from './not-found-log.ts'
import { requireOperator } from './require-operator.service.ts'
import type { KnownPage } from './suggest-target.ts'

async function listPages(operator: OperatorAccess, locale: Locale): Promise<KnownPage[]> {
  const context = await operator.contextFor(locale)
  const [content, catalogue] = await Promise.all([getContentSitemap(context), getCatalogueSitemap(context, 0)])
  return [...content.pages, ...catalogue.pages]
}

/** The most requested paths, also those that have a page again. */
export async function listLoggedPaths(operator: OperatorAccess): Promise<LoggedPath[]> {
  const [entries, ...known] = await Promise.all([
    operator.notFoundLog.list(),
    // without a backend there are no suggestions, but there is still a log
    ...locales.map((locale) => listPages(operator, locale).catch(() => [])),
  ])
  return toLoggedPaths(entries, known.flat())
}

/** @throws HttpProblem 404 for a wrong or expired link */
export async function getNotFoundLog(context: RequestContext, link: OperatorLink): Promise<NotFoundPages> {
  const operator = await requireOperator(context, link)
  const paths = await listLoggedPaths(operator)
  const missing = paths.flatMap(({ exists, ...page }) => (exists ? [] : [page]))
  return { missing, canRedirect: operator.saveRedirect !== null }
}

/** @throws HttpProblem 404 for a wrong or expired link */
export async function removeFromNotFoundLog(
  context: RequestContext,
  { path, ...link }: OperatorLink & { path: string },
) {
  const operator = await requireOperator(context, link)
  await operator.notFoundLog.remove(path)
  return { notice: context.t('operator.removed', { path }) }
}
