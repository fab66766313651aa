import { expect, test } from 'vitest'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const fields = {
  _form: 'jobApplication',
  'applicant.firstName': 'Ada',
  'applicant.lastName': 'Peeters',
  phone: '+32 2 123 45 67',
  contract: 'employee',
  privacy: 'yes',
}

describeEachRuntime('a job application', (runtime) => {
  test('is mailed with its vacancy and a signed link to its file, and confirmed on a page and by mail', async () => {
    const visitor = visitorOf(runtime)
    const overview = await (await visitor.ask('/de/jobs')).text()
    const [job = ''] = /\/de\/jobs\/[\w-]+/.exec(overview) ?? []
    const html = await (await visitor.ask(job)).text()
    const title = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? ''
    // known without scripts
    expect(html).toContain(`name="pageUrl" value="${job}"`)

    const email = `ada-${runtime.name}-jobs@example.be`
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...fields, email, pageUrl: job })) body.set(name, value)
    body.set('cv', new File(['%PDF-1.7 Ada'], 'Lebenslauf Ada.pdf', { type: 'application/pdf' }))
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', origin: new URL(runtime.url).origin }
    const sent = await visitor.ask('/api/de/content/form', { method: 'POST', body, headers })
    expect(sent.status).toBe(303)
    const confirmation = await (await visitor.ask(sent.headers.get('location') ?? '')).text()
    expect(textOf(confirmation)).toContain('Ihre Bewerbung ist verschickt')

    const outbox = await (await visitor.ask('/dev/outbox')).text()
    const mails = outbox.split('<article').filter((mail) => mail.includes(title))
    const toOperator = mails.find((mail) => mail.includes('operator@proviant.example')) ?? ''
    expect(toOperator).toContain('Lebenslauf Ada.pdf')
    expect(mails.find((mail) => mail.includes('lang="de"') && mail.includes(`<p>${email}`))).toContain(
      'Ihr Lebenslauf sind bei uns eingegangen',
    )

    const [link = ''] = /\/operator\/files\/[^\s<"]+/.exec(toOperator.replaceAll('&amp;', '&')) ?? []
    const file = await visitor.ask(link)
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 Ada'])
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Lebenslauf%20Ada.pdf")
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect((await visitor.ask(link.replace(/signature=./, 'signature=x'))).status).toBe(404)
    expect((await visitor.ask(link.replace(/files\/(\d+)/, 'files/1$1'))).status).toBe(404)
  })
})
