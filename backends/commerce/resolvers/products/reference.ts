import { locales } from '../../../graphql/locales.ts'
import { countryCodes, registrationCountries, statesOf } from '../../rules/countries.ts'
import { countryName } from '../../rules/locale.ts'
import { readUnits } from '../../sql/units.ts'
import type { Resolvers } from '../generated/types.ts'

/** `name` is in English; `translations` has all languages. */
const toCountry = (code: string) => ({
  id: code,
  code,
  name: countryName('en', code),
  translations: locales.map((locale) => ({ locale, name: countryName(locale, code) })),
  states: (statesOf[code] ?? []).map(([id, defaultName]) => ({ id, code: id, defaultName })),
})

export const referenceResolvers: Resolvers = {
  Query: {
    unitoptions: async (_, __, { db, locale }) => ({
      status: true,
      unitoptions: await readUnits(db, locale),
    }),
    countries: () => countryCodes.map(toCountry),
    registration_countries: () =>
      registrationCountries.map(({ code, vatMask, enabled }) => ({
        ...toCountry(code),
        vat_mask: vatMask,
        registration_enabled: enabled,
      })),
  },
}
