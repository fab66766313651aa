/** The messages of the operator's pages: on the server part of all messages, in a browser a file of their own. */
import type { Locale } from './locales.ts'
import { addMessages } from './translator.ts'

const files: Record<Locale, () => Promise<{ default: object }>> | null = import.meta.env.SSR
  ? null
  : {
      nl: () => import('./messages/nl.json?operator'),
      en: () => import('./messages/en.json?operator'),
      de: () => import('./messages/de.json?operator'),
      fr: () => import('./messages/fr.json?operator'),
    }

export async function loadOperatorMessages(locale: Locale): Promise<void> {
  if (files) await addMessages(locale, (await files[locale]()).default)
}
