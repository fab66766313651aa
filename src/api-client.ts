/** The typed client of the one data door: over HTTP in a browser, in process while pages are drawn. Built in router.tsx. */
import { hc } from 'hono/client'
import { Unreachable } from '#features/forms/unreachable.ts'
import type { Api } from './api.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const overNetwork: Fetch = (url, init) =>
  fetch(url, init).catch((cause: unknown) => {
    throw new Unreachable('no connection', { cause })
  })

/** @param base where the routes begin: `https://shop.example/api/nl`, or anything absolute in process */
export const createApiClient = (base: string, fetch: Fetch = overNetwork) =>
  hc<Api>(base, { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(String(input), init) })

export type ApiClient = ReturnType<typeof createApiClient>
