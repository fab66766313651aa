import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import type { CreditTransferFieldsFragment } from '#contracts/generated/commerce.ts'
import { toEpcPayload } from './credit-transfer.ts'
import { toPayment, toQrModules } from './payment-qr.ts'

const transfer: CreditTransferFieldsFragment = {
  beneficiary: 'Proviant',
  iban: 'BE68 5390 0754 7034',
  bic: 'PRVNBEBB',
  amount: 451.4,
  formattedAmount: '€451.40',
  reference: '+++000/0260/01067+++',
  isStructured: true,
}

/** Text of a QR code as a scanner reads it from its picture, four pixels per module. */
function scan({ size, path }: { size: number; path: string }): string {
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4
        data.fill(0, at, at + 3)
      }
  return decodeQR({ width: side, height: side, data })
}

test('toEpcPayload has the lines of EPC069-12, with the digits of a Belgian structured reference', () => {
  expect(toEpcPayload(transfer).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'PRVNBEBB', 'Proviant', 'BE68539007547034', 'EUR451.40', '', '000026001067'],
  ])
})

test('toEpcPayload has a text in its own line, and no BIC if there is none', () => {
  const open = { ...transfer, bic: null, reference: 'F-260010\nF-260011', isStructured: false, amount: 1204.6 }
  expect(toEpcPayload(open).split('\n').slice(4)).toEqual([
    ...['', 'Proviant', 'BE68539007547034', 'EUR1204.60', '', '', 'F-260010 F-260011'],
  ])
})

test('toEpcPayload keeps the limits of name and text, and the separators of ISO 11649 are left out', () => {
  const long = { ...transfer, beneficiary: 'x'.repeat(90), reference: 'RF18 5390 0754 7034' }
  const lines = toEpcPayload(long).split('\n')
  expect([lines[5]?.length, lines[9]]).toEqual([70, 'RF18539007547034'])
  expect(toEpcPayload({ ...long, reference: 'y'.repeat(200), isStructured: false }).split('\n')[10]).toHaveLength(140)
})

test('a scanner reads the payload from the QR code of a payment, also with accents and at its maximum length', () => {
  expect(scan(toPayment(transfer).qr)).toBe(toEpcPayload(transfer))
  const longest = toEpcPayload({
    ...transfer,
    beneficiary: 'Crème & Käse '.repeat(9),
    iban: `MT${'1'.repeat(29)}`,
    bic: 'PRVNBEBB',
    amount: 999999999.99,
    reference: 'é'.repeat(140),
    isStructured: false,
  })
  const modules = toQrModules(longest)
  expect(scan(modules)).toBe(longest)
})

test('the QR code of a transfer with letters of ASCII has at most version 13', () => {
  const longest = toEpcPayload({
    ...transfer,
    beneficiary: 'x'.repeat(70),
    reference: 'y'.repeat(140),
    isStructured: false,
  })
  expect(toQrModules(longest).size).toBeLessThanOrEqual(69 + 2 * 4)
})
