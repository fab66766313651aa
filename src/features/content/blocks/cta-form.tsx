import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { CtaFormBlock } from '../blocks.ts'
import { CmsFormView } from '../form/cms-form-view.tsx'
import { linkProps } from '../link-buttons.tsx'
import { RichTextView } from '../rich-text-view.tsx'
import { BlockSection } from './block-section.tsx'

/** A question that the house answers: by a form of its CMS, by telephone, by mail, or on its contact page. */
export function CtaForm({ block }: { block: CtaFormBlock }) {
  const { heading, text, form, contact, ground } = block
  const t = useT()
  const dark = ground === 'dark'
  return (
    <BlockSection block={block}>
      <div className="splt">
        <div className="stack">
          {heading && <h2 className="d3">{heading}</h2>}
          <RichTextView text={text} className="lead" />
        </div>
        {form && <CmsFormView form={form} />}
        {!form && contact && (
          <div className="stack s">
            {contact.phone && (
              <p className="d3 num">
                <a {...linkProps(contact.phone)}>{contact.phone.text}</a>
              </p>
            )}
            {contact.email && (
              <p className="lead">
                <a {...linkProps(contact.email)}>{contact.email.text}</a>
              </p>
            )}
            {contact.path && (
              <Button href={contact.path} look={dark ? 'default-white' : 'default-arrow'}>
                {t('content.contact')}
              </Button>
            )}
          </div>
        )}
      </div>
    </BlockSection>
  )
}
