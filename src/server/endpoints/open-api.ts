/** `GET /api/openapi.json`: the description of the API, in the demo only: docs/openapi.json. */
import type { AppContext } from '../context/env.ts'
import { problem } from '../http/problem.ts'

export async function openApi(c: AppContext): Promise<Response> {
  if (!c.var.services.config.demo) return problem(404, 'Not Found')
  return c.json(await c.var.api.loadOpenApi())
}
