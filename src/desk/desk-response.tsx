/** Responses of the desk: they are never cached, and a failed call to the backend becomes a sentence. */
import type { MiddlewareHandler } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { deskStaff } from '#contracts/generated/commerce.ts'
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppContext, AppEnv } from '#server/context/env.ts'
import { noncePolicy } from '#server/http/content-policy.ts'
import { send } from './desk-client.ts'
import type { Desk } from './document.tsx'
import { lacks, listSubjects } from './navigation.ts'

export type DeskContext = AppContext
export type Status = 200 | 400 | 401 | 404 | 409 | 422 | 429 | 503

/** By request: its language, and who is logged in. */
const desks = new WeakMap<Request, Desk>()

export const setDesk = (c: DeskContext, desk: Desk) => desks.set(c.req.raw, desk)

export function deskOf(c: DeskContext): Desk {
  const found = desks.get(c.req.raw)
  if (!found) throw new Error('outside of the desk')
  return found
}

export function show(c: DeskContext, page: React.ReactElement, status: Status = 200): Response | Promise<Response> {
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('content-security-policy', noncePolicy(c.var.services.config, deskOf(c).nonce))
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status)
}

/** A failure inside the backend has no words for the user. */
export const isRefused = (error: BackendError) => error.kind === 'refused' && error.words !== null

export const textOf = (c: DeskContext, error: BackendError) => error.words ?? deskOf(c).t('desk.failed')

export const statusOf = (error: BackendError): Status =>
  error.code === 'RATE_LIMITED' ? 429 : error.code === 'UNAUTHENTICATED' ? 401 : isRefused(error) ? 422 : 503

/** Rejected input or a change at the same time, which the form shows with what was typed. @throws any other error */
export function requireRejected(error: unknown): BackendError {
  if (error instanceof BackendError && (error.code === 'BAD_USER_INPUT' || error.code === 'CONFLICT')) return error
  throw error
}

/** @throws BackendError */
export async function withStaff(c: DeskContext): Promise<Desk> {
  const { deskStaff: staff } = await send(c, deskOf(c).locale, deskStaff, {})
  const { path } = deskOf(c)
  const subjects = staff && !staff.mustChangePassword ? await listSubjects(c, path, staff.waiting) : []
  const desk = { ...deskOf(c), staff: staff ? { name: staff.name } : null, subjects }
  setDesk(c, desk)
  return desk
}

/** Pages whose operations the backend lacks do not exist. */
export const hiddenUnless =
  (extension: CommerceExtension): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    (await lacks(c, extension)) ? c.text('Not Found', 404) : next()
