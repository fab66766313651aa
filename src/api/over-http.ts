/** The API in a browser: one HTTP request per call. */
import type { Translate } from '#i18n/translator.ts'
import { type Send, sendReads } from './http-api.ts'
import { toRouterError } from './router-error.ts'

/** @param base URL of the routes: `https://shop.example/api/nl` @returns an API that throws HttpProblem, and the router's notFound for 404 */
export const createHttpApi = (base: string, t: Translate, send: Send = (url, init) => fetch(url, init)) =>
  sendReads(base, t('problems.unavailable'), toRouterError, send)
