import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'

type HomeShelfProps = {
  /** The listing of all new products. */
  href: string
  children: ReactNode
}

/** What is new, as one shelf; the products themselves come from the catalogue. */
export function HomeNewProducts({ href, children }: HomeShelfProps) {
  const t = useT()
  return (
    <section className="wrap section shelf">
      <SectionHeader title={t('content.new')}>
        <Button look="arrow" href={href}>
          {t('content.allNew')}
        </Button>
      </SectionHeader>
      {children}
    </section>
  )
}
