// Sends raw HTTP requests that no client library would send.
import { connect } from 'node:net'

/** Sends text over TCP and returns everything received until the other side closes the connection. */
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
