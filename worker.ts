/** Front door on Workers, and through node.ts on Node: joins the edge, the api, the renderer and the embedded backends. */
import { api } from './src/api.ts'
import { createApp } from './src/server/app.ts'

const app = createApp({
  api,
  loadRenderer: async () => (await import('./src/render.tsx')).renderer,
  embedded: {
    commerce: async (options) => (await import('#backends/commerce/handler.ts')).createCommerce(options),
    content: async (options) => (await import('#backends/content/handler.ts')).createContent(options),
  },
  buildId: import.meta.env.BUILD_ID,
})

export default app
