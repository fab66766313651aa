import { expect, test } from 'vitest'
import { formatMessage } from './messages.ts'

const openings = [
  'orderMail.text',
  'orderMail.offerText',
  'orderMail.canceledText',
  'orderMail.inCartText',
  'progressMail.shippedText',
  'progressMail.readyText',
  'progressMail.shortText',
  'mail.resetText',
  'mail.changedText',
  'mail.changedOwnText',
  'mail.receivedText',
  'mail.knownText',
  'mail.approvedText',
  'mail.confirmEmailText',
  'mail.movedText',
] as const

test.each(openings)('in German %s continues the sentence of the salutation, which ends with a comma', (key) => {
  expect(formatMessage('de', 'mail.greetingPlain')).toMatch(/,$/)
  const values = { number: '1', shop: 'Shop', until: '', company: 'Nova', email: '' }
  expect(formatMessage('de', key, values)).toMatch(/^(?:\p{Ll}|Ihre?\b|Sie\b)/u)
})
