import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'

export function LoginLinks({ contactPath }: { contactPath: string | null }) {
  const t = useT()
  const to = usePath()
  return (
    <>
      {contactPath && <Button href={contactPath}>{t('account.call')}</Button>}
      <Button look={contactPath ? 'outline' : 'default'} href={to('login')}>
        {t('account.backToLogin')}
      </Button>
    </>
  )
}
