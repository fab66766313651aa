/** Content over the data door: the frame around every page, and the page at a uri. */
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context.ts'
import { siteCraftData } from './content.operations.ts'
import { type Site, toSite } from './site.ts'

export const contentApi = new Hono<ApiEnv>()
  /** The frame; null while the CMS is down and nothing is kept. */
  .get('/site', async (c) => {
    const { reads, locale } = c.env.context
    const site: Site | null = await reads
      .content(siteCraftData, { language: [locale] })
      .then((answer) => toSite(answer, locale))
      .catch(() => null)
    return c.json({ site }, 200)
  })
