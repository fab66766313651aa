/** Who is logged in, for what only a protected page shows. */
import { useRouter } from '@tanstack/react-router'

/** @throws where nobody is logged in: the part stands on a page that anybody may open */
export function useAuthenticatedUser() {
  const { customer } = useRouter().options.context.facts
  if (!customer) throw new Error('useAuthenticatedUser() can only be used in protected pages')
  return customer
}
