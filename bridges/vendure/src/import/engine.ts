// The services of Vendure that an import writes with.
import type { INestApplication } from '@nestjs/common'
import {
  AssetService,
  ChannelService,
  CollectionService,
  CustomerGroupService,
  CustomerService,
  FacetService,
  FacetValueService,
  ProductOptionGroupService,
  ProductOptionService,
  ProductService,
  ProductVariantService,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core'

export type ImportServices = ReturnType<typeof toImportServices>

export const toImportServices = (app: INestApplication) => ({
  assets: app.get(AssetService),
  channels: app.get(ChannelService),
  collections: app.get(CollectionService),
  connection: app.get(TransactionalConnection),
  contexts: app.get(RequestContextService),
  customerGroups: app.get(CustomerGroupService),
  customers: app.get(CustomerService),
  facets: app.get(FacetService),
  facetValues: app.get(FacetValueService),
  optionGroups: app.get(ProductOptionGroupService),
  options: app.get(ProductOptionService),
  products: app.get(ProductService),
  variants: app.get(ProductVariantService),
})
