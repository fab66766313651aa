import { afterEach, expect, test } from 'vitest'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { entry } from '#contracts/generated/content.ts'
import { previewLink } from '../support/links.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

const path = '/en/about-us'
const draft = 'About the house that is not published'
const another = '/en/news'

describeEachRuntime('preview', (runtime) => {
  const guest = visitorOf(runtime)
  const run = (query: string, ...values: string[]) => runtime.sql('CONTENT_DB', query, ...values)
  const writeDraft = (title: string) =>
    run('INSERT OR REPLACE INTO entry_drafts (entry_id, site_id, title) VALUES (10, 2, ?)', title)
  afterEach(() => run('DELETE FROM entry_drafts'))

  async function openPreview(at = path) {
    const editor = visitorOf(runtime)
    const answer = await editor.ask(await previewLink(runtime, at))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, at])
    return editor
  }

  test('a draft is in the page and the data of its editor at once, with a preview notice', async () => {
    await waitForCached(guest, path)
    const editor = await openPreview()
    for (const title of [draft, `${draft}, twice`]) {
      await writeDraft(title)
      const page = await editor.ask(path)
      const html = await page.text()
      expect(textOf(html)).toContain(title)
      expect(textOf(html)).toContain('You see a preview')
      expect(page.headers.get('cache-status')).toBe('proviant-page; fwd=bypass')
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      const data = await editor.ask('/api/en/content/entry?uri=about-us')
      expect(await data.json()).toMatchObject({ entry: { title } })
      expect(data.headers.get('cache-control')).toBe('private, no-store')
    }
    // guests' pages, rendered again, and the KV store do not contain the draft
    await guest.ask('/api/purge', {
      method: 'POST',
      body: JSON.stringify({ uris: [path] }),
      headers: { authorization: `Bearer ${runtime.purgeToken}` },
    })
    for (let round = 0; round < 2; round++) {
      const html = await (await guest.ask(path)).text()
      expect([html.includes(draft), html.includes('You see a preview')]).toEqual([false, false])
    }
    const kept = await Promise.all(
      (await runtime.kvKeys()).filter((key) => /about-us/.test(key)).map((key) => runtime.kvGet(key)),
    )
    expect([kept.length > 0, kept.some((value) => value?.includes(draft))]).toEqual([true, false])
  })

  test('an unpublished page opens for its editor and returns 404 to others', async () => {
    await run(`UPDATE entry_texts SET enabled = 0 WHERE entry_id = ${entryIds.sustainability} AND site_id = 2`)
    const [row] = await run(`SELECT uri FROM entry_texts WHERE entry_id = ${entryIds.sustainability} AND site_id = 2`)
    const at = `/en/${row?.uri}`
    try {
      await guest.ask('/api/purge', {
        method: 'POST',
        body: JSON.stringify({ uris: [at] }),
        headers: { authorization: `Bearer ${runtime.purgeToken}` },
      })
      expect((await guest.ask(at)).status).toBe(404)
      expect((await (await openPreview(at)).ask(at)).status).toBe(200)
      expect((await guest.ask(at)).status).toBe(404)
    } finally {
      await run(`UPDATE entry_texts SET enabled = 1 WHERE entry_id = ${entryIds.sustainability} AND site_id = 2`)
    }
  })

  test('the editor can end a preview, and its link expires', async () => {
    await writeDraft(draft)
    const editor = await openPreview()
    expect(textOf(await (await editor.ask(path)).text())).toContain(draft)
    const ended = await editor.submit('/api/preview', {}, path)
    expect([ended.status, editor.cookies.size]).toEqual([303, 0])
    expect(await (await editor.ask(path)).text()).not.toContain(draft)
    // the signature covers the path as written
    const accented = await editor.ask(await previewLink(runtime, '/fr/équipe?a=é'))
    expect([accented.status, accented.headers.get('location')]).toEqual([303, '/fr/%C3%A9quipe?a=%C3%A9'])
    await editor.submit('/api/preview', {}, path)
    const old = await editor.ask(await previewLink(runtime, path, -1))
    expect([old.status, editor.cookies.size]).toEqual([410, 0])
    expect(await old.text()).toContain('This preview is over')
  })

  test('without a valid link, or with a forged cookie, drafts are not visible', async () => {
    await writeDraft(draft)
    const link = new URL(await previewLink(runtime, path), runtime.url)
    link.searchParams.set('path', another)
    for (const wrong of [
      link.pathname + link.search,
      '/api/preview',
      `/api/preview?path=${path}&until=9999999999&signature=x`,
    ]) {
      const otherVisitor = visitorOf(runtime)
      expect([wrong, (await otherVisitor.ask(wrong)).status, otherVisitor.cookies.size]).toEqual([wrong, 403, 0])
    }
    for (const cookie of ['pv_p=1', 'pv_p=v1.k1.aaaa.bbbb'])
      expect(await (await guest.ask(path, { headers: { cookie } })).text()).not.toContain(draft)
    const body = JSON.stringify({ query: entry.text, variables: { uri: ['about-us'], siteId: [2] } })
    const headers = { 'content-type': 'application/json', 'x-craft-token': 'preview' }
    const responseText = await (await guest.ask('/graphql/content', { method: 'POST', body, headers })).text()
    expect([responseText.includes('about-us'), responseText.includes(draft)]).toEqual([true, false])
    // no redirect to another site
    const outside = new URL(await previewLink(runtime, 'https://evil.example/'), runtime.url)
    const home = await guest.ask(outside.pathname + outside.search)
    expect([home.status, home.headers.get('location')]).toEqual([303, '/'])
  })
})
