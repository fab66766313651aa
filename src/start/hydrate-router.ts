/**
 * Gives a router the data that came with the page. Instead of Start's own way, which brings what reads the answers of server
 * functions, and there are none. Called by client-app.tsx.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { isPrivate } from '#api/core/private.ts'
import { privateId } from '#bootstrap/protocol.ts'

/** What React finds there at once. */
const there = (value: unknown) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

type Sent = { customer: unknown; answers: Record<string, unknown> }
type Data = Record<string, unknown>

/** Gives a page for every customer what is its reader's own: each mark in its data becomes what came with the page. */
function putIn({ customer, answers }: Sent) {
  const page = window.$_TSR?.router
  const facts = page?.dehydratedData?.facts
  if (facts) facts.customer = customer
  for (const { l: data } of page?.matches ?? []) {
    for (const [name, value] of Object.entries((data ?? {}) as Data)) {
      if (isPrivate(value)) (data as Data)[name] = there(answers[value.private])
    }
  }
}

export async function hydrateRouter(router: AnyRouter): Promise<void> {
  const sent = document.getElementById(privateId)
  if (sent) putIn(JSON.parse(sent.textContent))
  // React does not know of it
  sent?.remove()
  try {
    await hydrate(router)
  } finally {
    // what the page's data needs no longer is taken away
    window.$_TSR?.h()
  }
}
