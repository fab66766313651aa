import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/stack.tsx'
import { Wrap } from '#ui/wrap.tsx'
import type { Faq } from './around.ts'
import { LinkButtons } from './link-buttons.tsx'
import { RichTextView } from './rich-text-view.tsx'

/** Questions that open their answers, without scripts too. */
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
