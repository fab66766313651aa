import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

type HomeShelfProps = {
  /** The listing of all new products. */
  href: string
  children: ReactNode
}

/** What is new, as one shelf; the products themselves come from the catalogue. */
export function HomeShelf({ href, children }: HomeShelfProps) {
  const t = useT()
  return (
    <section className="wrap sec shelf">
      <div className="sechead">
        <h2 className="d3">{t('content.new')}</h2>
        <Button look="arrow" href={href} data-listing="">
          {t('content.allNew')}
        </Button>
      </div>
      {children}
    </section>
  )
}
