/** Draws pages with TanStack Start: streamed to visitors, or whole for the cache and for browsers without scripts. Handed to createApp. */
import { css } from 'virtual:stylesheet'
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'
import { askWrittenDown } from '#api/ask-written-down.ts'
import { fillSlotsScript } from '#bootstrap/fill-slots-script.ts'
import { inlineScript } from '#bootstrap/inline-script.ts'
import { getRendering } from '#server/context.ts'
import type { Renderer } from '#server/env.ts'
import { yieldTurn } from '#server/time/turn.ts'
import { takeHydrationData } from './hydration-data.ts'
import { renderSlots } from './render-slots.tsx'
import { inStartEvent } from './start-event.ts'

const stream = createStartHandler(defaultStreamHandler)

/** One finished document: nothing pending, deferred parts in their place. With `takeData` it holds no hydration data. */
const whole = createStartHandler(
  defineHandlerCallback(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: async () => {
        const { takeData } = getRendering().options
        if (takeData) takeData(await takeHydrationData(router))
        await yieldTurn()
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
  render: (request, _context, { mode }) => inStartEvent(request, mode === 'stream' ? stream : whole),
  askPrivately: askWrittenDown,
  renderSlots,
  fillSlotsScript,
  inlineScripts: [inlineScript],
  css: css && css.length <= inlineLimit ? css : null,
}
