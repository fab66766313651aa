import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** A sheet to count by; browsers print without it as well. */
export function PrintButton() {
  const t = useT()
  return (
    <Button look="simple" icon="printer" className="needs-js" onClick={() => print()}>
      {t('lists.print')}
    </Button>
  )
}
