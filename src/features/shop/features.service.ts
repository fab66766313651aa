import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import type { Feature } from './features.ts'

/** Extensions of the contract that a feature needs, all of them. */
const required: Readonly<Record<Feature, readonly CommerceExtension[]>> = {
  approvals: [
    'Query.orderApprovals',
    'Query.orderApproval',
    'Mutation.requestApproval',
    'Mutation.withdrawApproval',
    'Mutation.changeApproval',
    'Mutation.approveOrder',
    'Mutation.returnApproval',
    'Mutation.convertApprovalToCart',
  ],
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
  planning: ['Query.orderProposal'],
  quotes: ['Mutation.offerRequest'],
  standingOrders: [
    'Query.standingOrders',
    'Query.standingOrder',
    'Mutation.createStandingOrder',
    'Mutation.updateStandingOrder',
    'Mutation.changeStandingOrderDate',
    'Mutation.changeStandingOrderState',
    'Mutation.convertStandingOrderToCart',
  ],
}

/** @throws BackendError if this is unknown because the backend has been down since the start */
export async function hasFeature(
  { publicClient }: Pick<RequestContext, 'publicClient'>,
  feature: Feature,
): Promise<boolean> {
  const lacking = await Promise.all(required[feature].map((extension) => publicClient.lacks(extension)))
  return !lacking.includes(true)
}

/** @throws HttpProblem 404 if the backend lacks the feature */
export async function requireFeature(
  context: Pick<RequestContext, 'publicClient' | 't'>,
  feature: Feature,
  title = context.t('problems.notFound'),
): Promise<void> {
  if (!(await hasFeature(context, feature))) throw new HttpProblem({ status: 404, title })
}
