import { expect, test } from 'vitest'
import { categories } from '#contracts/generated/commerce.ts'
import {
  allNewsPages,
  entry,
  faqList,
  formQuery,
  jobsEntry,
  legalPages,
  newsEntry,
  quotes,
  siteCraftData,
} from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { open, openEachTest, settle, shared, waitUntil } from '#tests/support/read-through.ts'
import { type BackendClient, createBackend, deadlines } from './backend.ts'
import { BackendError } from './backend-error.ts'
import { createPublicClient } from './public-client.ts'

openEachTest()

const read: TypedDocument<unknown, { siteId: number[]; language?: string[] }>[] = [
  allNewsPages,
  entry,
  faqList,
  jobsEntry,
  legalPages,
  newsEntry,
  quotes,
  siteCraftData,
]

/** A process of the shop whose content backend records the operations that it receives. */
function openProcess(previewToken: string | null = null) {
  const asked: string[] = []
  const embedded = async (request: Request) => {
    const { operationName } = (await request.json()) as { operationName: string }
    asked.push(operationName)
    const { roots = {} } = read.find(({ name }) => name === operationName) ?? {}
    const value = { leaf: 12, list: [{ id: '1' }], object: { id: '1' } }
    return Response.json({
      data: Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, value[root]])),
    })
  }
  const about = { url: null, extensions: null, token: null, cache: {} as never, log: () => undefined } as const
  const content = createBackend({ ...about, name: 'content', embedded })
  const by = { trafficClass: 'guest', caller: '1' } as const
  const place = { locale: 'en', siteId: 2, waitUntil, by, previewToken, onRead: () => undefined } as const
  const client = createPublicClient({ ...place, commerce: {} as never, content, cache: open().cache })
  const readAll = async () => {
    for (const document of read) await client.content(document, { siteId: [2] })
    await settle()
  }
  return { asked, client, readAll }
}

// F557
test('each content query is sent once for all processes, and its response is in KV', async () => {
  const [first, second] = [openProcess(), openProcess()]
  await first.readAll()
  const names = read.map(({ name }) => name)
  expect(first.asked).toEqual(names)
  for (const { name, hash } of read)
    expect(await shared.kv.get(`v3:content:${name}:${hash}:en:2:{"siteId":[2]}`)).toContain('requestedAt')
  await first.readAll()
  await second.readAll()
  expect([first.asked, second.asked]).toEqual([names, []])
})

test('a form, which has values for one visitor, is never cached, nor is the preview of an editor', async () => {
  const { client, asked } = openProcess()
  await expect(client.content(formQuery, { handle: ['contact'], siteId: [2] })).rejects.toThrow('not a cacheable read')
  expect(asked).toEqual([])
  const preview = openProcess('token')
  for (let time = 0; time < 2; time += 1) await preview.readAll()
  expect(preview.asked).toHaveLength(2 * read.length)
})

test('after a read that timed out, the other reads of the request wait for its backend a quarter as long', async () => {
  const waits: [string, number][] = []
  const backend = (name: 'commerce' | 'content') =>
    ({
      name,
      maxWaitMs: () => 300,
      send: ({ name: operation }: { name: string }, _: unknown, { timeoutMs }: { timeoutMs: number }) => {
        waits.push([operation, timeoutMs])
        const details = {
          client: name,
          operationType: 'query',
          operationName: operation,
          statusCode: 0,
          errors: undefined,
        }
        return Promise.reject(new BackendError('timeout', details as never, undefined, []))
      },
    }) as unknown as BackendClient
  const by = { trafficClass: 'guest', caller: '1' } as const
  const place = { locale: 'en', siteId: 2, waitUntil, by, onRead: () => undefined } as const
  const client = createPublicClient({
    ...place,
    commerce: backend('commerce'),
    content: backend('content'),
    cache: open().cache,
  })
  await expect(client.content(faqList, { siteId: [2] })).rejects.toThrow()
  await expect(client.content(jobsEntry, { siteId: [2] })).rejects.toThrow()
  await expect(client.commerce(categories, {})).rejects.toThrow()
  expect(waits).toEqual([
    ['faqList', deadlines.publicRead],
    ['jobsEntry', deadlines.publicRead / 4],
    ['categories', deadlines.publicRead],
  ])
})
