type LocaleRow = {
  name: string
  /** BCP 47 tag for Intl: the conventions of the market, not those of the language alone. */
  formatTag: string
  /** That of `formatTag`: Intl takes 25 ms on a slow phone to tell it. */
  decimalSign: ',' | '.'
  /** ISO 3166-1 alpha-2 code that the registration form selects. */
  country: string
  /** Site of the CMS, unless the setting CONTENT_SITES says otherwise. */
  siteId: number
}

const rows = {
  nl: { name: 'Nederlands', formatTag: 'nl-BE', decimalSign: ',', country: 'BE', siteId: 1 },
  en: { name: 'English', formatTag: 'en-IE', decimalSign: '.', country: 'BE', siteId: 2 },
  de: { name: 'Deutsch', formatTag: 'de-DE', decimalSign: ',', country: 'DE', siteId: 3 },
  fr: { name: 'French', formatTag: 'fr-BE', decimalSign: ',', country: 'BE', siteId: 4 },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof rows

export const locales = Object.keys(rows) as Locale[]

export const localeRows: Readonly<Record<Locale, LocaleRow>> = rows

export const defaultLocale: Locale = 'en'

/** Language of all messages if the file of another language fails to load; maps to `en`. The build fills in single missing messages. */
export const fallbackLocale = 'en-US'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** `de-AT` and `de` are `de`; an unknown language is English. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.slice(0, 2).toLowerCase()
  return isLocale(language) ? language : defaultLocale
}
