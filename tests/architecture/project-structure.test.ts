import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../architecture/imports.ts'

// F560
test('the top level contains the required files and folders', () => {
  for (const name of [
    'src',
    'src/routes',
    'src/server',
    'src/i18n',
    'worker.ts',
    'wrangler.toml',
    'package.json',
    'tsconfig.json',
  ]) {
    expect(existsSync(name), name).toBe(true)
  }
})

test('no folder has more than 30 files, except seed data and migrations', () => {
  const counts = new Map<string, number>()
  for (const file of globSync('{src,backends,bridges/*/{src,tests}}/**/*.*', {
    exclude: ['**/seed/data/**', '**/migrations/**'],
  })) {
    const folder = file.replaceAll('\\', '/').replace(/\/[^/]*$/, '')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > 30)).toEqual([])
})

// F559
test('the required packages are imported by shipped code or by its tools, not only by tests', () => {
  const importedBy = (isMeant: (file: string) => boolean) => [
    ...new Set(
      sourceFiles()
        .filter(isMeant)
        .flatMap((file) => importsOf(file).map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0])),
    ),
  ]
  expect(
    importedBy((file) => /^(?:src|backends|worker\.ts|node\.ts)\b/.test(file) && !/\.test\.tsx?$/.test(file)),
  ).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'hono',
      '@hono/node-server',
      '@tanstack/react-router',
      '@tanstack/react-start',
      'graphql',
      'graffle',
      'rosetta',
      'arktype',
    ]),
  )
  expect(importedBy(() => true)).toEqual(expect.arrayContaining(['wrangler', 'vitest', 'miniflare']))
})

test.each(['.', 'bridges/vendure', 'tools/bench/baselines/next', 'tools/bench/baselines/astro'])(
  'versions are exact, and the lockfile names no registry: %s',
  (folder) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as Record<string, Record<string, string>>
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    }
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as {
      packages: Record<string, { resolved?: string; link?: boolean }>
    }
    // workspaces are links to their folders
    const downloads = Object.entries(packages).filter(([, { link }]) => !link)
    expect(downloads.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  },
)

test('every tool is a private workspace without dependencies of its own', () => {
  const tools = globSync('tools/*/package.json')
  expect(tools.length).toBeGreaterThan(0)
  for (const file of tools) {
    const tool = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    expect(tool.private, file).toBe(true)
    expect(
      Object.keys(tool).filter((key) => /dependencies/i.test(key)),
      file,
    ).toEqual([])
  }
})

// F530, F531
test('success and danger have the colours of the specification', () => {
  const tokens = readFileSync('src/ui/styles/base/tokens.css', 'utf8').toLowerCase()
  expect(tokens).toMatch(/--success:\s*#48c66f/)
  expect(tokens).toMatch(/--danger:\s*#d97474/)
})

test('no test is skipped, focused or marked todo', () => {
  const wrong = sourceFiles().filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\b(test|it|describe)\.(skip|only|todo)\b/.test(readFileSync(file, 'utf8')) &&
      !file.includes('house/'),
  )
  expect(wrong).toEqual([])
})

test('comments and titles do not cite numbers of internal documents', () => {
  // only after a parenthesis or a preposition: SVG paths contain letters with numbers too
  const number = /\((?:[DC]\d{2}|F\d{3}|spec \d)|\b(?:of|by|see|per) (?:[DC]\d{2}|F\d{3})\b/
  expect(sourceFiles().filter((file) => number.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('decision records are numbered consecutively, with the same number in file name and title', () => {
  const numberOf = (text: string) => Number(/^(?:# )?0*(\d+)/.exec(text)?.[1])
  const numbers = readdirSync('docs/decisions')
    .sort()
    .map((name) => [numberOf(name), numberOf(readFileSync(`docs/decisions/${name}`, 'utf8'))])
  expect(numbers).toEqual(numbers.map((_, at) => [at + 1, at + 1]))
})

test('each promise of the README links to the files that verify it, and all of its links have targets', () => {
  const readme = readFileSync('README.md', 'utf8')
  const section = readme.slice(readme.indexOf('## What it does'), readme.indexOf('## Architecture'))
  const promises = section.split('\n').filter((line) => line.startsWith('- '))
  expect(promises.length).toBeGreaterThan(5)
  const verified = /→ .*\]\((?:tests|src|backends|scripts|docs\/operations\.md#the-stress-test)/
  expect(promises.filter((line) => !verified.test(line))).toEqual([])
  const targets = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, target = '']) => target)
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})
