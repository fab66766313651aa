// Environment without rate limits, because all tests share one IP address.

export const noRateLimits = {
  CUSTOMER_LIMIT: '0',
  FORM_LIMIT: '0',
  PAGE_LIMIT: '0',
  SEARCH_LIMIT: '0',
  UNKNOWN_LIMIT: '0',
}
