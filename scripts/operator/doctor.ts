// `npm run operator -- doctor`: checks configuration, data folder, backends, mail and redirects. Changes no data, so it may run while the shop is open.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices, type Services } from '#server/context/services.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import type { Remote } from '../databases/remote.ts'
import { anySecretsOf, findDeployObstacle } from '../deploy-obstacle.ts'
import { readSettings } from '../settings.ts'
import { findSetupGaps } from '../setup-gaps.ts'
import { dataDir, nameDatabases, remote } from '../with-databases.ts'
import { checkBackend, checkEvents, checkMail, checkRedirects } from './backend-checks.ts'
import { checkCacheServer } from './cache-server-check.ts'
import { checkClock, checkDatabases, checkDisk, checkMigrations } from './data-checks.ts'
import { type Finding, right, runCheck, wrong } from './findings.ts'
import { type Output, toTable } from './output.ts'

const maxWaitMs = 5_000

type Ready = { status: string; warnings?: unknown[] }

async function checkShop({ publicOrigin }: Services['config']) {
  if (!publicOrigin) return [right('PUBLIC_ORIGIN is not set, so the running shop was not called.')]
  const response = await fetch(`${publicOrigin}/readyz`, { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => null)
  const ready = (await response?.json().catch(() => null)) as Ready | null
  if (!response || !ready) return [wrong(`No shop responds at ${publicOrigin}.`)]
  return [
    ready.status === 'ready'
      ? right(`The shop at ${publicOrigin} is ready.`)
      : wrong(`The shop at ${publicOrigin} is not ready: ${publicOrigin}/readyz names the part that fails.`),
  ]
}

type Vars = Record<string, string | undefined>

const openLocal = (folder: string, vars: Vars) =>
  openNodeBindings({ dataDir: folder, vars: { ...vars, LOG_LEVEL: 'error' } })

/** Checks of a shop whose configuration is valid and whose databases exist. */
async function checkServices(bindings: ReturnType<typeof openLocal>, vars: Vars): Promise<Finding[]> {
  // embedded backends are read in the databases: their GraphQL servers are part of the build
  const unused = () => Promise.reject(new Error('The doctor does not call embedded backends.'))
  const services = createServices(bindings, { commerce: unused, content: unused }, 'doctor')
  const { config } = services
  const { COMMERCE_DB, CONTENT_DB } = bindings
  const servers = [config.commerceUrl, config.contentUrl, config.publicOrigin].filter((url) => url !== null)
  const commerce = await runCheck('commerce', () => checkBackend('commerce', config.commerceUrl, services, COMMERCE_DB))
  const content = await runCheck('content', () => checkBackend('content', config.contentUrl, services, CONTENT_DB))
  const isContentUp = content.every(({ ok }) => ok)
  return [
    ...(await runCheck('clock', () => checkClock(bindings, servers))),
    ...commerce,
    ...content,
    ...(isContentUp ? await runCheck('redirects', () => checkRedirects(services, CONTENT_DB)) : []),
    ...(await runCheck('cache', () => checkCacheServer(vars))),
    ...(await runCheck('mail', () => checkMail(config, COMMERCE_DB))),
    ...(await runCheck('events', () => checkEvents(config, bindings))),
    ...(await runCheck('setup', async () => (config.demo ? [] : (await findSetupGaps(bindings, config)).map(wrong)))),
    ...(await runCheck('shop', () => checkShop(config))),
  ]
}

/** A shop on Workers: the platform's disk needs no check, and its KV and mail server cannot be called from here. */
async function examineRemote({ config, bound, databases }: Remote): Promise<Finding[]> {
  const configuration = await runCheck('configuration', () => {
    const obstacle = findDeployObstacle(config)
    return [obstacle ? wrong(obstacle) : right(`The configuration is valid, for ${config.vars.PUBLIC_ORIGIN}.`)]
  })
  const all = Object.entries(bound).map(([binding, { name, migrations }]) => ({
    name,
    migrations,
    db: databases[binding as keyof typeof databases],
  }))
  const migrated = await runCheck('databases', () => checkMigrations(all))
  if (![...configuration, ...migrated].every(({ ok }) => ok)) return [...configuration, ...migrated]
  const folder = mkdtempSync(join(tmpdir(), 'proviant-doctor-'))
  const local = openLocal(folder, { ...anySecretsOf(config.vars), ...process.env })
  try {
    return [...configuration, ...migrated, ...(await checkServices({ ...local, ...databases }, {}))]
  } finally {
    local.close()
    rmSync(folder, { recursive: true })
  }
}

async function examine(): Promise<Finding[]> {
  if (remote) return examineRemote(remote)
  if (!existsSync(dataDir))
    return runCheck('data', () => [
      wrong(`There is no folder ${dataDir}: set DATA_DIR as for the shop, or run \`npm start\`.`),
    ])
  let vars = {}
  const configuration = await runCheck('configuration', () => {
    vars = readSettings(process.env).vars
    const { NODE_ENV, PUBLIC_ORIGIN, DEMO } = process.env
    if (NODE_ENV !== 'production') return [right('The configuration is valid, for a demo.')]
    if (DEMO === '1') return [wrong('DEMO is 1 in production: the password of the demo accounts is public.')]
    return [right(`The configuration is valid, for production at ${PUBLIC_ORIGIN}.`)]
  })
  const databases = await runCheck('databases', () => checkDatabases(dataDir))
  const disk = await runCheck('disk', () => checkDisk(dataDir))
  const canOpen = [...configuration, ...databases].every(({ ok }) => ok)
  if (!canOpen) return [...configuration, ...databases, ...disk]
  const bindings = openLocal(dataDir, vars)
  try {
    return [...configuration, ...databases, ...disk, ...(await checkServices(bindings, vars))]
  } finally {
    bindings.close()
  }
}

export async function runDoctor({ json }: Output): Promise<void> {
  nameDatabases()
  const findings = await examine()
  console.log(
    json
      ? JSON.stringify(findings, null, 2)
      : toTable(
          ['check', 'state', 'finding'],
          findings.map(({ check, ok, message }) => [check, ok ? 'ok' : 'WRONG', message]),
        ),
  )
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1
}
