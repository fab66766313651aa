import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/panel.tsx'

/** What a customer sets for the own account. */
export function AccountPage({ details, allergens }: { details: ReactNode; allergens: ReactNode }) {
  const t = useT()
  return (
    <div className="stack l">
      <div className="lhead">
        <h1 className="d3">{t('account.profileTitle')}</h1>
        <p className="soft measure">{t('account.profileText')}</p>
      </div>
      <Panel title={t('account.detailsTitle')} padded>
        {details}
      </Panel>
      <Panel title={t('catalogue.profileTitle')} padded>
        <p className="soft measure">{t('catalogue.profileText')}</p>
        {allergens}
      </Panel>
    </div>
  )
}
