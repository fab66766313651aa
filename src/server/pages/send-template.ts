/** Sends a page that was made for every customer, with what is one's own: behind it, or in its places where no script can put it there. */
import { customerMark, fillMark, privateId } from '#bootstrap/protocol.ts'
import type { Page } from '../cache/page.ts'
import { fillSlots, heldIn, lastBrotli, moreBrotli, openBrotli } from '../cache/template.ts'
import type { RequestContext, Template } from '../context.ts'
import type { AppContext, PrivateValues, Renderer } from '../env.ts'
import { nextTask } from '../time/turn.ts'

interface Sent {
  page: Page
  template: Template
  context: RequestContext
  /** Public path and query, as the page was made for. */
  url: string
  customer: PrivateValues['customer']
}

const end = '</body></html>'
const withoutScripts = /<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/
const utf8 = new TextEncoder()
const compressed = { encodeBody: 'manual' } as ResponseInit

const headersOf = ({ csp }: Page) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': csp,
  'cache-control': 'private, no-store',
  'cache-status': 'proviant-page; hit; detail=customer',
  vary: 'accept-encoding, cookie',
})

/** As JSON in a page: no text of it ends the element. */
const toJson = (values: PrivateValues) =>
  `<script type="application/json" id="${privateId}">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`

/** Everything at once: the browser runs no scripts. Null where a slot cannot be drawn. */
export async function sendInOrder(c: AppContext, sent: Sent): Promise<Response | null> {
  const { page, template, context, customer } = sent
  const renderer = await c.var.loadRenderer()
  const values = { customer, answers: await renderer.askPrivately(template.reads, context) }
  const drawn = await draw(renderer, template.slots, sent, values)
  if (!drawn) return null
  const html = fillSlots(new TextDecoder().decode(page.bytes), drawn)
    .replace(withoutScripts, '')
    .replace(`${customerMark}=""`, `${customerMark}="${customer.id.replace(/["&<>]/g, '')}"`)
    .replace(end, () => toJson(values) + end)
  return new Response(html, { status: page.status, headers: headersOf(page) })
}

/** Null where one of them cannot be drawn. */
async function draw(renderer: Renderer, slots: unknown[], { context, url }: Sent, values: PrivateValues) {
  try {
    return await renderer.renderSlots(slots, context, url, values)
  } catch (error) {
    context.log('error', 'slots.failed', { req: context.requestId, message: String(error) })
    return null
  }
}

interface Divided {
  /** Numbers of the slots that only the reader's name fills: they need no answer. */
  names: number[]
  others: number[]
  /** What stands in each slot. */
  held: string[]
}

const divided = new WeakMap<Page, Divided>()
const isName = (slot: unknown) => !/"private":"(?!customer")/.test(JSON.stringify(slot))

/** Read out of a page when it is first sent. */
function divide(page: Page, { slots }: Template): Divided {
  const known = divided.get(page)
  if (known) return known
  const places = slots.map((_, place) => place)
  const { true: names = [], false: others = [] } = Object.groupBy(places, (place) => `${isName(slots[place])}`)
  const made = { names, others, held: heldIn(new TextDecoder().decode(page.bytes)) }
  divided.set(page, made)
  return made
}

/** The bytes at once, then the name, then what the backend says; where the backend is in this process, both in one. */
export async function sendWithTail(c: AppContext, sent: Sent): Promise<Response> {
  const { page, template, context, customer } = sent
  const renderer = await c.var.loadRenderer()
  const { names, others, held } = divide(page, template)
  const isQuick = c.var.services.embedded.commerce !== null
  const brotli = (c.req.header('accept-encoding') ?? '').includes('br') && page.brotli.length > 0

  /** What differs from what stands there; where it cannot be drawn that stays, until the app draws it. */
  async function fills(places: readonly number[], values: PrivateValues): Promise<string> {
    const slots = places.map((place) => template.slots[place])
    const drawn = await draw(renderer, slots, sent, values)
    const fill = (place: number, at: number) =>
      !drawn || drawn[at] === held[place] ? '' : `<template ${fillMark}="${place}">${drawn[at]}</template>`
    return places.map(fill).join('')
  }
  async function* parts() {
    const bytes = page.bytes
    yield brotli ? page.brotli : bytes.subarray(0, bytes.length - end.length)
    // the bytes leave before the calls take the thread
    await nextTask()
    const asking = renderer.askPrivately(template.reads, context)
    const script = `<script>${renderer.fillSlotsScript}</script>`
    // a backend in this process answers before a name of its own would be worth a part
    if (!isQuick) {
      // and the calls before the name does
      await nextTask()
      yield tail((await fills(names, { customer, answers: {} })) + script, moreBrotli)
    }
    const values = { customer, answers: await asking }
    const left = isQuick ? [...names, ...others] : others
    yield tail((await fills(left, values)) + toJson(values) + script + end, lastBrotli)
  }
  const tail = (text: string, toBrotli: typeof moreBrotli) => (brotli ? toBrotli(utf8.encode(text)) : utf8.encode(text))

  const source = parts()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void source.return(),
  })
  const headers = { ...headersOf(page), ...(brotli && { 'content-encoding': 'br' }) }
  return new Response(body, { ...(brotli && compressed), status: page.status, headers })
}

const compressing = new WeakSet<Page>()

/** Makes the compressed form of a page that was asked for again, for the next one who asks. */
export async function compressLater(page: Page) {
  if (compressing.has(page)) return
  compressing.add(page)
  await nextTask()
  page.brotli = await openBrotli(page.bytes.subarray(0, page.bytes.length - end.length))
}
