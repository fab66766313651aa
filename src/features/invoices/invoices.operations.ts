/** The documents this feature speaks. */
export { invoicePdf, viewInvoices } from '#contracts/generated/commerce.ts'
