/** Words of one language: typed keys over rosetta, plurals by Intl. Loaded once per language and process. */
import rosetta from 'rosetta'
import { fallbackLocale, type Locale, locales, toLocale } from './locales.ts'
import type messages from './messages/en.json'

export type Messages = typeof messages
type Plural = { one?: string; other: string }
type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Path}${K}` : Leaf<T[K], `${Path}${K}.`>
}[keyof T & string]

/** Every key of the English file; the other three are held to the same keys by a test. */
export type MessageKey = Leaf<Messages>
export type MessageParams = Record<string, string | number>

/** `t('cart.lines', { count: 3 })`: the text in the translator's language; a plural is picked by `count`. */
export type Translate = (key: MessageKey, params?: MessageParams) => string

type Files = Record<Locale, () => Promise<{ default: unknown }>>

const files: Files = {
  nl: () => import('./messages/nl.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
}

export function createTranslator(locale: Locale, messages: Messages): Translate {
  const words = rosetta<Messages>({ [locale]: messages })
  words.locale(locale)
  const rules = new Intl.PluralRules(locale)
  /** Texts that nothing is put into: a page asks for hundreds, the same ones as the page before. */
  const plain = new Map<MessageKey, string>()
  const translate: Translate = (key, params) => {
    const found = words.t(key, params) as unknown
    if (typeof found === 'string') return found || key
    const form = rules.select(Number(params?.count ?? 0))
    return words.t(`${key}.${form}`, params) || words.t(`${key}.other`, params) || key
  }
  return (key, params) => {
    if (params) return translate(key, params)
    const text = plain.get(key) ?? translate(key)
    plain.set(key, text)
    return text
  }
}

/**
 * Loads translators, each on first use and once. A file that cannot be loaded is asked for again the next time.
 * @param fallback read in its place; null: loading fails
 */
export function createLoader(files: Files, fallback: Locale | null): (locale: Locale) => Promise<Translate> {
  const loaded = new Map<Locale, Promise<Translate>>()
  return function load(locale: Locale): Promise<Translate> {
    const known = loaded.get(locale)
    if (known) return known
    const translator = files[locale]()
      .then((file) => createTranslator(locale, file.default as Messages))
      .catch((error: unknown) => {
        loaded.delete(locale)
        console.error('Failed locale loading', locale, error)
        if (fallback === null || locale === fallback) throw error
        return load(fallback)
      })
    loaded.set(locale, translator)
    return translator
  }
}

/** The translator of a language. In a browser the page stands already, in its language: without the words it stays a plain one. */
export const loadTranslator = createLoader(files, typeof document === 'undefined' ? toLocale(fallbackLocale) : null)

/** For the parity test and for tools that walk all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, (await files[locale]()).default])),
  ) as Record<Locale, Messages>
