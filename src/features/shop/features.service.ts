import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { RequestContext } from '#server/context/context.ts'
import { withTimeout } from '#server/time/with-timeout.ts'
import { HttpProblem } from '#service/problem.ts'
import { allFeatures, type Feature, type Features } from './features.ts'

/** Extensions of the contract that a feature needs, all of them. */
const required: Readonly<Record<Feature, readonly CommerceExtension[]>> = {
  invoices: ['Query.viewInvoices'],
  lists: [
    'Query.productLists',
    'Mutation.createProductList',
    'Mutation.updateProductList',
    'Mutation.removeProductList',
    'Mutation.addToProductList',
    'Mutation.updateProductListProduct',
    'Mutation.removeProductFromList',
    'Mutation.convertProductListToCart',
  ],
  quotes: ['Mutation.offerRequest'],
}

type Context = Pick<RequestContext, 'publicClient' | 't' | 'reportFailure'>

/** @throws BackendError if this is unknown because the backend has been down since the start */
async function hasFeature({ publicClient }: Pick<Context, 'publicClient'>, feature: Feature): Promise<boolean> {
  const lacking = await Promise.all(required[feature].map((extension) => publicClient.lacks(extension)))
  return !lacking.includes(true)
}

/** A page whose public reads time out must still be sent within 2.6 s. */
const maxWaitMs = 300

/** Features of the backend; all of them while they are unknown: the page is then not cached. */
export async function readFeatures(context: Pick<Context, 'publicClient' | 'reportFailure'>): Promise<Features> {
  const read = Promise.all([
    hasFeature(context, 'invoices'),
    hasFeature(context, 'lists'),
    hasFeature(context, 'quotes'),
  ]).catch(() => null)
  const found = await withTimeout(read, maxWaitMs)
  if (found) return { invoices: found[0], lists: found[1], quotes: found[2] }
  context.reportFailure(500)
  return allFeatures
}

/** @throws HttpProblem 404 if the backend lacks the feature */
export async function requireFeature(
  context: Pick<Context, 'publicClient' | 't'>,
  feature: Feature,
  title = context.t('problems.notFound'),
): Promise<void> {
  if (!(await hasFeature(context, feature))) throw new HttpProblem({ status: 404, title })
}
