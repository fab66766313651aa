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

type Files = Record<Locale, () => Promise<{ default: object }>>

/** In a browser these are the words that a guest's shelves do with. */
const files: Files = {
  nl: () => import('./messages/nl.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  fr: () => import('./messages/fr.json'),
}

/** What a browser is still short of; elsewhere nothing is. */
const rests: Files | null = import.meta.env.SSR
  ? null
  : {
      nl: () => import('./messages/nl.json?rest'),
      en: () => import('./messages/en.json?rest'),
      de: () => import('./messages/de.json?rest'),
      fr: () => import('./messages/fr.json?rest'),
    }

/** Takes further words of its language. */
type Translator = Translate & { add: (messages: object) => void }

export function createTranslator(locale: Locale, messages: Messages): Translator {
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
  const known: Translate = (key, params) => {
    if (params) return translate(key, params)
    const text = plain.get(key) ?? translate(key)
    plain.set(key, text)
    return text
  }
  return Object.assign(known, { add: (more: object) => void words.set(locale, more as Messages) })
}

/**
 * Loads translators, each on first use and once. A file that cannot be loaded is asked for again the next time.
 * @param fallback read in its place; null: loading fails
 */
export function createLoader(files: Files, fallback: Locale | null): (locale: Locale) => Promise<Translator> {
  const loaded = new Map<Locale, Promise<Translator>>()
  return function load(locale: Locale): Promise<Translator> {
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

const load = createLoader(files, typeof document === 'undefined' ? toLocale(fallbackLocale) : null)

/** The translator of a language. In a browser the page stands already, in its language: without the words it stays a plain one. */
export const loadTranslator: (locale: Locale) => Promise<Translate> = load

/** The translator with all words of its language. In a browser, where they are two files, one that fails is asked for again. */
export async function loadFullTranslator(locale: Locale): Promise<Translate> {
  const [t, rest] = await Promise.all([load(locale), rests?.[locale]()])
  t.add(rest?.default ?? {})
  return t
}

/** Adds messages to the translator of a language. */
export const addMessages = async (locale: Locale, messages: object) => (await load(locale)).add(messages)

/** For the parity test and for tools that walk all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, (await files[locale]()).default])),
  ) as Record<Locale, Messages>
