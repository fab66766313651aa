import { PageHeader } from '#ui/layout/page-header.tsx'
import { type Desk, DeskDocument, toHref } from './document.tsx'

export function ErrorPage({ desk, title }: { desk: Desk; title: string }) {
  return (
    <DeskDocument desk={desk} title={title}>
      <PageHeader title={title} />
      <a href={toHref(desk.locale)}>{desk.t('desk.backToOrders')}</a>
    </DeskDocument>
  )
}
