// `npm run deploy -- --dry-run` on the last build.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const deploy = (...words: string[]) => {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/deploy.ts', ...words]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  return [status, stdout, stderr]
}

test('a dry run prints size and start time, which are within the limits of Cloudflare', () => {
  const size = String.raw`Size: \d\.\d\d MB, compressed \d\.\d\d of 3 MB \(10 MB on the paid plan\)`
  const start = String.raw`Start: \d+ of 1000 ms, on this machine`
  expect(deploy('--dry-run')).toEqual([0, expect.stringMatching(new RegExp(`^${size}\n${start}\n`)), ''])
})

test('an unknown option is named', () => {
  expect(deploy('--dry')).toEqual([1, '', 'npm run deploy has the option --dry-run, and none that is called --dry.\n'])
})
