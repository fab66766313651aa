import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Listens on a free port; `asked` are the requested paths. */
export async function startPictureHost() {
  const asked: string[] = []
  const photo = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#d9a026' } })
    .jpeg()
    .toBuffer()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const send = (type: string, body: string | Buffer, headers = {}) =>
      response.writeHead(200, { 'content-type': type, ...headers }).end(body)
    if (path.startsWith('/uploads/photo.jpg')) return send('image/jpeg', photo)
    if (path === '/uploads/drawing.svg') return send('image/svg+xml', drawing)
    if (path === '/uploads/liar.png') return send('image/png', drawing)
    if (path === '/uploads/page.jpg') return send('text/html', photo)
    if (path === '/uploads/moved.jpg') return response.writeHead(302, { location: '/uploads/photo.jpg?moved' }).end()
    if (path === '/uploads/broken.jpg') return response.writeHead(500).end()
    if (path === '/uploads/endless.jpg') {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1)
      return response.once('close', () => clearInterval(timer))
    }
    return response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, asked, close }
}
