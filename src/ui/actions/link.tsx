import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string }

const PlainLink = ({ href, ...rest }: LinkProps) => <a href={href} {...rest} />

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Lets the shell hand every link of the design system to its router; without it they are plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** An anchor that the shell may have handed to its router. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
