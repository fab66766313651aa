import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'

type HomeNewProductsProps = {
  href: string
  children: ReactNode
}

export function HomeNewProducts({ href, children }: HomeNewProductsProps) {
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
