// Round-robin HTTP proxy: a process that does not respond is skipped.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response header with the index of the process. */
export const targetHeader = 'x-process'

export type Balancer = { url: string; close(): void }

/** @param targets origins of the processes; read for each request, so that they may change */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let next = 0

  function forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number) {
    const index = next++ % targets.length
    const target = targets[index]
    const { method, headers } = incoming
    const call = request(`${target}${incoming.url}`, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, [targetHeader]: String(index) })
      response.on('error', () => outgoing.destroy())
      response.pipe(outgoing)
    })
    call.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else if (tries < targets.length) forward(incoming, body, outgoing, tries + 1)
      else outgoing.writeHead(502).end()
    })
    call.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    forward(incoming, Buffer.concat(chunks), outgoing, 1)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
