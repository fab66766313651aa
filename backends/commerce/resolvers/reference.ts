// Lists that hardly ever change: packing units, countries of addresses and of registration.
import type { Context } from '../context.ts'
import { countryCodes, registrationCountries, statesOf } from '../rules/countries.ts'
import { countryName, locales } from '../rules/locale.ts'

const unitsSql = 'SELECT unit_id AS id, one AS label FROM unit_texts WHERE locale = ?1 ORDER BY unit_id'

/** Names in English; the translations carry the other languages. */
const toCountry = (code: string) => ({
  id: code,
  code,
  name: countryName('en', code),
  translations: locales.map((locale) => ({ locale, name: countryName(locale, code) })),
  states: (statesOf[code] ?? []).map(([id, defaultName]) => ({ id, code: id, defaultName })),
})

export const referenceResolvers = {
  Query: {
    unitoptions: async (_: unknown, __: unknown, { db, locale }: Context) => {
      const { results } = await db.prepare(unitsSql).bind(locale).all<{ id: number; label: string }>()
      return { status: true, unitoptions: results }
    },
    countries: () => countryCodes.map(toCountry),
    registration_countries: () =>
      registrationCountries.map(({ code, vatMask, enabled }) => ({
        ...toCountry(code),
        vat_mask: vatMask,
        registration_enabled: enabled,
      })),
  },
}
