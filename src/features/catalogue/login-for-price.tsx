import { useLocation } from '@tanstack/react-router'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** Where a guest logs in and comes back to this page (D06). */
export function useLoginHref() {
  const to = usePath()
  const here = useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '' })
  return `${to('login')}?redirect=${encodeURIComponent(here)}`
}

/** Stands where a customer sees a price (D10). */
export function LoginForPrice() {
  const t = useT()
  return (
    <Button look="text-link" className="small" href={useLoginHref()}>
      {t('catalogue.loginForPrice')}
    </Button>
  )
}
