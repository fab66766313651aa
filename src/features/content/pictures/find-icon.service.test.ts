import { expect, test } from 'vitest'
import { iconNames } from '#contracts/generated/icon-names.ts'
import { CUSTOM_ICONS, PHOSPHOR_ICONS } from '#ui/icons/icon-names.ts'
import { findIcon } from './find-icon.service.ts'

const names = ['truck', 'tractor', 'celery', 'icon-of-another-set', '"><b>', '', null]

test('without ICON_URL a block has only icons of the icon set', () => {
  expect(names.map((name) => findIcon(name, { iconUrl: null }))).toEqual([
    ...['truck', 'tractor', 'celery'],
    ...[null, null, null, null],
  ])
})

test('with ICON_URL a block has an icon of every well-formed name', () => {
  const iconUrl = 'https://icons.example/{name}.svg'
  expect(names.map((name) => findIcon(name, { iconUrl }))).toEqual([
    ...['truck', 'tractor', 'celery', 'icon-of-another-set'],
    ...[null, null, null],
  ])
})

test('the icon set holds every icon of the sprite', () => {
  expect([...PHOSPHOR_ICONS, ...CUSTOM_ICONS].filter((name) => !iconNames.has(name))).toEqual([])
})
