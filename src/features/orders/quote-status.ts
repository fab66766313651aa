/** Whether the order is only a quote; an accepted quote is an order. */
export const isQuoteOnly = (status: string | null): boolean => /^offer_(?!accepted)/.test(status ?? '')
