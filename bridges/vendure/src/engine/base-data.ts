// Data that checkout and import need, created at the first start: channel, countries, VAT rates, shipping, payment and customer groups.
import type { INestApplication } from '@nestjs/common'
import {
  Channel,
  ChannelService,
  CountryService,
  CurrencyCode,
  CustomerGroupService,
  defaultShippingCalculator,
  defaultShippingEligibilityChecker,
  GlobalSettingsService,
  type ID,
  LanguageCode,
  manualFulfillmentHandler,
  PaymentMethodService,
  type RequestContext,
  RequestContextService,
  ShippingMethodService,
  StockLocationService,
  TaxCategoryService,
  TaxRateService,
  TransactionalConnection,
  User,
  ZoneService,
} from '@vendure/core'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { countryCodes } from '../../../../backends/commerce/rules/countries.ts'
import { countryName } from '../../../../backends/commerce/rules/locale.ts'
import { defaultDeliveryFeeRule, shippingVatPercent } from '../../../../backends/commerce/rules/shipping.ts'
import { type Locale, locales } from '../../../../backends/graphql/locales.ts'
import { onAccount, smallOrderFee } from './checkout.ts'

export type BaseData = {
  /** @throws Error if no tax category has this rate */
  taxCategoryOf(percent: number): ID
}

export const vatRates = [6, 12, 21] as const
const zoneName = 'Delivery countries'
const customerGroups = ['A', 'B'] as const

const toServices = (app: INestApplication) => ({
  app,
  channels: app.get(ChannelService),
  connection: app.get(TransactionalConnection),
  countries: app.get(CountryService),
  groups: app.get(CustomerGroupService),
  payments: app.get(PaymentMethodService),
  settings: app.get(GlobalSettingsService),
  shipping: app.get(ShippingMethodService),
  stockLocations: app.get(StockLocationService),
  taxCategories: app.get(TaxCategoryService),
  taxRates: app.get(TaxRateService),
  zones: app.get(ZoneService),
})
type Services = ReturnType<typeof toServices>

const languageOf = (locale: Locale) => LanguageCode[locale]
const translated = <Fields extends object>(make: (locale: Locale) => Fields) =>
  locales.map((locale) => ({ languageCode: languageOf(locale), ...make(locale) }))

/** What already exists stays as the operator configured it. */
export async function createBaseData(app: INestApplication): Promise<BaseData> {
  const services = toServices(app)
  const [user] = await services.connection.rawConnection.getRepository(User).find({
    relations: { roles: { channels: true } },
    order: { id: 'ASC' },
    take: 1,
  })
  if (!user) throw new Error('Vendure has no superadmin.')
  const context = await app.get(RequestContextService).create({ apiType: 'admin', user })
  const zoneId = await createZone(services, context)
  await configureChannel(services, context, zoneId)
  const categories = await createTaxes(services, context, zoneId)
  const fresh = await app.get(RequestContextService).create({ apiType: 'admin', user })
  await createShippingMethods(services, fresh)
  await createPaymentMethod(services, fresh)
  await createGroups(services, fresh)
  await services.stockLocations.defaultStockLocation(fresh)
  return {
    taxCategoryOf(percent) {
      const id = categories.get(percent)
      if (id === undefined) throw new Error(`Vendure has no tax category with the rate ${percent} %.`)
      return id
    },
  }
}

async function createZone({ countries, zones }: Services, context: RequestContext): Promise<ID> {
  const found = (await countries.findAll(context, { take: 1000 })).items
  const known = new Map(found.map(({ code, id }) => [code, id]))
  const ids: ID[] = []
  for (const code of countryCodes) {
    const translations = translated((locale) => ({ name: countryName(locale, code) }))
    ids.push(known.get(code) ?? (await countries.create(context, { code, enabled: true, translations })).id)
  }
  const zone = (await zones.findAll(context)).items.find(({ name }) => name === zoneName)
  return zone?.id ?? (await zones.create(context, { name: zoneName, memberIds: ids })).id
}

/** Only a channel without zones is new. */
async function configureChannel({ channels, connection, settings }: Services, context: RequestContext, zoneId: ID) {
  const { id } = context.channel
  const channel = await connection.rawConnection
    .getRepository(Channel)
    .findOneOrFail({ where: { id }, relations: { defaultTaxZone: true } })
  if (channel.defaultTaxZone) return
  const languages = locales.map(languageOf)
  await settings.updateSettings(context, { availableLanguages: languages, trackInventory: true })
  await channels.update(context, {
    id,
    availableLanguageCodes: languages,
    defaultLanguageCode: LanguageCode.en,
    defaultCurrencyCode: CurrencyCode.EUR,
    availableCurrencyCodes: [CurrencyCode.EUR],
    pricesIncludeTax: false,
    trackInventory: true,
    defaultTaxZoneId: zoneId,
    defaultShippingZoneId: zoneId,
  })
}

/** @returns ids of the tax categories by their rate in the zone */
async function createTaxes({ taxCategories, taxRates }: Services, context: RequestContext, zoneId: ID) {
  const known = (await taxCategories.findAll(context, { take: 1000 })).items
  const rates = (await taxRates.findAll(context, { take: 1000 }, ['category', 'zone'])).items
  const categories = new Map<number, ID>()
  for (const rate of rates) if (rate.enabled && rate.zone.id === zoneId) categories.set(rate.value, rate.category.id)
  for (const percent of vatRates) {
    if (categories.has(percent)) continue
    const name = `VAT ${percent}%`
    const category =
      known.find((one) => one.name === name) ??
      (await taxCategories.create(context, { name, isDefault: percent === shippingVatPercent }))
    await taxRates.create(context, { name, enabled: true, value: percent, categoryId: category.id, zoneId })
    categories.set(percent, category.id)
  }
  return categories
}

const toArguments = (values: Record<string, string | number | boolean>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value) }))

async function createShippingMethods({ shipping }: Services, context: RequestContext) {
  const { feeCents, freeFromCents } = defaultDeliveryFeeRule
  const methods = [
    {
      code: 'delivery_delivery',
      calculator: {
        code: smallOrderFee.code,
        arguments: toArguments({ fee: feeCents, freeFrom: freeFromCents, taxRate: shippingVatPercent }),
      },
      translations: translated((locale) => ({
        name: formatMessage(locale, 'shipping.delivery'),
        description: formatMessage(locale, 'shipping.delivery.label'),
      })),
    },
    {
      code: 'pickup_pickup',
      calculator: {
        code: defaultShippingCalculator.code,
        arguments: toArguments({ rate: 0, includesTax: 'exclude', taxRate: shippingVatPercent }),
      },
      translations: translated((locale) => ({
        name: formatMessage(locale, 'shipping.pickup'),
        description: formatMessage(locale, 'shipping.pickup'),
      })),
    },
  ]
  const known = (await shipping.findAll(context, { take: 1000 })).items.map(({ code }) => code)
  for (const method of methods.filter(({ code }) => !known.includes(code)))
    await shipping.create(context, {
      ...method,
      checker: { code: defaultShippingEligibilityChecker.code, arguments: toArguments({ orderMinimum: 0 }) },
      fulfillmentHandler: manualFulfillmentHandler.code,
    })
}

const paymentNames = { nl: 'Op rekening', en: 'On account', de: 'Auf Rechnung', fr: 'Sur compte' }

async function createPaymentMethod({ payments }: Services, context: RequestContext) {
  const known = (await payments.findAll(context, { take: 1000 })).items
  if (known.some(({ code }) => code === onAccount.code)) return
  await payments.create(context, {
    code: onAccount.code,
    enabled: true,
    handler: { code: onAccount.code, arguments: [] },
    translations: translated((locale) => ({ name: paymentNames[locale], description: '' })),
  })
}

async function createGroups({ groups }: Services, context: RequestContext) {
  const known = (await groups.findAll(context, { take: 1000 })).items.map(({ name }) => name)
  for (const name of customerGroups.filter((one) => !known.includes(one))) await groups.create(context, { name })
}
