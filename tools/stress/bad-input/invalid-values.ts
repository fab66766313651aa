// Values that a field does not expect: injection strings, broken Unicode, numbers and dates out of range, other JSON types.
import fc from 'fast-check'
import { attacks } from '../../../tests/support/attacks.ts'
import { oddStrings } from '../hostile-strings.ts'

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
