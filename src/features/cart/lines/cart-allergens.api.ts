import { Hono } from 'hono'
import { toAllergenCsv, toAllergenFileName } from '#features/allergens/allergen-lines.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { csvType, download } from '#service/download.ts'
import { getCartAllergens } from './cart-allergens.service.ts'

export const cartAllergensApi = new Hono<ApiEnv>().get('/allergens/csv', async (c) => {
  const { locale, t } = c.var.context
  const { lines } = await getCartAllergens(c.var.context)
  return c.body(toAllergenCsv(lines, locale, t), 200, download(csvType, toAllergenFileName(t, t('cart.title'))))
})
