import { expect, test } from 'vitest'
import { toCaptchas, toCaptchaValues } from './captchas.ts'

// F235
test('toCaptchaValues sends values of the browser only, never those that the CMS issued', () => {
  const captchas = [
    { handle: 'honeypot', name: 'beehive', value: '' },
    { handle: 'javascript', name: '__JSCHK_1', value: 'issued' },
    { handle: 'nameless', name: null, value: 'x' },
  ]
  const valuesOf = (given: [string, string][]) =>
    toCaptchaValues(captchas, new Map(given.map(([name, value]) => [name, [value]]))).map(({ value }) => value)
  expect(valuesOf([])).toEqual(['', ''])
  expect(
    valuesOf([
      ['_captcha.honeypot', 'I am a robot'],
      ['_captcha.javascript', 'issued'],
    ]),
  ).toEqual(['I am a robot', 'issued'])
  expect(toCaptchaValues(captchas, new Map())[1]).toEqual({ handle: 'javascript', name: '__JSCHK_1', value: '' })
})

test('a form with a captcha that the shop does not support is closed', () => {
  expect(toCaptchas(null)).toEqual([])
  expect(toCaptchas([{ handle: 'honeypotCaptcha' }, { handle: 'javascriptCaptcha' }])).toEqual([
    { handle: 'honeypotCaptcha', kind: 'honeypot' },
    { handle: 'javascriptCaptcha', kind: 'script' },
  ])
  expect(toCaptchas([{ handle: 'recaptcha' }])).toBeNull()
})
