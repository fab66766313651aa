// `npm run deploy`: deploys the current build to Cloudflare, if wrangler.toml and the secrets are complete.
import { execFileSync, spawnSync } from 'node:child_process'
import { unstable_readConfig } from 'wrangler'
import { findDeployObstacle } from './deploy-obstacle.ts'
import { exitOnError } from './settings.ts'

const wrangler = 'node_modules/wrangler/bin/wrangler.js'
const settings = unstable_readConfig({ config: 'wrangler.toml' })

const listSecrets = () => {
  const args = [wrangler, 'secret', 'list', '--name', settings.name ?? '', '--format', 'json']
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })
  return (JSON.parse(output) as { name: string }[]).map(({ name }) => name)
}

await exitOnError(() => {
  const obstacle = findDeployObstacle(settings) ?? findDeployObstacle(settings, listSecrets())
  if (obstacle) throw new Error(obstacle)
})
process.exitCode = spawnSync(process.execPath, [wrangler, 'deploy'], { stdio: 'inherit' }).status ?? 1
