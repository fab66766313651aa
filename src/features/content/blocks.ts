import type { CmsForm, UnavailableReason } from './form/cms-form.ts'
import type { NewsList, NewsTeaser } from './news/news.ts'
import type { Image, Video } from './pictures/images.ts'
import type { Link } from './text/links.ts'
import type { RichText } from './text/rich-text.ts'

export type Spacing = 'none' | 'small' | 'medium' | 'large'
/** none: the page's background, if the editor chose none. */
export type Background = 'none' | 'white' | 'light' | 'accent' | 'dark'

interface Frame {
  id: string
  heading: string | null
  spacingTop: Spacing
  spacingBottom: Spacing
  ground: Background
}

/** `heading`: the editor's title, else the only heading of the text, which `text` then omits. */
export interface HeadingAndText {
  heading: string | null
  text: RichText
}

export interface TextColumn extends HeadingAndText {
  type: 'text'
  id: string
  links: Link[]
}

export type Column =
  | TextColumn
  | { type: 'image'; id: string; image: Image }
  | { type: 'video'; id: string; video: Video }

export interface Card extends HeadingAndText {
  id: string
  image: Image | null
  links: Link[]
}

interface Usp {
  id: string
  title: string
  /** Icon name of the icon set or of the icon server (ICON_URL); null if there is none. */
  icon: string | null
  text: RichText
}

export interface Quote {
  id: string
  quote: string
  author: string
  /** Title of the entry; null if it is the author's name. */
  role: string | null
}

export interface Contact {
  /** Path of the contact page; null on the contact page itself or if the CMS names none. */
  path: string | null
  /** The block is on the contact page. */
  isContactPage: boolean
  phone: Link | null
  email: Link | null
  addressLines: string[]
  /** One line for each period. */
  openingHours: string[]
}

export interface TextColumnsBlock extends Frame {
  type: 'textColumns'
  columns: TextColumn[]
}
export interface CardsBlock extends Frame, HeadingAndText {
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
export interface CtaBlock extends Frame, HeadingAndText {
  type: 'cta'
  links: Link[]
}
export interface CtaBackgroundImageBlock extends Frame, HeadingAndText {
  type: 'ctaBackgroundImage'
  links: Link[]
  image: Image | null
}
export interface NewsOverviewBlock extends Frame {
  type: 'newsOverview'
  pageSize: number
  /** null if the articles cannot be read. */
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
export interface CtaFormBlock extends Frame, HeadingAndText {
  type: 'ctaForm'
  /** null if the editor chose none. */
  form: CmsForm | UnavailableReason | null
  contact: Contact | null
}
export interface ProductsBlock extends Frame {
  type: 'products'
  /** Article numbers as the editor wrote them, each once; the commerce backend may not know all of them. */
  codes: string[]
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
  | ProductsBlock
