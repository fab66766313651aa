// `npm run operator -- doctor`: checks configuration, data folder, backends, mail and redirects. Changes no data, so it may run while the shop is open.
import { existsSync } from 'node:fs'
import { createServices, type Services } from '#server/context/services.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { readSettings } from '../settings.ts'
import { findSetupGaps } from '../setup-gaps.ts'
import { dataDir, nameDatabases } from '../with-databases.ts'
import { checkBackend, checkEvents, checkMail, checkRedirects } from './backend-checks.ts'
import { checkClock, checkDatabases, checkDisk } from './data-checks.ts'
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

/** Checks of a shop whose configuration is valid and whose databases exist. */
async function checkServices(vars: Record<string, string | undefined>): Promise<Finding[]> {
  const bindings = openNodeBindings({ dataDir, vars: { ...vars, LOG_LEVEL: 'error' } })
  // embedded backends are read in the databases: their GraphQL servers are part of the build
  const unused = () => Promise.reject(new Error('The doctor does not call embedded backends.'))
  try {
    const services = createServices(bindings, { commerce: unused, content: unused }, 'doctor')
    const { config } = services
    const { COMMERCE_DB, CONTENT_DB } = bindings
    const servers = [config.commerceUrl, config.contentUrl, config.publicOrigin].filter((url) => url !== null)
    const commerce = await runCheck('commerce', () =>
      checkBackend('commerce', config.commerceUrl, services, COMMERCE_DB),
    )
    const content = await runCheck('content', () => checkBackend('content', config.contentUrl, services, CONTENT_DB))
    const isContentUp = content.every(({ ok }) => ok)
    return [
      ...(await runCheck('clock', () => checkClock(bindings, servers))),
      ...commerce,
      ...content,
      ...(isContentUp ? await runCheck('redirects', () => checkRedirects(services, CONTENT_DB)) : []),
      ...(await runCheck('mail', () => checkMail(config, COMMERCE_DB))),
      ...(await runCheck('events', () => checkEvents(config, bindings))),
      ...(await runCheck('setup', async () => (config.demo ? [] : (await findSetupGaps(bindings, config)).map(wrong)))),
      ...(await runCheck('shop', () => checkShop(config))),
    ]
  } finally {
    bindings.close()
  }
}

async function examine(): Promise<Finding[]> {
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
  return [...configuration, ...databases, ...disk, ...(canOpen ? await checkServices(vars) : [])]
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
