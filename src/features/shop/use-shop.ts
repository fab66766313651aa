import { useRouter } from '@tanstack/react-router'

export const useShop = () => useRouter().options.context
