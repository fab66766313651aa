// Sends requests with any path, header and body, which `fetch` would correct or reject, and reads the whole response.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export const maxWaitMs = 5_000

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

export type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const toAscii = (path: string) => path.replace(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter.toWellFormed()))

/** @returns null if the response is not complete after `maxWaitMs` @throws if the connection is closed without a response */
export async function sendRaw(origin: string, sent: Sent, mayRepeat = true): Promise<Answer | null> {
  const { hostname, port } = new URL(origin)
  const { method, body } = sent
  const started = performance.now()
  const signal = AbortSignal.timeout(maxWaitMs)
  const headers = { ...sent.headers, ...(body && { 'content-length': String(body.length) }) }
  try {
    return await new Promise((resolve, reject) => {
      const outgoing = request(
        { agent, hostname, port, method, path: toAscii(sent.path), headers, signal },
        (response) => {
          const read = (content: string) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: content,
              ms: performance.now() - started,
            })
          text(response).then(read, reject)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body ?? undefined)
    })
  } catch (error) {
    if (signal.aborted) return null
    // an idle connection may be closed by now
    if (mayRepeat && /ECONNRESET|EPIPE|socket hang up/.test(String(error))) return sendRaw(origin, sent, false)
    throw error
  }
}
