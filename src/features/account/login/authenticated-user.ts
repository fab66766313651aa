/** Who is logged in, for what only a protected page shows. */
import { useShop } from '#features/shop/use-shop.ts'

/** @throws where nobody is logged in: the part stands on a page that anybody may open */
export function useAuthenticatedUser() {
  const { customer } = useShop().facts
  if (!customer) throw new Error('useAuthenticatedUser() can only be used in protected pages')
  return customer
}
