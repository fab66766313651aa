// Mail receivers: a real SMTP server and the HTTP API of a provider. Both accept mails until configured otherwise.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** `source`: the raw message. */
export type Received = { from: string; to: string[]; source: string }

/** @param reply SMTP code that rejects a sender or recipient, null to accept; called for each */
export async function startSmtpServer(reply: (about: string) => number | null = () => null) {
  const received: Received[] = []
  const toSmtpError = (code: number | null) => (code ? Object.assign(new Error('no'), { responseCode: code }) : null)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '', password }, _, done) =>
      password === 'secret' ? done(null, { user: username }) : done(toSmtpError(535)),
    onMailFrom: ({ address }, _, done) => done(toSmtpError(reply(address))),
    onRcptTo: ({ address }, _, done) => done(toSmtpError(reply(address))),
    onData: (stream, { envelope }, done) =>
      void text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
        done()
      }),
  })
  // listens on every address of this machine, so that it can look like a remote host
  const listening = server.listen(0, '0.0.0.0')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(done))
  return { host: `127.0.0.1:${port}`, received, close }
}

export type Posted = { authorization: string | undefined; key: string | undefined; mail: Record<string, unknown> }

/** @param reply status of the response; called for each request */
export async function startMailApi(reply: () => number = () => 200) {
  const posted: Posted[] = []
  const server = createServer(async (request, response) => {
    const mail = JSON.parse(await text(request)) as Posted['mail']
    const { authorization, 'idempotency-key': key } = request.headers
    posted.push({ authorization, key: String(key), mail })
    response.writeHead(reply(), { 'content-type': 'application/json' }).end('{"id":"1"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`, posted, close }
}
