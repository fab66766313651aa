import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEdge } from '../../scripts/edge.ts'
import { readSecrets } from '../../scripts/secrets.ts'
import { freePort } from '../support/free-port.ts'

/** Purges in a loop until stopped, then prints the number of responses by status. A separate process, because a start blocks this one. */
const purger = `
  const [url, token] = process.argv.slice(1)
  const counts = {}
  process.stdin.once('data', () => { console.log(JSON.stringify(counts)); process.exit() })
  for (;;) {
    const body = JSON.stringify({ tags: ['entry:1'] })
    const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' }
    const status = await fetch(url, { method: 'POST', headers, body }).then((answer) => answer.text().then(() => answer.status), () => 'refused')
    counts[status] = (counts[status] ?? 0) + 1
    await new Promise((done) => setTimeout(done, 10))
  }`

test('a purge during the first start fails to connect or succeeds, and never reaches a shop without tables', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-edge-start-'))
  const secrets = readSecrets(dataDir, {})
  const port = await freePort()
  const url = `http://localhost:${port}/api/purge`
  const args = ['--input-type=module', '--eval', purger, url, secrets.PURGE_TOKENS ?? '']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const edge = await startEdge({
    port,
    host: 'localhost',
    dataDir,
    vars: { DEMO: '0', LOG_LEVEL: 'error', PURGE_LIMIT: '9999', ...secrets },
  })
  onTestFinished(() => edge.dispose())
  expect((await fetch(`${edge.url}/healthz`)).status).toBe(200)
  await expect.poll(async () => (await fetch(url, { method: 'POST' })).status).toBe(401)
  const printed = once(child.stdout, 'data')
  child.stdin.write('stop')
  const counts = JSON.parse(String(await printed))
  expect(counts.refused).toBeGreaterThan(0)
  expect(Object.keys(counts).filter((status) => !['refused', '200', '202'].includes(status))).toEqual([])
})
