import type { MessageKey, Translate } from '#i18n/translator.ts'

/** Title and `noindex` for private pages and pages without search value. */
export const noindexHead = (brand: string, title: string) => ({
  meta: [{ title: `${brand} | ${title}` }, { name: 'robots', content: 'noindex' }],
})

type Match = { match: { context: { facts: { brand: string }; t: Translate } } }

/** `head` of a route whose title is always the same. */
export const noindexTitle =
  (title: MessageKey) =>
  ({ match: { context } }: Match) =>
    noindexHead(context.facts.brand, context.t(title))
