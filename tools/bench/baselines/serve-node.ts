// Serves a baseline bundle on Node through the shop's server, with its settings. Arguments: bundle and port.
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'

type Worker = { fetch(request: Request): Response | Promise<Response> }

const [bundle = '', port = ''] = process.argv.slice(2)
const { default: worker } = (await import(pathToFileURL(bundle).href)) as { default: Worker }
serve(
  {
    fetch: (request) => worker.fetch(request),
    port: Number(port),
    hostname: 'localhost',
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, maxHeaderSize: 16_384 },
  },
  () => process.send?.('ready'),
)
process.once('disconnect', () => process.exit())
