// Serves the listing rendered by bare React as static bytes with the shop's stylesheet: the baseline of first paint.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const assets = 'dist/client/assets'

export function readStylesheet(): string {
  const sheet = readdirSync(assets).find((name) => /^index-[^.]+\.css$/.test(name))
  if (!sheet) throw new Error(`There is no sheet in ${assets}`)
  return readFileSync(join(assets, sheet), 'utf8')
}

/** Path of a page with the form of a product and nothing else: the baseline of a click on its button. */
export const pressPath = '/press'

const pressPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Form</title>
<p>Cart: <span data-cart-count></span></p>
<form data-app method="post"><button class="add-button">Add</button></form>
<script>
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const response = await fetch('', { method: 'POST' })
  document.querySelector('[data-cart-count]').textContent = await response.text()
})
</script>
</html>`

/** Pictures and fonts are 404; the first paint does not wait for them. */
export async function serveBarePage(html: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const css = brotliCompressSync(readStylesheet())
  const page = brotliCompressSync(html)
  const server = createServer(({ method, url = '' }, response) => {
    if (url === pressPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(method === 'POST' ? '1' : pressPage)
      return
    }
    const [body, type] = url.endsWith('.css') ? [css, 'text/css'] : [page, 'text/html; charset=utf-8']
    const isThere = url.endsWith('.css') || !/\.\w+$|^\/img\//.test(url)
    response.writeHead(isThere ? 200 : 404, { 'content-type': type, 'content-encoding': 'br' })
    response.end(isThere ? body : undefined)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
