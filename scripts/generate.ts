/** Writes contracts/generated from the two SDLs and the operation documents. `--check` only says whether the files are current. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql'

const contracts = new URL('../contracts/', import.meta.url)
const parties = ['commerce', 'content'] as const

/** The fragments that a definition reaches, in the order they are met. */
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

/** GraphQL text without what a server does not need: about a third of the bytes. */
const compact = (text: string) => text.replace(/\s+/g, ' ').trim()
const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_, bar: string, letter: string) => bar + letter.toUpperCase())

async function generate(party: (typeof parties)[number]): Promise<string> {
  const sdl = await readFile(new URL(`${party}.graphql`, contracts), 'utf8')
  const schema = buildSchema(sdl)
  const names = (await readdir(new URL('operations/', contracts))).sort()
  const sources = await Promise.all(names.map((name) => readFile(new URL(`operations/${name}`, contracts), 'utf8')))
  const definitions = sources
    .filter((source) => source.startsWith(`# schema: ${party}`))
    .flatMap((source) => parse(source).definitions)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  const wrong = validate(schema, document)
  if (wrong.length) throw new Error(`${party}: ${wrong.map((error) => error.message).join('\n')}`)

  const types = await codegen({
    filename: `${party}.ts`,
    schema: parse(sdl),
    documents: [{ document }],
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
  const documents = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const name = node.name?.value ?? ''
      const kind = node.operation === 'mutation' ? 'Mutation' : 'Query'
      const text = compact([node, ...fragmentsOf(node, fragments)].map((part) => print(part)).join(' '))
      const result = types.includes(`export type ${name}${kind} `) ? `${name}${kind}` : `${pascal(name)}${kind}`
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      return `export const ${name}: TypedDocument<${result}, ${result}Variables> = {\n  name: '${name}',\n  type: '${node.operation}',\n  hash: '${hash}',\n  text: ${JSON.stringify(text)},\n}\n`
    })
  return `/** Made by scripts/generate.ts from contracts/${party}.graphql and contracts/operations. */\nimport type { TypedDocument } from '../typed-document.ts'\n\n${types}\n${documents.join('\n')}`
}

const check = process.argv.includes('--check')
await mkdir(new URL('generated/', contracts), { recursive: true })
for (const party of parties) {
  const file = new URL(`generated/${party}.ts`, contracts)
  const text = await generate(party)
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current === text) continue
  if (check) {
    console.error(`contracts/generated/${party}.ts is not current: run npm run generate`)
    process.exitCode = 1
  } else await writeFile(file, text)
}
