import { expect, test } from 'vitest'
import { renderMail } from './mail-layout.ts'

test('names in a mail do not change the direction of its text and contain no control characters', () => {
  const sender = { locale: 'en', shopName: 'Shop', shopOrigin: 'https://shop.example' } as const
  const name = 'Na\u202edia\u2066\u0007'
  const mail = renderMail(sender, { to: 'a@b.example', subject: `For ${name}`, name, paragraphs: [`Hello\n${name}`] })
  for (const text of [mail.subject, mail.text, mail.html]) {
    expect(text).toContain('Nadia')
    for (const sign of ['\u202e', '\u2066', '\u0007']) expect(text).not.toContain(sign)
  }
  expect(mail.text).toContain('Hello\nNadia')
})

test('the subject of a mail is one line of at most 200 characters', () => {
  const sender = { locale: 'en', shopName: 'Shop', shopOrigin: 'https://shop.example' } as const
  const subjectOf = (subject: string) =>
    renderMail(sender, { to: 'a@b.example', subject, name: null, paragraphs: [] }).subject
  expect(subjectOf('Order from a\r\nBcc: b\u2028c ')).toBe('Order from a Bcc: b c')
  expect(subjectOf(`${'x'.repeat(199)}\u{1f33f}`)).toBe(`${'x'.repeat(199)}\ufffd`)
})
