import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { Packing } from './product-card.ts'

type CardActionsProps = { href: string; packing: Packing | null; children: ReactNode }

export function CardActions({ href, packing, children }: CardActionsProps) {
  const t = useT()
  if (packing && packing.stock !== 'sold_out') return children
  return (
    <Button look="outline" width="full" href={href}>
      {t(packing ? 'catalogue.view' : 'catalogue.viewSet')}
    </Button>
  )
}
