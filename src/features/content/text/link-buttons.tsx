import { Button, type ButtonVariant } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import type { Link } from './links.ts'

type LinkButtonsProps = {
  links: readonly Link[]
  /** Variants of the first link, the second and so on; the last variant applies to the rest. */
  looks: readonly [ButtonVariant, ...ButtonVariant[]]
  tall?: boolean
}

export const linkProps = ({ href, title, ariaLabel, newWindow }: Link) => ({
  href,
  title: title ?? undefined,
  'aria-label': ariaLabel ?? undefined,
  target: newWindow ? '_blank' : undefined,
  rel: newWindow || /^https?:/i.test(href) ? 'noopener' : undefined,
})

export function LinkButtons({ links, looks, tall }: LinkButtonsProps) {
  if (!links.length) return null
  return (
    <Cluster>
      {links.map((link, index) => (
        <Button key={link.href + link.text} {...linkProps(link)} look={looks[index] ?? looks.at(-1)} tall={tall}>
          {link.text}
        </Button>
      ))}
    </Cluster>
  )
}
