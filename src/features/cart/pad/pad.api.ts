/** The order pad over the data door: what a pasted text means, row by row, and all its good rows into the cart. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { body } from '#features/forms/body.ts'
import { Refusal } from '#features/forms/problem.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { addItems } from '../add-items.ts'
import { findByCodes } from '../find-codes.ts'
import { saySkipped } from '../refill.ts'
import { type PadAnswer, toAnswers, toRest } from './pad.ts'
import { parsePad } from './parse-pad.ts'

/** As much as five hundred rows of a kitchen's system have. */
const Text = type('string <= 100000')
const Pad = type({ text: Text, 'do?': 'string', 'press?': '/^[\\w-]{8,64}$/' })
const messages = { text: 'pad.tooLong' } as const

/** What fits into an address, for who has no scripts. */
const maxRest = 1500

async function readPad(context: RequestContext, text: string): Promise<{ answers: PadAnswer[]; left: number }> {
  const { rows, left } = parsePad(text)
  const codes = rows.flatMap(({ readings }) => readings.map(({ code }) => code))
  return { answers: toAnswers(rows, await findByCodes(context, codes)), left }
}

export const padApi = new Hono<ApiEnv>()
  .post('/read', body(Pad, messages), async (c) => {
    return c.json(await readPad(c.env.context, c.req.valid('form').text), 200)
  })
  /** Without scripts the rows are shown by showing the form again. */
  .post('/', body(Pad, messages), async (c) => {
    const { context } = c.env
    const { t, locale } = context
    const { text, press, do: deed } = c.req.valid('form')
    const { answers, left } = await readPad(context, text)
    const good = answers.flatMap(({ state, packing, quantity }) =>
      state === 'found' && packing && quantity ? [{ productId: packing.productId, quantity }] : [],
    )
    if (answers.length === 0)
      throw new Refusal({ status: 422, title: t('pad.empty'), errors: { text: [t('pad.empty')] } })
    if (deed === 'check')
      throw new Refusal({ status: 422, title: t('pad.checked', { count: good.length, of: answers.length }) })
    if (good.length === 0)
      throw new Refusal({ status: 422, title: t('pad.nothing'), errors: { text: [t('pad.nothing')] } })
    const change = await addItems(context, good, press)
    const rest = toRest(answers)
    const query = rest ? `?${new URLSearchParams({ pad: rest.slice(0, maxRest) })}` : ''
    const next = localize(locale, 'cart') + query
    c.header('x-next', next)
    const notice = [
      t('pad.added', { count: good.length, of: answers.length }),
      ...saySkipped(t, change.skipped),
      ...(rest ? [t('pad.rest')] : []),
    ].join('\n')
    return c.json({ ...change, notice, rest, answers: answers.filter(({ state }) => state !== 'found'), left }, 200)
  })
