// The walls of docs/architecture.md, checked by walking every import.
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
  'account',
  'checkout',
  'search',
  'shell',
  'operator',
]

/** What a room may import, by the beginning of the path. `types` only as types. */
const walls: Record<string, { may: readonly string[]; types?: readonly string[] }> = {
  contracts: { may: ['contracts/'] },
  'src/ui': { may: ['src/ui/', 'src/protocol/marks.ts'] },
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
      'src/features/shop/navigation-guard.ts',
      'src/router.tsx',
    ],
  },
  'src/start': {
    may: [
      'src/start/',
      'src/bootstrap/',
      'src/protocol/',
      'src/server/context.ts',
      'src/server/time/',
      'src/i18n/',
      // the private part of a page shell
      'src/service/private.ts',
      'src/api/run-private-reads.ts',
      'src/features/private/',
      'src/routes/-shared-screens.ts',
      // what is the same on every page is drawn here once
      'src/features/shell/menu/fragment.tsx',
      'src/features/shell/menu/static-fragments.tsx',
      'src/routeTree.gen.ts',
    ],
    types: ['src/server/env.ts'],
  },
  // services and routes of features are written with it; the api joins them
  'src/service': { may: ['src/service/', 'src/i18n/', 'src/server/time/'], types: ['src/server/context.ts'] },
  'src/api': { may: ['src/api/', 'src/service/', 'src/features/', 'src/server/', 'src/i18n/'] },
  'src/routes': {
    may: ['src/routes/', 'src/features/', 'src/i18n/', 'src/ui/', 'src/service/', 'src/bootstrap/', 'src/protocol/'],
    types: ['src/api/shop-api.ts'],
  },
}

const roomOf = (file: string) => Object.keys(walls).find((room) => file.startsWith(`${room}/`))
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

const all = sourceFiles().flatMap((file) => (isTest(file) ? [] : importsOf(file)))
const inner = all.filter(({ target }) => target !== null) as (Import & { target: string })[]
const say = ({ file, specifier }: Import) => `${file} imports ${specifier}`

test('every room imports only from the rooms it may', () => {
  const wrong = inner.filter(({ file, target, typeOnly }) => {
    const wall = walls[roomOf(file) ?? '']
    if (!wall) return false
    return ![...wall.may, ...(typeOnly ? (wall.types ?? []) : [])].some((beginning) => target.startsWith(beginning))
  })
  expect(wrong.map(say)).toEqual([])
})

test('a feature imports the design system, words, src/service, src/protocol and features to its left; contracts and the request context only as types', () => {
  const wrong = inner.filter(({ file, target, typeOnly }) => {
    const feature = featureOf(file)
    if (!feature || /^src\/(ui|i18n|service|protocol)\//.test(target)) return false
    const other = featureOf(target)
    if (other) return features.indexOf(other) > features.indexOf(feature)
    if (target.startsWith('contracts/')) return !typeOnly && !/\.service\.ts$/.test(file)
    // the redirects of a page inside the app are those of the edge
    if (target === 'src/server/redirects/redirect-table.ts') return feature !== 'shop' && !typeOnly
    return !(typeOnly && ['src/server/context.ts', 'src/api/app.ts'].includes(target))
  })
  expect(wrong.map(say)).toEqual([])
})

/** A part of the project: `src/ui`, `src/features/cart`, `backends/content`. */
const areaOf = (file: string) =>
  /^(?:src\/features\/[^/]+|[^/]+\/[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file)

test('no area imports itself through others, as types too', () => {
  const imported = new Map<string, Set<string>>()
  for (const { file, target } of inner) {
    if (!/^(?:src|backends|contracts)\//.test(file) || areaOf(file) === areaOf(target)) continue
    imported.set(areaOf(file), (imported.get(areaOf(file)) ?? new Set()).add(areaOf(target)))
  }
  const reached = (area: string) => {
    const areas = new Set(imported.get(area))
    for (const each of areas) for (const next of imported.get(each) ?? []) areas.add(next)
    return areas
  }
  expect([...imported.keys()].filter((area) => reached(area).has(area))).toEqual([])
})

test('neither the shop nor a backend imports a tool or a test', () => {
  const wrong = inner.filter(
    ({ file, target }) => /^(?:src|backends|contracts)\//.test(file) && /^(?:scripts|tests|tools)\//.test(target),
  )
  expect(wrong.map(say)).toEqual([])
})

test('the shop never imports a backend, and the edge knows neither routes nor features', () => {
  const wrong = inner.filter(
    ({ file, target }) =>
      (file.startsWith('src/') && target.startsWith('backends/')) ||
      (file.startsWith('src/server/') && /^src\/(routes|features)\//.test(target)),
  )
  expect(wrong.map(say)).toEqual([])
})

test('only the page plan decides by freshness or by the state of a cached page', () => {
  const reads = /(?:===|!==|case) ?'(?:fresh|stale|expired)'|\.freshness === null|freshness !== null/
  const wrong = sourceFiles().filter(
    (file) =>
      file.startsWith('src/server/') &&
      !isTest(file) &&
      file !== 'src/server/pages/page-plan.ts' &&
      reads.test(readFileSync(path.resolve(file), 'utf8')),
  )
  // it reports the state in a header field
  expect(wrong).toEqual(['src/server/pages/send-guest-page.ts'])
})

test('inside a room folders lie in layers: none imports what is above it, not even a type', () => {
  expect(
    findLayerViolations(
      sourceFiles().filter((file) => !isTest(file)),
      inner,
    ),
  ).toEqual([])
})

test('a service and a route of the api are never part of a screen', () => {
  const isServer = (file: string) => /\.(service|api)\.ts$/.test(file)
  const knows = /^(src\/api\/(app|reads|sitemap)|tests\/)/
  const wrong = inner.filter(
    ({ file, target, typeOnly }) => !typeOnly && isServer(target) && !isServer(file) && !knows.test(file),
  )
  expect(wrong.map(say)).toEqual([])
})

test('the rules of a backend are pure, its SQL stands together, and it runs without its seed', () => {
  const wrong = inner.filter(
    ({ file, target }) =>
      /^backends\/(?!.*\/(?:seed|testing)\/)/.test(file) && /^backends\/.*\/(?:seed|testing)\//.test(target),
  )
  const impure = all.filter(
    ({ file, specifier, target }) =>
      /^backends\/.*\/rules\//.test(file) && target === null && !/^node:(?:crypto|buffer|util)$/.test(specifier),
  )
  expect([...wrong, ...impure].map(say)).toEqual([])
  const prepared = sourceFiles().filter(
    (file) =>
      /^backends\/(?!.*(?:sql|seed|testing)\/)/.test(file) &&
      !isTest(file) &&
      /\.prepare\(/.test(readFileSync(path.resolve(file), 'utf8')),
  )
  expect(prepared).toEqual([])
})

test('an import that begins with # crosses a wall, one that begins with a dot does not', () => {
  const room = (file: string) => featureOf(file) ?? roomOf(file) ?? ''
  const wrong = inner.filter(({ file, specifier, target }) => {
    if (!room(file) || !room(target)) return false
    return specifier.startsWith('#') === (room(file) === room(target))
  })
  expect(wrong.map(say)).toEqual([])
})

test('each package has its rooms', () => {
  const rooms: Record<string, RegExp> = {
    hono: /^(src\/server\/|src\/api\/|src\/service\/|src\/features\/.*\.api\.ts|backends\/.*\/handler\.ts)/,
    '@hono/node-server': /^(node\.ts|src\/server\/platform\/node\/)/,
    'graphql-yoga': /^backends\//,
    dataloader: /^backends\/(?:graphql|sql)\//,
    graphql: /^(backends\/|scripts\/)/,
    graffle: /^src\/server\/clients\//,
    nodemailer: /^src\/server\/platform\/node\/smtp\.ts/,
    undici: /^src\/server\/platform\/node\/backend-fetch\.ts/,
    'lru-cache': /^src\/server\/(?:cache\/memory|images\/remote-icons|platform\/node\/sqlite-d1)\.ts/,
    rosetta: /^src\/i18n\/translator\.ts/,
    arktype:
      /^(src\/features\/.*\.api\.ts|src\/api\/(?:app|read)\.ts|src\/service\/validate\.ts|src\/server\/(?:config\/arktype\.ts|endpoints\/))/,
  }
  const wrong = all.filter(({ file, specifier }) => {
    const name = specifier.startsWith('@')
      ? specifier.split('/').slice(0, 2).join('/')
      : (specifier.split('/')[0] ?? '')
    const room = rooms[name]
    return room && !/^(?:scripts|tests|tools)\//.test(file) && !room.test(file)
  })
  expect(wrong.map(say)).toEqual([])
})

test('no two files import each other in a circle', () => {
  const graph = new Map<string, string[]>()
  for (const { file, target, typeOnly } of inner)
    if (!typeOnly && !file.endsWith('.gen.ts')) graph.set(file, [...(graph.get(file) ?? []), target])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
    if (done.has(file) || trail.includes(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  expect(circles).toEqual([])
})
