import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keepsScroll, needsApp } from '#protocol/marks.ts'
import { type LinkProps, LinkProvider } from '#ui/actions/link.tsx'

/** Goes to another page, filter or order of the listing without leaving the place on the screen. */
export function useChangeListing() {
  const router = useRouter()
  return (href: string) => void router.navigate({ href, resetScroll: false })
}

/** A plain link that brings the results into view; once the app is there it changes the listing where it stands. */
const ListingLink = ({ children, ...props }: LinkProps) => (
  <a {...props} {...needsApp} {...keepsScroll}>
    {children}
  </a>
)

/** Every link of the design system inside it changes the listing in place. */
export function ListingLinks({ children }: { children: ReactNode }) {
  return <LinkProvider link={ListingLink}>{children}</LinkProvider>
}
