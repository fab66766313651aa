/** What the hall asks of whoever draws pages. It is handed in, so that the edge can be tested without React. */
import type { RequestContext } from './context.ts'

export interface Renderer {
  /** Draws the page of `request`; `context.mode` says whether it may stream. */
  render(request: Request, context: RequestContext): Promise<Response>
  /** Inline scripts that a page may hold in its cached form, by their exact text. */
  inlineScripts: readonly string[]
  /** The stylesheet's text when it is small enough to travel inside a page, else null. */
  css: string | null
}
