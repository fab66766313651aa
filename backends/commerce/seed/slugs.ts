// Distinct slugs of categories, brands and products in every language.
import { type Locale, locales } from '../../graphql/locales.ts'
import { slugify } from '../rules/text.ts'
import type { Text } from './data/shape.ts'

export type Slugs = Record<Locale, string>

export const toSlugs = (name: Text): Slugs => perLocale((locale) => slugify(locale, name[locale]))

/** Tracks first path segments in all languages together. `claim` returns the slugs, with the suffix if one is taken. */
export function createSlugRegistry() {
  const taken = new Map<string, object>()
  return {
    claim(wanted: Slugs, suffix: string): Slugs {
      const owner = {}
      return perLocale((locale) => {
        const free = [wanted[locale], `${wanted[locale]}-${suffix}`].find(
          (slug) => (taken.get(slug) ?? owner) === owner,
        )
        if (free === undefined) throw new Error(`No free slug for ${wanted[locale]}`)
        taken.set(free, owner)
        return free
      })
    },
  }
}

function perLocale(make: (locale: Locale) => string): Slugs {
  const [nl, en, de, fr] = locales.map(make)
  return { nl: nl ?? '', en: en ?? '', de: de ?? '', fr: fr ?? '' }
}
