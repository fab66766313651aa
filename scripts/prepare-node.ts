// Loaded by Node before node.ts (`--import`): checks the settings, prepares the data folder and puts its secrets into the environment.
// Called by start.mjs and tests.
import { prepareNode } from './prepare.ts'
import { exitOnError, readSettings } from './settings.ts'

const { dataDir, vars } = await exitOnError(() => readSettings(process.env))
await exitOnError(() => prepareNode(dataDir, process.env))
Object.assign(process.env, vars)

// Only start.mjs opens a channel; when that process is killed outright this one must not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
