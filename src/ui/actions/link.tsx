import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { href: string }

const PlainLink = ({ href, ...rest }: LinkProps) => <a href={href} {...rest} />

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Replaces the anchors of the UI components inside it, for example by router links. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** Anchor, or the component from LinkProvider. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext)
  return <Anchor {...props} />
}
