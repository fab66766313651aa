// Requests that no client library would send. Called by tests/workers.
import { connect } from 'node:net'

/** Sends text over a plain connection and answers all that came back until the other side closed it. */
export function sendRawRequest(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
