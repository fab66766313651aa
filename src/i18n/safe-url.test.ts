import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHttpUrl, safeUrl } from './safe-url.ts'
import { sameOriginPath } from './same-origin-path.ts'

test('safeUrl: accepts paths, fragments, http(s), mailto and tel', () => {
  for (const address of [
    '/en/contact?a=1#form',
    '#top',
    'https://partner.example/a?b=c',
    'http://partner.example:8080/',
    'mailto:info@proviant.example',
    'tel:+3295550120',
  ])
    expect(safeUrl(address)).toBe(address)
  expect(safeUrl(' HTTPS://Partner.example ')).toBe('https://partner.example/')
})

test('safeUrl: rejects other hosts in disguise, scripts and invalid URLs', () => {
  for (const address of [
    '/\\evil.example/x.pdf',
    '//evil.example/x.pdf',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    ' JaVa\nScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:word@evil.example/',
    'files/x.pdf',
    '',
    null,
  ])
    expect([address, safeUrl(address)]).toEqual([address, null])
})

test('safeHttpUrl: accepts http(s) URLs and paths of this site, but no mailto', () => {
  expect(safeHttpUrl('/media/a.pdf')).toBe('/media/a.pdf')
  expect(safeHttpUrl('mailto:a@b.example')).toBeNull()
  expect(safeHttpUrl('#a')).toBeNull()
})

const pieces = fc.constantFrom(
  ...['/', '\\', '//', '\t', '\n', '\r', ' ', '\0', '\u0001', '\u00a0', '\u2028', '／', '.', '..', '%2f', '%5C', '%09'],
  ...['evil.example', 'evil', '@', ':', ':80', '?', '#', 'a', '[::1]', 'http:', 'HTTPS:', 'https:/', 'mailto:', 'tel:'],
  ...['javascript:', 'JaVaScRiPt:', 'java', 'script:', 'data:', 'DATA:text/html,', 'file:', 'blob:', 'view-source:'],
)
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.array(pieces, { maxLength: 7 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)
const pages = ['https://shop.example/en/offer/p/linsen', 'http://localhost:8787/', 'https://shop.example//a//']

test('safeUrl: a browser resolves any accepted text to the same URL, on any page', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...pages), (text, page) => {
      for (const address of [safeUrl(text), safeHttpUrl(text), sameOriginPath(text)]) {
        if (address === null) continue
        const read = new URL(address, page)
        if (/^[/#]/.test(address)) expect(read.origin).toBe(new URL(page).origin)
        else expect(read.href).toBe(address)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(read.protocol)
        expect(read.username + read.password).toBe('')
      }
    }),
    { numRuns: 5000 },
  )
})
