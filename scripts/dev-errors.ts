// Vite plugin of the dev server: shows errors of the worker in the browser, and reloads pages after an edit of messages or of a module that only the worker runs.
import type { Plugin, ViteDevServer } from 'vite'

type WorkerError = { event: string; message: string }

/** An error while a page renders is reported before the page has connected. */
const untilConnectedMs = 10_000

export const devErrors: Plugin = {
  name: 'dev-errors',
  apply: 'serve',
  configureServer(server) {
    let last: { payload: ReturnType<typeof toPayload>; since: number } | null = null
    server.environments.ssr?.hot.on('shop:error', (error: WorkerError) => {
      last = { payload: toPayload(error), since: Date.now() }
      server.environments.client.hot.send(last.payload)
    })
    server.ws.on('connection', (socket: { send(text: string): void }) => {
      if (last && Date.now() - last.since < untilConnectedMs) socket.send(JSON.stringify(last.payload))
    })
    server.watcher.on('change', () => {
      last = null
    })
  },
  hotUpdate({ modules, file, server }) {
    const isMessages = /\/i18n\/messages\/\w+\.json$/.test(file)
    if (this.environment.name === 'ssr' && modules.length > 0 && (isMessages || !isInBrowser(server, file)))
      server.environments.client.hot.send({ type: 'full-reload' })
    if (!isMessages) return
    // every module depends on the messages: the worker loads only the file again, and the page is reloaded anyway
    return this.environment.name === 'ssr' ? modules.filter(({ url }) => !url.includes('?')) : []
  },
}

const isInBrowser = ({ environments }: ViteDevServer, file: string) =>
  (environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0

function toPayload({ event, message }: WorkerError) {
  const [title = '', ...stack] = message.split('\n')
  return { type: 'error' as const, err: { message: `${event}: ${title}`, stack: stack.join('\n') } }
}
