import { safeHttpUrl } from '#i18n/safe-url.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import type { OperatorAccess, OperatorLink, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { pageExists } from './page-exists.service.ts'
import { requireOperator } from './require-operator.service.ts'

export type NewRedirect = { source: string; target: string; status: '301' | '302' | '410' }

const maxHops = 5
const toPath = (target: string) => target.replace(/[?#].*/s, '')
/** Files are not served by a page. */
const isFile = (path: string) => /^\/(?:files|media)\//.test(path)

/** Follows existing redirects from the target. @returns message key of the error, or null */
async function findTargetError(operator: OperatorAccess, source: string, target: string): Promise<MessageKey | null> {
  let path = toPath(target)
  for (let hop = 0; hop < maxHops; hop++) {
    if (!path.startsWith('/') || isFile(path)) return null
    if (path === source) return 'operator.redirectLoop'
    const redirect = await operator.findRedirect(path)
    if (!redirect) return (await pageExists(operator, path)) ? null : 'operator.targetMissing'
    if (redirect.status === 410) return 'operator.targetMissing'
    path = toPath(redirect.target)
  }
  return 'operator.redirectLoop'
}

/** A redirect whose source has no page and whose target has one. */
type CheckedRedirect = { given: string; source: string; target: string; status: 301 | 302 | 410 }

/** @throws HttpProblem 422 for a path that has a page or a target that has none */
export async function checkRedirect(
  operator: OperatorAccess,
  t: Translate,
  { source: given, target, status }: NewRedirect,
): Promise<CheckedRedirect> {
  const toProblem = (field: keyof NewRedirect, message: MessageKey) =>
    new HttpProblem({ status: 422, title: t('problems.invalid'), errors: { [field]: [t(message)] } })
  if (!operator.saveRedirect) throw new HttpProblem({ status: 422, title: t('operator.externalCms') })
  const source = operator.toCanonicalPath(given)
  // redirects ignore case
  if ((await pageExists(operator, source)) || (await pageExists(operator, source.toLowerCase())))
    throw toProblem('source', 'operator.pageExists')
  const isGone = status === '410'
  const safeTarget = isGone ? '' : (sameOriginPath(target) ?? safeHttpUrl(target))
  if (safeTarget === null) throw toProblem('target', 'operator.targetInvalid')
  const error = isGone ? null : await findTargetError(operator, source, safeTarget)
  if (error) throw toProblem('target', error)
  return { given, source, target: safeTarget, status: Number(status) as 301 | 302 | 410 }
}

/** Takes effect at once, and removes the path from the log. */
export async function saveRedirect(operator: OperatorAccess, { given, ...redirect }: CheckedRedirect): Promise<void> {
  await operator.saveRedirect?.(redirect)
  await operator.notFoundLog.remove(given)
}

/** @throws HttpProblem 404 for a wrong or expired link, 422 for a path that has a page or a target that has none */
export async function createRedirect(
  context: RequestContext,
  { until, signature, ...given }: OperatorLink & NewRedirect,
) {
  const { t } = context
  const operator = await requireOperator(context, { until, signature })
  const redirect = await checkRedirect(operator, t, given)
  await saveRedirect(operator, redirect)
  const { source, target } = redirect
  return { notice: t(redirect.status === 410 ? 'operator.savedGone' : 'operator.saved', { source, target }) }
}
