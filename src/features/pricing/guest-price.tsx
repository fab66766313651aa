import { useLoginLink } from '#features/problems/session-expired.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'

export function GuestPrice() {
  const t = useT()
  const to = usePath()
  return (
    <Stack>
      <Stack gap="small">
        <Heading look="heading">{t('product.guestTitle')}</Heading>
        <Text size="small" tone="soft">
          {t('product.guestText')}
        </Text>
      </Stack>
      <div className="halves">
        <Button width="full" look="default-black-sm" {...useLoginLink()}>
          {t('product.login')}
        </Button>
        <Button width="full" look="outline-sm" href={to('register')}>
          {t('product.access')}
        </Button>
      </div>
    </Stack>
  )
}
