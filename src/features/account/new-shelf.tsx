import type { ReactNode } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** What is new in the range, on the overview; the products themselves come from the catalogue. */
export function NewShelf({ children }: { children: ReactNode }) {
  const t = useT()
  const to = usePath()
  return (
    <section className="sec">
      <div className="sechead">
        <h2 className="d4">{t('account.newTitle')}</h2>
        <Button look="arrow" href={to('range')} data-listing="">
          {t('account.toRange')}
        </Button>
      </div>
      {children}
    </section>
  )
}
