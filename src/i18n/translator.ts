/** Translates typed message keys with rosetta, and plurals with Intl. Loaded once per language and process. */
import rosetta from 'rosetta'
import { fallbackLocale, type Locale, locales, toLocale } from './locales.ts'
import type messages from './messages/en.json'

export type Messages = typeof messages
type Plural = { one?: string; other: string }
type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Path}${K}` : Leaf<T[K], `${Path}${K}.`>
}[keyof T & string]

/** Keys of the English file; a test checks that the other three have the same. */
export type MessageKey = Leaf<Messages>
export type MessageParams = Record<string, string | number>

/** `t('cart.lines', { count: 3 })`: the text in the translator's language; `count` selects the plural. */
export type Translate = (key: MessageKey, params?: MessageParams) => string

type LoadMessages = (locale: Locale) => Promise<{ default: object }>

/** @param files by path: `./messages/en.json` */
export const createMessageLoader =
  (files: Record<string, () => Promise<{ default: object }>>): LoadMessages =>
  (locale) =>
    files[`./messages/${locale}.json`]?.() ?? Promise.reject(new Error(`There are no messages in ${locale}.`))

/** In a browser only the messages of guests' catalogue pages (scripts/split-messages.ts). */
const loadFirst = createMessageLoader(import.meta.glob<{ default: object }>('./messages/*.json'))

/** The other messages in a browser; null on the server, whose files are complete. */
const loadRest = import.meta.env.SSR
  ? null
  : createMessageLoader(import.meta.glob<{ default: object }>('./messages/*.json', { query: '?rest' }))

/** `add` merges further messages of the language. */
type Translator = Translate & { add: (messages: object) => void }

export function createTranslator(locale: Locale, messages: Messages): Translator {
  const dictionary = rosetta<Messages>({ [locale]: messages })
  dictionary.locale(locale)
  const rules = new Intl.PluralRules(locale)
  /** Memo of texts without parameters: a page translates hundreds of them, mostly the same as the page before. */
  const memo = new Map<MessageKey, string>()
  const translate: Translate = (key, params) => {
    const found = dictionary.t(key, params) as unknown
    if (typeof found === 'string') return found || key
    const form = rules.select(Number(params?.count ?? 0))
    return dictionary.t(`${key}.${form}`, params) || dictionary.t(`${key}.other`, params) || key
  }
  const translateMemoized: Translate = (key, params) => {
    if (params) return translate(key, params)
    const text = memo.get(key) ?? translate(key)
    memo.set(key, text)
    return text
  }
  return Object.assign(translateMemoized, { add: (more: object) => void dictionary.set(locale, more as Messages) })
}

/** Loads each translator once; retries after a failure. @param fallback language to load instead; null: the call rejects */
export function createTranslatorLoader(
  loadMessages: LoadMessages,
  fallback: Locale | null,
): (locale: Locale) => Promise<Translator> {
  const loaded = new Map<Locale, Promise<Translator>>()
  // Vite requires literal paths; an edit of messages leaves all modules that import this one as they are
  import.meta.hot?.accept(
    ['./messages/de.json', './messages/en.json', './messages/fr.json', './messages/nl.json'],
    () => loaded.clear(),
  )
  return function load(locale: Locale): Promise<Translator> {
    const known = loaded.get(locale)
    if (known) return known
    const translator = loadMessages(locale)
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

const load = createTranslatorLoader(loadFirst, typeof document === 'undefined' ? toLocale(fallbackLocale) : null)

/** The translator of a language. Without a fallback in a browser: the page is rendered in its language already, and stays without the app. */
export const loadTranslator: (locale: Locale) => Promise<Translate> = load

/** The translator with all messages of its language. In a browser a second file that failed is loaded again on the next call. */
export async function loadFullTranslator(locale: Locale): Promise<Translate> {
  const [t, rest] = await Promise.all([load(locale), loadRest?.(locale)])
  t.add(rest?.default ?? {})
  return t
}

export const addMessages = async (locale: Locale, messages: object) => (await load(locale)).add(messages)

export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, (await loadFirst(locale)).default])),
  ) as Record<Locale, Messages>
