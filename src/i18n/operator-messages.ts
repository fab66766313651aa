/** Loads the messages of operator pages: a separate file in browsers; the server has all messages in one. */
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
