// Entry of a package (`npm run package`): `node proviant.mjs` serves the shop, `node proviant.mjs backup <folder>` runs a command.
// Plain JavaScript: it names the required Node also on an older one. `.env`, DATA_DIR and files are relative to the working directory.
import path from 'node:path'
import { readAddress, requireFreePort } from '../setup/address.mjs'
import { demoAccounts } from '../setup/demo-accounts.mjs'
import { loadEnv } from '../setup/load-env.mjs'
import { heapFlags, memoryEnv } from '../setup/memory-settings.mjs'
import { isNewEnough, minimum } from '../setup/node.mjs'
import { runForCode } from '../setup/run.mjs'
import { commands } from './commands.mjs'

const usage = `Usage: node proviant.mjs [command]
  without a command  serves the shop
  ${commands.join(', ')}
                     commands of an operator: docs/operations.md describes them`

/** Replaces this process, so that signals reach the shop and no second Node stays in memory; Windows has no such call. */
async function continueWith(args, env) {
  if (process.platform === 'win32') process.exit(await runForCode(process.execPath, args, { env }))
  process.execve(process.execPath, [process.execPath, ...args], env)
}

try {
  if (!isNewEnough(process.execPath))
    throw new Error(`The shop requires Node ${minimum.join('.')} or newer; this is ${process.version}.`)
  const root = import.meta.dirname
  const [command, ...words] = process.argv.slice(2)
  loadEnv(process.cwd())
  const env = { ...memoryEnv, ...process.env, DATA_DIR: path.resolve(process.env.DATA_DIR || '.data') }
  const flags = [...heapFlags, '--disable-warning=ExperimentalWarning']
  const scriptOf = (name) => path.join(root, 'scripts', `${name}.js`)
  if (command === '--help' || command === '-h') {
    console.log(usage)
  } else if (command === undefined) {
    const address = readAddress(env)
    await requireFreePort(address)
    const lines = [`Proviant starts on ${address.url}, with its data in ${env.DATA_DIR}`, ...demoAccounts(env)]
    // in production each line of the output is JSON
    if (env.NODE_ENV !== 'production') console.log(lines.join('\n'))
    await continueWith([...flags, '--import', scriptOf('prepare-node'), path.join(root, 'node.js')], env)
  } else if (!commands.includes(command)) {
    throw new Error(usage)
  } else if (words.includes('--remote')) {
    throw new Error('--remote needs wrangler.toml and wrangler: run the command in a clone of the repository.')
  } else {
    await continueWith([...flags, scriptOf(command), ...words], env)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
