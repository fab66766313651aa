/** Loads the messages of operator pages: a separate file in browsers; the server has all messages in one. */
import type { Locale } from './locales.ts'
import { addMessages, createMessageLoader } from './translator.ts'

const load = import.meta.env.SSR
  ? null
  : createMessageLoader(import.meta.glob<{ default: object }>('./messages/*.json', { query: '?operator' }))

export async function loadOperatorMessages(locale: Locale): Promise<void> {
  if (load) await addMessages(locale, (await load(locale)).default)
}
