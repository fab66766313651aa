/** A deferred part that may fail: its promise never rejects, so that the server too can say in words what happened. Called by loaders. */
import { DetailedError } from 'hono/client'
import type { Translate } from '#i18n/translator.ts'
import { isProblem, type Problem } from './problem.ts'

export type Settled<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** @throws what is no answer of the data door: a redirect, a not-found */
export async function settle<Value>(t: Translate, reading: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await reading }
  } catch (error) {
    if (!(error instanceof DetailedError) && !(error instanceof TypeError)) throw error
    const data: unknown = error instanceof DetailedError ? error.detail?.data : null
    const problem = isProblem(data) ? data : { status: 0, title: t('problems.unavailable') }
    return { ok: false, problem }
  }
}
