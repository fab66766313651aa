/** Maps the CMS's blocks to the shop's. fill-blocks.service.ts adds what needs another query (news, all quotes, contact). */
import type {
  ContentBlockFieldsFragment,
  QuoteFieldsFragment,
  TextColumnFieldsFragment,
} from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { toArticleNumbers } from './article-numbers.ts'
import type { Background, Block, Column, HeadingAndText, Quote, Spacing, TextColumn } from './blocks.ts'
import { toCmsForm } from './form/to-cms-form.ts'
import { toNewsTeasers, toPageSize } from './news/news.ts'
import { toImage, toVideo } from './pictures/images.ts'
import { toLinks } from './text/links.ts'
import { splitHeading } from './text/rich-text.ts'
import { toRichText } from './text/to-rich-text.ts'

const spacings: readonly string[] = ['none', 'small', 'medium', 'large'] satisfies Spacing[]
const grounds: readonly string[] = ['white', 'light', 'accent', 'dark'] satisfies Background[]

/** By contract, unknown values count as medium and white. Without a value the page's background stays. */
const toSpacing = (value: string | null) => (value && spacings.includes(value) ? (value as Spacing) : 'medium')
const toBackground = (value: string | null): Background =>
  !value ? 'none' : grounds.includes(value) ? (value as Background) : 'white'

function toWords({ title, text }: { readonly title: string | null; readonly text: string | null }): HeadingAndText {
  const rich = toRichText(text)
  if (title) return { heading: title, text: rich }
  const { heading, rest } = splitHeading(rich)
  return { heading, text: rest }
}

type Listed = { readonly __typename: string } | null

export const toQuotes = (entries: readonly Listed[] | null | undefined): Quote[] =>
  (entries ?? []).flatMap((entry) => {
    if (entry?.__typename !== 'quote_Entry') return []
    const { id, title, author, quote } = entry as Listed & QuoteFieldsFragment
    return quote ? { id: id ?? quote, quote, author: author ?? '', role: title === author ? null : title } : []
  })

const toTextColumn = (column: TextColumnFieldsFragment, locale: Locale): TextColumn => ({
  type: 'text',
  id: column.id ?? '',
  ...toWords(column),
  links: toLinks(column.links, locale),
})

type DefaultColumns = Extract<ContentBlockFieldsFragment, { __typename: 'defaultColumns_Entry' }>

function toColumn(column: DefaultColumns['defaultColumns'][number], locale: Locale): Column[] {
  if (!column) return []
  const id = column.id ?? ''
  if (column.__typename === 'textColumn_Entry') return [toTextColumn(column, locale)]
  if (column.__typename === 'imageColumn_Entry') {
    const image = toImage(column.fieldImage)
    return image ? [{ type: 'image', id, image }] : []
  }
  if (column.__typename !== 'videoColumn_Entry') return []
  const video = toVideo(column.fieldVideo, toImage(column.fieldThumbnail))
  return video ? [{ type: 'video', id, video }] : []
}

const present = <Item>(items: readonly (Item | null)[] | null | undefined) =>
  (items ?? []).filter((item): item is Item => item !== null)

function toBlock(block: ContentBlockFieldsFragment, locale: Locale): Block | null {
  const frame = {
    id: block.id ?? '',
    heading: block.title || null,
    spacingTop: toSpacing(block.spacingTop),
    spacingBottom: toSpacing(block.spacingBottom),
    ground: toBackground(block.backgroundColor),
  }
  switch (block.__typename) {
    case 'textColumns_Entry':
      return {
        ...frame,
        type: 'textColumns',
        columns: present(block.textColumns).map((one) => toTextColumn(one, locale)),
      }
    case 'cards_Entry': {
      const cards = present(block.cards).map((card) => ({
        id: card.id ?? '',
        ...toWords(card),
        image: toImage(card.fieldImage),
        links: toLinks(card.links, locale),
      }))
      return { ...frame, type: 'cards', ...toWords(block), cards }
    }
    case 'usp_Entry': {
      const usps = present(block.usps).map(({ id, title, icon, text }) => ({
        id: id ?? '',
        title: title ?? '',
        icon: icon || null,
        text: toRichText(text),
      }))
      return { ...frame, type: 'usp', usps }
    }
    case 'defaultColumns_Entry':
      return { ...frame, type: 'defaultColumns', columns: block.defaultColumns.flatMap((one) => toColumn(one, locale)) }
    case 'cta_Entry':
      return { ...frame, type: 'cta', ...toWords(block), links: toLinks(block.links, locale) }
    case 'ctaBackgroundImage_Entry': {
      const image = toImage(block.fieldImage)
      return { ...frame, type: 'ctaBackgroundImage', ...toWords(block), links: toLinks(block.links, locale), image }
    }
    case 'newsOverview_Entry':
      return { ...frame, type: 'newsOverview', pageSize: toPageSize(block.pageSize), news: null }
    case 'quoteSlider_Entry':
      return { ...frame, type: 'quoteSlider', quotes: toQuotes(block.quotes) }
    case 'newsSlider_Entry': {
      const items = toNewsTeasers(block.newsItems, locale)
      return { ...frame, type: 'newsSlider', items, links: toLinks(block.links, locale) }
    }
    case 'ctaForm_Entry': {
      const form = block.form?.[0]
      return {
        ...frame,
        type: 'ctaForm',
        ...toWords(block),
        form: form ? toCmsForm(form, locale) : null,
        contact: null,
      }
    }
    case 'products_Entry':
      return { ...frame, type: 'products', codes: toArticleNumbers(block.articleNumbers) }
    default:
      return null
  }
}

/** @param skipped called with the type of every block unknown to the shop */
export const toBlocks = (
  blocks: readonly (ContentBlockFieldsFragment | null)[],
  locale: Locale,
  skipped: (type: string) => void,
): Block[] =>
  present(blocks).flatMap((block, index) => {
    const made = toBlock(block, locale)
    if (!made) skipped(block.typeHandle ?? block.__typename)
    return made ? { ...made, id: made.id || String(index) } : []
  })
