import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import type { Faq } from './related-content.ts'
import { LinkButtons } from './text/link-buttons.tsx'
import { RichTextView } from './text/rich-text-view.tsx'

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  if (!faqs.length) return null
  return (
    <section className="block space-top-none space-bottom-medium">
      <Wrap>
        <div className="questions">
          {faqs.map((faq) => (
            <details key={faq.id} className="question">
              <summary>
                <Heading look="heading">{faq.question}</Heading>
                <Icon name="caret-down" />
              </summary>
              <Stack>
                <RichTextView text={faq.answer} />
                <LinkButtons links={faq.links} looks={['text-link']} />
              </Stack>
            </details>
          ))}
        </div>
      </Wrap>
    </section>
  )
}
