import { createSchema } from 'graphql-yoga'
import sdl from '#contracts/content.graphql?raw'
import { oncePerContract } from '../graphql/once-per-contract.ts'
import type { Context } from './context/context.ts'
import { assetResolvers } from './resolvers/asset.ts'
import { blockResolvers } from './resolvers/block.ts'
import { entryResolvers } from './resolvers/entry.ts'
import { formResolvers } from './resolvers/form.ts'
import { globalResolvers } from './resolvers/global.ts'
import { navigationResolvers } from './resolvers/navigation.ts'
import { redirectResolvers } from './resolvers/redirect.ts'
import { searchTextResolvers } from './resolvers/search-text.ts'

/** The executable schema. Throws if a resolver has no field in the SDL. Every parent object has its `__typename`. */
export const createContentSchema = oncePerContract(sdl, (contract) =>
  createSchema<Context>({
    typeDefs: contract,
    resolvers: [
      entryResolvers,
      blockResolvers,
      assetResolvers,
      globalResolvers,
      navigationResolvers,
      formResolvers,
      redirectResolvers,
      searchTextResolvers,
    ],
    inheritResolversFromInterfaces: true,
    resolverValidationOptions: { requireResolversToMatchSchema: contract === sdl ? 'error' : 'ignore' },
  }),
)
