import { safeHttpUrl } from '#i18n/safe-url.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { MessageKey } from '#i18n/translator.ts'
import type { OperatorAccess, OperatorLink, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { pageExists } from './page-exists.service.ts'
import { requireOperator } from './require-operator.service.ts'

type NewRedirect = { source: string; target: string; status: '301' | '302' | '410' }

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

/** @throws HttpProblem 404 for a wrong or expired link, 422 for a path that has a page or a target that has none */
export async function createRedirect(
  context: RequestContext,
  { source: given, target, status, ...link }: OperatorLink & NewRedirect,
) {
  const { t } = context
  const operator = await requireOperator(context, link)
  const reject = (field: keyof NewRedirect, message: MessageKey) => {
    throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors: { [field]: [t(message)] } })
  }
  if (!operator.saveRedirect) throw new HttpProblem({ status: 422, title: t('operator.externalCms') })
  const source = operator.toCanonicalPath(given)
  // redirects ignore case
  if ((await pageExists(operator, source)) || (await pageExists(operator, source.toLowerCase())))
    reject('source', 'operator.pageExists')
  const isGone = status === '410'
  const safeTarget = isGone ? '' : (sameOriginPath(target) ?? safeHttpUrl(target))
  if (safeTarget === null) return reject('target', 'operator.targetInvalid')
  const error = isGone ? null : await findTargetError(operator, source, safeTarget)
  if (error) reject('target', error)
  await operator.saveRedirect({ source, target: safeTarget, status: Number(status) as 301 | 302 | 410 })
  await operator.notFoundLog.remove(given)
  return { notice: t(isGone ? 'operator.savedGone' : 'operator.saved', { source, target: safeTarget }) }
}
