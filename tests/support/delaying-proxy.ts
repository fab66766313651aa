// Proxy in front of a real backend that can be slow, hang, refuse connections or fail.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `pass` forwards, `hang` never responds, `refuse` closes the connection, `status` responds with this status and body, for
 * some operations or all, `write` writes its own response, `lose` forwards one operation and closes the connection before the response,
 * or responds with `instead`.
 */
export type Behaviour =
  | { mode: 'pass'; delayMs?: number }
  | { mode: 'hang' }
  | { mode: 'refuse' }
  | { mode: 'lose'; operationName: string; instead?: { status: number; body: string } }
  | { mode: 'write'; write: (response: ServerResponse) => unknown }
  | {
      mode: 'status'
      status: number
      body?: string
      headers?: Record<string, string>
      delayMs?: number
      operations?: readonly string[]
    }

/** `arrivedAt`: `performance.now()` of the request. */
export type SeenRequest = { method: string; headers: IncomingMessage['headers']; body: string; arrivedAt: number }

export type DelayingProxy = {
  url: string
  /** Sets the behaviour of all later requests, or of each by its body; pending requests keep theirs. */
  behave(behaviour: Behaviour | ((body: string) => Behaviour)): void
  /** Bodies of all requests since the start or the last `forget`. */
  bodies(): string[]
  /** The same requests with their methods. */
  requests(): SeenRequest[]
  /** Durations of the forwarded requests since the start or the last `forget`, in milliseconds. */
  tookMs(): number[]
  waiting(): number
  forget(): void
  close(): Promise<void>
}

/** Listens on a free port and forwards each request to `target`, with the path and query of `target` if the request has none. */
export async function startDelayingProxy(target: string): Promise<DelayingProxy> {
  const seen: SeenRequest[] = []
  const took: number[] = []
  const open = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  let behaviour: Behaviour | ((body: string) => Behaviour) = { mode: 'pass' }

  const server = createServer(async (request, response) => {
    const given = behaviour
    const since = performance.now()
    const body = await readBody(request)
    const now = typeof given === 'function' ? given(body.toString()) : given
    if (now.mode === 'refuse') return void request.socket.destroy()
    const { method = '', headers } = request
    seen.push({ method, headers, body: body.toString(), arrivedAt: since })
    open.add(response)
    response.once('close', () => open.delete(response))
    if (now.mode === 'hang') return
    if (now.mode === 'write') return void now.write(response)
    if ('delayMs' in now && now.delayMs) await sleep(now.delayMs)
    const operation = () => JSON.parse(body.toString()).operationName
    if (now.mode === 'status' && (now.operations?.includes(operation()) ?? true)) {
      return void response
        .writeHead(now.status, { 'content-type': 'application/json', ...now.headers })
        .end(now.body ?? '')
    }
    if (now.mode === 'lose' && operation() === now.operationName) {
      await forward(target, request, body, null)
      if (now.instead)
        return void response.writeHead(now.instead.status, { 'content-type': 'application/json' }).end(now.instead.body)
      return void request.socket.destroy()
    }
    await forward(target, request, body, response).catch(() => response.destroy())
    took.push(performance.now() - since)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${new URL(target).pathname}`,
    behave: (next) => {
      behaviour = next
    },
    bodies: () => seen.map(({ body }) => body),
    requests: () => [...seen],
    tookMs: () => [...took],
    waiting: () => open.size,
    forget: () => {
      seen.length = 0
      took.length = 0
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function forward(
  target: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse | null,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (!['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'].includes(name))
      headers.set(name, String(value))
  }
  const url = new URL(request.url ?? '/', target)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
  const answered = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|connection|transfer-encoding)$/.test(name),
    ),
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  response?.writeHead(answer.status, answered).end(bytes)
}
