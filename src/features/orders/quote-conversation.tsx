import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate } from '#i18n/format.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { orderHref } from './order-href.ts'
import { replyToQuote } from './orders.actions.ts'
import type { Quote } from './quotes/quote.ts'

type QuoteDecisionProps = { id: string; status: string | null; quote: Quote; page: number }

/** What the customer can do with a quote, or the order that accepts it. */
export function QuoteDecision({ id, status, quote: { validUntil, placed, canDecide }, page }: QuoteDecisionProps) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const path = to('dashboardOrders')
  if (placed)
    return (
      <Button look="outline" icon="receipt" href={orderHref(path, placed.id, { page })}>
        {t('orders.viewNamed', { number: placed.number })}
      </Button>
    )
  if (status === 'offer_expired')
    return (
      <Notice tone="warn" title={t('orders.quote.expired')}>
        <Text tone="soft">{t('orders.quote.expiredText')}</Text>
      </Notice>
    )
  if (!canDecide || validUntil === null) return null
  return (
    <>
      <Notice title={t('orders.quote.validUntil', { day: formatWeekday(locale, validUntil) })}>
        <Text tone="soft">{t('orders.quote.validText')}</Text>
      </Notice>
      <Cluster>
        <Button icon="handshake" href={`${to('checkout')}?${new URLSearchParams({ quote: id })}`}>
          {t('orders.quote.accept')}
        </Button>
        <Button look="outline" href={orderHref(path, id, { page, sheet: 'decline' })}>
          {t('orders.quote.decline')}
        </Button>
      </Cluster>
    </>
  )
}

const toLines = (text: string) => text.split('\n').map((line, index) => ({ line, number: index + 1 }))

/** Messages and reply form of a quote. */
export function QuoteConversation({ id, quote: { messages, canReply } }: { id: string; quote: Quote }) {
  const t = useT()
  const locale = useLocale()
  const { brand } = useShop().facts
  if (!messages.length && !canReply) return null
  return (
    <section aria-labelledby="quote-messages">
      <Stack>
        <Heading id="quote-messages" look="subheading">
          {t('orders.quote.messages')}
        </Heading>
        {messages.map(({ id: messageId, isOwn, text, at }) => (
          <div key={messageId}>
            <Text size="small" tone="muted">
              {isOwn ? t('orders.quote.you') : brand}, <time dateTime={at}>{formatDate(locale, at)}</time>
            </Text>
            {toLines(text).map(({ line, number }) => (
              <Text key={number}>{line}</Text>
            ))}
          </div>
        ))}
        {canReply && (
          <ApiForm action={replyToQuote(id)} follow="document" gap="medium" {...appProps}>
            <FormMessage />
            <FormField as="textarea" name="text" label={t('orders.quote.reply')} maxLength={2000} rows={3} required />
            <div>
              <SubmitButton look="outline">{t('orders.quote.send')}</SubmitButton>
            </div>
          </ApiForm>
        )}
      </Stack>
    </section>
  )
}
