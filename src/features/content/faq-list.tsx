import { Icon } from '#ui/icon.tsx'
import type { Faq } from './around.ts'
import { LinkButtons } from './link-buttons.tsx'
import { RichTextView } from './rich-text-view.tsx'

/** Questions that open their answers, without scripts too. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  if (!faqs.length) return null
  return (
    <section className="blk pt-0 pb-m">
      <div className="wrap">
        <div className="qas">
          {faqs.map((faq) => (
            <details key={faq.id} className="qa">
              <summary>
                <h2 className="h5">{faq.question}</h2>
                <Icon name="caret-down" />
              </summary>
              <div className="stack">
                <RichTextView text={faq.answer} />
                <LinkButtons links={faq.links} looks={['text-link']} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
