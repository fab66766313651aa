/** Divides the words of a language in the client's build: what a guest's shelves do with, and the rest. Called by vite.config.ts. */
import type { Plugin } from 'vite'

/** Groups of no text that a guest meets on the home page, in the catalogue and on a content page. */
const later = new Set([
  'account',
  'addresses',
  'cartPage',
  'checkout',
  'delivery',
  'invoices',
  'lists',
  'orders',
  'pad',
  'refill',
  'search',
])

/** @param words of a language, by group */
export const divide = (words: Record<string, unknown>, isRest: boolean) =>
  Object.fromEntries(Object.entries(words).filter(([group]) => later.has(group) === isRest))

export const wordsInTwo: Plugin = {
  name: 'words-in-two',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/i18n\/messages\/\w+\.json/ },
    handler(code, id) {
      const isRest = id.endsWith('?rest')
      const words = JSON.stringify(divide(JSON.parse(code), isRest))
      // a file with a query is no JSON to Vite
      return isRest ? `export default ${words}` : words
    },
  },
}
