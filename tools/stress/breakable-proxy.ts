// TCP proxy whose connections can be cut, or silenced without being closed, as behind a broken network.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type BreakableProxy = {
  port: number
  /** Closes all connections and refuses new ones until `repair`. */
  cut(): void
  /** Keeps connections open, also new ones, but forwards nothing until `repair`. */
  silence(): void
  repair(): void
  close(): void
}

export async function startBreakableProxy(targetPort: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const target = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      // bytes that are sent while the proxy is silent are lost
      from.on('data', (chunk) => state === 'open' && to.write(chunk))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      closeAll()
    },
    silence() {
      state = 'silent'
    },
    repair() {
      // a connection that has lost bytes cannot be used again
      if (state === 'silent') closeAll()
      state = 'open'
    },
    close() {
      closeAll()
      server.close()
    },
  }
}
