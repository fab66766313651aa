import type { Plugin } from 'vite'

const replacement = '\0without-link'

/**
 * Leaves out the router's Link component, which its route classes import: links are plain anchors (intercept-links.ts).
 * docs/decisions/0018 has the gain. The build fails if the import no longer exists.
 */
export function withoutLink(): Plugin {
  let hits = 0
  return {
    name: 'without-link',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/link\.js$/ },
      handler(_source, importer) {
        if (!importer?.includes('@tanstack/react-router/dist/esm/route.js')) return null
        hits += 1
        return replacement
      },
    },
    load: { filter: { id: /^\0without-link$/ }, handler: () => 'export const Link = null' },
    buildEnd(error) {
      if (!error && this.environment.mode === 'build' && hits === 0) this.error('without-link: no import of Link')
    },
  }
}
