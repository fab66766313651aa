// JSON Schemas of the responses of the API, from the types in src/api/openapi/response-types.ts.
import { resolve } from 'node:path'
import {
  API,
  type Checker,
  type IntersectionType,
  type Symbol as Member,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type UnionType,
} from 'typescript/unstable/sync'
import type { ResponseSchemas } from '#api/openapi/document.ts'
import type { JsonSchema } from '#api/openapi/json-schema.ts'

const config = resolve('src/api/openapi/tsconfig.json')
const file = resolve('src/api/openapi/response-types.ts')

export function createResponseSchemas(): ResponseSchemas {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} cannot be opened`)
    return new Converter(project.checker).convertAll(findTypes(project))
  } finally {
    api.close()
  }
}

type Found = Record<'ReadResponses' | 'WriteResponses' | 'EdgeResponses', Type>

function findTypes({ program, checker }: Project): Found {
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  if (!symbol) throw new Error(`${file} is not a module`)
  const find = (name: string) => {
    const found = checker.getMemberInModuleExports(symbol, name)
    if (!found) throw new Error(`${file} has no type ${name}`)
    return checker.getDeclaredTypeOfSymbol(found)
  }
  return {
    ReadResponses: find('ReadResponses'),
    WriteResponses: find('WriteResponses'),
    EdgeResponses: find('EdgeResponses'),
  }
}

class Converter {
  readonly #checker: Checker
  readonly #components = new Map<string, JsonSchema>()
  /** Names by id of their type. */
  readonly #names = new Map<number, string>()
  /** References by text of the schema: what Hono infers for a JSON response has the fields of a type but not its name. */
  readonly #references = new Map<string, JsonSchema>()
  /** Types without a name that are being converted. */
  readonly #open = new Set<number>()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  convertAll({ ReadResponses, WriteResponses, EdgeResponses }: Found): ResponseSchemas {
    const convertEach = (type: Type) =>
      Object.fromEntries(this.#membersOf(type).map((member) => [member.name, this.#convert(this.#typeOf(member))]))
    // a type that has a name in the reads is a reference in the writes
    const responses = {
      reads: convertEach(ReadResponses),
      writes: convertEach(WriteResponses),
      edge: convertEach(EdgeResponses),
    }
    const sorted = [...this.#components].sort(([a], [b]) => (a < b ? -1 : 1))
    return { components: Object.fromEntries(sorted), ...responses }
  }

  /** By name: equal types of different origin have equal schemas. */
  #membersOf(type: Type) {
    return this.#checker.getPropertiesOfType(type).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  #typeOf(symbol: Member): Type {
    const type = this.#checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`${symbol.name} has no type`)
    return type
  }

  #convert(type: Type): JsonSchema {
    const { flags } = type
    if (flags & TypeFlags.AnyOrUnknown) return {}
    if (flags & TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
      return { const: type.value }
    if (flags & TypeFlags.StringLike) return { type: 'string' }
    if (flags & TypeFlags.NumberLike) return { type: 'number' }
    if (flags & TypeFlags.BooleanLike) return { type: 'boolean' }
    if (flags & TypeFlags.NonPrimitive) return { type: 'object' }
    if (type.isUnionType()) return hasObject(type) ? this.#refer(type) : this.#describeUnion(type)
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as TypeReference)
      return { type: 'array', items: item ? this.#convert(item) : {} }
    }
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker.getTypeArguments(type as TypeReference).map((item) => this.#convert(item))
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (type.isIntersectionType() && hasPrimitive(type)) return this.#convert(primitiveOf(type))
    if (type.isObjectType() || type.isIntersectionType()) return this.#refer(type)
    throw new Error(`JSON has no ${this.#checker.typeToString(type)}`)
  }

  #describeUnion(type: UnionType): JsonSchema {
    const types = type.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const isBoolean = types.filter(({ flags }) => flags & TypeFlags.BooleanLiteral).length === 2
    const literals = types.filter((each) => each.isStringLiteralType() || each.isNumberLiteralType())
    const others = types.filter(
      (each) => !literals.includes(each as never) && !(isBoolean && each.flags & TypeFlags.BooleanLiteral),
    )
    const values = literals.map((each) => each.value).sort()
    const schemas = [
      ...(values.length > 1 ? [{ enum: values }] : values.map((value) => ({ const: value }))),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others.map((each) => this.#convert(each)),
    ]
    const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
    // TypeScript orders the members of a union by their ids, which depend on the order in which files are checked
    const sorted = different.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    const plain = sorted.flatMap((schema) =>
      'type' in schema && Object.keys(schema).length === 1 ? [schema.type as string] : [],
    )
    if (plain.length > 1 && plain.length === sorted.length) return { type: plain }
    return sorted.length === 1 ? (sorted[0] as JsonSchema) : { anyOf: sorted }
  }

  /** The schema of a type, or a reference to it if the type has a name. */
  #refer(type: Type): JsonSchema {
    const known = this.#names.get(type.id)
    if (known) return { $ref: `#/components/schemas/${known}` }
    const name = this.#nameOf(type)
    if (name) {
      this.#names.set(type.id, name)
      const schema = type.isUnionType() ? this.#describeUnion(type) : this.#describe(type)
      this.#components.set(name, schema)
      const reference = { $ref: `#/components/schemas/${name}` }
      this.#references.set(JSON.stringify(schema), reference)
      return reference
    }
    if (this.#open.has(type.id)) throw new Error(`A recursive type needs a name: ${this.#checker.typeToString(type)}`)
    this.#open.add(type.id)
    const schema = type.isUnionType() ? this.#describeUnion(type) : this.#describe(type)
    this.#open.delete(type.id)
    return this.#references.get(JSON.stringify(schema)) ?? schema
  }

  /** Undefined: the type has none, or it is that of another type, with other type arguments. */
  #nameOf(type: Type): string | undefined {
    const isGeneric = type.getAliasTypeArguments().length > 0
    const symbol = isGeneric ? undefined : (type.getAliasSymbol() ?? type.getSymbol())
    const isInstance = type.isObjectType() && type.isTypeReference() && this.#checker.getTypeArguments(type).length > 0
    if (!symbol || isInstance) return undefined
    const isType = symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)
    if (!isType) return undefined
    for (let index = 1; ; index += 1) {
      const name = index === 1 ? symbol.name : `${symbol.name}${index}`
      if (![...this.#names.values()].includes(name)) return name
    }
  }

  #describe(type: Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const symbol of this.#membersOf(type)) {
      const value = this.#typeOf(symbol)
      if (value.flags & (TypeFlags.Undefined | TypeFlags.Never)) continue
      properties[symbol.name] = this.#convert(value)
      const isOptional = symbol.flags & SymbolFlags.Optional || value.flags & TypeFlags.AnyOrUnknown
      if (!isOptional && !canBeUndefined(value)) required.push(symbol.name)
    }
    const [index] = this.#checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.#convert(index.valueType) }),
    }
  }
}

const canBeUndefined = (type: Type) =>
  type.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined)

const hasObject = (type: UnionType) => type.getTypes().some(({ flags }) => flags & TypeFlags.StructuredType)

/** A text or number with a brand. */
const primitiveOf = (type: IntersectionType) =>
  type.getTypes().find(({ flags }) => flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) as Type
const hasPrimitive = (type: IntersectionType) => primitiveOf(type) !== undefined
