/** The documents this feature speaks. */
export { invoicePdf, invoiceUbl, viewInvoices } from '#contracts/generated/commerce.ts'
