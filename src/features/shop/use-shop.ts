import { useRouter } from '@tanstack/react-router'

/** The locale, the api and the facts of this visit: the context of the router. */
export const useShop = () => useRouter().options.context
