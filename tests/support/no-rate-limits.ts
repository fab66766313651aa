// Variables of a shop that counts no visitor's requests: all tests come from one network. Called by server.ts, edge-shop.ts and the benchmark.

export const noRateLimits = { CUSTOMER_LIMIT: '0', PAGE_LIMIT: '0', SEARCH_LIMIT: '0', UNKNOWN_LIMIT: '0' }
