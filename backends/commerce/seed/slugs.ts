// Addresses that never clash: no two categories, brands or products answer to one path in any language. Called by the seeder.
import { type Locale, locales } from '../../graphql/locales.ts'
import { slugify } from '../rules/text.ts'
import type { Text } from './data/shape.ts'

export type Slugs = Record<Locale, string>

/** Slugs of a name, one a language. */
export const toSlugs = (name: Text): Slugs => perLocale((locale) => slugify(locale, name[locale]))

/**
 * Keeps what is taken at the first segment, in all languages together. `claim` gives the slugs as they are when nobody has
 * them, else with the suffix.
 */
export function createSlugRegister() {
  const taken = new Map<string, object>()
  return {
    claim(wanted: Slugs, suffix: string): Slugs {
      const owner = {}
      return perLocale((locale) => {
        const free = [wanted[locale], `${wanted[locale]}-${suffix}`].find(
          (slug) => (taken.get(slug) ?? owner) === owner,
        )
        if (free === undefined) throw new Error(`No free address for ${wanted[locale]}`)
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
