// Serves the build in workerd until SIGINT or SIGTERM.
import { readConfig } from '#server/config/config.ts'
import { createSendMail } from '#server/mail/send-mail.ts'
import { startEdge } from './edge.ts'
import { exitOnError, readSettings } from './settings.ts'

const { dataDir, vars } = await exitOnError(() => {
  const settings = readSettings(process.env)
  createSendMail(readConfig(settings.vars).mail, undefined)
  return settings
})
const edge = await exitOnError(() =>
  startEdge({
    port: Number(process.env.PORT || 8787),
    host: process.env.HOST || 'localhost',
    dataDir: `${dataDir}/edge`,
    vars,
  }),
)

const everyMinute = setInterval(() => void edge.runCron().catch(console.error), 60_000)

// Ctrl-C sends SIGINT twice: from the terminal and from start.mjs.
let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  clearInterval(everyMinute)
  await edge.dispose()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', stop)
process.send?.('ready')
