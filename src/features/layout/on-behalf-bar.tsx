import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { deskPath } from '#protocol/protocol.ts'
import type { Session } from '#server/context/context.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'

type Props = { t: Translate; locale: Locale; customer: Session['customer'] }

/** Above every page that staff of the wholesaler opens in the name of a customer. Rendered on the server only. */
export function OnBehalfBar({ t, locale, customer: { name, companyName, onBehalf } }: Props) {
  const customer = companyName ? `${companyName} (${name})` : name
  return (
    <aside className="on-behalf" aria-label={t('desk.onBehalf.label')}>
      <Wrap>
        <Icon name="info" />
        <p>{t('desk.onBehalf.sentence', { customer, staff: onBehalf?.staff ?? '' })}</p>
        <form method="post" action={`${deskPath}/${locale}/on-behalf/end`}>
          <Button type="submit" look="outline-sm">
            {t('desk.onBehalf.end')}
          </Button>
        </form>
      </Wrap>
    </aside>
  )
}
