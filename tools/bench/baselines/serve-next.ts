// Serves the built Next.js baseline like `next start`. Arguments: folder and port.
import { createRequire } from 'node:module'
import { join } from 'node:path'

type StartServer = (options: {
  dir: string
  port: number
  hostname: string
  isDev: boolean
  allowRetry: boolean
}) => Promise<void>

const [folder = '', port = ''] = process.argv.slice(2)
process.chdir(folder)
const program = join(folder, 'node_modules/next/dist/server/lib/start-server.js')
const { startServer } = createRequire(import.meta.url)(program) as { startServer: StartServer }
await startServer({ dir: folder, port: Number(port), hostname: 'localhost', isDev: false, allowRetry: false })
process.send?.('ready')
process.once('disconnect', () => process.exit())
