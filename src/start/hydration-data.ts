/**
 * The hydration data of a finished page, taken out of it: pages for everybody carry theirs as a file of its own. Called by render.tsx.
 * Relies on inner parts of TanStack Router (`stores`, `serverSsr`, the form of its script), which hydration-data.test.ts pins.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** When each part was loaded: would make every filling of an unchanged page another page. 0 counts as old, so the app asks anew. */
const loadedAt = /\bu:\d{13},s:/g
/** How the script says that nothing more will come. */
const ended = '$_TSR.e()'
/** How it takes itself out of the document: a file has nothing to take away. */
const cleanUp = /;\{let s=document\.currentScript[\s\S]*$/

/**
 * Waits for the deferred parts of the page, so that they stand in their places.
 * @returns JavaScript that hands the data over to the app
 */
export async function extractHydrationData(router: AnyRouter): Promise<string> {
  const deferred = router.stores.matches.get().flatMap((match) => Object.values(match.loaderData ?? {}))
  await Promise.allSettled(deferred)
  await new Promise((done) => setTimeout(done))
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()
  const source = tags?.before.map((tag) => tag.children ?? '').join(';') ?? ''
  if (!source.includes(ended)) throw new Error('the page still has pending data: it cannot be cached')
  return source.replace(loadedAt, 'u:0,s:').replace(cleanUp, '')
}
