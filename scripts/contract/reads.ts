// Sends every read operation of a contract once: as a guest, and as a customer if credentials are given.
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Party } from './service.ts'

type InSite = TypedDocument<unknown, { siteId: number[] }>

const lists: readonly InSite[] = [
  content.mainNav,
  content.topNav,
  content.footerNav,
  content.globalCompanyInfo,
  content.globalGeneral,
  content.globalHeader,
  content.sitemapEntries,
  content.newsEntry,
  content.jobsEntry,
  content.legalPages,
  content.faqList,
  content.quotes,
]

export async function readContent(party: Party, sites: Partial<Record<Locale, number>>): Promise<void> {
  for (const [locale, site] of Object.entries(sites)) {
    const siteId = [site]
    await party.ask(content.siteCraftData, { language: [locale] })
    await party.ask(content.entry, { uri: ['__home__'], siteId })
    for (const document of lists) await party.ask(document, { siteId })
    const { allNewsPages } = await party.ask(content.allNewsPages, { siteId, limit: 12, offset: 0 })
    const [first] = allNewsPages ?? []
    if (first && 'uri' in first && first.uri) await party.ask(content.entry, { uri: [first.uri], siteId })
    await party.ask(content.redirects, { siteId: site })
    await party.ask(content.redirect, { siteId: site, uri: '/no-such-address' })
    await party.ask(content.formQuery, { handle: ['contact'], siteId })
  }
}

export type Credentials = { email: string; password: string }

export async function readCommerce(party: Party, credentials: Credentials | null): Promise<void> {
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
  await party.ask(commerce.packingsByCodes, { codes })
  for (const document of [commerce.countries, commerce.registration_countries, commerce.unitoptions])
    await party.ask(document as TypedDocument<unknown, object>, {})
  await party.ask(commerce.deliveryOptions, {})
  const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef' }
  await party.ask(commerce.cartDetail, {}, guest)
  await party.ask(commerce.cartItems, {}, guest)
  if (credentials) await readAsCustomer(party, credentials, slug)
}

async function readAsCustomer(party: Party, credentials: Credentials, slug: string): Promise<void> {
  const { customerLogin } = await party.ask(commerce.customerLogin, credentials)
  if (!customerLogin?.accessToken) return
  const headers = { authorization: `Bearer ${customerLogin.accessToken}` }
  const reads = [
    commerce.accountInfo,
    commerce.allergenProfile,
    commerce.listingPrices,
    commerce.listingPage,
    commerce.homePage,
    commerce.cartSummary,
    commerce.addresses,
    commerce.companyAddresses,
    commerce.customerAddresses,
    commerce.shippingMethods,
    commerce.viewInvoices,
    commerce.productLists,
    commerce.productListNames,
  ]
  for (const document of reads) await party.ask(document as TypedDocument<unknown, object>, {}, headers)
  await party.ask(commerce.productPage, { slug }, headers)
  const { ordersList } = await party.ask(commerce.ordersList, { first: 10, page: 1 }, headers)
  const id = ordersList?.data[0]?.id
  if (!id) return
  for (const document of [commerce.orderDetail, commerce.orderAllergens, commerce.orderRefill])
    await party.ask(document as TypedDocument<unknown, { id: string }>, { id }, headers)
}
