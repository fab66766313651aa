import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '../env.ts'
import { csrf } from './csrf.ts'
import { limitBody } from './limit-body.ts'

const checks = every(csrf, limitBody)

export const checkWrite: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : checks(c, next)
