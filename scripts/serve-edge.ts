// Serves the build in workerd until it is told to stop. Called by `start.mjs --edge`.
import { pickVars } from '#server/node-bindings.ts'
import { startEdge } from './edge.ts'
import { readSecrets } from './secrets.ts'

const dataDir = process.env.DATA_DIR || '.data'
const edge = await startEdge({
  port: Number(process.env.PORT || 8787),
  host: process.env.HOST || 'localhost',
  dataDir: `${dataDir}/edge`,
  vars: { ...pickVars(process.env), ...readSecrets(dataDir, process.env) },
})

// Ctrl-C arrives twice: from the terminal and from start.mjs.
let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await edge.dispose()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', stop)
process.send?.('ready')
