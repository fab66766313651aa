import { expect, test } from 'vitest'
import { toRedirectRules } from './redirect-rules.ts'

const row = {
  redirectMatchType: 'exactmatch',
  redirectSrcUrlParsed: '/a',
  redirectDestUrl: '/b',
  redirectHttpCode: 301,
  enabled: true,
}
const toRules = (...rows: unknown[]) => toRedirectRules({ redirects: rows } as never)

test('reads source, target, kind, status and whether the rule is enabled', () => {
  expect(toRules(row)).toEqual([{ source: '/a', pattern: false, target: '/b', status: 301, enabled: true }])
  expect(toRules({ ...row, redirectMatchType: 'regexmatch' })[0]?.pattern).toBe(true)
  expect(toRules({ ...row, enabled: false })[0]?.enabled).toBe(false)
  expect(toRules({ ...row, enabled: null, redirectHttpCode: null })).toMatchObject([{ status: 302, enabled: true }])
})

test('leaves out a row without a source, or without a target unless it is gone', () => {
  expect(
    toRules(
      null,
      { ...row, redirectSrcUrlParsed: '' },
      { ...row, redirectDestUrl: null },
      { ...row, redirectDestUrl: '' },
    ),
  ).toEqual([])
  expect(toRules({ ...row, redirectDestUrl: null, redirectHttpCode: 410 })).toMatchObject([
    { source: '/a', target: '', status: 410 },
  ])
  expect(toRules({ ...row, redirectSrcUrlParsed: null, redirectHttpCode: 410 })).toEqual([])
  expect(toRedirectRules({ redirects: null } as never)).toEqual([])
})
