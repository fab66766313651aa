/** The typed client of the one data door: over HTTP in a browser, in process while pages are drawn. Built in router.tsx. */
import { hc } from 'hono/client'
import type { Api } from './api.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** @param base where the routes begin: `https://shop.example/api/nl`, or anything absolute in process */
export const createApiClient = (base: string, fetch?: Fetch) =>
  hc<Api>(base, fetch && { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(String(input), init) })

export type ApiClient = ReturnType<typeof createApiClient>
