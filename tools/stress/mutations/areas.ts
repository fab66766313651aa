// The areas that are checked, with their source files and the unit tests that guard them.

export interface Area {
  area: string
  /** Patterns of source files. */
  files: readonly string[]
  /** Patterns of test files. */
  tests: readonly string[]
}

export const areas: readonly Area[] = [
  {
    area: 'redirect table',
    files: [
      'src/server/redirects/{redirect-table,redirect-rules,shadowed-routes}.ts',
      'src/server/context/redirect-tables.ts',
      'src/server/http/follow-redirects.ts',
      'backends/content/rules/match-redirect.ts',
    ],
    tests: [
      'src/server/redirects/*.test.ts',
      'src/server/http/follow-redirects.test.ts',
      'src/server/context/redirect-tables.test.ts',
      'backends/content/**/*redirect*.test.ts',
    ],
  },
  {
    area: 'canonical URL',
    files: ['src/server/http/canonical-url.ts', 'src/server/pages/page-url.ts', 'src/i18n/paths.ts'],
    tests: ['src/server/http/canonical-url.test.ts', 'src/i18n/*.test.ts', 'src/server/pages/page-url.test.ts'],
  },
  {
    area: 'session',
    files: ['src/server/session/*.ts', 'src/service/require-session.ts'],
    tests: ['src/server/session/*.test.ts', 'src/service/require-session.test.ts'],
  },
  { area: 'csrf', files: ['src/server/http/writes/csrf.ts'], tests: ['src/server/http/writes/csrf.test.ts'] },
  {
    area: 'cache keys and page plan',
    files: [
      'src/server/pages/{page-plan,screens,page-visit,repeated-visit}.ts',
      'src/server/cache/{policy,content-tags,product-tags,page-cache,read-through,empty-response,without-stock}.ts',
    ],
    tests: ['src/server/pages/*.test.ts', 'src/server/cache/*.test.ts'],
  },
  {
    area: 'purge plan',
    files: ['src/server/endpoints/{purge-plan,purge-products,purge}.ts', 'src/server/cache/tag-tokens.ts'],
    tests: ['src/server/endpoints/purge*.test.ts', 'src/server/cache/*.test.ts'],
  },
  {
    area: 'prices and VAT',
    files: [
      'backends/commerce/rules/{totals,invoice,shipping,vat-number,intra-community}.ts',
      'backends/commerce/rules/{pricing,customer-prices}/*.ts',
      'src/features/pricing/{customer-price,content-amount,price-end,deposit}.ts',
    ],
    tests: [
      'backends/commerce/rules/**/*.test.ts',
      'backends/commerce/resolvers/orders/*.test.ts',
      'src/features/pricing/*.test.ts',
    ],
  },
  {
    area: 'order placement',
    files: [
      'backends/commerce/resolvers/orders/{place-order,order-batch,order-planning,order-errors,order-limit,credit-hold,shipping}.ts',
      'backends/commerce/rules/order.ts',
      'src/features/checkout/place-order.service.ts',
    ],
    tests: [
      'backends/commerce/resolvers/orders/*.test.ts',
      'backends/commerce/resolvers/{approvals/approvals,desk/on-behalf}.test.ts',
      'backends/commerce/rules/account/order-limit.test.ts',
      'backends/commerce/rules/*.test.ts',
      'src/features/checkout/{*,order-outcome/*}.api.test.ts',
    ],
  },
  {
    area: 'limits',
    files: [
      'src/server/limits/*.ts',
      'src/server/http/{submission-limits,client-network,writes/limit-body}.ts',
      'backends/commerce/rules/account/{attempt-limit,order-limit}.ts',
    ],
    tests: [
      'src/server/limits/*.test.ts',
      'src/server/http/{submission-limits,client-network,admission-control,writes/limit-body}.test.ts',
      'backends/commerce/rules/account/*.test.ts',
    ],
  },
  {
    area: 'form rules',
    files: [
      'backends/content/rules/{check-form,form-conditions,date-range}.ts',
      'src/features/content/form/{rules,validate-values,submitted-values,conditions/conditions}.ts',
      'src/service/validate.ts',
      'src/features/forms/{postcode,phone,vat-mask,form-node}.ts',
    ],
    tests: [
      'backends/content/rules/*.test.ts',
      'src/features/content/form/**/*.test.ts',
      'src/features/forms/*.test.ts',
      'src/service/*.test.ts',
    ],
  },
]
