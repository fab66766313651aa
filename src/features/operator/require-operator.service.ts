/** Authorizes operator requests; every operator service calls it first. */
import type { OperatorAccess, OperatorLink, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'

/** @throws HttpProblem 404 for a wrong or expired link */
export async function requireOperator(context: RequestContext, link: OperatorLink): Promise<OperatorAccess> {
  const access = await context.authorizeOperator(link)
  if (!access) throw new HttpProblem({ status: 404, title: context.t('operator.linkInvalid') })
  return access
}
