// Where the pictures of an external backend are looked for.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPictureHost } from '#tests/support/picture-host.ts'
import type { Config } from '../config.ts'
import { createOriginals } from './originals.ts'
import type { ImageWorks } from './works.ts'

let cdn: Awaited<ReturnType<typeof startPictureHost>>
/** Has no pictures. */
const backend = createServer((_, response) => void response.writeHead(404).end())
beforeAll(async () => {
  cdn = await startPictureHost()
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
})
afterAll(async () => {
  backend.closeAllConnections()
  backend.close()
  await cdn.close()
})

const works = { readFile: async () => null } as unknown as ImageWorks
const find = (imageOrigins: string[]) => {
  const { port } = backend.address() as AddressInfo
  const config = {
    commerceUrl: `http://127.0.0.1:${port}/graphql`,
    contentUrl: null,
    imageOrigins,
  } as unknown as Config
  return createOriginals(config, works)({ width: 413, party: 'commerce', path: '/uploads/photo.jpg', search: '' })
}

test('a picture that is not on the backend’s own host is found on the hosts beside it that are configured, and nowhere else', async () => {
  expect(await find([])).toBeNull()
  expect(cdn.asked).toEqual([])
  expect(await find([cdn.url])).toMatchObject({ type: 'image/jpeg' })
})
