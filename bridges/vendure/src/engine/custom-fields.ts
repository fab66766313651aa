// Properties of a wholesaler's products for which Vendure has no field. The dashboard shows these beside its own fields.
import { type CustomFieldConfig, type CustomFields, LanguageCode } from '@vendure/core'
import { allergenCodes } from '../../../../backends/commerce/rules/allergens.ts'
import { units } from '../../../../backends/commerce/rules/units.ts'

const label = (value: string) => [{ languageCode: LanguageCode.en, value }]
const options = (values: readonly string[]) => values.map((value) => ({ value }))
const allergens = (name: string, text: string): CustomFieldConfig => ({
  name,
  type: 'string',
  list: true,
  nullable: true,
  options: options(allergenCodes),
  // without it a list is a field for any text
  ui: { component: 'select-form-input' },
  label: label(text),
})

export const measures = ['g', 'kg', 'ml', 'cl', 'l', 'piece', 'm'] as const

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomProductFields {
    number: string
    position: number
    origin: string | null
    packaging: string | null
    summary: string | null
    contains: string[] | null
    mayContain: string[] | null
    freeOf: string[] | null
    isNew: boolean
    stockArticle: boolean
    technicalFile: string | null
    related: string[] | null
  }
  interface CustomProductVariantFields {
    unit: string
    contentCount: number
    contentAmount: number
    contentMeasure: string
    ean: string | null
    weightGrams: number
    weightTolerance: number | null
    groupPrices: GroupPrice[] | null
  }
  interface CustomCollectionFields {
    kind: 'category' | 'brand' | 'promotion'
    code: string
  }
  interface CustomCustomerFields {
    company: string | null
    companyCode: string | null
    vatNumber: string | null
    activity: string | null
    website: string | null
    gender: string | null
    preferredUnit: string | null
    approved: boolean
  }
  interface CustomAddressFields {
    /** Last part of Vendure's full name. */
    lastName: string | null
    vatId: string | null
  }
  interface CustomOrderFields {
    version: number
    operations: string | null
    idempotencyKey: string | null
    fingerprint: string | null
    message: string | null
    purchaseReference: string | null
  }
}

/** Prices without VAT, in cents, of a customer group by its name. `regular`: crossed out; 0: none. */
export type GroupPrice = { group: string; price: number; regular: number }

const productFields: CustomFieldConfig[] = [
  { name: 'number', type: 'string', unique: true, label: label('Article number') },
  { name: 'position', type: 'int', defaultValue: 100_000, label: label('Position in listings') },
  { name: 'origin', type: 'localeString', nullable: true, label: label('Origin') },
  { name: 'packaging', type: 'localeString', nullable: true, label: label('Inner packaging') },
  {
    name: 'summary',
    type: 'localeText',
    nullable: true,
    ui: { component: 'textarea-form-input' },
    label: label('Short description'),
  },
  allergens('contains', 'Contains allergens'),
  allergens('mayContain', 'May contain traces of'),
  allergens('freeOf', 'Declared free of'),
  { name: 'isNew', type: 'boolean', defaultValue: false, label: label('New') },
  { name: 'stockArticle', type: 'boolean', defaultValue: true, label: label('Kept in stock') },
  { name: 'technicalFile', type: 'string', nullable: true, label: label('URL of the data sheet') },
  {
    name: 'related',
    type: 'string',
    list: true,
    nullable: true,
    label: label('Related products: article numbers, with quantities such as 300124 x 2'),
  },
]

const variantFields: CustomFieldConfig[] = [
  {
    name: 'unit',
    type: 'string',
    defaultValue: 'piece',
    options: options(units.map(({ code }) => code)),
    label: label('Packing'),
  },
  { name: 'contentCount', type: 'int', defaultValue: 1, label: label('Inner pieces') },
  { name: 'contentAmount', type: 'float', defaultValue: 1, label: label('Net content of an inner piece') },
  {
    name: 'contentMeasure',
    type: 'string',
    defaultValue: 'piece',
    options: options(measures),
    label: label('Unit of the net content'),
  },
  { name: 'ean', type: 'string', nullable: true, label: label('EAN') },
  { name: 'weightGrams', type: 'int', defaultValue: 0, label: label('Gross weight in grams') },
  { name: 'weightTolerance', type: 'int', nullable: true, label: label('Weighed: tolerance in percent') },
  {
    name: 'groupPrices',
    type: 'struct',
    list: true,
    nullable: true,
    label: label('Prices of customer groups, in cents'),
    fields: [
      { name: 'group', type: 'string', label: label('Customer group') },
      { name: 'price', type: 'int', label: label('Price') },
      { name: 'regular', type: 'int', label: label('Former price, crossed out') },
    ],
  },
]

const collectionFields: CustomFieldConfig[] = [
  {
    name: 'kind',
    type: 'string',
    defaultValue: 'category',
    options: options(['category', 'brand', 'promotion']),
    label: label('Kind'),
  },
  { name: 'code', type: 'string', nullable: true, label: label('Code') },
]

const customerFields: CustomFieldConfig[] = [
  { name: 'company', type: 'string', nullable: true, label: label('Company') },
  { name: 'companyCode', type: 'string', nullable: true, label: label('Customer number') },
  { name: 'vatNumber', type: 'string', nullable: true, label: label('VAT number') },
  { name: 'activity', type: 'string', nullable: true, label: label('Activity') },
  { name: 'website', type: 'string', nullable: true, label: label('Website') },
  { name: 'gender', type: 'string', nullable: true, options: options(['Male', 'Female', 'Other']) },
  { name: 'preferredUnit', type: 'string', nullable: true, label: label('Preferred packing') },
  { name: 'approved', type: 'boolean', defaultValue: false, label: label('Access approved') },
]

const addressFields: CustomFieldConfig[] = [
  { name: 'lastName', type: 'string', nullable: true, label: label('Last name') },
  { name: 'vatId', type: 'string', nullable: true, label: label('VAT number') },
]

const orderFields: CustomFieldConfig[] = [
  { name: 'version', type: 'int', defaultValue: 0, readonly: true, internal: true },
  { name: 'operations', type: 'text', nullable: true, readonly: true, internal: true },
  { name: 'idempotencyKey', type: 'string', nullable: true, readonly: true, internal: true },
  { name: 'fingerprint', type: 'string', nullable: true, readonly: true, internal: true },
  {
    name: 'message',
    type: 'text',
    nullable: true,
    ui: { component: 'textarea-form-input' },
    label: label('Message of the customer'),
  },
  { name: 'purchaseReference', type: 'string', nullable: true, label: label('Reference of the customer') },
]

/** Vendure's Shop API must neither show prices of other customers nor let a customer approve their own account. */
const hidden = (fields: CustomFieldConfig[]) => fields.map((field) => ({ ...field, public: false }))

export const customFields: CustomFields = {
  Product: hidden(productFields),
  ProductVariant: hidden(variantFields),
  Collection: hidden(collectionFields),
  Customer: hidden(customerFields),
  Address: hidden(addressFields),
  Order: hidden(orderFields),
}
