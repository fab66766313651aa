// The walls of docs/house.md, checked by walking every import.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsOf, sourceFiles } from './imports.ts'

const features = [
  'notifications',
  'forms',
  'content',
  'catalogue',
  'cart',
  'lists',
  'orders',
  'invoices',
  'addresses',
  'account',
  'checkout',
  'search',
  'shell',
]

/** What a room may import, by the beginning of the path. `types` only as types. */
const walls: Record<string, { may: readonly string[]; types?: readonly string[] }> = {
  contracts: { may: ['contracts/'] },
  'src/ui': { may: ['src/ui/'] },
  'src/i18n': { may: ['src/i18n/'] },
  backends: { may: ['backends/', 'contracts/'] },
  'src/server': { may: ['src/server/', 'contracts/', 'src/i18n/'] },
  'src/routes': {
    may: ['src/routes/', 'src/features/', 'src/i18n/', 'src/ui/', 'src/read.ts'],
    types: ['src/api-client.ts', 'src/before-page.ts', 'src/router.tsx'],
  },
}

const roomOf = (file: string) => Object.keys(walls).find((room) => file.startsWith(`${room}/`))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
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

test('a feature imports the design system, words and features to its left; contracts and the request context only as types', () => {
  const wrong = inner.filter(({ file, target, typeOnly }) => {
    const feature = featureOf(file)
    if (!feature || target.startsWith('src/ui/') || target.startsWith('src/i18n/')) return false
    const other = featureOf(target)
    if (other) return features.indexOf(other) > features.indexOf(feature)
    if (target.startsWith('contracts/')) return !typeOnly && !file.endsWith('.operations.ts')
    return !(
      typeOnly && ['src/server/context.ts', 'src/api-client.ts', 'src/api.ts', 'src/router.tsx'].includes(target)
    )
  })
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
    hono: /^(src\/server\/|src\/api(-client)?\.ts|src\/read\.ts|src\/features\/.*\.api\.ts|src\/features\/forms\/(?:body|settled)\.ts|src\/features\/shell\/error-status\.ts|backends\/.*\/handler\.ts)/,
    '@hono/node-server': /^(node\.ts|src\/server\/node-)/,
    'graphql-yoga': /^backends\//,
    graphql: /^(backends\/|scripts\/)/,
    graffle: /^src\/server\/clients\//,
    nodemailer: /^src\/server\/mail\/smtp\.ts/,
    rosetta: /^src\/i18n\/translator\.ts/,
    arktype: /^(src\/features\/.*\.api\.ts|src\/features\/forms\/|src\/server\/endpoints\/)/,
  }
  const wrong = all.filter(({ file, specifier }) => {
    const name = specifier.startsWith('@')
      ? specifier.split('/').slice(0, 2).join('/')
      : (specifier.split('/')[0] ?? '')
    const room = rooms[name]
    return room && !file.startsWith('tests/') && !file.startsWith('scripts/') && !room.test(file)
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

test('files stay small: none over 250 lines, half of them within 70', () => {
  const data = /(seed\/data\/|generated\/|\.gen\.|drawn-icons|messages\.ts|showcase|checklist)/
  const lengths = sourceFiles()
    .filter((file) => !data.test(file) && !isTest(file))
    .map((file) => ({ file, lines: readFileSync(path.resolve(file), 'utf8').split('\n').length }))
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70)
})

test('the environment is read at the doors only, and nobody escapes React or the type checker', () => {
  const wrong = sourceFiles().flatMap((file) => {
    const text = readFileSync(path.resolve(file), 'utf8')
    const found: string[] = []
    const inside = /^(src|backends)\//.test(file) && !isTest(file)
    if (inside && /process\.env/.test(text)) found.push(`${file} reads the environment`)
    if (inside && /dangerouslySetInnerHTML/.test(text)) found.push(`${file} writes raw HTML`)
    if (!file.includes('generated/') && !file.endsWith('.gen.ts') && !file.startsWith('tests/house/')) {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/(?! (?:@ts|biome)).*/g, '')
      if (/@ts-(ignore|expect-error|nocheck)|biome-ignore|\bas any\b|: any\b/.test(code))
        found.push(`${file} suppresses a check`)
    }
    return found
  })
  expect(wrong).toEqual([])
})

test('handlers of the data door read the context, never cookies or headers', () => {
  const wrong = sourceFiles().filter(
    (file) =>
      file.endsWith('.api.ts') &&
      /getCookie|setCookie|req\.header|req\.raw\.headers/.test(readFileSync(path.resolve(file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
