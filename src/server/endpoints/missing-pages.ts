/** `/operator/missing-pages`: what visitors did not find, and a rule for each that leads them on. Behind a signed link; without it it says nothing. */
import { locales } from '#i18n/locales.ts'
import { localeOfPath, matchPath } from '#i18n/paths.ts'
import { safeWebAddress } from '#i18n/safe-address.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import type { AppContext } from '../env.ts'
import { escapeHtml } from '../http/fallback-document.ts'
import { preferredLocale } from '../http/home-language.ts'
import { operatorPage } from '../http/operator-page.ts'
import { operatorWords } from '../http/operator-words.ts'
import { guestContext, waitUntilOf } from '../http/request-context.ts'
import { type MissingPath, missingPagesPath } from '../redirects/missing-paths.ts'
import { type KnownPage, proposeTarget } from '../redirects/propose-target.ts'
import { type Trace, traceRule } from '../redirects/trace.ts'
import { operatorKeys, readLink } from '../session/signed-link.ts'

type Words = (typeof operatorWords)['en']
type Rule = { source: string; target: string; status: 301 | 302 | 410 }

async function knownPages(c: AppContext): Promise<KnownPage[]> {
  const { getPages } = await c.var.api.loadSitemap()
  const lists = await Promise.all(locales.map(async (locale) => getPages((await guestContext(c, locale)).context, 0)))
  return lists.flatMap((list) => (list.ok ? list.value : []))
}

async function trace(c: AppContext, { source, target }: Rule): Promise<Trace> {
  const [pages, table] = await Promise.all([
    knownPages(c),
    c.var.services.redirects(localeOfPath(source), waitUntilOf(c)),
  ])
  const paths = new Set(pages.map(({ path }) => path))
  // screens and products are the shop's own
  return traceRule(source, target, table, (path) => paths.has(path) || matchPath(path).route !== 'content')
}

/** What the form says; null where that is no rule. */
function readRule(form: FormData): Rule | null {
  const [source, target] = [String(form.get('source') ?? ''), String(form.get('target') ?? '').trim()]
  const status = ([301, 302, 410] as const).find((known) => String(known) === form.get('status')) ?? 301
  const safe = sameSitePath(target) ?? safeWebAddress(target)
  if (!sameSitePath(source) || (status !== 410 && !safe)) return null
  return { source, target: safe ?? '', status }
}

async function keep(c: AppContext, { source, target, status }: Rule): Promise<boolean> {
  const { embedded, config, tokens, missing } = c.var.services
  const locale = localeOfPath(source)
  const body = JSON.stringify({ siteId: config.sites[locale], source, target, status })
  const answer = await embedded.content?.(new Request('http://content.embedded/redirects', { method: 'POST', body }))
  if (!answer?.ok) return false
  await tokens.renew(['operation:redirects'])
  await missing.forget(source)
  return true
}

const toNote = (words: Words, { steps, end }: Trace) =>
  `<p class="note" role="status">${escapeHtml(`${steps.join(' → ')} — ${words.end[end]}`)}</p>`

function toItem(words: Words, missing: MissingPath, rule: Rule, mayKeep: boolean): string {
  const facts = [words.hits(missing.hits), missing.came_from && words.from(missing.came_from)]
    .filter(Boolean)
    .join(', ')
  const statuses = ([301, 302, 410] as const)
    .map((status) => `<option value="${status}"${status === rule.status ? ' selected' : ''}>${words[status]}</option>`)
    .join('')
  return `<li><h2>${escapeHtml(missing.path)}</h2><p class="muted">${escapeHtml(facts)}</p><form method="post">
<input type="hidden" name="source" value="${escapeHtml(missing.path)}">
<label class="wide">${words.target}<input name="target" value="${escapeHtml(rule.target)}" maxlength="500"></label>
<label>${words.status}<select name="status">${statuses}</select></label>
<button name="do" value="try">${words.try}</button>${mayKeep ? `<button class="main" name="do" value="keep">${words.keep}</button>` : ''}<button name="do" value="forget">${words.forget}</button></form></li>`
}

export async function missingPages(c: AppContext): Promise<Response> {
  const { config, missing, embedded } = c.var.services
  const locale = preferredLocale(c.req.header('accept-language') ?? '')
  const words = operatorWords[locale]
  const about = { locale, brand: config.brand }
  const { searchParams, search } = new URL(c.req.url)
  const state = readLink(operatorKeys(config), missingPagesPath, searchParams, Date.now())
  if (state !== 'good')
    return operatorPage(
      { ...about, title: words[state], main: `<p>${escapeHtml(words.ask)}</p>` },
      state === 'old' ? 410 : 404,
    )

  let note = ''
  let tried: Rule | null = null
  if (c.req.method === 'POST') {
    // what is no form says nothing
    const form = await c.req.formData().catch(() => new FormData())
    const deed = form.get('do')
    const rule = readRule(form)
    if (deed === 'forget') await missing.forget(String(form.get('source') ?? ''))
    else if (!rule) note = `<p class="note" role="alert">${words.wrongTarget}</p>`
    else {
      const found = rule.status === 410 ? ({ steps: [rule.source], end: 'gone' } as const) : await trace(c, { ...rule })
      const isKept = deed === 'keep' && found.end !== 'circle' && (await keep(c, rule))
      if (!isKept) {
        note = toNote(words, { steps: [...found.steps], end: found.end })
        tried = rule
      }
    }
    // whoever loads the page again does not write again
    if (!note) {
      const done = deed === 'forget' ? 'forgotten' : 'kept'
      const query = new URLSearchParams([...new URLSearchParams(search), ['done', done]])
      return new Response(null, { status: 303, headers: { location: `${missingPagesPath}?${query}` } })
    }
  } else {
    const done = searchParams.getAll('done').at(-1)
    if (done === 'kept' || done === 'forgotten') note = `<p class="note" role="status">${words[done]}</p>`
  }

  const [found, pages] = await Promise.all([missing.list(), knownPages(c)])
  const paths = new Set(pages.map(({ path }) => path))
  // what is there again needs no rule, which would come before the page
  const gone = found.filter(({ path }) => !paths.has(path))
  const items = gone.map((one) => {
    const proposed: Rule = { source: one.path, target: proposeTarget(one.path, pages) ?? '', status: 301 }
    return toItem(words, one, tried?.source === one.path ? tried : proposed, embedded.content !== null)
  })
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${words.empty}</p>`
  const elsewhere = embedded.content ? '' : `<p>${escapeHtml(words.elsewhere)}</p>`
  return operatorPage({
    ...about,
    title: words.title,
    main: `<p>${escapeHtml(words.intro)}</p>${elsewhere}${note}${list}`,
  })
}
