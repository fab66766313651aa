import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { CtaFormBlock } from '../blocks.ts'
import { CmsFormView } from '../form/cms-form-view.tsx'
import { linkProps } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockSection } from './block-section.tsx'
import { ContactCard } from './contact-card.tsx'

export function CtaForm({ block }: { block: CtaFormBlock }) {
  const { heading, text, form, contact, ground } = block
  const t = useT()
  const dark = ground === 'dark'
  return (
    <BlockSection block={block}>
      <div className="split">
        <Stack>
          {heading && <Heading look="display-3">{heading}</Heading>}
          <RichTextView text={text} className="lead" />
          {contact?.isContactPage && <ContactCard contact={contact} />}
        </Stack>
        {form && typeof form !== 'string' ? (
          <CmsFormView form={form} />
        ) : (
          <Stack gap="small">
            {form && <Notice tone="info" title={t(form === 'closed' ? 'forms.formClosed' : 'forms.formUnavailable')} />}
            {contact?.phone && (
              <p className="display-3 figures">
                <a {...linkProps(contact.phone)}>{contact.phone.text}</a>
              </p>
            )}
            {contact?.email && (
              <Text size="lead">
                <a {...linkProps(contact.email)}>{contact.email.text}</a>
              </Text>
            )}
            {contact?.path && (
              <Button href={contact.path} look={dark ? 'default-white' : 'default-arrow'}>
                {t('content.contact')}
              </Button>
            )}
          </Stack>
        )}
      </div>
    </BlockSection>
  )
}
