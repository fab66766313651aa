// Values that a field does not expect: injection strings, broken Unicode, numbers and dates out of range, other JSON types.
import fc from 'fast-check'
import { attacks } from '../../../tests/support/attacks.ts'

const oddStrings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nset-cookie: a=1',
  '\ud800',
  'a\udfffb',
  '\u202eabc\u2066',
  '\ufeff',
  '\u200b\u200d',
  '\u0301'.repeat(200),
  '👩‍🍳'.repeat(80),
  'ß'.repeat(300),
  'x'.repeat(5_000),
  `${'%_'.repeat(400)}%`,
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(60),
  '-1',
  '0',
  '1.5',
  '2147483648',
  '9007199254740993',
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '275760-09-14',
  '2026-03-29T02:30:00',
  '{"a":1}',
  '[[1]]',
  '"',
  '{"lines":null}',
  '../../../etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'a@b.c',
  `${'a'.repeat(250)}@b.example`,
  'PV-999999999',
  "'; DROP TABLE orders; --",
  '=HYPERLINK("https://evil.example")',
  '{{7*7}}<%= 7*7 %>',
]

export const invalidString: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  { weight: 4, arbitrary: fc.constantFrom(...oddStrings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String) },
)

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/** Also of another type than the field. */
export const invalidJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: invalidString },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, [], {}, [null], [''], { a: { b: [] } }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(invalidString, { maxLength: 50 }) },
  { weight: 1, arbitrary: fc.constant(nested(200)) },
)

/** Query strings and path segments as they are sent, with wrong percent-encoding. */
export const rawPart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['%', '%zz', '%00', '%C0%AF', '%ED%A0%80', '%E0%A4', '%u0041', '%2e%2e%2f', '%5c', '%0d%0aa:b', '%F0%9F%8D%85'],
    ...['..', '.', '~', ';a=b', '+', '&&&', '=', '%26%3D', '%25%32%35', '%%%', '[]', "'", '"', '(', '@', ':8080'],
  ),
  invalidString.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000)),
)
