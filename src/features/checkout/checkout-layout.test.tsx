import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { CheckoutLayout } from './checkout-layout.tsx'

const t = await loadTranslator('de')

// F206
test('shows links to the terms and to other languages', () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="de" t={t}>
      <CheckoutLayout
        brand="Proviant"
        phone={null}
        step={1}
        languages={<a href="/fr/checkout">fr</a>}
        termsPath="/de/agb"
      >
        the order
      </CheckoutLayout>
    </I18nProvider>,
  )
  expect(html).toMatch(new RegExp(`href="/de/agb"[^>]*>${t('checkout.terms')}</a>`))
  expect(html).toContain('<a href="/fr/checkout">')
})
