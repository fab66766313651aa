import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** Prints the page; browsers do so without it as well. */
export function PrintButton() {
  const t = useT()
  return (
    <Button look="simple" icon="printer" className="needs-js" onClick={() => print()} data-app>
      {t('forms.print')}
    </Button>
  )
}
