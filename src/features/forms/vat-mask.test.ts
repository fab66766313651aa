import { expect, test } from 'vitest'
import { maskExample, matchesMask } from './vat-mask.ts'

// F270
test('matchesMask ignores separators, case and a missing country prefix', () => {
  const belgium = 'BE9999999999'
  for (const text of ['BE0655120734', 'be 0655.120.734', '0655 120 734', 'BE-0655-120-734'])
    expect([text, matchesMask(belgium, text)]).toEqual([text, true])
  for (const text of ['', 'BE', '065512073', '06551207345', 'NL0655120734', 'BE065512073X'])
    expect([text, matchesMask(belgium, text)]).toEqual([text, false])
  expect(matchesMask('FR**999999999', 'FRK7399859412')).toBe(true)
  expect(matchesMask('NL999999999B99', 'NL004495445B01')).toBe(true)
  expect(matchesMask('EL999999999', 'EL 094 259 216')).toBe(true)
  expect(matchesMask('CHE-999.999.999', 'CHE 116281710')).toBe(true)
  expect(matchesMask(null, 'CHE-116.281.710 MWST')).toBe(true)
  expect([matchesMask(null, ''), matchesMask(null, ' -.')]).toEqual([false, false])
})

// F270
test('maskExample returns a number that matches its mask', () => {
  for (const mask of ['BE9999999999', 'FR**999999999', 'NL999999999B99', 'ATU99999999', 'ESA9999999A', '99 999']) {
    expect([maskExample(mask), matchesMask(mask, maskExample(mask))]).toEqual([maskExample(mask), true])
  }
  expect(maskExample(null)).toBe('')
})
