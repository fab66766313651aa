import { readFileSync } from 'node:fs'
import {
  type ASTNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
  visit,
} from 'graphql'
import { createSchema } from 'graphql-yoga'
import { categoryResolvers } from '../../../../backends/commerce/resolvers/products/categories.ts'
import { facetResolvers } from '../../../../backends/commerce/resolvers/products/facets.ts'
import { listingResolvers } from '../../../../backends/commerce/resolvers/products/listing.ts'
import { productResolvers } from '../../../../backends/commerce/resolvers/products/product.ts'
import { productLookupResolvers } from '../../../../backends/commerce/resolvers/products/product-lookup.ts'
import { referenceResolvers } from '../../../../backends/commerce/resolvers/products/reference.ts'
import { accessResolvers } from './access.ts'
import { accountResolvers } from './account.ts'
import { addressResolvers } from './addresses.ts'
import { cartResolvers } from './cart.ts'
import { cartViewResolvers } from './cart-view.ts'
import { missing } from './extensions.ts'
import { fillCartResolvers } from './fill-cart.ts'
import { imageResolvers } from './images.ts'
import { loginResolvers } from './login.ts'
import { orderResolvers } from './orders.ts'
import { passwordResolvers } from './passwords.ts'
import { placeOrderResolvers } from './place-order.ts'
import { shippingResolvers } from './shipping.ts'
import { updateAccountResolvers } from './update-account.ts'

const contract = new URL('../../../../contracts/commerce.graphql', import.meta.url)

const resolvers = [
  categoryResolvers,
  listingResolvers,
  facetResolvers,
  productResolvers,
  productLookupResolvers,
  referenceResolvers,
  imageResolvers,
  loginResolvers,
  accountResolvers,
  addressResolvers,
  cartResolvers,
  cartViewResolvers,
  fillCartResolvers,
  orderResolvers,
  placeOrderResolvers,
  shippingResolvers,
  passwordResolvers,
  updateAccountResolvers,
  accessResolvers,
]

const served = new Set(
  resolvers.flatMap((each) =>
    ['Query', 'Mutation'].flatMap((type) =>
      Object.keys(Reflect.get(each, type) ?? {}).map((name) => `${type}.${name}`),
    ),
  ),
)

const isOperation = (type: string) => type === 'Query' || type === 'Mutation'

const isMissingType = (type: TypeNode): boolean =>
  type.kind === Kind.NAMED_TYPE ? missing.has(type.name.value) : isMissingType(type.type)

/** The contract without its missing extensions, fields and arguments of their types, and operations without a resolver. */
function readContract() {
  let type = ''
  const isMissing = (node: FieldDefinitionNode | InputValueDefinitionNode) =>
    missing.has(`${type}.${node.name.value}`) || isMissingType(node.type)
  const isServed = ({ name }: FieldDefinitionNode) => !isOperation(type) || served.has(`${type}.${name.value}`)
  const enter = (node: ASTNode & { name: { value: string } }) => {
    type = node.name.value
    return missing.has(type) ? null : undefined
  }
  return visit(parse(readFileSync(contract, 'utf8')), {
    [Kind.OBJECT_TYPE_DEFINITION]: { enter },
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: { enter },
    [Kind.FIELD_DEFINITION]: { enter: (node) => (isMissing(node) || !isServed(node) ? null : undefined) },
    [Kind.INPUT_VALUE_DEFINITION]: { enter: (node) => (isMissing(node) ? null : undefined) },
  })
}

export const createContractSchema = () =>
  createSchema({
    typeDefs: readContract(),
    resolvers,
    // the resolvers of the embedded backend also serve extensions that are missing here
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  })
