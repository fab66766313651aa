// A small backend of a third party: a GraphQL schema over given data, with default resolvers.
import { buildSchema, graphql } from 'graphql'
import { startEndpoint } from './endpoint.ts'

type Body = { query: string; variables?: Record<string, unknown>; operationName?: string }

/** Data of the root fields by name: values, or functions of the arguments. Objects of abstract types have `__typename`. */
export type Roots = Record<string, unknown>

/** @param down true while requests fail with status 500 */
export async function startGraphqlService(sdl: string, roots: Roots, isDown = () => false) {
  const schema = buildSchema(sdl)
  const handler = async (request: Request) => {
    if (isDown()) return new Response('', { status: 500 })
    const { query, variables, operationName } = (await request.json()) as Body
    const context = { locale: request.headers.get('x-locale') ?? 'nl' }
    const result = await graphql({
      schema,
      source: query,
      rootValue: roots,
      contextValue: context,
      variableValues: variables,
      operationName,
    })
    return Response.json(result)
  }
  return startEndpoint(handler)
}
