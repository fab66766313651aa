/** Types of the responses, as the services and routes return them. `npm run generate` describes them as JSON Schemas. */
import type { ExtractSchema } from 'hono/types'
import type { UserResponse } from '#server/endpoints/auth-user.ts'
import type { api } from '../app.ts'
import type { reads } from '../reads.ts'

type Reads = typeof reads
type Routes = ExtractSchema<typeof api>
type Written<Endpoint> = Endpoint extends { output: infer Value; outputFormat: 'json'; status: 200 } ? Value : never

/** By path, of the table of reads. */
export type ReadResponses = {
  [Path in keyof Reads as Path extends `/${string}` ? Path : never]: Awaited<ReturnType<Reads[Path]['run']>>
}

/** By path, of the writes of the features. */
export type WriteResponses = {
  [Path in keyof Routes as Routes[Path] extends { $post: unknown } ? Path : never]: Routes[Path] extends {
    $post: infer Endpoint
  }
    ? Written<Endpoint>
    : never
}

/** By path, outside the languages. */
export type EdgeResponses = { '/api/auth/user': UserResponse }
