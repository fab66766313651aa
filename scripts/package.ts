// `npm run package`: writes the shop into dist/node, which runs with Node alone: `node dist/node/proviant.mjs`.
import { cpSync, globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundleNode, nativePackages } from './package/bundle.ts'
import { commands } from './package/commands.mjs'
import { copyPackages } from './package/native-packages.ts'
import { exitOnError } from './settings.ts'

const out = 'dist/node'

/** Files that the shop reads, and texts for its operator. */
const copied = [
  'dist/client',
  'dist/server/assets',
  'dist/server/index.js',
  'dist/server/build.stamp',
  'migrations',
  'backends/commerce/migrations',
  'backends/content/migrations',
  'contracts/commerce.graphql',
  'contracts/content.graphql',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  ...globSync('docs/*.md'),
]

const scripts = {
  start: 'node proviant.mjs',
  ...Object.fromEntries(commands.map((command) => [command, `node proviant.mjs ${command}`])),
}

const megabytesOf = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return (entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6).toFixed()
}

await exitOnError(async () => {
  if (process.argv.length > 2) throw new Error(`npm run package has no options; it writes ${out}.`)
  rmSync(out, { recursive: true, force: true })
  await bundleNode(out)
  for (const path of copied) cpSync(path, join(out, path), { recursive: true })
  copyPackages(out, nativePackages, scripts)
  console.log(`${out}: ${megabytesOf(out)} MB. Copy the folder, and start it with \`node proviant.mjs\`.`)
})
