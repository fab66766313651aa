/** Sends a page shell, and in the same response the private data of the customer. */
import { placeholderAttr, privateDataId } from '#protocol/protocol.ts'
import { acceptsEncoding, compressAndFlush, continueStream } from '../cache/brotli.ts'
import type { Page } from '../cache/page.ts'
import type { PrivateValues } from '../context/env.ts'
import { contextOf } from '../http/request-context.ts'
import { nextMacrotask } from '../time/event-loop.ts'
import type { PageVisit } from './page-visit.ts'

const end = '</body></html>'
const utf8 = new TextEncoder()
const compressed = { encodeBody: 'manual' } as ResponseInit

const openBytes = ({ bytes }: Page) => bytes.subarray(0, bytes.length - end.length)

/** JSON in a script element; escaped, so that no text ends the element. */
const toJson = (values: PrivateValues) =>
  `<script type="application/json" id="${privateDataId}">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`

export async function sendShell({ c, match, canonicalUrl, customer }: PageVisit, page: Page): Promise<Response> {
  if (!page.shell || !customer) throw new Error('a page shell requires a customer')
  const { placeholders, fallbacks, reads } = page.shell
  const { context } = await contextOf(c, match.locale)
  const isBrotli = page.brotli.length > 0 && acceptsEncoding('br', c.req.header('accept-encoding'))

  const privateTail = async (): Promise<string> => {
    const { runPrivateReads, renderPlaceholders, fillPlaceholdersScript } = await c.var.loadRenderer()
    const values = { customer, answers: await runPrivateReads(reads, context) }
    // if they cannot be rendered, the fallbacks stay until the app has hydrated
    const rendered = await renderPlaceholders(placeholders, context, canonicalUrl, values).catch((error: unknown) => {
      context.log('error', 'private-reads.failed', { req: context.requestId, message: String(error) })
      return fallbacks
    })
    const fills = rendered.map((html, index) =>
      html === fallbacks[index] ? '' : `<template ${placeholderAttr}="${index}">${html}</template>`,
    )
    return `${fills.join('')}${toJson(values)}<script>${fillPlaceholdersScript}</script>${end}`
  }

  const ended = Promise.withResolvers<void>()
  c.set('ended', ended.promise)

  async function* body() {
    try {
      yield isBrotli ? page.brotli : openBytes(page)
      // sends the shell before the reads occupy the thread
      await nextMacrotask()
      const tail = utf8.encode(await privateTail())
      yield isBrotli ? continueStream(tail) : tail
    } finally {
      ended.resolve()
    }
  }

  const source = body()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void source.return(),
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'private, no-store',
    'cache-status': 'proviant-page; hit; detail=customer',
    vary: 'accept-encoding, cookie',
    ...(isBrotli && { 'content-encoding': 'br' }),
  }
  return new Response(stream, { ...(isBrotli && compressed), status: page.status, headers })
}

const isCompressing = new WeakSet<Page>()

/** Most shells are requested once: the shell is compressed at the second request, for later ones. */
export async function compressAtSecondRequest(page: Page): Promise<void> {
  if (isCompressing.has(page)) return
  isCompressing.add(page)
  await nextMacrotask()
  page.brotli = await compressAndFlush(openBytes(page))
}
