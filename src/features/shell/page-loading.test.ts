import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { afterLoading, restMs } from './page-loading.ts'

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

test('the bar runs while a page is fetched and finishes when it is there', () => {
  const running = afterLoading('idle', { loading: true, failed: false })
  expect(running).toBe('run')
  expect(afterLoading(running, { loading: false, failed: false })).toBe('done')
})

test('a page that could not be fetched colours the bar', () => {
  expect(afterLoading('run', { loading: false, failed: true })).toBe('error')
})

test('a bar that never ran stays at rest', () => {
  expect(afterLoading('idle', { loading: false, failed: true })).toBe('idle')
})

test('its times, height and colour are those of the specification', () => {
  for (const [name, value] of [
    ['--loadbar-throttle', '200ms'],
    ['--loadbar-duration', '2000ms'],
    ['--loadbar-hide', '500ms'],
    ['--loadbar-reset', '400ms'],
    ['--h-loadbar', '3px'],
    ['--action', '#FFB641'],
  ]) {
    expect(tokens.toLowerCase()).toMatch(new RegExp(`${name}:\\s*(${value?.toLowerCase()}|var\\(--amber-400\\))`))
  }
  expect(tokens.toLowerCase()).toContain('--amber-400: #ffb641')
  expect(restMs).toBe(900)
})
