/** JSON Schemas of the values that ArkType schemas accept. */
import { type Type, type } from 'arktype'

/** The parts of JSON Schema that the document of the API reads. */
export type JsonSchema = {
  type?: string | readonly string[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  [keyword: string]: unknown
}

/**
 * A transformed value is described before the transformation: text whose whitespace is trimmed has the limits of the trimmed text, and text
 * that is parsed has a `contentSchema`, since numbers and objects are sent as JSON text. Conditions that JSON Schema lacks are left out.
 */
export function toJsonSchema(schema: Type): JsonSchema {
  const { additionalProperties, ...described } = schema.toJsonSchema({
    dialect: null,
    fallback: (context) => {
      const { base } = context
      if (context.code !== 'morph' || !context.out || !('type' in base) || base.type !== 'string') return base
      const { out } = context
      if ('type' in out && out.type === 'string') return { ...base, ...out }
      return { ...base, contentMediaType: 'application/json', contentSchema: out }
    },
  }) as JsonSchema
  // ArkType describes undeclared fields that it drops as forbidden
  return additionalProperties ? { ...described, additionalProperties } : described
}

/** @param definition ArkType definition of an object */
export const toParameterSchema = (definition: object): JsonSchema => toJsonSchema(type.raw(definition) as Type)
