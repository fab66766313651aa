// The shapes that the JSON columns hold, as an editor fills them in. Read by resolvers/, written by seed/.

/** A link of an editor: to an entry of the same site, or to an address. */
export type StoredLink =
  | ({ type: 'Entry'; entry: number } & LinkWords)
  | ({ type: 'Url' | 'Email' | 'Phone'; url: string } & LinkWords)

type LinkWords = { text?: string; title?: string; ariaLabel?: string; newWindow?: boolean }

/** A block, or a part of one; `type` is its handle, the rest its fields. */
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
  links?: StoredLink[]
  /** Ids of assets. */
  image?: number
  thumbnail?: number
  video?: number
  /** Handle of a form. */
  form?: string
  /** Ids of entries. */
  quotes?: number[]
  newsItems?: number[]
  /** Parts, under the name of their field: textColumns, cards, usps, defaultColumns. */
  [field: string]: unknown
}

export type StoredFields = {
  intro?: string
  thumbnail?: number
  image?: number
  /** HTML. */
  text?: string
  links?: StoredLink[]
  author?: string
  quote?: string
}

export type StoredSeo = {
  /** The entry's title when absent. */
  title?: string
  description?: string
  /** Id of an asset. */
  image?: number
  /** Keeps the page out of search engines. */
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
  /** Address for an iframe. */
  frame?: string
}

/** A field of a form: `kind` is the last part of its class name, the rest as the contract has it. */
export type StoredFormField = { kind: string; handle: string; label: string; fields?: StoredFormField[] } & {
  [setting: string]: unknown
}

export type StoredFormPage = { label: string; settings: Record<string, unknown>; rows: StoredFormField[][] }

/** `redirectEntry` is the id of an entry; the rest as the contract has it. */
export type StoredFormSettings = {
  redirectEntry?: number
  errorMessageHtml?: string
  submitActionMessageHtml?: string
} & { [setting: string]: unknown }
