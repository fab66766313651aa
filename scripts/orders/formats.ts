// File formats of `npm run orders -- export`.
import type { OrderRecord } from '#backends/commerce/events/order-record.ts'
import { toCsv } from '#i18n/csv.ts'

type Records = AsyncIterable<OrderRecord>

/** CSV with semicolons and decimal commas, as `npm run import` reads it. */
const locale = 'nl'

const columns = [
  ...['number', 'kind', 'status', 'placed_at', 'delivery_date', 'shipping_method', 'purchase_reference', 'message'],
  ...['company_code', 'company', 'vat_number', 'email', 'delivery_name', 'delivery_address', 'delivery_postcode'],
  ...['delivery_city', 'delivery_country', 'position', 'sku', 'ean', 'name', 'unit', 'quantity', 'unit_price', 'total'],
  'vat_percent',
]

/** A row per line, and one per deposit article with the position of its line; empties that were taken back and shipping are lines of their own, without a position. */
function toRows(order: OrderRecord): (string | number)[][] {
  const { company, customer, shippingAddress: to } = order
  const head = [
    ...[order.number, order.kind, order.status, order.placedAt, order.deliveryDate ?? '', order.shippingMethod],
    ...[order.purchaseReference ?? '', order.message ?? '', company.externalCode ?? '', company.name],
    ...[company.vatNumber ?? '', customer.email, to.companyName ?? `${to.firstName} ${to.lastName}`],
    ...[[to.address1, to.address2].filter(Boolean).join(', '), to.postcode, to.city, to.country],
  ]
  const lines = order.lines.flatMap(
    ({ position, sku, ean, name, unit, quantity, unitPrice, total, vatPercent, deposits }) => [
      [
        ...[...head, String(position), sku, ean ?? '', name, unit ?? '', String(quantity)],
        ...[Number(unitPrice), Number(total), String(vatPercent)],
      ],
      ...deposits.map((deposit) => [
        ...[...head, String(position), deposit.number, '', deposit.name, 'deposit', String(deposit.quantity)],
        ...[
          Number(deposit.unitPrice),
          Number(deposit.total),
          deposit.vatPercent === null ? '' : String(deposit.vatPercent),
        ],
      ]),
    ],
  )
  const returned = (order.empties.returned ?? []).map((one) => [
    ...[...head, '', one.number, '', one.name, 'returned', String(-one.quantity)],
    ...[Number(one.unitPrice), -Number(one.total), one.vatPercent === null ? '' : String(one.vatPercent)],
  ])
  const shipping = Number(order.shipping)
  return shipping === 0
    ? [...lines, ...returned]
    : [...lines, ...returned, [...head, '', '', '', 'shipping', '', '1', shipping, shipping, '']]
}

async function* toCsvText(records: Records) {
  yield toCsv(locale, [columns])
  // the byte order mark is at the start of the file only
  for await (const order of records) yield toCsv(locale, toRows(order)).slice(1)
}

async function* toJsonText(records: Records) {
  let separator = '['
  for await (const order of records) {
    yield `${separator}\n${JSON.stringify(order)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

export const orderFormats = { csv: toCsvText, json: toJsonText }
export type OrderFormat = keyof typeof orderFormats
