import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'

export const buildManifest =
  (buildId: string): Handler<AppEnv> =>
  (c) =>
    c.json({ build: buildId }, 200, { 'cache-control': 'no-cache' })
