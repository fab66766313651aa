/** `/build/latest.json`: which build is served, for the version check. */
import type { Handler } from 'hono'
import type { HallEnv } from '../hall.ts'

export const buildManifest =
  (buildId: string): Handler<HallEnv> =>
  (c) =>
    c.json({ build: buildId }, 200, { 'cache-control': 'no-cache' })
