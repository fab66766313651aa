import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { readConfig } from '../config/config.ts'
import { cspHash } from './content-policy.ts'
import { errorPage } from './error-page.ts'
import { fallbackStyle } from './fallback-document.ts'

test.each(locales)(
  "the last resort speaks the reader's language, has a look that its policy lets through, and ways on (%s)",
  async (locale) => {
    const t = await loadTranslator(locale)
    const config = readConfig({ SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`, BRAND_NAME: 'Halle & Söhne' })
    for (const status of [429, 500, 503] as const) {
      const page = errorPage({ t, locale, config }, status)
      const text = await page.text()
      expect(page.status).toBe(status)
      expect(page.headers.get('content-security-policy')).toContain(cspHash(fallbackStyle))
      expect(text).toContain(`<html lang="${locale}">`)
      expect(text).toContain(`<h1>${t(`global.${status}statusMessage`)}</h1>`)
      expect(text).toContain(`<a href="">${t('global.tryAgain')}</a>`)
      expect(text).toContain(`<a href="${localize(locale, 'home')}">Halle &amp; Söhne</a>`)
    }
  },
)
