// Checks the import boundaries of docs/architecture.md for every import.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsOf, isTest, sourceFiles } from '../architecture/imports.ts'
import { findLayerViolations } from '../architecture/layers.ts'

const features = [
  'shop',
  'private',
  'notifications',
  'problems',
  'forms',
  'content',
  'catalogue',
  'allergens',
  'pricing',
  'product',
  'listing',
  'cart',
  'lists',
  'orders',
  'invoices',
  'addresses',
  'standing-orders',
  'account',
  'checkout',
  'search',
  'layout',
  'operator',
]

/** Path prefixes that a folder may import; those in `types` only as types. */
const boundaries: Record<string, { may: readonly string[]; types?: readonly string[] }> = {
  contracts: { may: ['contracts/'] },
  'src/ui': { may: ['src/ui/', 'src/protocol/data-attributes.ts'] },
  'src/kit': { may: ['src/kit/', 'src/ui/', 'src/protocol/protocol.ts'] },
  'src/i18n': { may: ['src/i18n/'] },
  backends: { may: ['backends/', 'contracts/'] },
  'src/server': { may: ['src/server/', 'contracts/', 'src/i18n/', 'src/protocol/protocol.ts'] },
  'src/protocol': { may: ['src/protocol/'] },
  'src/bootstrap': { may: ['src/bootstrap/', 'src/protocol/', 'src/i18n/'] },
  'src/client': {
    may: [
      'src/client/',
      'src/bootstrap/',
      'src/protocol/',
      'src/i18n/',
      'src/ui/styles/',
      'src/features/shop/followed-link.ts',
      'src/features/shop/navigation-guard.ts',
      'src/router.tsx',
    ],
  },
  'src/start': {
    may: [
      'src/start/',
      'src/bootstrap/',
      'src/protocol/',
      'src/server/context/context.ts',
      'src/server/time/',
      'src/i18n/',
      // private data of a page shell
      'src/service/private.ts',
      'src/api/run-private-reads.ts',
      'src/features/private/',
      'src/routes/-shared-screens.ts',
      // fragments that are the same on every page are rendered once
      'src/features/layout/menu/fragment.tsx',
      'src/features/layout/menu/static-fragments.tsx',
      'src/routeTree.gen.ts',
    ],
    types: ['src/server/context/env.ts'],
  },
  // pages of the staff: without the router and without a client build
  'src/desk': {
    may: [
      'src/desk/',
      'src/ui/',
      'src/i18n/',
      'src/protocol/',
      'src/server/',
      'contracts/',
      // the session data of a customer
      'src/features/account/account.ts',
      // the log of missing pages, which operators also open by a signed link
      'src/features/operator/',
      'src/service/problem.ts',
    ],
  },
  // features write their services and routes with src/service; src/api combines them
  'src/service': { may: ['src/service/', 'src/i18n/', 'src/server/time/'], types: ['src/server/context/context.ts'] },
  'src/api': { may: ['src/api/', 'src/service/', 'src/features/', 'src/server/', 'src/i18n/'] },
  'src/routes': {
    may: ['src/routes/', 'src/features/', 'src/i18n/', 'src/ui/', 'src/service/', 'src/bootstrap/', 'src/protocol/'],
    types: ['src/api/shop-api.ts', 'src/api/private-reads.ts'],
  },
}

const folderOf = (file: string) => Object.keys(boundaries).find((room) => file.startsWith(`${room}/`))
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

const all = sourceFiles().flatMap((file) => (isTest(file) ? [] : importsOf(file)))
const internalImports = all.filter(({ target }) => target !== null) as (Import & { target: string })[]
const formatImport = ({ file, specifier }: Import) => `${file} imports ${specifier}`

test('every folder imports only from its allowed path prefixes', () => {
  const wrong = internalImports.filter(({ file, target, typeOnly }) => {
    const boundary = boundaries[folderOf(file) ?? '']
    if (!boundary) return false
    return ![...boundary.may, ...(typeOnly ? (boundary.types ?? []) : [])].some((beginning) =>
      target.startsWith(beginning),
    )
  })
  expect(wrong.map(formatImport)).toEqual([])
})

test('a feature imports only src/ui, src/i18n, src/service, src/protocol and features listed before it; contracts and the request context only as types', () => {
  const wrong = internalImports.filter(({ file, target, typeOnly }) => {
    const feature = featureOf(file)
    if (!feature || /^src\/(ui|i18n|service|protocol)\//.test(target)) return false
    const other = featureOf(target)
    if (other) return features.indexOf(other) > features.indexOf(feature)
    if (target.startsWith('contracts/')) return !typeOnly && !/\.service\.ts$/.test(file)
    // client navigation uses the same redirect rules as the server
    if (target === 'src/server/redirects/redirect-table.ts') return feature !== 'shop' && !typeOnly
    return !(typeOnly && ['src/server/context/context.ts', 'src/api/app.ts'].includes(target))
  })
  expect(wrong.map(formatImport)).toEqual([])
})

test('shop and backends import no tools, scripts or tests', () => {
  const wrong = internalImports.filter(
    ({ file, target }) => /^(?:src|backends|contracts)\//.test(file) && /^(?:scripts|tests|tools)\//.test(target),
  )
  expect(wrong.map(formatImport)).toEqual([])
})

test('nothing imports a bridge, and a bridge imports only backends, contracts, scripts, the platform of Node and the tags of products', () => {
  const mayImport = /^(?:(?:backends|contracts|scripts|src\/server\/platform)\/|src\/server\/cache\/product-tags\.ts)/
  const wrong = internalImports.filter(({ file, target }) => {
    const [bridge] = /^bridges\/[^/]+\//.exec(file) ?? []
    return bridge ? !target.startsWith(bridge) && !mayImport.test(target) : target.startsWith('bridges/')
  })
  expect(wrong.map(formatImport)).toEqual([])
})

test('the shop imports no backend, and src/server imports no routes or features', () => {
  const wrong = internalImports.filter(
    ({ file, target }) =>
      (file.startsWith('src/') && target.startsWith('backends/')) ||
      (file.startsWith('src/server/') && /^src\/(routes|features)\//.test(target)),
  )
  expect(wrong.map(formatImport)).toEqual([])
})

test('only page-plan.ts reads freshness and the state of a cached page', () => {
  const reads = /(?:===|!==|case) ?'(?:fresh|stale|expired)'|\.freshness === null|freshness !== null/
  const wrong = sourceFiles().filter(
    (file) =>
      file.startsWith('src/server/') &&
      !isTest(file) &&
      file !== 'src/server/pages/page-plan.ts' &&
      reads.test(readFileSync(path.resolve(file), 'utf8')),
  )
  // reads the state for the Cache-Status header
  expect(wrong).toEqual(['src/server/pages/send-guest-page.ts'])
})

test('files import only their own layer and lower layers of a folder, type imports included', () => {
  expect(
    findLayerViolations(
      sourceFiles().filter((file) => !isTest(file)),
      internalImports,
    ),
  ).toEqual([])
})

test('services and API routes are not imported by screens', () => {
  const isServer = (file: string) => /\.(service|api)\.ts$/.test(file)
  const isAllowed = /^(src\/api\/(app|page-features|reads|sitemap)|src\/desk\/not-found\/not-found-routes|tests\/)/
  const wrong = internalImports.filter(
    ({ file, target, typeOnly }) => !typeOnly && isServer(target) && !isServer(file) && !isAllowed.test(file),
  )
  expect(wrong.map(formatImport)).toEqual([])
})

test('backend rules import no packages except node:crypto, node:buffer, node:util and otpauth, SQL is prepared only in folders of SQL and imports, and backends do not import their seed', () => {
  const wrong = internalImports.filter(
    ({ file, target }) =>
      /^backends\/(?!.*\/(?:seed|testing)\/)/.test(file) && /^backends\/.*\/(?:seed|testing)\//.test(target),
  )
  const impure = all.filter(
    ({ file, specifier, target }) =>
      /^backends\/.*\/rules\//.test(file) &&
      target === null &&
      !/^(?:node:(?:crypto|buffer|util)|otpauth)$/.test(specifier),
  )
  expect([...wrong, ...impure].map(formatImport)).toEqual([])
  const prepared = sourceFiles().filter(
    (file) =>
      /^backends\/(?!.*(?:sql|import|seed|testing)\/)/.test(file) &&
      !isTest(file) &&
      /\.prepare\(/.test(readFileSync(path.resolve(file), 'utf8')),
  )
  expect(prepared).toEqual([])
})

test('imports across a boundary begin with #, imports inside it with a dot', () => {
  const room = (file: string) => featureOf(file) ?? folderOf(file) ?? ''
  const wrong = internalImports.filter(({ file, specifier, target }) => {
    if (!room(file) || !room(target)) return false
    return specifier.startsWith('#') === (room(file) === room(target))
  })
  expect(wrong.map(formatImport)).toEqual([])
})

test('each package is imported only in its folders', () => {
  const allowedPaths: Record<string, RegExp> = {
    hono: /^(src\/server\/|src\/desk\/(?:.*\/)?(?:desk(?:-[a-z]+)?|[a-z-]+-routes)\.tsx?|src\/api\/|src\/service\/|src\/features\/.*\.api\.ts|backends\/.*\/handler\.ts)/,
    '@hono/node-server': /^(node\.ts|src\/server\/platform\/node\/)/,
    'graphql-yoga': /^backends\//,
    dataloader: /^backends\/(?:graphql|sql)\//,
    graphql: /^(backends\/|scripts\/)/,
    graffle: /^src\/server\/clients\//,
    nodemailer: /^src\/server\/platform\/node\/smtp\.ts/,
    qr: /^src\/features\/invoices\/payment-qr\.ts/,
    undici: /^src\/server\/platform\/node\/backend-fetch\.ts/,
    'lru-cache': /^src\/server\/(?:cache\/memory|images\/remote-icons|limits\/admission|platform\/node\/sqlite-d1)\.ts/,
    '@remix-run/multipart-parser': /^src\/server\/http\/multipart\.ts/,
    otpauth: /^backends\/commerce\/rules\/desk\//,
    rosetta: /^src\/i18n\/translator\.ts/,
    arktype:
      /^(src\/desk\/.*-routes\.tsx|src\/features\/.*\.api\.ts|src\/api\/(?:app|read|openapi\/json-schema)\.ts|src\/service\/(?:validate|quantity)\.ts|src\/server\/(?:config\/arktype\.ts|endpoints\/))/,
  }
  const wrong = all.filter(({ file, specifier }) => {
    const name = specifier.startsWith('@')
      ? specifier.split('/').slice(0, 2).join('/')
      : (specifier.split('/')[0] ?? '')
    const room = allowedPaths[name]
    return room && !/^(?:bridges|scripts|tests|tools)\//.test(file) && !room.test(file)
  })
  expect(wrong.map(formatImport)).toEqual([])
})
