// Types of the JSON columns, as an editor fills them in.

/** A link to an entry of the same site, or to a URL. */
export type StoredLink =
  | ({ type: 'Entry'; entry: number } & LinkWords)
  | ({ type: 'Url' | 'Email' | 'Phone'; url: string } & LinkWords)

type LinkWords = { text?: string; title?: string; ariaLabel?: string; newWindow?: boolean }

/** A block or a part of one; `type` is its handle, the rest its fields. */
export type StoredBlock = {
  id?: number
  type: string
  title?: string
  text?: string
  icon?: string
  spacingTop?: string
  spacingBottom?: string
  backgroundColor?: string
  pageSize?: number
  /** Plain text, separated by line breaks, commas or semicolons. */
  articleNumbers?: string
  links?: StoredLink[]
  /** Asset ids. */
  image?: number
  thumbnail?: number
  video?: number
  form?: string
  /** Entry ids. */
  quotes?: number[]
  newsItems?: number[]
  /** Parts by field name: textColumns, cards, usps, defaultColumns. */
  [field: string]: unknown
}

export type StoredFields = {
  intro?: string
  thumbnail?: number
  image?: number
  text?: string
  links?: StoredLink[]
  author?: string
  place?: string
  hours?: string
  contract?: string
  quote?: string
}

export type StoredSeo = {
  /** Default: the entry's title. */
  title?: string
  description?: string
  /** Asset id. */
  image?: number
  /** Excludes the page from search engines. */
  noIndex?: boolean
}

export type StoredGlobal = {
  addressLine1?: string
  addressLine2?: string
  addressLine3?: string
  logo?: number
  telLink?: StoredLink
  vat?: string
  fax?: string
  emailLink?: StoredLink
  /** One line for each period. */
  openingHours?: string
  facebook?: string
  instagram?: string
  linkedin?: string
  termsPage?: number
  privacyPage?: number
  contactPage?: number
  newsletterTitle?: string
  newsletterForm?: string
  headerChecks?: string[]
}

export type StoredEmbed = {
  title?: string
  description?: string
  url: string
  type: 'video' | 'photo' | 'rich' | 'link'
  image?: string
  imageWidth?: number
  imageHeight?: number
  width?: number
  height?: number
  providerName?: string
  html?: string
  frame?: string
}

/** A form field: `kind` is the last part of its class name, other settings as in the contract. */
export type StoredFormField = { kind: string; handle: string; label: string; fields?: StoredFormField[] } & {
  [setting: string]: unknown
}

export type StoredFormPage = { label: string; settings: Record<string, unknown>; rows: StoredFormField[][] }

/** `redirectEntry` is an entry id; other settings as in the contract. */
export type StoredFormSettings = {
  redirectEntry?: number
  errorMessageHtml?: string
  submitActionMessageHtml?: string
  /** Subscriptions to a newsletter: the address in a field must be confirmed by a mailed link. */
  newsletter?: { emailField: string }
  /** Mail to the sender of a submission, at the address in a field. */
  confirmation?: { emailField: string; subject: string; text: string }
} & { [setting: string]: unknown }
