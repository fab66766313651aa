import { getCategory } from '#features/catalogue/category.service.ts'
import { getEntry } from '#features/content/entry.service.ts'
import { homeUri } from '#features/content/text/links.ts'
import { getProduct } from '#features/product/product.service.ts'
import { matchPath } from '#i18n/paths.ts'
import type { OperatorAccess, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'

function readPage(context: RequestContext, path: string): Promise<unknown> | null {
  const { route, value } = matchPath(path)
  if (route === 'product') return getProduct(context, value)
  if (route === 'category') return getCategory(context, value)
  // the URI of the home page is not a public path
  if (route === 'content') return getEntry(context, value === homeUri ? '' : value, 1)
  return null
}

/** @throws BackendError if the backend of the page cannot be reached */
export async function pageExists({ contextFor }: OperatorAccess, path: string): Promise<boolean> {
  try {
    await readPage(await contextFor(matchPath(path).locale), path)
    return true
  } catch (error) {
    if (error instanceof HttpProblem && error.problem.status === 404) return false
    throw error
  }
}
