// Preloaded before node.ts (`--import`): checks the settings, prepares the data folder and adds its secrets to the environment.
import { readConfig } from '#server/config/config.ts'
import { lockDataDir } from './data-lock.ts'
import { prepareNode } from './prepare.ts'
import { exitOnError, readSettings } from './settings.ts'

const { dataDir, vars } = await exitOnError(() => readSettings(process.env))
// with external backends, several processes may share a folder
if (!vars.COMMERCE_URL || !vars.CONTENT_URL) await exitOnError(() => lockDataDir(dataDir))
await exitOnError(() => prepareNode(dataDir, process.env, readConfig(vars)))
Object.assign(process.env, vars)

// Only start.mjs opens an IPC channel; if that process is killed, this one must exit too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
