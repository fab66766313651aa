// `npm run deploy`: deploys the current build to Cloudflare, if wrangler.toml and the secrets are complete.
// `--dry-run` uploads nothing, and compares size and start time of the worker with the limits of Cloudflare.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { compareWithLimits, readActiveMs, readUploadSize } from './deploy/limits.ts'
import { findDeployObstacle } from './deploy-obstacle.ts'
import { exitOnError } from './settings.ts'

const wrangler = 'node_modules/wrangler/bin/wrangler.js'
const settings = unstable_readConfig({ config: 'wrangler.toml' })

/** Standard output of a wrangler command. @throws Error with all that it printed, if it fails */
function runWrangler(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

const listSecrets = () => {
  const args = [wrangler, 'secret', 'list', '--name', settings.name ?? '', '--format', 'json']
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })
  return (JSON.parse(output) as { name: string }[]).map(({ name }) => name)
}

/** CPU time of a start in workerd on this machine. */
function measureStart(): number {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-deploy-'))
  try {
    const file = join(folder, 'start.cpuprofile')
    runWrangler('check', 'startup', '--outfile', file)
    return readActiveMs(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rehearse(): void {
  const size = readUploadSize(runWrangler('deploy', '--dry-run'))
  const { lines, isOver } = compareWithLimits({ ...size, startMs: measureStart() })
  for (const line of lines) console.log(line)
  const obstacle = findDeployObstacle(settings)
  if (obstacle) console.log(`Before a deployment: ${obstacle}`)
  process.exitCode = isOver ? 1 : 0
}

function deploy(): void {
  const obstacle = findDeployObstacle(settings) ?? findDeployObstacle(settings, listSecrets())
  if (obstacle) throw new Error(obstacle)
  process.exitCode = spawnSync(process.execPath, [wrangler, 'deploy'], { stdio: 'inherit' }).status ?? 1
}

await exitOnError(() => {
  const words = process.argv.slice(2)
  const unknown = words.find((word) => word !== '--dry-run')
  if (unknown) throw new Error(`npm run deploy has the option --dry-run, and none that is called ${unknown}.`)
  return words.length > 0 ? rehearse() : deploy()
})
