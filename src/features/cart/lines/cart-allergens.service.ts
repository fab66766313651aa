import { cartAllergens } from '#contracts/generated/commerce.ts'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import { type AllergenCode, toAllergens } from '#features/allergens/allergens.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { hasCart } from '../backend-cart.service.ts'

/** `avoid` is null for guests and for backends without profiles. */
export async function getCartAllergens(
  context: RequestContext,
): Promise<{ lines: AllergenLine[]; avoid: AllergenCode[] | null }> {
  const { session, sessionClient, locale } = context
  if (!hasCart(context)) return { lines: [], avoid: null }
  const [{ cartDetail: cart }, avoid] = await Promise.all([
    sessionClient.commerce(cartAllergens, {}),
    session ? getAvoidedAllergens(context) : null,
  ])
  const lines = (cart?.items ?? []).map(({ id, name, sku, product }) => ({
    id,
    name: name ?? sku ?? product.sku,
    sku: sku ?? product.sku,
    href: product.urlKey ? localize(locale, 'product', product.urlKey) : null,
    allergens: toAllergens(product.allergens),
  }))
  return { lines, avoid }
}
