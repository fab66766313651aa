import { useShop } from '#features/shop/use-shop.ts'

/** Current customer of a protected page. @throws Error for guests: the component is on a public page */
export function useAuthenticatedUser() {
  const { customer } = useShop().facts
  if (!customer) throw new Error('useAuthenticatedUser() can only be used in protected pages')
  return customer
}
