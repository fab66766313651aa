import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { appProps, keepScrollProps } from '#protocol/data-attributes.ts'
import { type LinkProps, LinkProvider } from '#ui/actions/link.tsx'

export function useChangeListing() {
  const router = useRouter()
  return (href: string) => void router.navigate({ href, resetScroll: false })
}

/** Link that jumps to the results without scripts, and keeps the scroll position after hydration. */
const ListingLink = ({ children, ...props }: LinkProps) => (
  <a {...props} {...appProps} {...keepScrollProps}>
    {children}
  </a>
)

/** Renders the links of the UI components inside it as listing links. */
export function ListingLinks({ children }: { children: ReactNode }) {
  return <LinkProvider link={ListingLink}>{children}</LinkProvider>
}
