/** Typed client of the reads for other programs, which import it as `proviant/client`. docs/api.md has examples. */
import { HttpProblem } from '#service/problem.ts'
import type { api } from './app.ts'
import { type Send, sendReads } from './http-api.ts'
import type { ShopApi } from './shop-api.ts'

/** For the client of Hono, which sends the writes: `hc<ShopRoutes>('https://shop.example/api/nl')`. */
export type ShopRoutes = typeof api

/** @param base URL of the routes: `https://shop.example/api/nl` @returns an API that throws HttpProblem */
export const createClient = (base: string, { send = fetch as Send } = {}): ShopApi =>
  sendReads(base, 'The shop does not respond.', (problem) => new HttpProblem(problem), send)
