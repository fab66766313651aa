import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { validateBody } from '#service/validate.ts'
import { saveAllergenProfile } from './allergen-profile.service.ts'

/** Checkboxes of one name: no value, one string, or an array. */
const Profile = type({ 'avoid?': 'string <= 40 | (string <= 40)[] <= 40' })

export const allergenProfileApi = new Hono<ApiEnv>().post('/allergen-profile', validateBody(Profile), async (c) => {
  const avoid = [c.req.valid('form').avoid ?? []].flat()
  return c.json(await saveAllergenProfile(c.var.context, avoid), 200)
})
