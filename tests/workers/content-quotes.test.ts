import { describe, expect, test } from 'vitest'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { locales } from '#i18n/locales.ts'
import { editorsPagesOn } from '../support/cms-pages.ts'
import { elementsOf, textOf } from '../support/read-html.ts'
import { runtimes } from '../support/runtimes.ts'

// one runtime is enough: rendering does not depend on it
describe.each(runtimes.slice(0, 1))('content quotes', (runtime) => {
  const { listed, visit } = editorsPagesOn(runtime)

  // F027, F204, F223, F458
  test.each(locales)('quotes show name and company: those chosen by the editor, else all (%s)', async (locale) => {
    const quotes = (await listed("e.section = 'quotes'", locale)).map(({ entry_id, title, fields }) => {
      const { author, quote } = JSON.parse(fields) as { author: string; quote: string }
      return { entry_id, words: textOf(`${quote} ${author} ${title}`) }
    })
    const quotedIn = ({ main }: { main: string }) =>
      elementsOf(main, 'figure').filter(({ attributes }) => attributes.class === 'quote')
    const chosen = ['quoteDelvaux', 'quoteAydin', 'quoteAdler', 'quoteJanssens'] as const
    for (const [key, expected] of [
      ['home', quotes],
      ['about', chosen.map((quote) => quotes.find(({ entry_id }) => entry_id === entryIds[quote]))],
    ] as const) {
      const count = expected.length
      expect(quotedIn(await visit(key, locale)).map(({ text }) => text)).toEqual(
        expected.map((quote, index) => `${quote?.words} ${index + 1} / ${count}`),
      )
    }
  })
})
