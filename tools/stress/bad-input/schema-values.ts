// Valid values for a JSON Schema of docs/openapi.json, which `npm run generate` writes from the arktype schemas of the routes.
import fc from 'fast-check'
import { invalidJson } from './invalid-values.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  /** Schema of the JSON text that a string contains. */
  contentSchema?: Schema
}

const longest = 200

export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue))
  if (schema.contentSchema) return validValue(schema.contentSchema).map((value) => JSON.stringify(value))
  if (schema.pattern) return matching(schema.pattern)
  const [type] = [schema.type].flat()
  if (type === 'object' || schema.properties) return validObject(schema)
  if (type === 'array')
    return fc.array(validValue(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 9_999 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  const { minLength = 0, maxLength = longest } = schema
  return fc.oneof(
    // ids of the demo data
    fc.integer({ min: 1, max: 40 }).map(String),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)) }),
  )
}

function validObject({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validValue(field)]))
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  if (!additionalProperties) return named
  // the remaining fields of these forms have a number in their names
  const name = fc
    .tuple(fc.constantFrom('', 'amount.', 'quantity.', 'field', 'par.'), fc.nat(40))
    .map((parts) => parts.join(''))
  return fc
    .tuple(named, fc.dictionary(name, fc.nat(20).map(String), { maxKeys: 4 }))
    .map(([own, others]) => ({ ...others, ...own }))
}

/** fast-check cannot generate text for each pattern, such as one with a lookahead. */
function matching(pattern: string): fc.Arbitrary<unknown> {
  try {
    const text = fc.stringMatching(new RegExp(pattern, 'u'))
    fc.sample(text, { numRuns: 1, seed: 1 })
    return text
  } catch {
    return invalidJson
  }
}
