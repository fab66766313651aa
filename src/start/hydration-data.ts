/** Extracts hydration data into a file. Relies on internals of TanStack Router, which hydration-data.test.ts checks. */
import type { AnyRouter } from '@tanstack/react-router'
import { markSettled } from './whole-document.ts'

/** Load times, which would change the ETag of an unchanged page at each render. 0 counts as stale, so the app loads the data again. */
const loadedAt = /\bu:\d{13},s:/g
const endOfData = '$_TSR.e()'
/** How the script removes its own element; a file has none. */
const cleanUp = /;\{let s=document\.currentScript[\s\S]*$/

/** Waits for the deferred parts of the page; React then reads them without suspending. */
export async function waitForDeferred(router: AnyRouter): Promise<void> {
  const loaded = router.stores.matches.get().flatMap((match) => Object.values(match.loaderData ?? {}))
  await Promise.all(loaded.map((value) => value instanceof Promise && markSettled(value)))
}

/** After `waitForDeferred`. @returns JavaScript that passes the data to the app @throws Error if data is still pending */
export async function extractHydrationData(router: AnyRouter): Promise<string> {
  await new Promise((done) => setTimeout(done))
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()
  const source = tags?.before.map((tag) => tag.children ?? '').join(';') ?? ''
  if (!source.includes(endOfData)) throw new Error('the page still has pending data: it cannot be cached')
  return source.replace(loadedAt, 'u:0,s:').replace(cleanUp, '')
}
