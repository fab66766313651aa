/** The shop's log of missing pages. It is in the database of the shop; the commerce backend authorizes each change and logs it. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { deskNotFoundLog, deskRecordNotFound } from '#contracts/generated/commerce.ts'
import { checkRedirect, saveRedirect } from '#features/operator/create-redirect.service.ts'
import { listLoggedPaths } from '#features/operator/not-found-log.service.ts'
import type { Locale } from '#i18n/locales.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { OperatorAccess } from '#server/context/context.ts'
import type { AppEnv } from '#server/context/env.ts'
import { openOperatorAccess } from '#server/http/operator-access.ts'
import { guestContext } from '#server/http/request-context.ts'
import { HttpProblem } from '#service/problem.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf, hiddenUnless, show, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { readFields } from '../read-fields.ts'
import { type Rejection, rejectFields } from '../rejection.ts'
import { MissingPathPage, NotFoundPage, type RedirectFailure } from './not-found-pages.tsx'

const Path = type('string <= 300').narrow((text) => sameOriginPath(text) !== null)
const NewRedirect = type({ source: Path, target: 'string <= 500', status: "'301' | '302' | '410'" })

/** Only after `withStaff`, which throws without a session of staff. */
const openAccess = (c: DeskContext): OperatorAccess =>
  openOperatorAccess(c, async (locale: Locale) => (await guestContext(c, locale)).context)

async function showPath(c: DeskContext, source: string, failure: RedirectFailure | null = null) {
  const desk = await withStaff(c)
  // authorizes: the log is in the database of the shop
  await send(c, desk.locale, deskNotFoundLog, {})
  const operator = openAccess(c)
  const page = (await listLoggedPaths(operator)).find(({ path }) => path === source)
  if (!page) return show(c, <ErrorPage desk={desk} title={desk.t('desk.notFound.gone')} />, 404)
  const canRedirect = operator.saveRedirect !== null
  const view = <MissingPathPage desk={desk} page={page} canRedirect={canRedirect} failure={failure} />
  return show(c, view, failure?.rejection.status ?? 200)
}

function toRejection(c: DeskContext, { problem }: HttpProblem): Rejection {
  const errors = Object.entries(problem.errors ?? {}).flatMap(([field, [sentence]]): [string, string][] =>
    sentence ? [[field, sentence]] : [],
  )
  return errors.length > 0
    ? rejectFields(deskOf(c).t, errors)
    : { summary: problem.title, errors: new Map(), status: 422 }
}

export const notFoundRoutes = new Hono<AppEnv>()
  .use('/not-found/*', hiddenUnless('Mutation.deskRecordNotFound'))
  .get('/not-found', async (c) => {
    const desk = await withStaff(c)
    const operator = openAccess(c)
    const [{ deskNotFoundLog: log }, paths] = await Promise.all([
      send(c, desk.locale, deskNotFoundLog, {}),
      listLoggedPaths(operator),
    ])
    const list = { paths, count: await c.var.services.notFoundLog.count(), log: log ?? [] }
    return show(c, <NotFoundPage desk={desk} {...list} canRedirect={operator.saveRedirect !== null} />)
  })
  .get('/not-found/path', (c) => showPath(c, c.req.query('source') ?? ''))
  .post('/not-found/redirect', async (c) => {
    const { locale, t } = await withStaff(c)
    const fields = readFields(await c.req.parseBody())
    const sent = { target: fields.get('target'), status: fields.get('status') }
    const source = fields.get('source')
    const input = NewRedirect({ source, ...sent })
    if (input instanceof type.errors) {
      const toSentence = (field: string) => t(field === 'target' ? 'operator.targetInvalid' : 'desk.fillIn')
      const errors = Object.keys(input.byPath).map((field) => [field, toSentence(field)] as const)
      return showPath(c, source, { rejection: rejectFields(t, errors), sent })
    }
    const operator = openAccess(c)
    try {
      const redirect = await checkRedirect(operator, t, input)
      const detail = redirect.target ? `${source} → ${redirect.target} (${redirect.status})` : `${source} (410)`
      await send(c, locale, deskRecordNotFound, { input: { action: 'redirected', path: source, detail } })
      await saveRedirect(operator, redirect)
      return c.redirect(toHref(locale, '/not-found'), 303)
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      return showPath(c, source, { rejection: toRejection(c, error), sent })
    }
  })
  .post('/not-found/remove', async (c) => {
    const { locale, t } = await withStaff(c)
    const source = readFields(await c.req.parseBody()).get('source')
    if (Path(source) instanceof type.errors)
      return show(c, <ErrorPage desk={deskOf(c)} title={t('desk.notFound.gone')} />, 404)
    await send(c, locale, deskRecordNotFound, { input: { action: 'unlisted', path: source, detail: source } })
    await openAccess(c).notFoundLog.remove(source)
    return c.redirect(toHref(locale, '/not-found'), 303)
  })
