// Loaded by Node before node.ts (`--import`): prepares the data folder and puts its secrets into the environment. Called by start.mjs and tests.
import { prepareNode } from './prepare.ts'
import { readSecrets } from './secrets.ts'

const dataDir = process.env.DATA_DIR || '.data'
await prepareNode(dataDir, process.env)
Object.assign(process.env, readSecrets(dataDir, process.env))

// Only start.mjs opens a channel; when that process is killed outright this one must not stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
