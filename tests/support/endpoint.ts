// Serves the embedded backends over HTTP in production mode with any contract, as an external endpoint.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { serve } from '@hono/node-server'
import { createCommerce } from '#backends/commerce/handler.ts'
import { createContent } from '#backends/content/handler.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { createFiles } from '#server/platform/node/files.ts'
import { contractOf, type ServiceName } from '../../scripts/contract/service.ts'
import { toBaseContract } from '../../scripts/generate/base-contract.ts'
import { copyNodeData } from './demo-data.ts'

export type ServiceKind = ServiceName
type Handler = (request: Request) => Promise<Response>

export interface Endpoint {
  url: string
  asked: { query: string; variables?: unknown; operationName?: string }[]
  close(): Promise<void>
}

export const baseContractOf = (party: ServiceKind) => toBaseContract(contractOf(party))

/** The commerce contract without these fields and their descriptions. */
export const commerceWithout = (...names: string[]) =>
  names.reduce(
    (contract, name) => contract.replace(new RegExp(` {2}"[^"\n]*"\\n {2}${name}: .*\\n`), ''),
    contractOf('commerce'),
  )

export async function startEndpoint(handler: Handler): Promise<Endpoint> {
  const asked: Endpoint['asked'] = []
  const files = createFiles('dist/client', { secure: false })
  const fetch: Handler = async (request) => {
    // such a host serves its images too
    if (request.method === 'GET') return files.fetch(request)
    asked.push(await request.clone().json())
    return handler(request)
  }
  const server = serve({ fetch, port: 0, hostname: 'localhost' }) as Server
  if (!server.listening) await once(server, 'listening')
  const close = async () => {
    server.close()
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
    await once(server, 'close')
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/graphql`, asked, close }
}

/** Both embedded backends over their own demo data. */
export async function openBackends() {
  const dataDir = await copyNodeData()
  const { COMMERCE_DB, CONTENT_DB, KV, SHOP_DB, close } = openNodeBindings({ dataDir, vars: {} })
  const common = { shopOrigin: '' }
  // a CMS without the field has no such values either
  const withoutOwnFields = `UPDATE form_texts SET pages = replace(pages, '"VatNumber"', '"SingleLineText"')`
  const withoutProducts = `UPDATE entry_texts SET blocks = (SELECT json_group_array(json(value)) FROM json_each(blocks)
    WHERE value ->> 'type' <> 'products') WHERE blocks LIKE '%"products"%'`
  return {
    KV,
    SHOP_DB,
    /** The handler of a backend that serves this contract. @param debug true: introspection is allowed */
    async open(party: ServiceKind, contract: string, debug = false): Promise<Handler> {
      const options = { ...common, debug, contract }
      if (party === 'commerce') return createCommerce({ db: COMMERCE_DB, ...options })
      if (!contract.includes('products_Entry')) await CONTENT_DB.prepare(withoutProducts).run()
      if (!contract.includes('Field_VatNumber')) await CONTENT_DB.prepare(withoutOwnFields).run()
      return createContent({ db: CONTENT_DB, ...options })
    },
    close() {
      close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
