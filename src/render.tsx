/** Draws pages with TanStack Start: streamed to visitors, or whole for the cache and for browsers without scripts. Handed to createApp. */

import { css } from 'virtual:stylesheet'
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'
import { colourModeScript } from '#features/shell/colour-mode.ts'
import { getRequestContext } from './server/context.ts'
import type { Renderer } from './server/renderer.ts'

const stream = createStartHandler(defaultStreamHandler)

/** When each part was loaded: would make every filling of an unchanged page another page. 0 counts as old, so the app asks anew. */
const loadedAt = /\bu:\d{13},s:/g

/** One finished document: nothing pending, deferred parts in their place. With `keepData` it holds no hydration data. */
const whole = createStartHandler(
  defineHandlerCallback(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: async () => {
        const { keepData } = getRequestContext()
        if (keepData) {
          const deferred = router.stores.matches.get().flatMap((match) => Object.values(match.loaderData ?? {}))
          await Promise.allSettled(deferred)
          await new Promise((done) => setTimeout(done))
          const tags = router.serverSsr?.takeInitialHydrationScriptTags()
          const source = tags?.before.map((tag) => tag.children ?? '').join(';') ?? ''
          if (!source.includes('$_TSR.e()')) throw new Error('the page still has pending data: it cannot be kept')
          keepData(source.replace(loadedAt, 'u:0,s:').replace(/;\{let s=document\.currentScript[\s\S]*$/, ''))
        }
        const document = await renderToReadableStream(<StartServer router={router} />, {
          nonce: router.options.ssr?.nonce,
          progressiveChunkSize: Number.POSITIVE_INFINITY,
        })
        await document.allReady
        // the router adds the doctype to a string by itself
        return (await new Response(document).text()).replace(/^<!DOCTYPE html>/, '')
      },
    }),
  ),
)

/** Raw bytes under which the sheet travels inside cached pages; its brotli form is held to 14 KB by the size budget. */
const inlineLimit = 90_000

export const renderer: Renderer = {
  render: async (request, { mode }) => (mode === 'stream' ? stream(request) : whole(request)),
  inlineScripts: [colourModeScript],
  css: css && css.length <= inlineLimit ? css : null,
}
