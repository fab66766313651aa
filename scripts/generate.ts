/**
 * Writes contracts/generated and the resolver types from the SDLs, operation documents and icon set, .env.example from the settings, and
 * docs/openapi.json from the routes of the API and the types of their responses.
 * `--check` only tests whether the files are current.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql'
import { createOpenApi } from '#api/openapi/document.ts'
import { prune } from '#contracts/prune.ts'
import type { Probe, TypedDocument } from '#contracts/typed-document.ts'
import { toBareContract, toBaseContract } from './generate/base-contract.ts'
import { toEnvExample } from './generate/env-example.ts'
import { findExtensions, inlineFragments, markOptional } from './generate/extensions.ts'
import { toProbes } from './generate/probes.ts'
import { toResolverTypes } from './generate/resolver-types.ts'
import { createResponseSchemas } from './generate/response-schemas.ts'
import { readIconSet } from './icon-set.ts'

const contracts = new URL('../contracts/', import.meta.url)

/** Fragments that a definition uses, also indirectly, in the order of their first use. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: Map<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
) {
  visit(node, {
    FragmentSpread(spread) {
      const fragment = all.get(spread.name.value)
      if (!fragment) throw new Error(`${node.name?.value}: no fragment ${spread.name.value}`)
      if (found.has(fragment)) return
      found.add(fragment)
      fragmentsOf(fragment, all, found)
    },
  })
  return found
}

const schemas = new Map<string, GraphQLSchema>()

/** The schema of a backend without this extension, which the types of lists may depend on. */
function schemaWithout(sdl: string, extension: string): GraphQLSchema {
  const text = sdl.includes(`"${extension}"`) ? toBareContract(sdl, extension) : sdl
  const schema = schemas.get(text) ?? buildSchema(text)
  schemas.set(text, schema)
  return schema
}

/** @throws Error if the document is invalid with any single extension removed */
function requireRightWithout(document: TypedDocument<unknown, unknown>, sdl: string, base: GraphQLSchema) {
  const all = new Set(document.extensions.map(([, , coordinate]) => coordinate))
  for (const coordinate of all) {
    const text = prune(document, new Set([coordinate]))?.text ?? ''
    const [wrong] = validate(schemaWithout(sdl, coordinate), parse(text))
    if (wrong) throw new Error(`${document.name} without ${coordinate}: ${wrong.message}`)
  }
  if (document.operation) return
  const [wrong] = validate(base, parse(prune(document, all)?.text ?? ''))
  if (wrong) throw new Error(`${document.name} in the base contract: ${wrong.message}`)
}

/** Kind of each root field: object, list or leaf. */
function rootsOf(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): TypedDocument<unknown, unknown>['roots'] {
  const fields = schema.getRootType(operation)?.getFields() ?? {}
  return Object.fromEntries(
    selectionSet.selections.map((field) => {
      if (field.kind !== Kind.FIELD) throw new Error('the first level of an operation may contain fields only')
      const type = getNullableType(fields[field.name.value]?.type)
      const root = isListType(type) ? 'list' : isCompositeType(type) ? 'object' : 'leaf'
      return [field.alias?.value ?? field.name.value, root]
    }),
  )
}

/** GraphQL text with whitespace collapsed: saves about a third of the bytes. */
const compact = (text: string) => text.replace(/\s+/g, ' ').trim()
const named = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
  node.kind === Kind.FRAGMENT_DEFINITION ? ([[node.name.value, node]] as const) : []
const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_, bar: string, letter: string) => bar + letter.toUpperCase())

async function generate(service: 'commerce' | 'content') {
  const sdl = await readFile(new URL(`${service}.graphql`, contracts), 'utf8')
  const schema = buildSchema(sdl)
  const names = (await readdir(new URL('operations/', contracts))).sort()
  const sources = await Promise.all(names.map((name) => readFile(new URL(`operations/${name}`, contracts), 'utf8')))
  const definitions = sources
    .filter((source) => source.startsWith(`# schema: ${service}`))
    .flatMap((source) => parse(source).definitions)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  const wrong = validate(schema, document)
  if (wrong.length) throw new Error(`${service}: ${wrong.map((error) => error.message).join('\n')}`)

  const types = await codegen({
    filename: `${service}.ts`,
    schema: parse(sdl),
    documents: [{ document: markOptional(schema, document) }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    config: {
      skipTypename: true,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      avoidOptionals: false,
      namingConvention: { typeNames: 'keep' },
      inlineFragmentTypes: 'combine',
      scalars: {
        ID: 'string',
        DateTime: 'string',
        QueryArgument: 'string | number | boolean',
        Number: 'number',
        Json: 'unknown',
      },
    },
  })
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const base = buildSchema(toBaseContract(sdl))
  const documents = operations.map((node) => {
    const name = node.name?.value ?? ''
    const kind = node.operation === 'mutation' ? 'Mutation' : 'Query'
    const parts = [node, ...fragmentsOf(node, fragments)].map((part) => inlineFragments(schema, part, fragments))
    const asked = parts.find((part) => part.kind === Kind.OPERATION_DEFINITION)
    const used = asked ? fragmentsOf(asked, new Map(parts.flatMap(named))) : []
    const text = compact([...parts.slice(0, 1), ...used].map((part) => print(part)).join(' '))
    const result = types.includes(`export type ${name}${kind} `) ? `${name}${kind}` : `${pascal(name)}${kind}`
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    const type = kind === 'Mutation' ? 'mutation' : 'query'
    const roots = rootsOf(schema, node)
    const written: TypedDocument<unknown, unknown> = { name, type, roots, hash, text, ...findExtensions(schema, text) }
    requireRightWithout(written, sdl, base)
    return `export const ${name}: TypedDocument<${result}, ${result}Variables> = ${JSON.stringify(written)}\n`
  })
  const text = `/** Made by scripts/generate.ts from contracts/${service}.graphql and contracts/operations. */\nimport type { TypedDocument } from '../typed-document.ts'\n\n${types}\n${documents.join('\n')}`
  return { text, probes: toProbes(schema, operations, fragments), resolvers: await toResolverTypes(service, sdl) }
}

function printProbes(all: Record<string, readonly Probe[]>): string {
  const parts = Object.entries(all).map(
    ([service, probes]) =>
      `  ${service}: [\n${probes.map((probe) => `    ${JSON.stringify(probe)},\n`).join('')}  ],\n`,
  )
  return `/** Made by scripts/generate.ts: one question for each extension that a document asks for. */\nimport type { Probe } from '../typed-document.ts'\n\nexport const probes = {\n${parts.join('')}} satisfies Record<string, readonly Probe[]>\n`
}

function printExtensions(all: Record<string, readonly Probe[]>): string {
  const parts = Object.entries(all).map(
    ([service, probes]) => `  ${service}: [\n${probes.map(([coordinate]) => `    '${coordinate}',\n`).join('')}  ],\n`,
  )
  return `/** Made by scripts/generate.ts: the extensions of each contract that the shop's documents use, by schema coordinate. */\nexport const extensions = {\n${parts.join('')}} as const\n\nexport type CommerceExtension = (typeof extensions.commerce)[number]\nexport type ContentExtension = (typeof extensions.content)[number]\n`
}

const iconNames = () =>
  `/** Made by scripts/generate.ts: the names of the shop's icon set, each a file /icons/{name}.svg. */\nexport const iconNames: ReadonlySet<string> = new Set(\n  '${[...readIconSet().keys()].join(' ')}'.split(' '),\n)\n`

const made = { commerce: await generate('commerce'), content: await generate('content') }
const probes = { commerce: made.commerce.probes, content: made.content.probes }
const files = {
  'contracts/generated/commerce.ts': made.commerce.text,
  'contracts/generated/content.ts': made.content.text,
  'contracts/generated/probes.ts': printProbes(probes),
  'contracts/generated/extensions.ts': printExtensions(probes),
  'contracts/generated/icon-names.ts': iconNames(),
  'backends/commerce/resolvers/generated/types.ts': made.commerce.resolvers,
  'backends/content/resolvers/generated/types.ts': made.content.resolvers,
  '.env.example': await toEnvExample(),
  'docs/openapi.json': `${JSON.stringify(createOpenApi(createResponseSchemas()), null, 2)}\n`,
}
const check = process.argv.includes('--check')
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url)
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current === text) continue
  if (check) {
    console.error(`${name} is not current: run npm run generate`)
    process.exitCode = 1
  } else {
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, text)
  }
}
