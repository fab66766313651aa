import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, ResponseParser } from './response-parser.ts'

const fixed = 'HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: 5\r\n\r\nhello'
const chunked = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n'

const answersOf = (pieces: string[]): Answer[] => {
  const reader = new ResponseParser()
  return pieces.map((piece) => reader.push(Buffer.from(piece))).filter((answer) => answer !== null)
}

test('parses a response at any fragmentation', () => {
  for (const [text, status] of [
    [fixed, 200],
    [chunked, 404],
  ] as const) {
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
        const pieces = places.map((place, index) => text.slice(place, places[index + 1])).filter(Boolean)
        const answers = answersOf(pieces)
        expect(answers.map((answer) => [answer.status, answer.body.toString()])).toEqual([[status, 'hello']])
      }),
    )
  }
})

test('parses consecutive responses on one connection', () => {
  expect(answersOf([fixed, chunked, fixed]).map((answer) => answer.status)).toEqual([200, 404, 200])
})

test('finds headers regardless of case', () => {
  const [answer] = answersOf([fixed])
  expect(answer?.header('etag')).toBe('"a"')
  expect(answer?.header('vary')).toBeUndefined()
})

test('rejects invalid responses and bodies longer than announced', () => {
  expect(() => answersOf(['SSH-2.0-OpenSSH\r\n\r\n'])).toThrow('not an HTTP answer')
  expect(() => answersOf([`${fixed}!`])).toThrow('more bytes')
})
