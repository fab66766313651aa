import { expect, test } from 'vitest'
import { useT } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { fragmentsIn } from './fragments.tsx'

test('A part is drawn once for an object, and anew for another one, however alike; another part of it is another one.', async () => {
  const toHtml = fragmentsIn({ locale: 'de', t: await loadTranslator('de') })
  let drawn = 0
  function Menu({ of }: { of: { name: string } }) {
    drawn += 1
    const t = useT()
    return (
      <a href="/de">
        {of.name} {t('cart.title')}
      </a>
    )
  }
  const Foot = ({ of }: { of: { name: string } }) => <b>{of.name}</b>
  const cheese = { name: 'Käse' }
  const before = toHtml(Menu, cheese)
  expect(before).toBe('<a href="/de">Käse<!-- --> <!-- -->Ihr Korb</a>')
  expect(toHtml(Menu, cheese)).toBe(before)
  expect(drawn).toBe(1)
  expect(toHtml(Foot, cheese)).toBe('<b>Käse</b>')
  expect(toHtml(Menu, { name: 'Brot' })).toContain('Brot')
  expect(drawn).toBe(2)
})
