import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { PrintButton } from '#ui/actions/print-button.tsx'
import { Tabs } from '#ui/actions/tabs.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { PrintSheet } from './print-sheet.tsx'

type SheetPageProps = {
  /** From the list to the record that the sheet is about. */
  crumbs: { label: string; href: string }[]
  sheets: { label: string; href: string; current?: boolean }[]
  title: string
  children: ReactNode
}

/** Screen of a sheet: the sheet as it will be printed, links to the other sheets of the record, and the button that prints. */
export function SheetPage({ crumbs, sheets, title, children }: SheetPageProps) {
  const t = useT()
  const current = sheets.find((sheet) => sheet.current)
  return (
    <>
      <Breadcrumbs label={t('cart.crumbs')} items={[...crumbs, ...(current ? [{ label: current.label }] : [])]} />
      <Stack gap="large">
        <Tabs label={t('sheets.label')} className="no-print" items={sheets} />
        <div className="no-print">
          <PrintButton look="default">{t('forms.print')}</PrintButton>
          <div className="no-js">
            <Hint>{t('sheets.withoutScript')}</Hint>
          </div>
        </div>
        <PrintSheet title={title} paper>
          {children}
        </PrintSheet>
      </Stack>
    </>
  )
}
