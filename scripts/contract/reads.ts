// Sends every read operation of a contract once: as a guest, and if credentials are given as a customer, with the writes that can be undone.
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ContractService } from './service.ts'
import { writeAsCustomer } from './writes.ts'

type InSite = TypedDocument<unknown, { siteId: number[] }>

const lists: readonly InSite[] = [
  content.mainNav,
  content.topNav,
  content.footerNav,
  content.globalCompanyInfo,
  content.globalGeneral,
  content.globalHeader,
  content.searchTexts,
  content.sitemapEntries,
  content.newsEntry,
  content.jobsEntry,
  content.legalPages,
  content.faqList,
  content.quotes,
]

/** Titles of the forms in a response that have a mutation of their own, which the shop does not call. */
function* ownMutations(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const { submissionMutationName, title, handle } = value as Record<string, unknown>
  if (typeof submissionMutationName === 'string' && submissionMutationName) yield `${title ?? handle}`
  for (const member of Object.values(value)) yield* ownMutations(member)
}

/** @returns one line per form that visitors do not see */
export async function readContent(party: ContractService, sites: Partial<Record<Locale, number>>): Promise<string[]> {
  const forms = new Set<string>()
  const ask: ContractService['ask'] = async (document, variables) => {
    const data = await party.ask(document, variables)
    for (const form of ownMutations(data)) forms.add(form)
    return data
  }
  for (const [locale, site] of Object.entries(sites)) {
    const siteId = [site]
    await ask(content.siteCraftData, { language: [locale] })
    await ask(content.entry, { uri: ['__home__'], siteId })
    for (const document of lists) await ask(document, { siteId })
    const { allNewsPages } = await ask(content.allNewsPages, { siteId, limit: 12, offset: 0 })
    const [first] = allNewsPages ?? []
    if (first && 'uri' in first && first.uri) await ask(content.entry, { uri: [first.uri], siteId })
    await ask(content.redirects, { siteId: site })
    await ask(content.redirect, { siteId: site, uri: '/no-such-address' })
    await ask(content.formQuery, { handle: ['contact'], siteId })
  }
  return [...forms].map(
    (form) =>
      `The form "${form}" has a mutation of its own, which the shop does not call: visitors do not see the form.`,
  )
}

export type Credentials = { email: string; password: string }

/** @returns one line per part of the state that the writes of the test customer did not restore */
export async function readCommerce(party: ContractService, credentials: Credentials | null): Promise<string[]> {
  const { getProductListing } = await party.ask(commerce.getProductListing, { first: 16, page: 1 })
  const [product] = getProductListing?.data ?? []
  await party.ask(commerce.getProductListingFacets, {})
  await party.ask(commerce.categories, { first: 100 })
  await party.ask(commerce.sitemapProducts, { first: 100, page: 1 })
  const slug = product?.urlKey ?? 'no-such-product'
  await party.ask(commerce.productBySlug, { slug })
  await party.ask(commerce.productPrices, { slug })
  const codes = [product?.sku ?? 'no-such-code']
  await party.ask(commerce.productsByCodes, { codes })
  await party.ask(commerce.codePrices, { codes })
  await party.ask(commerce.packingsByCodes, { codes })
  for (const document of [commerce.countries, commerce.registration_countries, commerce.unitoptions])
    await party.ask(document as TypedDocument<unknown, object>, {})
  await party.ask(commerce.deliveryOptions, {})
  const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef' }
  await party.ask(commerce.cartDetail, {}, guest)
  await party.ask(commerce.cartItems, {}, guest)
  await party.ask(commerce.validateToken, { token: 'never-given-out' })
  await party.ask(commerce.invitation, { token: 'never-given-out' })
  if (!credentials) return []
  const { customerLogin } = await party.ask(commerce.customerLogin, credentials)
  const token = customerLogin?.accessToken?.replace(/^Bearer /, '')
  party.expect(commerce.customerLogin, Boolean(token), true, 'whether the test customer got a token')
  if (!token) return []
  const headers = { authorization: `Bearer ${token}` }
  const orderId = await readAsCustomer(party, headers, slug)
  const products = (getProductListing?.data ?? []).flatMap((one) => (one.variants?.length ? one.variants : [one]))
  const sellable = products.find(({ stockStatus = 'in_stock', stock }) => stockStatus === 'in_stock' && stock !== 0)
  const left = await writeAsCustomer(party, headers, { productId: sellable?.id ?? null, orderId })
  await party.ask(commerce.customerLogout, {}, headers)
  return left
}

/** @returns the id of the latest order, null if there is none */
async function readAsCustomer(
  party: ContractService,
  headers: Record<string, string>,
  slug: string,
): Promise<string | null> {
  const reads = [
    commerce.accountInfo,
    commerce.allergenProfile,
    commerce.listingPrices,
    commerce.listingPage,
    commerce.companyProducts,
    commerce.lastOrder,
    commerce.orderProposal,
    commerce.productChanges,
    commerce.recalls,
    commerce.cartSummary,
    commerce.cartAmounts,
    commerce.addresses,
    commerce.companyAddresses,
    commerce.companyUsers,
    commerce.customerAddresses,
    commerce.shippingMethods,
    commerce.standingOrders,
    commerce.orderLimits,
    commerce.productLists,
    commerce.productListNames,
  ]
  for (const document of reads) await party.ask(document as TypedDocument<unknown, object>, {}, headers)
  await party.ask(commerce.productPage, { slug }, headers)
  const goods = { newestCount: 8, newest: { new: true }, inStockCount: 16, inStock: {} }
  await party.ask(commerce.homePrices, goods, headers)
  await party.ask(commerce.homePage, { ...goods, first: 5 }, headers)
  await party.ask(commerce.invoiceBalance, {}, headers)
  await party.ask(commerce.orderYears, {}, headers)
  await party.ask(commerce.invoiceSummaries, {}, headers)
  const { viewInvoices } = await party.ask(commerce.viewInvoices, {}, headers)
  const [invoice] = viewInvoices ?? []
  if (invoice)
    for (const document of [commerce.invoicePdf, commerce.invoiceUbl])
      await party.ask(document as TypedDocument<unknown, { id: string }>, { id: invoice.id }, headers)
  const { orderApprovals } = await party.ask(commerce.orderApprovals, { first: 10, page: 1 }, headers)
  const approvalId = orderApprovals?.data[0]?.id
  if (approvalId) await party.ask(commerce.orderApproval, { id: approvalId }, headers)
  const { ordersList } = await party.ask(commerce.ordersList, { first: 10, page: 1 }, headers)
  const id = ordersList?.data[0]?.id
  if (!id) return null
  for (const document of [commerce.orderDetail, commerce.orderAllergens, commerce.orderRefill])
    await party.ask(document as TypedDocument<unknown, { id: string }>, { id }, headers)
  return id
}
