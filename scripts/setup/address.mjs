// The address on which a shop listens.
import { createServer } from 'node:net'

/** `url` is one that this machine reaches. @param env the environment of the shop */
export function readAddress({ HOST, PORT }) {
  const port = Number(PORT || 8787)
  const host = HOST || 'localhost'
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { host, port, url: `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}` }
}

/**
 * @param {string} [setting] the variable that has the port
 * @throws Error with a sentence if the port is in use
 */
export function requireFreePort({ host, port }, setting = 'PORT') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const taken =
        error.code === 'EADDRINUSE' ? `Port ${port} is in use` : `Cannot listen on ${host}:${port} (${error.code})`
      reject(new Error(`${taken}; choose another one with ${setting}=${port + 1}.`))
    })
    server.listen(port, host, () => server.close(resolve))
  })
}
