import { useLoginLink } from '#features/problems/session-expired.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'

export function LoginForPrice() {
  const t = useT()
  return (
    <Button look="text-link" small {...useLoginLink()}>
      {t('catalogue.loginForPrice')}
    </Button>
  )
}
