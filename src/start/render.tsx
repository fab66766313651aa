/** Renders pages with TanStack Start: streamed to visitors, or whole for the cache and for browsers without scripts. */
import { css } from 'virtual:stylesheet'
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { runPrivateReads } from '#api/run-private-reads.ts'
import fillPlaceholdersScript from '#bootstrap/inline/fill-placeholders.ts?script'
import pageScript from '#bootstrap/inline/page-script.ts?script'
import { getRendering } from '#server/context/context.ts'
import type { Renderer } from '#server/context/env.ts'
import { yieldToEventLoop } from '#server/time/event-loop.ts'
import { extractHydrationData, waitForDeferred } from './hydration-data.ts'
import { renderPlaceholders } from './render-placeholders.tsx'
import { runInStartEvent } from './start-event.ts'
import { renderWhole } from './whole-document.ts'

const stream = createStartHandler(defaultStreamHandler)

/** A complete document with its deferred parts; without hydration data if `takeData` collects it. */
const whole = createStartHandler(
  defineHandlerCallback(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: async () => {
        const { takeData } = getRendering().options
        await waitForDeferred(router)
        if (takeData) takeData(await extractHydrationData(router))
        await yieldToEventLoop()
        // the router itself adds the doctype to a string
        return renderWhole(<StartServer router={router} />, router.options.ssr?.nonce)
      },
    }),
  ),
)

/** Uncompressed bytes up to which the stylesheet is inlined in cached pages; the size budget limits its brotli form to 14 KB. */
const inlineLimit = 90_000

export const renderer: Renderer = {
  render: (request, _context, { mode }) => runInStartEvent(request, mode === 'stream' ? stream : whole),
  runPrivateReads,
  renderPlaceholders,
  fillPlaceholdersScript,
  inlineScripts: [pageScript],
  css: css && css.length <= inlineLimit ? css : null,
}
