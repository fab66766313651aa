import { useRouter } from '@tanstack/react-router'

/** Router context: locale, API client and page facts. */
export const useShop = () => useRouter().options.context
