/** The blocks of a page as the shop knows them, one type each. Made by to-blocks.ts, drawn by blocks/. */
import type { CmsForm } from './form/cms-form.ts'
import type { NewsList, NewsTeaser } from './news/news.ts'
import type { Image, Video } from './pictures/images.ts'
import type { Link } from './text/links.ts'
import type { RichText } from './text/rich-text.ts'

export type Spacing = 'none' | 'small' | 'medium' | 'large'
/** none: the page's own ground, where an editor chose nothing. */
export type Background = 'none' | 'white' | 'light' | 'accent' | 'dark'

interface Frame {
  id: string
  heading: string | null
  spacingTop: Spacing
  spacingBottom: Spacing
  ground: Background
}

/** Heading and text: the heading is the editor's title, or the one that the text begins with. */
export interface Words {
  heading: string | null
  text: RichText
}

export interface TextColumn extends Words {
  type: 'text'
  id: string
  links: Link[]
}

export type Column =
  | TextColumn
  | { type: 'image'; id: string; image: Image }
  | { type: 'video'; id: string; video: Video }

export interface Card extends Words {
  id: string
  image: Image | null
  links: Link[]
}

interface Usp {
  id: string
  title: string
  /** Name of an icon that the shop has, or the host in ICON_URL may have; null without one. */
  icon: string | null
  text: RichText
}

export interface Quote {
  id: string
  quote: string
  author: string
  /** Who that is: the entry's title, where it says more than the name. */
  role: string | null
}

/** Ways to reach the house, until the form itself is there. */
export interface Contact {
  /** Null on that page itself. */
  path: string | null
  phone: Link | null
  email: Link | null
}

export interface TextColumnsBlock extends Frame {
  type: 'textColumns'
  columns: TextColumn[]
}
export interface CardsBlock extends Frame, Words {
  type: 'cards'
  cards: Card[]
}
export interface UspBlock extends Frame {
  type: 'usp'
  usps: Usp[]
}
export interface DefaultColumnsBlock extends Frame {
  type: 'defaultColumns'
  columns: Column[]
}
export interface CtaBlock extends Frame, Words {
  type: 'cta'
  links: Link[]
}
export interface CtaBackgroundImageBlock extends Frame, Words {
  type: 'ctaBackgroundImage'
  links: Link[]
  image: Image | null
}
export interface NewsOverviewBlock extends Frame {
  type: 'newsOverview'
  pageSize: number
  /** Null while the articles cannot be read. */
  news: NewsList | null
}
export interface QuoteSliderBlock extends Frame {
  type: 'quoteSlider'
  quotes: Quote[]
}
export interface NewsSliderBlock extends Frame {
  type: 'newsSlider'
  items: NewsTeaser[]
  links: Link[]
}
export interface CtaFormBlock extends Frame, Words {
  type: 'ctaForm'
  /** null: the CMS takes none, or none that can be filled in here. */
  form: CmsForm | null
  contact: Contact | null
}

export type Block =
  | TextColumnsBlock
  | CardsBlock
  | UspBlock
  | DefaultColumnsBlock
  | CtaBlock
  | CtaBackgroundImageBlock
  | NewsOverviewBlock
  | QuoteSliderBlock
  | NewsSliderBlock
  | CtaFormBlock
