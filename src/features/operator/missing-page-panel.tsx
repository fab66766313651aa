import { useRouter } from '@tanstack/react-router'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import type { OperatorLink } from '#server/context/context.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { MissingPage } from './not-found-log.ts'
import { removeFromNotFoundLog } from './operator.actions.ts'
import { RedirectForm } from './redirect-form.tsx'

type MissingPagePanelProps = { page: MissingPage; canRedirect: boolean; link: OperatorLink }

export function MissingPagePanel({ page, canRedirect, link }: MissingPagePanelProps) {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const notify = useNotify()
  const { path, hits, referrer, lastSeen } = page
  const facts = [
    t('operator.hits', { count: hits }),
    t('operator.lastSeen', { date: formatDate(locale, lastSeen, 'medium') }),
    ...(referrer ? [t('operator.referrer', { place: referrer })] : []),
  ]
  async function onDone({ notice }: { notice: string }) {
    notify({ title: notice, color: 'success' })
    await router.invalidate()
  }
  return (
    <Panel
      title={path}
      padded
      aside={
        <ApiForm action={removeFromNotFoundLog} only={{ path }} onDone={(done) => void onDone(done)} {...appProps}>
          <LinkFields link={link} />
          <input type="hidden" name="path" value={path} />
          <FormMessage />
          <SubmitButton look="simple" icon="trash-simple" aria-label={t('operator.removeNamed', { path })}>
            {t('operator.remove')}
          </SubmitButton>
        </ApiForm>
      }
    >
      <Stack gap="medium">
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
        {canRedirect && (
          <RedirectForm page={page} onDone={(done) => void onDone(done)}>
            <LinkFields link={link} />
          </RedirectForm>
        )}
      </Stack>
    </Panel>
  )
}

const LinkFields = ({ link }: { link: OperatorLink }) => (
  <>
    <input type="hidden" name="until" value={link.until} />
    <input type="hidden" name="signature" value={link.signature} />
  </>
)
