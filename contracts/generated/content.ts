/** Made by scripts/generate.ts from contracts/content.graphql and contracts/operations. */
import type { TypedDocument } from '../typed-document.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The values that a visitor entered. chosen. */
export type SubmitFormInput = {
  /** Handle of the form. */
  readonly handle: string;
  readonly siteId?: number | null | undefined;
  /** Continues an unfinished submission of a form with several pages. */
  readonly submissionId?: string | null | undefined;
  /** The submitted page; null: the whole form. */
  readonly pageId?: string | null | undefined;
  readonly values: ReadonlyArray<FormValueInput>;
  readonly captchas?: ReadonlyArray<FormieCaptchaInput> | null | undefined;
};

/** Value of one field. Exactly one of the last three is set; all null means empty. chosen. */
export type FormValueInput = {
  /** Handle of the field; a dot separates a sub-field, for example name.firstName. */
  readonly handle: string;
  readonly value?: string | null | undefined;
  /** For fields with several choices. */
  readonly values?: ReadonlyArray<string> | null | undefined;
  /** For file fields. */
  readonly files?: ReadonlyArray<FileUploadInput> | null | undefined;
};

/** An uploaded file, in Formie's format. */
export type FileUploadInput = {
  /** data: URL with base64. */
  readonly fileData?: string | null | undefined;
  /** With extension. */
  readonly filename?: string | null | undefined;
  /** An existing asset. */
  readonly assetId?: number | null | undefined;
};

/** Value of a captcha. Formie expects it as an argument with the name in `handle`. */
export type FormieCaptchaInput = {
  /** chosen: in Formie it is the argument's name. */
  readonly handle?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly value?: string | null | undefined;
};

export type allNewsPagesQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type allNewsPagesQuery = { readonly totalCount: number, readonly allNewsPages: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | (
      { readonly __typename: 'newsPages_Entry' }
      & NewsTeaserFieldsFragment
    )
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | { readonly __typename: 'quote_Entry' }
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null };

export type entryQueryVariables = Exact<{
  uri?: ReadonlyArray<string | null | undefined> | string | null | undefined;
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type entryQuery = { readonly entry:
    | (
      { readonly __typename: 'home_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry', readonly postDate: string | null, readonly intro?: string | null, readonly author?: string | null, readonly fieldThumbnail: ReadonlyArray<
        | ImageFields_images_Asset_Fragment
        | ImageFields_videos_Asset_Fragment
        | ImageFields_documents_Asset_Fragment
       | null>, readonly fieldImage: ReadonlyArray<
        | ImageFields_images_Asset_Fragment
        | ImageFields_videos_Asset_Fragment
        | ImageFields_documents_Asset_Fragment
       | null>, readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobsPages_Entry_Fragment
      & JobFieldsFragment
    )
    | (
      { readonly __typename: 'legalPages_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_faq_Entry_Fragment
      & FaqFieldsFragment
    )
    | (
      { readonly __typename: 'quote_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quote_Entry_Fragment
      & QuoteFieldsFragment
    )
    | (
      { readonly __typename: 'textColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_products_Entry_Fragment
    )
   | null };

export type faqListQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type faqListQuery = { readonly faqList: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | { readonly __typename: 'newsPages_Entry' }
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | (
      { readonly __typename: 'faq_Entry' }
      & FaqFieldsFragment
    )
    | { readonly __typename: 'quote_Entry' }
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null };

export type footerNavQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type footerNavQuery = { readonly footerNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null };

export type formQueryQueryVariables = Exact<{
  handle?: ReadonlyArray<string | null | undefined> | string | null | undefined;
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type formQueryQuery = { readonly formQuery: (
    { readonly captchas: ReadonlyArray<{ readonly handle: string | null, readonly name: string | null, readonly value: string | null } | null> | null }
    & FormFieldsFragment
  ) | null };

type ImageFields_images_Asset_Fragment = { readonly id: string | null, readonly width: number | null, readonly height: number | null, readonly url: string | null, readonly title: string | null, readonly alt: string | null, readonly size: string | null, readonly kind: string | null, readonly webp413: string | null, readonly webp576: string | null, readonly webp640: string | null, readonly webp768: string | null, readonly webp1024: string | null, readonly webp1280: string | null, readonly webp1536: string | null, readonly webp1920: string | null, readonly webp2560: string | null };

type ImageFields_videos_Asset_Fragment = { readonly id: string | null, readonly width: number | null, readonly height: number | null, readonly url: string | null, readonly title: string | null, readonly alt: string | null, readonly size: string | null, readonly kind: string | null, readonly webp413: string | null, readonly webp576: string | null, readonly webp640: string | null, readonly webp768: string | null, readonly webp1024: string | null, readonly webp1280: string | null, readonly webp1536: string | null, readonly webp1920: string | null, readonly webp2560: string | null };

type ImageFields_documents_Asset_Fragment = { readonly id: string | null, readonly width: number | null, readonly height: number | null, readonly url: string | null, readonly title: string | null, readonly alt: string | null, readonly size: string | null, readonly kind: string | null, readonly webp413: string | null, readonly webp576: string | null, readonly webp640: string | null, readonly webp768: string | null, readonly webp1024: string | null, readonly webp1280: string | null, readonly webp1536: string | null, readonly webp1920: string | null, readonly webp2560: string | null };

export type ImageFieldsFragment =
  | ImageFields_images_Asset_Fragment
  | ImageFields_videos_Asset_Fragment
  | ImageFields_documents_Asset_Fragment
;

type VideoFields_images_Asset_Fragment = { readonly id: string | null, readonly title: string | null, readonly url: string | null, readonly mimeType: string | null, readonly kind: string | null, readonly size: string | null, readonly format: string | null, readonly embeddedAsset: { readonly title: string | null, readonly url: string | null, readonly type: string | null, readonly image: string | null, readonly imageWidth: number | null, readonly imageHeight: number | null, readonly width: number | null, readonly height: number | null, readonly aspectRatio: number | null, readonly providerName: string | null, readonly iframeSrc: string | null } | null };

type VideoFields_videos_Asset_Fragment = { readonly id: string | null, readonly title: string | null, readonly url: string | null, readonly mimeType: string | null, readonly kind: string | null, readonly size: string | null, readonly format: string | null, readonly embeddedAsset: { readonly title: string | null, readonly url: string | null, readonly type: string | null, readonly image: string | null, readonly imageWidth: number | null, readonly imageHeight: number | null, readonly width: number | null, readonly height: number | null, readonly aspectRatio: number | null, readonly providerName: string | null, readonly iframeSrc: string | null } | null };

type VideoFields_documents_Asset_Fragment = { readonly id: string | null, readonly title: string | null, readonly url: string | null, readonly mimeType: string | null, readonly kind: string | null, readonly size: string | null, readonly format: string | null, readonly embeddedAsset: { readonly title: string | null, readonly url: string | null, readonly type: string | null, readonly image: string | null, readonly imageWidth: number | null, readonly imageHeight: number | null, readonly width: number | null, readonly height: number | null, readonly aspectRatio: number | null, readonly providerName: string | null, readonly iframeSrc: string | null } | null };

export type VideoFieldsFragment =
  | VideoFields_images_Asset_Fragment
  | VideoFields_videos_Asset_Fragment
  | VideoFields_documents_Asset_Fragment
;

export type LinkFieldsFragment = { readonly url: string | null, readonly type: string | null, readonly title: string | null, readonly text: string | null, readonly target: string | null, readonly ariaLabel: string | null, readonly customText: string | null, readonly element:
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
    | { readonly id: string | null, readonly title: string | null, readonly uri: string | null, readonly siteId: number | null, readonly language: string | null }
   | null };

export type SeoFieldsFragment = { readonly metaTitleContainer: string | null, readonly metaTagContainer: string | null, readonly metaLinkContainer: string | null, readonly metaJsonLdContainer: string | null, readonly metaSiteVarsContainer: string | null };

type EntryFields_home_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_pages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_news_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_newsPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_jobs_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_jobsPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_legalPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_faq_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_quote_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_textColumns_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_textColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_cards_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_card_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_usp_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_uspItem_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_defaultColumns_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_imageColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_videoColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_cta_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_ctaBackgroundImage_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_newsOverview_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_quoteSlider_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_newsSlider_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_ctaForm_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

type EntryFields_products_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null, readonly language: string | null, readonly dateUpdated: string | null, readonly localized: ReadonlyArray<
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
    | { readonly siteId: number | null, readonly uri: string | null, readonly language: string | null }
   | null> | null };

export type EntryFieldsFragment =
  | EntryFields_home_Entry_Fragment
  | EntryFields_pages_Entry_Fragment
  | EntryFields_news_Entry_Fragment
  | EntryFields_newsPages_Entry_Fragment
  | EntryFields_jobs_Entry_Fragment
  | EntryFields_jobsPages_Entry_Fragment
  | EntryFields_legalPages_Entry_Fragment
  | EntryFields_faq_Entry_Fragment
  | EntryFields_quote_Entry_Fragment
  | EntryFields_textColumns_Entry_Fragment
  | EntryFields_textColumn_Entry_Fragment
  | EntryFields_cards_Entry_Fragment
  | EntryFields_card_Entry_Fragment
  | EntryFields_usp_Entry_Fragment
  | EntryFields_uspItem_Entry_Fragment
  | EntryFields_defaultColumns_Entry_Fragment
  | EntryFields_imageColumn_Entry_Fragment
  | EntryFields_videoColumn_Entry_Fragment
  | EntryFields_cta_Entry_Fragment
  | EntryFields_ctaBackgroundImage_Entry_Fragment
  | EntryFields_newsOverview_Entry_Fragment
  | EntryFields_quoteSlider_Entry_Fragment
  | EntryFields_newsSlider_Entry_Fragment
  | EntryFields_ctaForm_Entry_Fragment
  | EntryFields_products_Entry_Fragment
;

type EntryTeaserFields_home_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_pages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_news_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_newsPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_jobs_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_jobsPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_legalPages_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_faq_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_quote_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_textColumns_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_textColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_cards_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_card_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_usp_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_uspItem_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_defaultColumns_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_imageColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_videoColumn_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_cta_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_ctaBackgroundImage_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_newsOverview_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_quoteSlider_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_newsSlider_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_ctaForm_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

type EntryTeaserFields_products_Entry_Fragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly uri: string | null };

export type EntryTeaserFieldsFragment =
  | EntryTeaserFields_home_Entry_Fragment
  | EntryTeaserFields_pages_Entry_Fragment
  | EntryTeaserFields_news_Entry_Fragment
  | EntryTeaserFields_newsPages_Entry_Fragment
  | EntryTeaserFields_jobs_Entry_Fragment
  | EntryTeaserFields_jobsPages_Entry_Fragment
  | EntryTeaserFields_legalPages_Entry_Fragment
  | EntryTeaserFields_faq_Entry_Fragment
  | EntryTeaserFields_quote_Entry_Fragment
  | EntryTeaserFields_textColumns_Entry_Fragment
  | EntryTeaserFields_textColumn_Entry_Fragment
  | EntryTeaserFields_cards_Entry_Fragment
  | EntryTeaserFields_card_Entry_Fragment
  | EntryTeaserFields_usp_Entry_Fragment
  | EntryTeaserFields_uspItem_Entry_Fragment
  | EntryTeaserFields_defaultColumns_Entry_Fragment
  | EntryTeaserFields_imageColumn_Entry_Fragment
  | EntryTeaserFields_videoColumn_Entry_Fragment
  | EntryTeaserFields_cta_Entry_Fragment
  | EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
  | EntryTeaserFields_newsOverview_Entry_Fragment
  | EntryTeaserFields_quoteSlider_Entry_Fragment
  | EntryTeaserFields_newsSlider_Entry_Fragment
  | EntryTeaserFields_ctaForm_Entry_Fragment
  | EntryTeaserFields_products_Entry_Fragment
;

export type NewsTeaserFieldsFragment = (
  { readonly postDate: string | null, readonly intro?: string | null, readonly fieldThumbnail: ReadonlyArray<
    | ImageFields_images_Asset_Fragment
    | ImageFields_videos_Asset_Fragment
    | ImageFields_documents_Asset_Fragment
   | null> }
  & EntryTeaserFields_newsPages_Entry_Fragment
);

export type JobFieldsFragment = { readonly typeHandle: string | null, readonly place?: string | null, readonly hours?: string | null, readonly contract?: string | null };

export type QuoteFieldsFragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly author: string | null, readonly quote: string | null };

export type FaqFieldsFragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly sectionHandle: string | null, readonly siteId: number | null, readonly text: string | null, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null };

type FormFieldFields_Field_SingleLineText_Fragment = { readonly __typename: 'Field_SingleLineText', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_MultiLineText_Fragment = { readonly __typename: 'Field_MultiLineText', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Email_Fragment = { readonly __typename: 'Field_Email', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Phone_Fragment = { readonly __typename: 'Field_Phone', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Number_Fragment = { readonly __typename: 'Field_Number', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Dropdown_Fragment = { readonly __typename: 'Field_Dropdown', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Radio_Fragment = { readonly __typename: 'Field_Radio', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Checkboxes_Fragment = { readonly __typename: 'Field_Checkboxes', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Agree_Fragment = { readonly __typename: 'Field_Agree', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Name_Fragment = { readonly __typename: 'Field_Name', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Date_Fragment = { readonly __typename: 'Field_Date', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_FileUpload_Fragment = { readonly __typename: 'Field_FileUpload', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Hidden_Fragment = { readonly __typename: 'Field_Hidden', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Heading_Fragment = { readonly __typename: 'Field_Heading', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Html_Fragment = { readonly __typename: 'Field_Html', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_Section_Fragment = { readonly __typename: 'Field_Section', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

type FormFieldFields_Field_VatNumber_Fragment = { readonly __typename: 'Field_VatNumber', readonly id: string | null, readonly handle: string | null, readonly label: string | null, readonly instructions: string | null, readonly required: boolean | null, readonly type: string | null, readonly displayName: string | null, readonly inputTypeName: string | null, readonly matchField: string | null, readonly placeholder: string | null, readonly defaultValue: string | null, readonly errorMessage: string | null, readonly labelPosition: string | null, readonly enableConditions: boolean | null, readonly conditions: unknown, readonly visibility: string | null };

export type FormFieldFieldsFragment =
  | FormFieldFields_Field_SingleLineText_Fragment
  | FormFieldFields_Field_MultiLineText_Fragment
  | FormFieldFields_Field_Email_Fragment
  | FormFieldFields_Field_Phone_Fragment
  | FormFieldFields_Field_Number_Fragment
  | FormFieldFields_Field_Dropdown_Fragment
  | FormFieldFields_Field_Radio_Fragment
  | FormFieldFields_Field_Checkboxes_Fragment
  | FormFieldFields_Field_Agree_Fragment
  | FormFieldFields_Field_Name_Fragment
  | FormFieldFields_Field_Date_Fragment
  | FormFieldFields_Field_FileUpload_Fragment
  | FormFieldFields_Field_Hidden_Fragment
  | FormFieldFields_Field_Heading_Fragment
  | FormFieldFields_Field_Html_Fragment
  | FormFieldFields_Field_Section_Fragment
  | FormFieldFields_Field_VatNumber_Fragment
;

export type FormOptionFieldsFragment = { readonly label: string | null, readonly value: string | null, readonly isOptgroup: boolean | null, readonly isDefault: boolean | null, readonly disabled: boolean | null };

export type FormFieldsFragment = { readonly id: string | null, readonly title: string | null, readonly handle: string | null, readonly siteId: number | null, readonly isAvailable: boolean | null, readonly submissionMutationName: string | null, readonly submissionEndpoint: string | null, readonly captchas: ReadonlyArray<{ readonly handle: string | null } | null> | null, readonly settings: { readonly displayFormTitle: boolean | null, readonly displayCurrentPageTitle: boolean | null, readonly displayPageTabs: boolean | null, readonly displayPageProgress: boolean | null, readonly scrollToTop: boolean | null, readonly progressPosition: string | null, readonly defaultLabelPosition: string | null, readonly requiredIndicator: string | null, readonly submitMethod: string | null, readonly submitAction: string | null, readonly submitActionFormHide: boolean | null, readonly submitActionMessageHtml: string | null, readonly submitActionMessageTimeout: number | null, readonly submitActionMessagePosition: string | null, readonly loadingIndicator: string | null, readonly loadingIndicatorText: string | null, readonly validationOnSubmit: boolean | null, readonly validationOnFocus: boolean | null, readonly errorMessageHtml: string | null, readonly errorMessagePosition: string | null, readonly redirectUrl: string | null, readonly redirectEntry:
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
      | { readonly id: string | null, readonly uri: string | null, readonly siteId: number | null }
     | null } | null, readonly pages: ReadonlyArray<{ readonly id: string | null, readonly label: string | null, readonly settings: { readonly submitButtonLabel: string | null, readonly backButtonLabel: string | null, readonly showBackButton: boolean | null, readonly buttonsPosition: string | null, readonly enablePageConditions: boolean | null, readonly pageConditions: unknown, readonly enableNextButtonConditions: boolean | null, readonly nextButtonConditions: unknown } | null, readonly rows: ReadonlyArray<{ readonly id: string | null, readonly rowFields: ReadonlyArray<
        | (
          { readonly limit: boolean | null, readonly min: number | null, readonly minType: string | null, readonly max: number | null, readonly maxType: string | null, readonly validation?: string | null }
          & FormFieldFields_Field_SingleLineText_Fragment
        )
        | (
          { readonly limit: boolean | null, readonly min: number | null, readonly minType: string | null, readonly max: number | null, readonly maxType: string | null, readonly useRichText: boolean | null }
          & FormFieldFields_Field_MultiLineText_Fragment
        )
        | (
          { readonly blockedDomains: ReadonlyArray<string | null> | null, readonly uniqueValue: boolean | null }
          & FormFieldFields_Field_Email_Fragment
        )
        | FormFieldFields_Field_Phone_Fragment
        | (
          { readonly minValue: number | null, readonly maxValue: number | null }
          & FormFieldFields_Field_Number_Fragment
        )
        | (
          { readonly multi: boolean | null, readonly options: ReadonlyArray<FormOptionFieldsFragment | null> | null }
          & FormFieldFields_Field_Dropdown_Fragment
        )
        | (
          { readonly layout: string | null, readonly options: ReadonlyArray<FormOptionFieldsFragment | null> | null }
          & FormFieldFields_Field_Radio_Fragment
        )
        | (
          { readonly layout: string | null, readonly options: ReadonlyArray<FormOptionFieldsFragment | null> | null }
          & FormFieldFields_Field_Checkboxes_Fragment
        )
        | (
          { readonly descriptionHtml: string | null, readonly checkedValue: string | null, readonly uncheckedValue: string | null, readonly defaultState: boolean | null }
          & FormFieldFields_Field_Agree_Fragment
        )
        | (
          { readonly useMultipleFields: boolean | null, readonly fields: ReadonlyArray<
            | FormFieldFields_Field_SingleLineText_Fragment
            | FormFieldFields_Field_MultiLineText_Fragment
            | FormFieldFields_Field_Email_Fragment
            | FormFieldFields_Field_Phone_Fragment
            | FormFieldFields_Field_Number_Fragment
            | FormFieldFields_Field_Dropdown_Fragment
            | FormFieldFields_Field_Radio_Fragment
            | FormFieldFields_Field_Checkboxes_Fragment
            | FormFieldFields_Field_Agree_Fragment
            | FormFieldFields_Field_Name_Fragment
            | FormFieldFields_Field_Date_Fragment
            | FormFieldFields_Field_FileUpload_Fragment
            | FormFieldFields_Field_Hidden_Fragment
            | FormFieldFields_Field_Heading_Fragment
            | FormFieldFields_Field_Html_Fragment
            | FormFieldFields_Field_Section_Fragment
            | FormFieldFields_Field_VatNumber_Fragment
           | null> | null }
          & FormFieldFields_Field_Name_Fragment
        )
        | (
          { readonly defaultDate: string | null, readonly minDate: string | null, readonly maxDate: string | null }
          & FormFieldFields_Field_Date_Fragment
        )
        | (
          { readonly limitFiles: string | null, readonly sizeLimit: string | null, readonly sizeMinLimit: string | null, readonly allowedKinds: ReadonlyArray<string | null> | null }
          & FormFieldFields_Field_FileUpload_Fragment
        )
        | (
          { readonly defaultOption: string | null, readonly queryParameter: string | null, readonly cookieName: string | null }
          & FormFieldFields_Field_Hidden_Fragment
        )
        | (
          { readonly headingSize: string | null }
          & FormFieldFields_Field_Heading_Fragment
        )
        | (
          { readonly htmlContent: string | null }
          & FormFieldFields_Field_Html_Fragment
        )
        | (
          { readonly borderStyle: string | null }
          & FormFieldFields_Field_Section_Fragment
        )
        | (
          { readonly inputMask: string | null }
          & FormFieldFields_Field_VatNumber_Fragment
        )
       | null> | null } | null> | null } | null> | null };

export type TextColumnFieldsFragment = { readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly text: string | null, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null };

type ContentBlockFields_textColumns_Entry_Fragment = { readonly __typename: 'textColumns_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly textColumns: ReadonlyArray<(
    { readonly __typename: 'textColumn_Entry' }
    & TextColumnFieldsFragment
  ) | null> };

type ContentBlockFields_cards_Entry_Fragment = { readonly __typename: 'cards_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly text: string | null, readonly cards: ReadonlyArray<{ readonly __typename: 'card_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly text: string | null, readonly fieldImage: ReadonlyArray<
      | ImageFields_images_Asset_Fragment
      | ImageFields_videos_Asset_Fragment
      | ImageFields_documents_Asset_Fragment
     | null>, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null } | null> };

type ContentBlockFields_usp_Entry_Fragment = { readonly __typename: 'usp_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly usps: ReadonlyArray<{ readonly __typename: 'uspItem_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly icon?: string | null, readonly text: string | null } | null> };

type ContentBlockFields_defaultColumns_Entry_Fragment = { readonly __typename: 'defaultColumns_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly defaultColumns: ReadonlyArray<
    | (
      { readonly __typename: 'textColumn_Entry' }
      & TextColumnFieldsFragment
    )
    | { readonly __typename: 'imageColumn_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly fieldImage: ReadonlyArray<
        | ImageFields_images_Asset_Fragment
        | ImageFields_videos_Asset_Fragment
        | ImageFields_documents_Asset_Fragment
       | null> }
    | { readonly __typename: 'videoColumn_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly fieldVideo: ReadonlyArray<
        | VideoFields_images_Asset_Fragment
        | VideoFields_videos_Asset_Fragment
        | VideoFields_documents_Asset_Fragment
       | null>, readonly fieldThumbnail: ReadonlyArray<
        | ImageFields_images_Asset_Fragment
        | ImageFields_videos_Asset_Fragment
        | ImageFields_documents_Asset_Fragment
       | null> }
   | null> };

type ContentBlockFields_cta_Entry_Fragment = { readonly __typename: 'cta_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly text: string | null, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null };

type ContentBlockFields_ctaBackgroundImage_Entry_Fragment = { readonly __typename: 'ctaBackgroundImage_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly text: string | null, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null, readonly fieldImage: ReadonlyArray<
    | ImageFields_images_Asset_Fragment
    | ImageFields_videos_Asset_Fragment
    | ImageFields_documents_Asset_Fragment
   | null> };

type ContentBlockFields_newsOverview_Entry_Fragment = { readonly __typename: 'newsOverview_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly pageSize?: number | null };

type ContentBlockFields_quoteSlider_Entry_Fragment = { readonly __typename: 'quoteSlider_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly quotes?: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | { readonly __typename: 'newsPages_Entry' }
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | (
      { readonly __typename: 'quote_Entry' }
      & QuoteFieldsFragment
    )
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> };

type ContentBlockFields_newsSlider_Entry_Fragment = { readonly __typename: 'newsSlider_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly newsItems?: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | (
      { readonly __typename: 'newsPages_Entry' }
      & NewsTeaserFieldsFragment
    )
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | { readonly __typename: 'quote_Entry' }
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null>, readonly links: ReadonlyArray<LinkFieldsFragment | null> | null };

type ContentBlockFields_ctaForm_Entry_Fragment = { readonly __typename: 'ctaForm_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly text: string | null, readonly form: ReadonlyArray<FormFieldsFragment | null> | null };

type ContentBlockFields_products_Entry_Fragment = { readonly __typename: 'products_Entry', readonly id: string | null, readonly title: string | null, readonly typeHandle: string | null, readonly spacingTop: string | null, readonly spacingBottom: string | null, readonly backgroundColor: string | null, readonly articleNumbers: string | null };

export type ContentBlockFieldsFragment =
  | ContentBlockFields_textColumns_Entry_Fragment
  | ContentBlockFields_cards_Entry_Fragment
  | ContentBlockFields_usp_Entry_Fragment
  | ContentBlockFields_defaultColumns_Entry_Fragment
  | ContentBlockFields_cta_Entry_Fragment
  | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
  | ContentBlockFields_newsOverview_Entry_Fragment
  | ContentBlockFields_quoteSlider_Entry_Fragment
  | ContentBlockFields_newsSlider_Entry_Fragment
  | ContentBlockFields_ctaForm_Entry_Fragment
  | ContentBlockFields_products_Entry_Fragment
;

export type CompanyInfoFieldsFragment = { readonly id: string | null, readonly addressLine1: string | null, readonly addressLine2: string | null, readonly addressLine3: string | null, readonly vat: string | null, readonly fax: string | null, readonly openingHours?: string | null, readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly logo: ReadonlyArray<
    | ImageFields_images_Asset_Fragment
    | ImageFields_videos_Asset_Fragment
    | ImageFields_documents_Asset_Fragment
   | null>, readonly telLink: ReadonlyArray<LinkFieldsFragment | null> | null, readonly emailLink: ReadonlyArray<LinkFieldsFragment | null> | null };

export type GeneralFieldsFragment = { readonly id: string | null, readonly newsletterTitle: string | null, readonly termsPage: ReadonlyArray<
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
   | null>, readonly privacyPage: ReadonlyArray<
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
   | null>, readonly contactPage: ReadonlyArray<
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
    | { readonly uri: string | null }
   | null>, readonly newsletterForm: ReadonlyArray<FormFieldsFragment | null> | null };

export type HeaderFieldsFragment = { readonly id: string | null, readonly headerChecks: ReadonlyArray<{ readonly label: string | null } | null> | null };

type NodeFields_mainNav_Node_Fragment = { readonly id: string | null, readonly title: string | null, readonly nodeUri: string | null, readonly language: string | null, readonly url: string | null, readonly type: string | null, readonly newWindow: string | null, readonly classes: string | null };

type NodeFields_footerNav_Node_Fragment = { readonly id: string | null, readonly title: string | null, readonly nodeUri: string | null, readonly language: string | null, readonly url: string | null, readonly type: string | null, readonly newWindow: string | null, readonly classes: string | null };

type NodeFields_topNav_Node_Fragment = { readonly id: string | null, readonly title: string | null, readonly nodeUri: string | null, readonly language: string | null, readonly url: string | null, readonly type: string | null, readonly newWindow: string | null, readonly classes: string | null };

export type NodeFieldsFragment =
  | NodeFields_mainNav_Node_Fragment
  | NodeFields_footerNav_Node_Fragment
  | NodeFields_topNav_Node_Fragment
;

type NodeTreeFields_mainNav_Node_Fragment = (
  { readonly children: ReadonlyArray<
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_mainNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_footerNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_topNav_Node_Fragment
    )
   | null> | null }
  & NodeFields_mainNav_Node_Fragment
);

type NodeTreeFields_footerNav_Node_Fragment = (
  { readonly children: ReadonlyArray<
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_mainNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_footerNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_topNav_Node_Fragment
    )
   | null> | null }
  & NodeFields_footerNav_Node_Fragment
);

type NodeTreeFields_topNav_Node_Fragment = (
  { readonly children: ReadonlyArray<
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_mainNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_footerNav_Node_Fragment
    )
    | (
      { readonly children: ReadonlyArray<
        | NodeFields_mainNav_Node_Fragment
        | NodeFields_footerNav_Node_Fragment
        | NodeFields_topNav_Node_Fragment
       | null> | null }
      & NodeFields_topNav_Node_Fragment
    )
   | null> | null }
  & NodeFields_topNav_Node_Fragment
);

export type NodeTreeFieldsFragment =
  | NodeTreeFields_mainNav_Node_Fragment
  | NodeTreeFields_footerNav_Node_Fragment
  | NodeTreeFields_topNav_Node_Fragment
;

export type globalCompanyInfoQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type globalCompanyInfoQuery = { readonly globalCompanyInfo:
    | (
      { readonly __typename: 'companyInfo_GlobalSet' }
      & CompanyInfoFieldsFragment
    )
    | { readonly __typename: 'general_GlobalSet' }
    | { readonly __typename: 'header_GlobalSet' }
   | null };

export type globalGeneralQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  language?: ReadonlyArray<string | null | undefined> | string | null | undefined;
}>;


export type globalGeneralQuery = { readonly globalGeneral:
    | { readonly __typename: 'companyInfo_GlobalSet' }
    | (
      { readonly __typename: 'general_GlobalSet' }
      & GeneralFieldsFragment
    )
    | { readonly __typename: 'header_GlobalSet' }
   | null };

export type globalHeaderQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type globalHeaderQuery = { readonly globalHeader:
    | { readonly __typename: 'companyInfo_GlobalSet' }
    | { readonly __typename: 'general_GlobalSet' }
    | (
      { readonly __typename: 'header_GlobalSet' }
      & HeaderFieldsFragment
    )
   | null };

export type jobsEntryQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type jobsEntryQuery = { readonly jobsEntry:
    | (
      { readonly __typename: 'home_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_products_Entry_Fragment
    )
   | null, readonly jobsPages: ReadonlyArray<
    | (
      { readonly __typename: 'home_Entry' }
      & EntryTeaserFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry' }
      & EntryTeaserFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry' }
      & EntryTeaserFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry' }
      & EntryTeaserFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry' }
      & EntryTeaserFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry' }
      & EntryTeaserFields_jobsPages_Entry_Fragment
      & JobFieldsFragment
    )
    | (
      { readonly __typename: 'legalPages_Entry' }
      & EntryTeaserFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry' }
      & EntryTeaserFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry' }
      & EntryTeaserFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry' }
      & EntryTeaserFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry' }
      & EntryTeaserFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry' }
      & EntryTeaserFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry' }
      & EntryTeaserFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry' }
      & EntryTeaserFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry' }
      & EntryTeaserFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry' }
      & EntryTeaserFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry' }
      & EntryTeaserFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry' }
      & EntryTeaserFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry' }
      & EntryTeaserFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry' }
      & EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry' }
      & EntryTeaserFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry' }
      & EntryTeaserFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry' }
      & EntryTeaserFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry' }
      & EntryTeaserFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry' }
      & EntryTeaserFields_products_Entry_Fragment
    )
   | null> | null };

export type legalPagesQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type legalPagesQuery = { readonly legalPages: ReadonlyArray<
    | (
      { readonly __typename: 'home_Entry' }
      & EntryTeaserFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry' }
      & EntryTeaserFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry' }
      & EntryTeaserFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry' }
      & EntryTeaserFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry' }
      & EntryTeaserFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry' }
      & EntryTeaserFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry' }
      & EntryTeaserFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry' }
      & EntryTeaserFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry' }
      & EntryTeaserFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry' }
      & EntryTeaserFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry' }
      & EntryTeaserFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry' }
      & EntryTeaserFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry' }
      & EntryTeaserFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry' }
      & EntryTeaserFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry' }
      & EntryTeaserFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry' }
      & EntryTeaserFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry' }
      & EntryTeaserFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry' }
      & EntryTeaserFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry' }
      & EntryTeaserFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry' }
      & EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry' }
      & EntryTeaserFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry' }
      & EntryTeaserFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry' }
      & EntryTeaserFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry' }
      & EntryTeaserFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry' }
      & EntryTeaserFields_products_Entry_Fragment
    )
   | null> | null };

export type mainNavQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type mainNavQuery = { readonly mainNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null };

export type newsEntryQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type newsEntryQuery = { readonly newsEntry:
    | (
      { readonly __typename: 'home_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry', readonly contentBlocks: ReadonlyArray<
        | ContentBlockFields_textColumns_Entry_Fragment
        | ContentBlockFields_cards_Entry_Fragment
        | ContentBlockFields_usp_Entry_Fragment
        | ContentBlockFields_defaultColumns_Entry_Fragment
        | ContentBlockFields_cta_Entry_Fragment
        | ContentBlockFields_ctaBackgroundImage_Entry_Fragment
        | ContentBlockFields_newsOverview_Entry_Fragment
        | ContentBlockFields_quoteSlider_Entry_Fragment
        | ContentBlockFields_newsSlider_Entry_Fragment
        | ContentBlockFields_ctaForm_Entry_Fragment
        | ContentBlockFields_products_Entry_Fragment
       | null>, readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_products_Entry_Fragment
    )
   | null };

export type quotesQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type quotesQuery = { readonly quotes: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | { readonly __typename: 'newsPages_Entry' }
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | (
      { readonly __typename: 'quote_Entry' }
      & QuoteFieldsFragment
    )
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null };

export type redirectQueryVariables = Exact<{
  uri?: string | null | undefined;
  siteId?: number | null | undefined;
}>;


export type redirectQuery = { readonly redirect: { readonly id: number | null, readonly redirectMatchType: string | null, readonly redirectDestUrl: string | null, readonly redirectHttpCode: number | null } | null };

export type redirectsQueryVariables = Exact<{
  siteId?: number | null | undefined;
}>;


export type redirectsQuery = { readonly redirects: ReadonlyArray<{ readonly id: number | null, readonly siteId: number | null, readonly enabled: boolean | null, readonly redirectSrcUrlParsed: string | null, readonly redirectMatchType: string | null, readonly redirectDestUrl: string | null, readonly redirectHttpCode: number | null } | null> | null };

export type searchTextsQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  limit?: number | null | undefined;
}>;


export type searchTextsQuery = { readonly searchTexts?: ReadonlyArray<{ readonly id: string, readonly sectionHandle: string, readonly siteId: number, readonly title: string, readonly uri: string | null, readonly postDate: string | null, readonly text: string, readonly files: ReadonlyArray<string> }> | null };

export type siteCraftDataQueryVariables = Exact<{
  language?: ReadonlyArray<string | null | undefined> | string | null | undefined;
  newsLimit?: number | null | undefined;
}>;


export type siteCraftDataQuery = { readonly totalCount: number, readonly faqList: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | { readonly __typename: 'newsPages_Entry' }
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | (
      { readonly __typename: 'faq_Entry' }
      & FaqFieldsFragment
    )
    | { readonly __typename: 'quote_Entry' }
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null, readonly globalCompanyInfo:
    | (
      { readonly __typename: 'companyInfo_GlobalSet' }
      & CompanyInfoFieldsFragment
    )
    | { readonly __typename: 'general_GlobalSet' }
    | { readonly __typename: 'header_GlobalSet' }
   | null, readonly globalGeneral:
    | { readonly __typename: 'companyInfo_GlobalSet' }
    | (
      { readonly __typename: 'general_GlobalSet' }
      & GeneralFieldsFragment
    )
    | { readonly __typename: 'header_GlobalSet' }
   | null, readonly globalHeader:
    | { readonly __typename: 'companyInfo_GlobalSet' }
    | { readonly __typename: 'general_GlobalSet' }
    | (
      { readonly __typename: 'header_GlobalSet' }
      & HeaderFieldsFragment
    )
   | null, readonly jobsEntry:
    | (
      { readonly __typename: 'home_Entry' }
      & EntryTeaserFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry' }
      & EntryTeaserFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry' }
      & EntryTeaserFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry' }
      & EntryTeaserFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry' }
      & EntryTeaserFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry' }
      & EntryTeaserFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry' }
      & EntryTeaserFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry' }
      & EntryTeaserFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry' }
      & EntryTeaserFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry' }
      & EntryTeaserFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry' }
      & EntryTeaserFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry' }
      & EntryTeaserFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry' }
      & EntryTeaserFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry' }
      & EntryTeaserFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry' }
      & EntryTeaserFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry' }
      & EntryTeaserFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry' }
      & EntryTeaserFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry' }
      & EntryTeaserFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry' }
      & EntryTeaserFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry' }
      & EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry' }
      & EntryTeaserFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry' }
      & EntryTeaserFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry' }
      & EntryTeaserFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry' }
      & EntryTeaserFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry' }
      & EntryTeaserFields_products_Entry_Fragment
    )
   | null, readonly legalPages: ReadonlyArray<
    | (
      { readonly __typename: 'home_Entry' }
      & EntryTeaserFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry' }
      & EntryTeaserFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry' }
      & EntryTeaserFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry' }
      & EntryTeaserFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry' }
      & EntryTeaserFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry' }
      & EntryTeaserFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry' }
      & EntryTeaserFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry' }
      & EntryTeaserFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry' }
      & EntryTeaserFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry' }
      & EntryTeaserFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry' }
      & EntryTeaserFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry' }
      & EntryTeaserFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry' }
      & EntryTeaserFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry' }
      & EntryTeaserFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry' }
      & EntryTeaserFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry' }
      & EntryTeaserFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry' }
      & EntryTeaserFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry' }
      & EntryTeaserFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry' }
      & EntryTeaserFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry' }
      & EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry' }
      & EntryTeaserFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry' }
      & EntryTeaserFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry' }
      & EntryTeaserFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry' }
      & EntryTeaserFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry' }
      & EntryTeaserFields_products_Entry_Fragment
    )
   | null> | null, readonly newsEntry:
    | (
      { readonly __typename: 'home_Entry' }
      & EntryTeaserFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry' }
      & EntryTeaserFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry' }
      & EntryTeaserFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry' }
      & EntryTeaserFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry' }
      & EntryTeaserFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry' }
      & EntryTeaserFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry' }
      & EntryTeaserFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry' }
      & EntryTeaserFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry' }
      & EntryTeaserFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry' }
      & EntryTeaserFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry' }
      & EntryTeaserFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry' }
      & EntryTeaserFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry' }
      & EntryTeaserFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry' }
      & EntryTeaserFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry' }
      & EntryTeaserFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry' }
      & EntryTeaserFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry' }
      & EntryTeaserFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry' }
      & EntryTeaserFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry' }
      & EntryTeaserFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry' }
      & EntryTeaserFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry' }
      & EntryTeaserFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry' }
      & EntryTeaserFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry' }
      & EntryTeaserFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry' }
      & EntryTeaserFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry' }
      & EntryTeaserFields_products_Entry_Fragment
    )
   | null, readonly allNewsPages: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | (
      { readonly __typename: 'newsPages_Entry' }
      & NewsTeaserFieldsFragment
    )
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | { readonly __typename: 'quote_Entry' }
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null, readonly quotes: ReadonlyArray<
    | { readonly __typename: 'home_Entry' }
    | { readonly __typename: 'pages_Entry' }
    | { readonly __typename: 'news_Entry' }
    | { readonly __typename: 'newsPages_Entry' }
    | { readonly __typename: 'jobs_Entry' }
    | { readonly __typename: 'jobsPages_Entry' }
    | { readonly __typename: 'legalPages_Entry' }
    | { readonly __typename: 'faq_Entry' }
    | (
      { readonly __typename: 'quote_Entry' }
      & QuoteFieldsFragment
    )
    | { readonly __typename: 'textColumns_Entry' }
    | { readonly __typename: 'textColumn_Entry' }
    | { readonly __typename: 'cards_Entry' }
    | { readonly __typename: 'card_Entry' }
    | { readonly __typename: 'usp_Entry' }
    | { readonly __typename: 'uspItem_Entry' }
    | { readonly __typename: 'defaultColumns_Entry' }
    | { readonly __typename: 'imageColumn_Entry' }
    | { readonly __typename: 'videoColumn_Entry' }
    | { readonly __typename: 'cta_Entry' }
    | { readonly __typename: 'ctaBackgroundImage_Entry' }
    | { readonly __typename: 'newsOverview_Entry' }
    | { readonly __typename: 'quoteSlider_Entry' }
    | { readonly __typename: 'newsSlider_Entry' }
    | { readonly __typename: 'ctaForm_Entry' }
    | { readonly __typename: 'products_Entry' }
   | null> | null, readonly footerNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null, readonly mainNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null, readonly topNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null };

export type sitemapEntriesQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type sitemapEntriesQuery = { readonly sitemapEntries: ReadonlyArray<
    | (
      { readonly __typename: 'home_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_home_Entry_Fragment
    )
    | (
      { readonly __typename: 'pages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_pages_Entry_Fragment
    )
    | (
      { readonly __typename: 'news_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_news_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobs_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobs_Entry_Fragment
    )
    | (
      { readonly __typename: 'jobsPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_jobsPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'legalPages_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_legalPages_Entry_Fragment
    )
    | (
      { readonly __typename: 'faq_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_faq_Entry_Fragment
    )
    | (
      { readonly __typename: 'quote_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quote_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'textColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_textColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cards_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cards_Entry_Fragment
    )
    | (
      { readonly __typename: 'card_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_card_Entry_Fragment
    )
    | (
      { readonly __typename: 'usp_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_usp_Entry_Fragment
    )
    | (
      { readonly __typename: 'uspItem_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_uspItem_Entry_Fragment
    )
    | (
      { readonly __typename: 'defaultColumns_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_defaultColumns_Entry_Fragment
    )
    | (
      { readonly __typename: 'imageColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_imageColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'videoColumn_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_videoColumn_Entry_Fragment
    )
    | (
      { readonly __typename: 'cta_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_cta_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaBackgroundImage_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaBackgroundImage_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsOverview_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsOverview_Entry_Fragment
    )
    | (
      { readonly __typename: 'quoteSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_quoteSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'newsSlider_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_newsSlider_Entry_Fragment
    )
    | (
      { readonly __typename: 'ctaForm_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_ctaForm_Entry_Fragment
    )
    | (
      { readonly __typename: 'products_Entry', readonly seomatic: SeoFieldsFragment | null }
      & EntryFields_products_Entry_Fragment
    )
   | null> | null };

export type submitFormMutationVariables = Exact<{
  input: SubmitFormInput;
}>;


export type submitFormMutation = { readonly submitForm?: { readonly success: boolean, readonly submissionId: string | null, readonly nextPageId: string | null, readonly redirectUrl: string | null, readonly submitActionMessage: string | null, readonly errorMessage: string | null, readonly errors: ReadonlyArray<{ readonly handle: string, readonly messages: ReadonlyArray<string> }> | null } | null };

export type topNavQueryVariables = Exact<{
  siteId?: ReadonlyArray<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type topNavQuery = { readonly topNav: ReadonlyArray<
    | NodeTreeFields_mainNav_Node_Fragment
    | NodeTreeFields_footerNav_Node_Fragment
    | NodeTreeFields_topNav_Node_Fragment
   | null> | null };

export const allNewsPages: TypedDocument<allNewsPagesQuery, allNewsPagesQueryVariables> = {"name":"allNewsPages","type":"query","roots":{"allNewsPages":"list","totalCount":"leaf"},"hash":"b4f7b167","text":"query allNewsPages($siteId: [QueryArgument], $offset: Int, $limit: Int) { allNewsPages: entries( section: [\"newsPages\"] siteId: $siteId orderBy: \"postDate DESC\" offset: $offset limit: $limit ) { __typename ...NewsTeaserFields } totalCount: entryCount(section: [\"newsPages\"], siteId: $siteId) } fragment NewsTeaserFields on newsPages_Entry { ...EntryTeaserFields postDate intro fieldThumbnail { ...ImageFields } } fragment EntryTeaserFields on EntryInterface { id title typeHandle sectionHandle siteId uri } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") }","extensions":[[371,376,"newsPages_Entry.intro"]],"inputs":[],"operation":null}

export const entry: TypedDocument<entryQuery, entryQueryVariables> = {"name":"entry","type":"query","roots":{"entry":"object"},"hash":"29eb87b5","text":"query entry($uri: [String], $siteId: [QueryArgument]) { entry(uri: $uri, siteId: $siteId) { __typename ...EntryFields seomatic(asArray: true) { ...SeoFields } ... on home_Entry { contentBlocks { ...ContentBlockFields } } ... on pages_Entry { contentBlocks { ...ContentBlockFields } } ... on news_Entry { contentBlocks { ...ContentBlockFields } } ... on newsPages_Entry { postDate intro author fieldThumbnail { ...ImageFields } fieldImage { ...ImageFields } contentBlocks { ...ContentBlockFields } } ... on jobs_Entry { contentBlocks { ...ContentBlockFields } } ...JobFields ... on jobsPages_Entry { contentBlocks { ...ContentBlockFields } } ... on legalPages_Entry { contentBlocks { ...ContentBlockFields } } ...FaqFields ...QuoteFields } } fragment EntryFields on EntryInterface { id title typeHandle sectionHandle siteId uri language dateUpdated localized { siteId uri language } } fragment SeoFields on SeomaticInterface { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer metaSiteVarsContainer } fragment ContentBlockFields on contentBlocks_MatrixField { __typename ... on EntryInterface { id title typeHandle } ... on textColumns_Entry { spacingTop spacingBottom backgroundColor textColumns { __typename ...TextColumnFields } } ... on cards_Entry { spacingTop spacingBottom backgroundColor text cards { __typename ... on card_Entry { id title typeHandle text fieldImage { ...ImageFields } links { ...LinkFields } } } } ... on usp_Entry { spacingTop spacingBottom backgroundColor usps { __typename ... on uspItem_Entry { id title typeHandle icon text } } } ... on defaultColumns_Entry { spacingTop spacingBottom backgroundColor defaultColumns { __typename ...TextColumnFields ... on imageColumn_Entry { id title typeHandle fieldImage { ...ImageFields } } ... on videoColumn_Entry { id title typeHandle fieldVideo { ...VideoFields } fieldThumbnail { ...ImageFields } } } } ... on cta_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } } ... on ctaBackgroundImage_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } fieldImage { ...ImageFields } } ... on newsOverview_Entry { spacingTop spacingBottom backgroundColor pageSize } ... on quoteSlider_Entry { spacingTop spacingBottom backgroundColor quotes { __typename ... on quote_Entry { id title typeHandle sectionHandle siteId author quote } } } ... on newsSlider_Entry { spacingTop spacingBottom backgroundColor newsItems { __typename ... on newsPages_Entry { ... on EntryInterface { id title typeHandle sectionHandle siteId uri } postDate intro fieldThumbnail { ... on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } } } } links { ...LinkFields } } ... on ctaForm_Entry { spacingTop spacingBottom backgroundColor text form { ...FormFields } } ... on products_Entry { spacingTop spacingBottom backgroundColor articleNumbers } } fragment TextColumnFields on textColumn_Entry { id title typeHandle text links { ...LinkFields } } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } fragment VideoFields on AssetInterface { id title url format: extension mimeType kind size embeddedAsset { title url type image imageWidth imageHeight width height aspectRatio providerName iframeSrc(params: []) } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled } fragment JobFields on jobsPages_Entry { typeHandle place hours contract } fragment FaqFields on faq_Entry { id title typeHandle sectionHandle siteId text links { ...LinkFields } } fragment QuoteFields on quote_Entry { id title typeHandle sectionHandle siteId author quote }","extensions":[[380,385,"newsPages_Entry.intro"],[386,392,"newsPages_Entry.author"],[1569,1573,"uspItem_Entry.icon"],[2196,2204,"newsOverview_Entry.pageSize"],[2275,2373,"quoteSlider_Entry.quotes"],[2443,3044,"newsSlider_Entry.newsItems"],[2571,2576,"newsPages_Entry.intro"],[3165,3246,"products_Entry"],[5027,5037,"Field_SingleLineText.validation"],[5845,5881,"Field_VatNumber"],[6257,6262,"jobsPages_Entry.place"],[6263,6268,"jobsPages_Entry.hours"],[6269,6277,"jobsPages_Entry.contract"]],"inputs":[],"operation":null}

export const faqList: TypedDocument<faqListQuery, faqListQueryVariables> = {"name":"faqList","type":"query","roots":{"faqList":"list"},"hash":"fac6c400","text":"query faqList($siteId: [QueryArgument]) { faqList: entries(section: [\"faq\"], siteId: $siteId) { __typename ...FaqFields } } fragment FaqFields on faq_Entry { id title typeHandle sectionHandle siteId text links { ...LinkFields } } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } }","extensions":[],"inputs":[],"operation":null}

export const footerNav: TypedDocument<footerNavQuery, footerNavQueryVariables> = {"name":"footerNav","type":"query","roots":{"footerNav":"list"},"hash":"e33fc24d","text":"query footerNav($siteId: [QueryArgument]) { footerNav: navigationNodes(navHandle: \"footerNav\", siteId: $siteId, level: 1) { ...NodeTreeFields } } fragment NodeTreeFields on NodeInterface { ...NodeFields children { ...NodeFields children { ...NodeFields } } } fragment NodeFields on NodeInterface { id title nodeUri language url type newWindow classes }","extensions":[],"inputs":[],"operation":null}

export const formQuery: TypedDocument<formQueryQuery, formQueryQueryVariables> = {"name":"formQuery","type":"query","roots":{"formQuery":"object"},"hash":"31299281","text":"query formQuery($handle: [String], $siteId: [QueryArgument]) { formQuery: formieForm(handle: $handle, siteId: $siteId) { ...FormFields captchas { handle name value } } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled }","extensions":[[1027,1037,"Field_SingleLineText.validation"],[1845,1881,"Field_VatNumber"]],"inputs":[],"operation":null}

export const globalCompanyInfo: TypedDocument<globalCompanyInfoQuery, globalCompanyInfoQueryVariables> = {"name":"globalCompanyInfo","type":"query","roots":{"globalCompanyInfo":"object"},"hash":"2ce4e2d8","text":"query globalCompanyInfo($siteId: [QueryArgument]) { globalCompanyInfo: globalSet(handle: [\"companyInfo\"], siteId: $siteId) { __typename ...CompanyInfoFields } } fragment CompanyInfoFields on companyInfo_GlobalSet { id addressLine1 addressLine2 addressLine3 logo { ...ImageFields } telLink { ...LinkFields } vat fax emailLink { ...LinkFields } openingHours facebook instagram linkedin } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } }","extensions":[[343,355,"companyInfo_GlobalSet.openingHours"]],"inputs":[],"operation":null}

export const globalGeneral: TypedDocument<globalGeneralQuery, globalGeneralQueryVariables> = {"name":"globalGeneral","type":"query","roots":{"globalGeneral":"object"},"hash":"b1936636","text":"query globalGeneral($siteId: [QueryArgument], $language: [String]) { globalGeneral: globalSet( handle: [\"general\"] siteId: $siteId language: $language ) { __typename ...GeneralFields } } fragment GeneralFields on general_GlobalSet { id termsPage { uri } privacyPage { uri } contactPage { uri } newsletterTitle newsletterForm { ...FormFields } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled }","extensions":[[1202,1212,"Field_SingleLineText.validation"],[2020,2056,"Field_VatNumber"]],"inputs":[],"operation":null}

export const globalHeader: TypedDocument<globalHeaderQuery, globalHeaderQueryVariables> = {"name":"globalHeader","type":"query","roots":{"globalHeader":"object"},"hash":"68ce184f","text":"query globalHeader($siteId: [QueryArgument]) { globalHeader: globalSet(handle: [\"header\"], siteId: $siteId) { __typename ...HeaderFields } } fragment HeaderFields on header_GlobalSet { id headerChecks { label } }","extensions":[],"inputs":[],"operation":null}

export const jobsEntry: TypedDocument<jobsEntryQuery, jobsEntryQueryVariables> = {"name":"jobsEntry","type":"query","roots":{"jobsEntry":"object","jobsPages":"list"},"hash":"355fbc7f","text":"query jobsEntry($siteId: [QueryArgument]) { jobsEntry: entry(section: [\"jobs\"], siteId: $siteId) { __typename ...EntryFields seomatic(asArray: true) { ...SeoFields } ... on jobs_Entry { contentBlocks { ...ContentBlockFields } } } jobsPages: entries(section: [\"jobsPages\"], siteId: $siteId) { __typename ...EntryTeaserFields ...JobFields } } fragment EntryFields on EntryInterface { id title typeHandle sectionHandle siteId uri language dateUpdated localized { siteId uri language } } fragment SeoFields on SeomaticInterface { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer metaSiteVarsContainer } fragment ContentBlockFields on contentBlocks_MatrixField { __typename ... on EntryInterface { id title typeHandle } ... on textColumns_Entry { spacingTop spacingBottom backgroundColor textColumns { __typename ...TextColumnFields } } ... on cards_Entry { spacingTop spacingBottom backgroundColor text cards { __typename ... on card_Entry { id title typeHandle text fieldImage { ...ImageFields } links { ...LinkFields } } } } ... on usp_Entry { spacingTop spacingBottom backgroundColor usps { __typename ... on uspItem_Entry { id title typeHandle icon text } } } ... on defaultColumns_Entry { spacingTop spacingBottom backgroundColor defaultColumns { __typename ...TextColumnFields ... on imageColumn_Entry { id title typeHandle fieldImage { ...ImageFields } } ... on videoColumn_Entry { id title typeHandle fieldVideo { ...VideoFields } fieldThumbnail { ...ImageFields } } } } ... on cta_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } } ... on ctaBackgroundImage_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } fieldImage { ...ImageFields } } ... on newsOverview_Entry { spacingTop spacingBottom backgroundColor pageSize } ... on quoteSlider_Entry { spacingTop spacingBottom backgroundColor quotes { __typename ... on quote_Entry { id title typeHandle sectionHandle siteId author quote } } } ... on newsSlider_Entry { spacingTop spacingBottom backgroundColor newsItems { __typename ... on newsPages_Entry { ... on EntryInterface { id title typeHandle sectionHandle siteId uri } postDate intro fieldThumbnail { ... on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } } } } links { ...LinkFields } } ... on ctaForm_Entry { spacingTop spacingBottom backgroundColor text form { ...FormFields } } ... on products_Entry { spacingTop spacingBottom backgroundColor articleNumbers } } fragment TextColumnFields on textColumn_Entry { id title typeHandle text links { ...LinkFields } } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } fragment VideoFields on AssetInterface { id title url format: extension mimeType kind size embeddedAsset { title url type image imageWidth imageHeight width height aspectRatio providerName iframeSrc(params: []) } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled } fragment EntryTeaserFields on EntryInterface { id title typeHandle sectionHandle siteId uri } fragment JobFields on jobsPages_Entry { typeHandle place hours contract }","extensions":[[1169,1173,"uspItem_Entry.icon"],[1796,1804,"newsOverview_Entry.pageSize"],[1875,1973,"quoteSlider_Entry.quotes"],[2043,2644,"newsSlider_Entry.newsItems"],[2171,2176,"newsPages_Entry.intro"],[2765,2846,"products_Entry"],[4627,4637,"Field_SingleLineText.validation"],[5445,5481,"Field_VatNumber"],[5951,5956,"jobsPages_Entry.place"],[5957,5962,"jobsPages_Entry.hours"],[5963,5971,"jobsPages_Entry.contract"]],"inputs":[],"operation":null}

export const legalPages: TypedDocument<legalPagesQuery, legalPagesQueryVariables> = {"name":"legalPages","type":"query","roots":{"legalPages":"list"},"hash":"00cae16b","text":"query legalPages($siteId: [QueryArgument]) { legalPages: entries(section: [\"legalPages\"], siteId: $siteId) { __typename ...EntryTeaserFields } } fragment EntryTeaserFields on EntryInterface { id title typeHandle sectionHandle siteId uri }","extensions":[],"inputs":[],"operation":null}

export const mainNav: TypedDocument<mainNavQuery, mainNavQueryVariables> = {"name":"mainNav","type":"query","roots":{"mainNav":"list"},"hash":"972de94c","text":"query mainNav($siteId: [QueryArgument]) { mainNav: navigationNodes(navHandle: \"mainNav\", siteId: $siteId, level: 1) { ...NodeTreeFields } } fragment NodeTreeFields on NodeInterface { ...NodeFields children { ...NodeFields children { ...NodeFields } } } fragment NodeFields on NodeInterface { id title nodeUri language url type newWindow classes }","extensions":[],"inputs":[],"operation":null}

export const newsEntry: TypedDocument<newsEntryQuery, newsEntryQueryVariables> = {"name":"newsEntry","type":"query","roots":{"newsEntry":"object"},"hash":"a166665d","text":"query newsEntry($siteId: [QueryArgument]) { newsEntry: entry(section: [\"news\"], siteId: $siteId) { __typename ...EntryFields seomatic(asArray: true) { ...SeoFields } ... on news_Entry { contentBlocks { ...ContentBlockFields } } } } fragment EntryFields on EntryInterface { id title typeHandle sectionHandle siteId uri language dateUpdated localized { siteId uri language } } fragment SeoFields on SeomaticInterface { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer metaSiteVarsContainer } fragment ContentBlockFields on contentBlocks_MatrixField { __typename ... on EntryInterface { id title typeHandle } ... on textColumns_Entry { spacingTop spacingBottom backgroundColor textColumns { __typename ...TextColumnFields } } ... on cards_Entry { spacingTop spacingBottom backgroundColor text cards { __typename ... on card_Entry { id title typeHandle text fieldImage { ...ImageFields } links { ...LinkFields } } } } ... on usp_Entry { spacingTop spacingBottom backgroundColor usps { __typename ... on uspItem_Entry { id title typeHandle icon text } } } ... on defaultColumns_Entry { spacingTop spacingBottom backgroundColor defaultColumns { __typename ...TextColumnFields ... on imageColumn_Entry { id title typeHandle fieldImage { ...ImageFields } } ... on videoColumn_Entry { id title typeHandle fieldVideo { ...VideoFields } fieldThumbnail { ...ImageFields } } } } ... on cta_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } } ... on ctaBackgroundImage_Entry { spacingTop spacingBottom backgroundColor text links { ...LinkFields } fieldImage { ...ImageFields } } ... on newsOverview_Entry { spacingTop spacingBottom backgroundColor pageSize } ... on quoteSlider_Entry { spacingTop spacingBottom backgroundColor quotes { __typename ... on quote_Entry { id title typeHandle sectionHandle siteId author quote } } } ... on newsSlider_Entry { spacingTop spacingBottom backgroundColor newsItems { __typename ... on newsPages_Entry { ... on EntryInterface { id title typeHandle sectionHandle siteId uri } postDate intro fieldThumbnail { ... on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } } } } links { ...LinkFields } } ... on ctaForm_Entry { spacingTop spacingBottom backgroundColor text form { ...FormFields } } ... on products_Entry { spacingTop spacingBottom backgroundColor articleNumbers } } fragment TextColumnFields on textColumn_Entry { id title typeHandle text links { ...LinkFields } } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } fragment VideoFields on AssetInterface { id title url format: extension mimeType kind size embeddedAsset { title url type image imageWidth imageHeight width height aspectRatio providerName iframeSrc(params: []) } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled }","extensions":[[1060,1064,"uspItem_Entry.icon"],[1687,1695,"newsOverview_Entry.pageSize"],[1766,1864,"quoteSlider_Entry.quotes"],[1934,2535,"newsSlider_Entry.newsItems"],[2062,2067,"newsPages_Entry.intro"],[2656,2737,"products_Entry"],[4518,4528,"Field_SingleLineText.validation"],[5336,5372,"Field_VatNumber"]],"inputs":[],"operation":null}

export const quotes: TypedDocument<quotesQuery, quotesQueryVariables> = {"name":"quotes","type":"query","roots":{"quotes":"list"},"hash":"c359362b","text":"query quotes($siteId: [QueryArgument]) { quotes: entries(section: [\"quotes\"], siteId: $siteId) { __typename ...QuoteFields } } fragment QuoteFields on quote_Entry { id title typeHandle sectionHandle siteId author quote }","extensions":[],"inputs":[],"operation":null}

export const redirect: TypedDocument<redirectQuery, redirectQueryVariables> = {"name":"redirect","type":"query","roots":{"redirect":"object"},"hash":"eb42e334","text":"query redirect($uri: String, $siteId: Int) { redirect: retourResolveRedirect(uri: $uri, siteId: $siteId) { id redirectMatchType redirectDestUrl redirectHttpCode } }","extensions":[],"inputs":[],"operation":null}

export const redirects: TypedDocument<redirectsQuery, redirectsQueryVariables> = {"name":"redirects","type":"query","roots":{"redirects":"list"},"hash":"e05cf46a","text":"query redirects($siteId: Int) { redirects: retourRedirects(siteId: $siteId) { id siteId enabled redirectSrcUrlParsed redirectMatchType redirectDestUrl redirectHttpCode } }","extensions":[],"inputs":[],"operation":null}

export const searchTexts: TypedDocument<searchTextsQuery, searchTextsQueryVariables> = {"name":"searchTexts","type":"query","roots":{"searchTexts":"list"},"hash":"7efce806","text":"query searchTexts($siteId: [QueryArgument], $limit: Int) { searchTexts(siteId: $siteId, limit: $limit) { id sectionHandle siteId title uri postDate text files } }","extensions":[],"inputs":[],"operation":"Query.searchTexts"}

export const siteCraftData: TypedDocument<siteCraftDataQuery, siteCraftDataQueryVariables> = {"name":"siteCraftData","type":"query","roots":{"faqList":"list","globalCompanyInfo":"object","globalGeneral":"object","globalHeader":"object","jobsEntry":"object","legalPages":"list","newsEntry":"object","allNewsPages":"list","totalCount":"leaf","quotes":"list","footerNav":"list","mainNav":"list","topNav":"list"},"hash":"9564b561","text":"query siteCraftData($language: [String], $newsLimit: Int = 3) { faqList: entries(section: [\"faq\"], language: $language) { __typename ...FaqFields } globalCompanyInfo: globalSet(handle: [\"companyInfo\"], language: $language) { __typename ...CompanyInfoFields } globalGeneral: globalSet(handle: [\"general\"], language: $language) { __typename ...GeneralFields } globalHeader: globalSet(handle: [\"header\"], language: $language) { __typename ...HeaderFields } jobsEntry: entry(section: [\"jobs\"], language: $language) { __typename ...EntryTeaserFields } legalPages: entries(section: [\"legalPages\"], language: $language) { __typename ...EntryTeaserFields } newsEntry: entry(section: [\"news\"], language: $language) { __typename ...EntryTeaserFields } allNewsPages: entries( section: [\"newsPages\"] language: $language orderBy: \"postDate DESC\" limit: $newsLimit ) { __typename ...NewsTeaserFields } totalCount: entryCount(section: [\"newsPages\"], language: $language) quotes: entries(section: [\"quotes\"], language: $language) { __typename ...QuoteFields } footerNav: navigationNodes( navHandle: \"footerNav\" language: $language level: 1 ) { ...NodeTreeFields } mainNav: navigationNodes(navHandle: \"mainNav\", language: $language, level: 1) { ...NodeTreeFields } topNav: navigationNodes(navHandle: \"topNav\", language: $language, level: 1) { ...NodeTreeFields } } fragment FaqFields on faq_Entry { id title typeHandle sectionHandle siteId text links { ...LinkFields } } fragment LinkFields on HyperLinkInterface { url type title text customText: linkText target ariaLabel element { id title uri siteId language } } fragment CompanyInfoFields on companyInfo_GlobalSet { id addressLine1 addressLine2 addressLine3 logo { ...ImageFields } telLink { ...LinkFields } vat fax emailLink { ...LinkFields } openingHours facebook instagram linkedin } fragment ImageFields on AssetInterface { id width height url title alt size kind webp413: url(width: 413, format: \"webp\") webp576: url(width: 576, format: \"webp\") webp640: url(width: 640, format: \"webp\") webp768: url(width: 768, format: \"webp\") webp1024: url(width: 1024, format: \"webp\") webp1280: url(width: 1280, format: \"webp\") webp1536: url(width: 1536, format: \"webp\") webp1920: url(width: 1920, format: \"webp\") webp2560: url(width: 2560, format: \"webp\") } fragment GeneralFields on general_GlobalSet { id termsPage { uri } privacyPage { uri } contactPage { uri } newsletterTitle newsletterForm { ...FormFields } } fragment FormFields on FormInterface { id title handle siteId isAvailable submissionMutationName submissionEndpoint captchas { handle } settings { displayFormTitle displayCurrentPageTitle displayPageTabs displayPageProgress scrollToTop progressPosition defaultLabelPosition requiredIndicator submitMethod submitAction submitActionFormHide submitActionMessageHtml submitActionMessageTimeout submitActionMessagePosition loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus errorMessageHtml errorMessagePosition redirectUrl redirectEntry { id uri siteId } } pages { id label settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition enablePageConditions pageConditions enableNextButtonConditions nextButtonConditions } rows { id rowFields { ...FormFieldFields ... on Field_SingleLineText { limit min minType max maxType validation } ... on Field_MultiLineText { limit min minType max maxType useRichText } ... on Field_Email { blockedDomains uniqueValue } ... on Field_Number { minValue maxValue } ... on Field_Dropdown { multi options { ...FormOptionFields } } ... on Field_Radio { layout options { ...FormOptionFields } } ... on Field_Checkboxes { layout options { ...FormOptionFields } } ... on Field_Agree { descriptionHtml checkedValue uncheckedValue defaultState } ... on Field_Name { useMultipleFields fields { ...FormFieldFields } } ... on Field_Date { defaultDate minDate maxDate } ... on Field_FileUpload { limitFiles sizeLimit sizeMinLimit allowedKinds } ... on Field_Hidden { defaultOption queryParameter cookieName } ... on Field_Heading { headingSize } ... on Field_Html { htmlContent } ... on Field_Section { borderStyle } ... on Field_VatNumber { inputMask } } } } } fragment FormFieldFields on FieldInterface { __typename id handle label instructions required type displayName inputTypeName matchField placeholder defaultValue errorMessage labelPosition enableConditions conditions visibility } fragment FormOptionFields on FieldOption { label value isOptgroup isDefault disabled } fragment HeaderFields on header_GlobalSet { id headerChecks { label } } fragment EntryTeaserFields on EntryInterface { id title typeHandle sectionHandle siteId uri } fragment NewsTeaserFields on newsPages_Entry { ...EntryTeaserFields postDate intro fieldThumbnail { ...ImageFields } } fragment QuoteFields on quote_Entry { id title typeHandle sectionHandle siteId author quote } fragment NodeTreeFields on NodeInterface { ...NodeFields children { ...NodeFields children { ...NodeFields } } } fragment NodeFields on NodeInterface { id title nodeUri language url type newWindow classes }","extensions":[[1781,1793,"companyInfo_GlobalSet.openingHours"],[3301,3311,"Field_SingleLineText.validation"],[4119,4155,"Field_VatNumber"],[4723,4728,"newsPages_Entry.intro"]],"inputs":[],"operation":null}

export const sitemapEntries: TypedDocument<sitemapEntriesQuery, sitemapEntriesQueryVariables> = {"name":"sitemapEntries","type":"query","roots":{"sitemapEntries":"list"},"hash":"18a045c7","text":"query sitemapEntries($siteId: [QueryArgument], $offset: Int, $limit: Int) { sitemapEntries: entries( section: [\"home\", \"pages\", \"news\", \"newsPages\", \"jobs\", \"jobsPages\", \"legalPages\"] siteId: $siteId offset: $offset limit: $limit ) { __typename ...EntryFields seomatic(asArray: true) { ...SeoFields } } } fragment EntryFields on EntryInterface { id title typeHandle sectionHandle siteId uri language dateUpdated localized { siteId uri language } } fragment SeoFields on SeomaticInterface { metaTitleContainer metaTagContainer metaLinkContainer metaJsonLdContainer metaSiteVarsContainer }","extensions":[],"inputs":[],"operation":null}

export const submitForm: TypedDocument<submitFormMutation, submitFormMutationVariables> = {"name":"submitForm","type":"mutation","roots":{"submitForm":"object"},"hash":"3955181b","text":"mutation submitForm($input: SubmitFormInput!) { submitForm(input: $input) { success submissionId nextPageId redirectUrl submitActionMessage errorMessage errors { handle messages } } }","extensions":[],"inputs":[],"operation":"Mutation.submitForm"}

export const topNav: TypedDocument<topNavQuery, topNavQueryVariables> = {"name":"topNav","type":"query","roots":{"topNav":"list"},"hash":"ac08ad78","text":"query topNav($siteId: [QueryArgument]) { topNav: navigationNodes(navHandle: \"topNav\", siteId: $siteId, level: 1) { ...NodeTreeFields } } fragment NodeTreeFields on NodeInterface { ...NodeFields children { ...NodeFields children { ...NodeFields } } } fragment NodeFields on NodeInterface { id title nodeUri language url type newWindow classes }","extensions":[],"inputs":[],"operation":null}
