import { expect, test } from 'vitest'
import { units } from '../rules/units.ts'
import { toUnitCode } from './unit-codes.ts'

test('every unit of the demo has its package code, and those without one are counted', () => {
  expect(Object.fromEntries(units.map(({ code }) => [code, toUnitCode(code)]))).toEqual({
    ...{ piece: 'C62', case: 'XCS', box: 'XBX', bag: 'XBG', sack: 'XSA', bucket: 'XBJ', can: 'XCX', jar: 'XJR' },
    ...{ bottle: 'XBO', crate: 'XCR', tray: 'XPU', pack: 'XPK', canister: 'XCI', keg: 'XKG' },
    ...{ wheel: 'C62', layer: 'C62' },
  })
})

test('measures of an import have their codes, unknown units and missing products are counted', () => {
  expect(['kg', 'KG', 'l', 'pallet', null].map(toUnitCode)).toEqual(['KGM', 'KGM', 'LTR', 'C62', 'C62'])
})
