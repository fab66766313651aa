import { Hono } from 'hono'
import { deskAnswerQuote, deskQuote, deskQuotes } from '#contracts/generated/commerce.ts'
import type { AppEnv } from '#server/context/env.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf, hiddenUnless, requireRejected, show, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { readFields } from '../read-fields.ts'
import { rejectFields, toRejection } from '../rejection.ts'
import { type QuoteFailure, QuotePage, type SentAnswer } from './quote-page.tsx'
import { QuotesPage, quoteStates } from './quotes-page.tsx'

/** With a comma or a point, and without a separator of thousands. */
const price = /^\d{1,7}(?:[.,]\d{1,2})?$/
const maxVersion = 2 ** 31 - 1

async function showQuote(c: DeskContext, failure: QuoteFailure | null = null) {
  const desk = await withStaff(c)
  const { deskQuote: quote } = await send(c, desk.locale, deskQuote, { number: c.req.param('number') ?? '' })
  if (!quote) return show(c, <ErrorPage desk={desk} title={desk.t('desk.failed')} />, 404)
  return show(c, <QuotePage desk={desk} quote={quote} failure={failure} />, failure?.rejection.status ?? 200)
}

export const quoteRoutes = new Hono<AppEnv>()
  .use('/quotes/*', hiddenUnless('Query.deskQuotes'))
  .get('/quotes', async (c) => {
    const desk = await withStaff(c)
    const state = quoteStates.find((one) => one === c.req.query('state')) ?? 'waiting'
    const { deskQuotes: quotes } = await send(c, desk.locale, deskQuotes, { state })
    return show(c, <QuotesPage desk={desk} state={state} quotes={quotes ?? []} />)
  })
  .get('/quotes/:number', (c) => showQuote(c))
  .post('/quotes/:number', async (c) => {
    const { locale, t } = deskOf(c)
    const number = c.req.param('number')
    const fields = readFields(await c.req.parseBody())
    const prices = fields.startingWith('price.')
    // line breaks of a form are two characters
    const sent: SentAnswer = { prices, until: fields.get('until'), text: fields.get('text').replaceAll('\r\n', '\n') }
    const wrong = [...prices].filter(([, value]) => !price.test(value))
    if (wrong.length > 0) {
      const errors = wrong.map(([sku]) => [`price.${sku}`, t('desk.quotes.wrongPrice', { sku })] as const)
      return showQuote(c, { rejection: rejectFields(t, errors), sent })
    }
    const version = Math.min(Number(/^\d{1,10}$/.exec(fields.get('version'))?.[0] ?? maxVersion), maxVersion)
    const input = {
      ...{ number, version, until: sent.until, text: sent.text },
      prices: [...prices].map(([sku, value]) => ({ sku, price: value.replace(',', '.') })),
    }
    try {
      await send(c, locale, deskAnswerQuote, { input })
      return c.redirect(toHref(locale, `/quotes/${number}`), 303)
    } catch (error) {
      const toField = (path: string) => (path === 'prices' ? null : path.replace(/^prices\./, 'price.'))
      return showQuote(c, { rejection: toRejection(t, requireRejected(error), toField), sent })
    }
  })
