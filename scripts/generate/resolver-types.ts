/** Generates the resolver types of a backend from its contract: arguments, results, and the row type of each object type. */
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, isCompositeType, parse } from 'graphql'

/** Parent types of the CMS resolvers, by the end of the type name. */
const nodes: readonly [ending: RegExp, node: string][] = [
  [/_Entry$|^EntryInterface$|_MatrixField$/, '../../nodes/nodes.ts#EntryNode'],
  [/_Asset$|^AssetInterface$/, '../../nodes/nodes.ts#AssetNode'],
  [/^EmbeddedAsset(?:Interface)?$/, '../../rules/stored.ts#StoredEmbed'],
  [/^HyperLink(?:Interface)?$/, '../../nodes/nodes.ts#LinkNode'],
  [/_GlobalSet$|^GlobalSetInterface$/, '../../nodes/global-node.ts#GlobalNode'],
  [/_Node$|^NodeInterface$/, '../../nodes/navigation-node.ts#NavigationNode'],
  [/^Form(?:Interface)?$/, '../../nodes/form-node.ts#FormNode'],
  [/^FormSettingsType$/, '../../nodes/form-node.ts#SettingsNode'],
  [/^Retour(?:Type|Interface)$/, '../../nodes/redirect-node.ts#RedirectNode'],
]

const nodesOf = (sdl: string) =>
  Object.fromEntries(
    Object.values(buildSchema(sdl).getTypeMap())
      .filter((type) => isCompositeType(type))
      .flatMap(({ name }) => nodes.filter(([ending]) => ending.test(name)).map(([, node]) => [name, node])),
  )

/** Parent types of the commerce resolvers, by object type; other types use the type of the contract. */
const rows = {
  Address: '../../sql/addresses.ts#AddressRow',
  Cart: '../parent-types.ts#Cart as OpenedCart',
  CartItem: '../parent-types.ts#CartLine',
  Category: '../../catalogue/category-tree.ts#CategoryNode',
  Company: '../../sql/customers.ts#CompanyRow',
  Customer: '../../sql/customers.ts#CustomerRow',
  Invitation: '../../sql/users.ts#InvitationRow',
  Invoice: '../../sql/invoices.ts#InvoiceRow',
  InvoiceItem: '../parent-types.ts#BilledItem',
  Order: '../../sql/orders.ts#OrderRow',
  OrderApproval: '../parent-types.ts#Approval',
  OrderApprovalItem: '../parent-types.ts#ReviewedItem',
  OrderLimits: '../../sql/customers.ts#LimitRow',
  OrderItem: '../../sql/orders.ts#OrderItemRow',
  Product: '../../sql/products.ts#Product as ReadProduct',
  ProductList: '../../sql/lists.ts#List',
  ProductListProduct: '../../sql/lists.ts#ListItemRow',
  ProductPaginator: '../parent-types.ts#ListingPage',
  Quote: '../../sql/orders.ts#OrderRow as QuoteRow',
  Recall: '../../sql/recalls/recalls.ts#RecallRow',
  StandingOrder: '../../sql/standing-orders/standing-orders.ts#StandingOrderRow',
  StandingOrderDate: '../parent-types.ts#StandingOrderDate as ScheduledDate',
  StandingOrderLine: '../../sql/standing-orders/standing-orders.ts#StandingLine',
  ProposedLine: '../parent-types.ts#ProposedLine as UsualLine',
}

export const toResolverTypes = (party: 'commerce' | 'content', sdl: string): Promise<string> =>
  codegen({
    filename: `${party}.ts`,
    schema: parse(sdl),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers: typescriptResolvers },
    config: {
      contextType: '../../context/context.ts#Context',
      mappers: party === 'commerce' ? rows : nodesOf(sdl),
      addInterfaceFieldResolverTypes: true,
      optionalResolveType: true,
      skipTypename: true,
      enumsAsTypes: true,
      disableDescriptions: true,
      noSchemaStitching: true,
      useTypeImports: true,
      emitLegacyCommonJSImports: false,
      namingConvention: { typeNames: 'keep' },
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null | undefined',
      scalars: {
        ID: { input: 'string', output: 'string | number' },
        DateTime: 'string',
        QueryArgument: 'string | number | boolean',
        Number: 'number',
        Json: 'unknown',
      },
    },
  })
