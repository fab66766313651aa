/** Renders a complete document as a string. */
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Marks a settled promise, so that React reads its value without suspending. A rejected one stays as it is. */
export async function markSettled(promise: Promise<unknown>): Promise<void> {
  const [settled] = await Promise.allSettled([promise])
  if (settled.status === 'fulfilled') Object.assign(promise, settled)
}

/** React's marker of a boundary that was suspended or failed. */
const incomplete = '<!--$!-->'

/** Without a doctype. In one pass, without encoding chunks; as a stream if a part of the page is not loaded yet. */
export async function renderWhole(document: ReactNode, nonce?: string): Promise<string> {
  try {
    const html = renderToString(document)
    if (!html.includes(incomplete)) return html
  } catch {
    // a part outside of every boundary was not loaded yet, or fails in the stream too
  }
  const stream = await renderToReadableStream(document, {
    ...(nonce && { nonce }),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
}
