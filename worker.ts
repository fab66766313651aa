/** Entry on Workers, and through node.ts on Node: passes the API, the renderer and the embedded backends to the edge, each loaded on first use. */
import { createApp } from './src/server/app.ts'
import { createDevelopment } from './src/server/http/development.ts'

const loadKit = async () => (await import('./src/kit/page/dev-kit.ts')).renderDevKit

const app = createApp({
  api: {
    loadRoutes: async () => (await import('./src/api/app.ts')).api,
    loadOpenApi: async () => (await import('./docs/openapi.json')).default,
    loadSitemap: () => import('./src/api/sitemap.ts'),
  },
  loadDesk: async () => (await import('./src/desk/app/desk.tsx')).mountDesk,
  loadRenderer: async () => (await import('./src/start/render.tsx')).renderer,
  embedded: {
    commerce: async (options) => (await import('#backends/commerce/handler.ts')).createCommerce(options),
    content: async (options) => (await import('#backends/content/handler.ts')).createContent(options),
  },
  buildId: import.meta.env.BUILD_ID,
  development: import.meta.hot ? createDevelopment(import.meta.hot, loadKit) : null,
})

export default app
