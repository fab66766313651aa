import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyPatch, patches } from './build-patches.ts'
import { FastTextEncoder } from './fast-text-encoder.ts'

const installed = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')
const patchOf = (name: string) => {
  const patch = patches.find((one) => one.name === name)
  if (!patch) throw new Error(`there is no patch ${name}`)
  return patch
}

test('react-dom still has the text that react-dom-fast-encoder changes', () => {
  const file = 'react-dom/cjs/react-dom-server.edge.production.js'
  const patch = patchOf('react-dom-fast-encoder')
  expect(file).toMatch(patch.file)
  expect(applyPatch(patch, installed(file))).toContain(patch.to)
})

test('applyPatch throws if the text is missing or occurs twice', () => {
  const patch = patchOf('react-dom-fast-encoder')
  expect(() => applyPatch(patch, 'new Encoder()')).toThrow('found it 0 times')
  expect(() => applyPatch(patch, patch.from + patch.from)).toThrow('found it 2 times')
})

test('the route manifest has no preloads and no file paths of the build machine', async () => {
  expect(installed('@tanstack/start-plugin-core/dist/esm/vite/start-manifest-plugin/plugin.js')).toContain(
    'return `export const tsrStartManifest = () => (',
  )
  const routes = { '/cart': { filePath: '/home/me/cart.tsx', preloads: ['/assets/cart.js'], children: [] } }
  const code = `export const tsrStartManifest = () => (${JSON.stringify({ routes })})`
  const patched = applyPatch(patchOf('no-preloads'), code)
  const { tsrStartManifest } = await import(`data:text/javascript,${encodeURIComponent(patched)}`)
  expect(tsrStartManifest()).toEqual({ routes: { '/cart': { children: [] } } })
})

test('FastTextEncoder writes the same bytes as the native encoder, and never overwrites returned ones', () => {
  const encoder = new FastTextEncoder()
  const texts = [
    '',
    'Add to cart',
    'Käse für Großküchen',
    'a'.repeat(256),
    'a'.repeat(257),
    '€',
    ...Array(400).fill('b'.repeat(200)),
  ]
  const given = texts.map((text) => encoder.encode(text))
  expect(given.map((bytes) => new TextDecoder().decode(bytes))).toEqual(texts)
})
