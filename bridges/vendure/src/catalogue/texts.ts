// Texts of Vendure in the languages of the shop.
import type { Locale } from '../../../../backends/graphql/locales.ts'

type Translation = { languageCode: string }

/** The translation of a language, else of English, else any. */
export const translationOf = <Text extends Translation>(texts: readonly Text[], locale: Locale): Text | null =>
  texts.find(({ languageCode }) => languageCode === locale) ??
  texts.find(({ languageCode }) => languageCode === 'en') ??
  texts[0] ??
  null

/** A text that is not taken yet: translations that are missing are replaced by those of another language. */
export function claim(taken: Set<string>, locale: Locale, text: string): string {
  let claimed = text
  for (let count = 2; taken.has(`${locale}/${claimed}`); count++) claimed = `${text}-${count}`
  taken.add(`${locale}/${claimed}`)
  return claimed
}
