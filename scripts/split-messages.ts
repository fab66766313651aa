/** Splits the messages of a language in the client build: guest pages, the rest, and the operator's. */
import type { Plugin } from 'vite'

/** Groups without a message on the home page, in the catalogue or on a content page. */
const restGroups = new Set([
  'account',
  'addresses',
  'cartPage',
  'checkout',
  'delivery',
  'empties',
  'invoices',
  'lists',
  'orders',
  'quickOrder',
  'reorder',
  'search',
  'standing',
  'users',
  'approvals',
  'recalls',
  'assortment',
])

export type MessagePart = 'first' | 'rest' | 'operator'

/** Rendered on the server only. */
const serverGroup = 'desk'

const partOf = (group: string): MessagePart | null =>
  group === serverGroup ? null : group === 'operator' ? 'operator' : restGroups.has(group) ? 'rest' : 'first'

/** @param messages of a language, by group */
export const splitByScreen = (messages: Record<string, unknown>, part: MessagePart) =>
  Object.fromEntries(Object.entries(messages).filter(([group]) => partOf(group) === part))

export const splitMessages: Plugin = {
  name: 'split-messages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/i18n\/messages\/\w+\.json/ },
    handler(code, id) {
      const part = /\?(rest|operator)$/.exec(id)?.[1] as MessagePart | undefined
      const messages = JSON.stringify(splitByScreen(JSON.parse(code), part ?? 'first'))
      // Vite does not treat a file with a query as JSON
      return part ? `export default ${messages}` : messages
    },
  },
}
