// Encodes fields as the body of a write, correctly or with a flaw.

export type Encoding = 'json' | 'form' | 'multipart'
export type Body = { type: string; bytes: Buffer }

const boundary = 'boundary-of-the-stress-test'

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(toTexts) : [typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]

const toPairs = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([name, value]) => toTexts(value).map((text) => [name, text] as const))

export function encodeBody(fields: Record<string, unknown>, encoding: Encoding): Body {
  if (encoding === 'json') return { type: 'application/json', bytes: Buffer.from(JSON.stringify(fields)) }
  const pairs = toPairs(fields)
  if (encoding === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed()])).toString()),
    }
  const quote = (name: string) => name.replace(/[\r\n"]/g, encodeURIComponent)
  const parts = pairs.map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"\r\n\r\n${text}\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  }
}

/** Ways to break a body. */
export const bodyFlaws = {
  truncated: ({ type, bytes }) => ({ type, bytes: bytes.subarray(0, Math.floor(bytes.length * 0.6)) }),
  empty: ({ type }) => ({ type, bytes: Buffer.alloc(0) }),
  'a wrong content type': ({ bytes }) => ({ type: 'text/plain', bytes }),
  'a content type of another encoding': ({ type, bytes }) => ({
    type: type.includes('json') ? 'multipart/form-data; boundary=x' : 'application/json; charset=latin1',
    bytes,
  }),
  'no boundary': ({ bytes }) => ({ type: 'multipart/form-data', bytes }),
  'deep JSON': ({ bytes }) => ({
    type: 'application/json',
    bytes: Buffer.from(
      `{"a":${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)},"b":${JSON.stringify(bytes.toString())}}`,
    ),
  }),
  'open brackets': () => ({ type: 'application/json', bytes: Buffer.from('['.repeat(200_000)) }),
  'no object': () => ({ type: 'application/json', bytes: Buffer.from('"text"') }),
  null: () => ({ type: 'application/json', bytes: Buffer.from('null') }),
  'names of JavaScript': () => ({
    type: 'application/json',
    bytes: Buffer.from(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":null}',
    ),
  }),
  'duplicated fields': ({ type, bytes }) => {
    const text = bytes.toString('latin1')
    const twice = type.includes('json')
      ? `${text.slice(0, -1)},${text.slice(1)}`.replace('{,', '{').replace(',}', '}')
      : `${text}&${text}`
    return { type, bytes: Buffer.from(twice, 'latin1') }
  },
  'a long field': ({ type, bytes }) => appendField(type, bytes, 'x'.repeat(100_000)),
  'a field above the limit': ({ type, bytes }) => appendField(type, bytes, 'x'.repeat(300_000)),
  'invalid UTF-8': ({ type, bytes }) => ({
    type,
    bytes: Buffer.concat([
      bytes.subarray(0, bytes.length >> 1),
      Buffer.from([0xc3, 0x28, 0xff, 0xed, 0xa0, 0x80]),
      bytes.subarray(bytes.length >> 1),
    ]),
  }),
  'a byte order mark': ({ type, bytes }) => ({ type, bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]) }),
  'thousands of fields': () => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(Array.from({ length: 20_000 }, (_, index) => `f${index}=`).join('&')),
  }),
} satisfies Record<string, (body: Body) => Body>

export type BodyFlaw = keyof typeof bodyFlaws

function appendField(type: string, bytes: Buffer, value: string): Body {
  if (type.includes('json')) {
    const fields = JSON.parse(bytes.toString()) as Record<string, unknown>
    return encodeBody(
      Object.fromEntries(
        Object.keys({ ...fields, note: 0 }).map((name, index) => [name, index === 0 ? value : (fields[name] ?? value)]),
      ),
      'json',
    )
  }
  if (type.includes('multipart')) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="note"; filename="note.txt"`
    return { type, bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n${value}\r\n`), bytes]) }
  }
  return { type, bytes: Buffer.concat([bytes, Buffer.from(`&note=${value}`)]) }
}
