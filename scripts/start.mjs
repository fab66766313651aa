// `npm start` and, with --edge, `npm run start:edge`: runs the set-up, serves the production build and prints its URL.
// Plain JavaScript: it starts on any Node and continues with the one of the lockfile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { readAddress, requireFreePort } from './setup/address.mjs'
import { demoAccounts } from './setup/demo-accounts.mjs'
import { loadEnv } from './setup/load-env.mjs'
import { heapFlags, memoryEnv } from './setup/memory-settings.mjs'
import { onStop } from './setup/on-stop.mjs'
import { root, setup, stop } from './setup.mjs'

try {
  loadEnv(root)
} catch (error) {
  stop(error)
}
const edge = process.argv.includes('--edge')
const address = readAddress(process.env)
const { url } = address

function serve(node) {
  const script = (name) => pathToFileURL(path.join(root, name)).href
  const program = edge ? ['scripts/serve-edge.ts'] : ['--import', script('scripts/prepare-node.ts'), 'node.ts']
  const child = spawn(node, [...heapFlags, '--disable-warning=ExperimentalWarning', ...program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    cwd: root,
    env: { ...memoryEnv, ...process.env },
  })
  // This process waits until the child has closed its files.
  let isStopping = false
  onStop((signal) => {
    isStopping = true
    child.kill(signal)
  })
  child.once('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)))
  child.once('error', stop)
  return child
}

/** Waits until the shop listens; the child that runs workerd sends a message. */
async function ready(child) {
  if (edge) return once(child, 'message')
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => null)
    await response?.text()
    if (response?.ok) return
    await sleep(25)
  }
}

function welcome() {
  const { NODE_ENV, DATA_DIR } = process.env
  console.log(`Proviant ready on ${url} in ${(performance.now() / 1000).toFixed(1)} s`)
  for (const line of demoAccounts(process.env)) console.log(line)
  const secrets = path.resolve(root, DATA_DIR || '.data', 'secrets.json')
  if (NODE_ENV !== 'production' && !process.env.PURGE_TOKENS && existsSync(secrets)) {
    console.log(`\n  Purge token ${JSON.parse(readFileSync(secrets, 'utf8')).PURGE_TOKENS}\n`)
  }
}

try {
  const node = await setup()
  await requireFreePort(address)
  await ready(serve(node))
  welcome()
} catch (error) {
  stop(error)
}
