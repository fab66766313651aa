import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EntryNode, AssetNode, LinkNode } from '../../nodes/nodes.ts';
import type { StoredEmbed } from '../../rules/stored.ts';
import type { GlobalNode } from '../../nodes/global-node.ts';
import type { NavigationNode } from '../../nodes/navigation-node.ts';
import type { FormNode, SettingsNode } from '../../nodes/form-node.ts';
import type { RedirectNode } from '../../nodes/redirect-node.ts';
import type { Context } from '../../context/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  QueryArgument: { input: string | number | boolean; output: string | number | boolean; }
  Number: { input: number; output: number; }
  Json: { input: unknown; output: unknown; }
};

export type Query = {
  entry?: Maybe<EntryInterface>;
  entries?: Maybe<Array<Maybe<EntryInterface>>>;
  entryCount: Scalars['Int']['output'];
  globalSet?: Maybe<GlobalSetInterface>;
  navigationNodes?: Maybe<Array<Maybe<NodeInterface>>>;
  formieForm?: Maybe<FormInterface>;
  retourResolveRedirect?: Maybe<RetourInterface>;
  searchTexts?: Maybe<Array<SearchText>>;
  retourRedirects?: Maybe<Array<Maybe<RetourInterface>>>;
};


export type QueryentryArgs = {
  id?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  uri?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  section?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  type?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  language?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryentriesArgs = {
  id?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  uri?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  section?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  type?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  language?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  orderBy?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryentryCountArgs = {
  id?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  uri?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  section?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  type?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  language?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryglobalSetArgs = {
  handle?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  language?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QuerynavigationNodesArgs = {
  navHandle?: InputMaybe<Scalars['String']['input']>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  language?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  level?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryformieFormArgs = {
  handle?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
};


export type QueryretourResolveRedirectArgs = {
  uri?: InputMaybe<Scalars['String']['input']>;
  site?: InputMaybe<Scalars['String']['input']>;
  siteId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerysearchTextsArgs = {
  siteId?: InputMaybe<Array<InputMaybe<Scalars['QueryArgument']['input']>>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryretourRedirectsArgs = {
  site?: InputMaybe<Scalars['String']['input']>;
  siteId?: InputMaybe<Scalars['Int']['input']>;
};

export type SearchText = {
  id: Scalars['ID']['output'];
  sectionHandle: Scalars['String']['output'];
  siteId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  uri?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  text: Scalars['String']['output'];
  files: Array<Scalars['String']['output']>;
};

export type Mutation = {
  submitForm?: Maybe<FormSubmissionResult>;
};


export type MutationsubmitFormArgs = {
  input: SubmitFormInput;
};

export type SubmitFormInput = {
  handle: Scalars['String']['input'];
  siteId?: InputMaybe<Scalars['Int']['input']>;
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  values: Array<FormValueInput>;
  captchas?: InputMaybe<Array<FormieCaptchaInput>>;
};

export type FormValueInput = {
  handle: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  files?: InputMaybe<Array<FileUploadInput>>;
};

export type FileUploadInput = {
  fileData?: InputMaybe<Scalars['String']['input']>;
  filename?: InputMaybe<Scalars['String']['input']>;
  assetId?: InputMaybe<Scalars['Int']['input']>;
};

export type FormieCaptchaInput = {
  handle?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type FormSubmissionResult = {
  success: Scalars['Boolean']['output'];
  submissionId?: Maybe<Scalars['ID']['output']>;
  nextPageId?: Maybe<Scalars['ID']['output']>;
  isFinalPage?: Maybe<Scalars['Boolean']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  submitActionMessage?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  errors?: Maybe<Array<FormFieldErrors>>;
};

export type FormFieldErrors = {
  handle: Scalars['String']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type ElementInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
};

export type EntryInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
};


export type EntryInterfaceseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SeomaticInterface = {
  metaTitleContainer?: Maybe<Scalars['String']['output']>;
  metaTagContainer?: Maybe<Scalars['String']['output']>;
  metaLinkContainer?: Maybe<Scalars['String']['output']>;
  metaJsonLdContainer?: Maybe<Scalars['String']['output']>;
  metaSiteVarsContainer?: Maybe<Scalars['String']['output']>;
};

export type SeomaticType = SeomaticInterface & {
  metaTitleContainer?: Maybe<Scalars['String']['output']>;
  metaTagContainer?: Maybe<Scalars['String']['output']>;
  metaLinkContainer?: Maybe<Scalars['String']['output']>;
  metaJsonLdContainer?: Maybe<Scalars['String']['output']>;
  metaSiteVarsContainer?: Maybe<Scalars['String']['output']>;
};

export type home_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type home_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type pages_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type pages_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type news_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type news_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type newsPages_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  fieldThumbnail: Array<Maybe<AssetInterface>>;
  fieldImage: Array<Maybe<AssetInterface>>;
  intro?: Maybe<Scalars['String']['output']>;
  author?: Maybe<Scalars['String']['output']>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type newsPages_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type jobs_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type jobs_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type jobsPages_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  place?: Maybe<Scalars['String']['output']>;
  hours?: Maybe<Scalars['String']['output']>;
  contract?: Maybe<Scalars['String']['output']>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type jobsPages_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type legalPages_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  contentBlocks: Array<Maybe<contentBlocks_MatrixField>>;
};


export type legalPages_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type faq_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  text?: Maybe<Scalars['String']['output']>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
};


export type faq_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type quote_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  author?: Maybe<Scalars['String']['output']>;
  quote?: Maybe<Scalars['String']['output']>;
};


export type quote_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type contentBlocks_MatrixField = textColumns_Entry | cards_Entry | usp_Entry | defaultColumns_Entry | cta_Entry | ctaBackgroundImage_Entry | newsOverview_Entry | quoteSlider_Entry | newsSlider_Entry | ctaForm_Entry | products_Entry;

export type textColumns_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  textColumns: Array<Maybe<textColumns_MatrixField>>;
};


export type textColumns_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type textColumns_MatrixField = textColumn_Entry;

export type textColumn_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  text?: Maybe<Scalars['String']['output']>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
};


export type textColumn_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type cards_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  cards: Array<Maybe<cards_MatrixField>>;
};


export type cards_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type cards_MatrixField = card_Entry;

export type card_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  text?: Maybe<Scalars['String']['output']>;
  fieldImage: Array<Maybe<AssetInterface>>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
};


export type card_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type usp_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  usps: Array<Maybe<usps_MatrixField>>;
};


export type usp_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type usps_MatrixField = uspItem_Entry;

export type uspItem_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  icon?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
};


export type uspItem_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type defaultColumns_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  defaultColumns: Array<Maybe<defaultColumns_MatrixField>>;
};


export type defaultColumns_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type defaultColumns_MatrixField = textColumn_Entry | imageColumn_Entry | videoColumn_Entry;

export type imageColumn_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  fieldImage: Array<Maybe<AssetInterface>>;
};


export type imageColumn_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type videoColumn_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  fieldVideo: Array<Maybe<AssetInterface>>;
  fieldThumbnail: Array<Maybe<AssetInterface>>;
};


export type videoColumn_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type cta_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
};


export type cta_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ctaBackgroundImage_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
  fieldImage: Array<Maybe<AssetInterface>>;
};


export type ctaBackgroundImage_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type newsOverview_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  pageSize?: Maybe<Scalars['Number']['output']>;
};


export type newsOverview_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type quoteSlider_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  quotes: Array<Maybe<EntryInterface>>;
};


export type quoteSlider_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type newsSlider_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  newsItems: Array<Maybe<EntryInterface>>;
  links?: Maybe<Array<Maybe<HyperLinkInterface>>>;
};


export type newsSlider_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ctaForm_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  form?: Maybe<Array<Maybe<FormInterface>>>;
};


export type ctaForm_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type products_Entry = EntryInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  typeHandle?: Maybe<Scalars['String']['output']>;
  sectionHandle?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  postDate?: Maybe<Scalars['DateTime']['output']>;
  dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  localized?: Maybe<Array<Maybe<EntryInterface>>>;
  seomatic?: Maybe<SeomaticInterface>;
  spacingTop?: Maybe<Scalars['String']['output']>;
  spacingBottom?: Maybe<Scalars['String']['output']>;
  backgroundColor?: Maybe<Scalars['String']['output']>;
  articleNumbers?: Maybe<Scalars['String']['output']>;
};


export type products_EntryseomaticArgs = {
  asArray?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AssetInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  alt?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  kind?: Maybe<Scalars['String']['output']>;
  extension?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  embeddedAsset?: Maybe<EmbeddedAssetInterface>;
};


export type AssetInterfaceurlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<Scalars['String']['input']>;
  quality?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<Scalars['String']['input']>;
};

export type images_Asset = AssetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  alt?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  kind?: Maybe<Scalars['String']['output']>;
  extension?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  embeddedAsset?: Maybe<EmbeddedAssetInterface>;
};


export type images_AsseturlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<Scalars['String']['input']>;
  quality?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<Scalars['String']['input']>;
};

export type videos_Asset = AssetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  alt?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  kind?: Maybe<Scalars['String']['output']>;
  extension?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  embeddedAsset?: Maybe<EmbeddedAssetInterface>;
};


export type videos_AsseturlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<Scalars['String']['input']>;
  quality?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<Scalars['String']['input']>;
};

export type documents_Asset = AssetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  alt?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  size?: Maybe<Scalars['String']['output']>;
  kind?: Maybe<Scalars['String']['output']>;
  extension?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  embeddedAsset?: Maybe<EmbeddedAssetInterface>;
};


export type documents_AsseturlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<Scalars['String']['input']>;
  quality?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<Scalars['String']['input']>;
};

export type EmbeddedAssetInterface = {
  title?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  imageWidth?: Maybe<Scalars['Int']['output']>;
  imageHeight?: Maybe<Scalars['Int']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  aspectRatio?: Maybe<Scalars['Float']['output']>;
  providerName?: Maybe<Scalars['String']['output']>;
  html?: Maybe<Scalars['String']['output']>;
  iframeSrc?: Maybe<Scalars['String']['output']>;
};


export type EmbeddedAssetInterfaceiframeSrcArgs = {
  params: Array<InputMaybe<Scalars['String']['input']>>;
};

export type EmbeddedAsset = EmbeddedAssetInterface & {
  title?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  imageWidth?: Maybe<Scalars['Int']['output']>;
  imageHeight?: Maybe<Scalars['Int']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  aspectRatio?: Maybe<Scalars['Float']['output']>;
  providerName?: Maybe<Scalars['String']['output']>;
  html?: Maybe<Scalars['String']['output']>;
  iframeSrc?: Maybe<Scalars['String']['output']>;
};


export type EmbeddedAssetiframeSrcArgs = {
  params: Array<InputMaybe<Scalars['String']['input']>>;
};

export type HyperLinkInterface = {
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  linkText?: Maybe<Scalars['String']['output']>;
  target?: Maybe<Scalars['String']['output']>;
  ariaLabel?: Maybe<Scalars['String']['output']>;
  element?: Maybe<ElementInterface>;
};

export type HyperLink = HyperLinkInterface & {
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  linkText?: Maybe<Scalars['String']['output']>;
  target?: Maybe<Scalars['String']['output']>;
  ariaLabel?: Maybe<Scalars['String']['output']>;
  element?: Maybe<ElementInterface>;
};

export type GlobalSetInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
};

export type companyInfo_GlobalSet = GlobalSetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  addressLine1?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  addressLine3?: Maybe<Scalars['String']['output']>;
  logo: Array<Maybe<AssetInterface>>;
  telLink?: Maybe<Array<Maybe<HyperLinkInterface>>>;
  vat?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  emailLink?: Maybe<Array<Maybe<HyperLinkInterface>>>;
  openingHours?: Maybe<Scalars['String']['output']>;
  facebook?: Maybe<Scalars['String']['output']>;
  instagram?: Maybe<Scalars['String']['output']>;
  linkedin?: Maybe<Scalars['String']['output']>;
};

export type general_GlobalSet = GlobalSetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  termsPage: Array<Maybe<EntryInterface>>;
  privacyPage: Array<Maybe<EntryInterface>>;
  contactPage: Array<Maybe<EntryInterface>>;
  newsletterTitle?: Maybe<Scalars['String']['output']>;
  newsletterForm?: Maybe<Array<Maybe<FormInterface>>>;
};

export type header_GlobalSet = GlobalSetInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  headerChecks?: Maybe<Array<Maybe<headerChecks_TableRow>>>;
};

export type headerChecks_TableRow = {
  label?: Maybe<Scalars['String']['output']>;
};

export type NodeInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  nodeUri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  newWindow?: Maybe<Scalars['String']['output']>;
  classes?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<NodeInterface>>>;
};

export type mainNav_Node = NodeInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  nodeUri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  newWindow?: Maybe<Scalars['String']['output']>;
  classes?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<NodeInterface>>>;
};

export type footerNav_Node = NodeInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  nodeUri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  newWindow?: Maybe<Scalars['String']['output']>;
  classes?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<NodeInterface>>>;
};

export type topNav_Node = NodeInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  nodeUri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  newWindow?: Maybe<Scalars['String']['output']>;
  classes?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<NodeInterface>>>;
};

export type FormInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<FormieCsrfTokenType>;
  captchas?: Maybe<Array<Maybe<FormieCaptchaType>>>;
  settings?: Maybe<FormSettingsType>;
  pages?: Maybe<Array<Maybe<FormPage>>>;
  submissionMutationName?: Maybe<Scalars['String']['output']>;
  submissionEndpoint?: Maybe<Scalars['String']['output']>;
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
};

export type Form = FormInterface & ElementInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<FormieCsrfTokenType>;
  captchas?: Maybe<Array<Maybe<FormieCaptchaType>>>;
  settings?: Maybe<FormSettingsType>;
  pages?: Maybe<Array<Maybe<FormPage>>>;
  submissionMutationName?: Maybe<Scalars['String']['output']>;
  submissionEndpoint?: Maybe<Scalars['String']['output']>;
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
};

export type FormieCsrfTokenType = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type FormieCaptchaType = {
  handle?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type FormSettingsType = {
  displayFormTitle?: Maybe<Scalars['Boolean']['output']>;
  displayCurrentPageTitle?: Maybe<Scalars['Boolean']['output']>;
  displayPageTabs?: Maybe<Scalars['Boolean']['output']>;
  displayPageProgress?: Maybe<Scalars['Boolean']['output']>;
  scrollToTop?: Maybe<Scalars['Boolean']['output']>;
  progressPosition?: Maybe<Scalars['String']['output']>;
  defaultLabelPosition?: Maybe<Scalars['String']['output']>;
  defaultInstructionsPosition?: Maybe<Scalars['String']['output']>;
  requiredIndicator?: Maybe<Scalars['String']['output']>;
  submitMethod?: Maybe<Scalars['String']['output']>;
  submitAction?: Maybe<Scalars['String']['output']>;
  submitActionTab?: Maybe<Scalars['String']['output']>;
  submitActionFormHide?: Maybe<Scalars['Boolean']['output']>;
  submitActionMessageHtml?: Maybe<Scalars['String']['output']>;
  submitActionMessageTimeout?: Maybe<Scalars['Int']['output']>;
  submitActionMessagePosition?: Maybe<Scalars['String']['output']>;
  loadingIndicator?: Maybe<Scalars['String']['output']>;
  loadingIndicatorText?: Maybe<Scalars['String']['output']>;
  validationOnSubmit?: Maybe<Scalars['Boolean']['output']>;
  validationOnFocus?: Maybe<Scalars['Boolean']['output']>;
  errorMessageHtml?: Maybe<Scalars['String']['output']>;
  errorMessagePosition?: Maybe<Scalars['String']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  redirectEntry?: Maybe<EntryInterface>;
};

export type FormPage = {
  id?: Maybe<Scalars['ID']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  rows?: Maybe<Array<Maybe<FormRow>>>;
  settings?: Maybe<FormPageSettings>;
};

export type FormPageSettings = {
  submitButtonLabel?: Maybe<Scalars['String']['output']>;
  backButtonLabel?: Maybe<Scalars['String']['output']>;
  showBackButton?: Maybe<Scalars['Boolean']['output']>;
  saveButtonLabel?: Maybe<Scalars['String']['output']>;
  showSaveButton?: Maybe<Scalars['Boolean']['output']>;
  buttonsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enablePageConditions?: Maybe<Scalars['Boolean']['output']>;
  pageConditions?: Maybe<Scalars['Json']['output']>;
  enableNextButtonConditions?: Maybe<Scalars['Boolean']['output']>;
  nextButtonConditions?: Maybe<Scalars['Json']['output']>;
};

export type FormRow = {
  id?: Maybe<Scalars['ID']['output']>;
  rowFields?: Maybe<Array<Maybe<FieldInterface>>>;
};

export type FieldInterface = {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
};

export type Field_SingleLineText = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Boolean']['output']>;
  min?: Maybe<Scalars['Int']['output']>;
  minType?: Maybe<Scalars['String']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
  maxType?: Maybe<Scalars['String']['output']>;
  validation?: Maybe<Scalars['String']['output']>;
};

export type Field_MultiLineText = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Boolean']['output']>;
  min?: Maybe<Scalars['Int']['output']>;
  minType?: Maybe<Scalars['String']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
  maxType?: Maybe<Scalars['String']['output']>;
  useRichText?: Maybe<Scalars['Boolean']['output']>;
};

export type Field_Email = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  blockedDomains?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  uniqueValue?: Maybe<Scalars['Boolean']['output']>;
};

export type Field_Phone = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  countryEnabled?: Maybe<Scalars['Boolean']['output']>;
  countryDefaultValue?: Maybe<Scalars['String']['output']>;
  countryAllowed?: Maybe<Scalars['String']['output']>;
};

export type Field_Number = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  minValue?: Maybe<Scalars['Float']['output']>;
  maxValue?: Maybe<Scalars['Float']['output']>;
};

export type Field_Dropdown = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  multi?: Maybe<Scalars['Boolean']['output']>;
  options?: Maybe<Array<Maybe<FieldOption>>>;
};

export type Field_Radio = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  layout?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<FieldOption>>>;
};

export type Field_Checkboxes = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  layout?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<FieldOption>>>;
};

export type Field_Agree = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  descriptionHtml?: Maybe<Scalars['String']['output']>;
  checkedValue?: Maybe<Scalars['String']['output']>;
  uncheckedValue?: Maybe<Scalars['String']['output']>;
  defaultState?: Maybe<Scalars['Boolean']['output']>;
};

export type Field_Name = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  useMultipleFields?: Maybe<Scalars['Boolean']['output']>;
  fields?: Maybe<Array<Maybe<FieldInterface>>>;
};

export type Field_Date = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  defaultDate?: Maybe<Scalars['DateTime']['output']>;
  minDate?: Maybe<Scalars['DateTime']['output']>;
  maxDate?: Maybe<Scalars['DateTime']['output']>;
};

export type Field_FileUpload = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  limitFiles?: Maybe<Scalars['String']['output']>;
  sizeLimit?: Maybe<Scalars['String']['output']>;
  sizeMinLimit?: Maybe<Scalars['String']['output']>;
  allowedKinds?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type Field_Hidden = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  defaultOption?: Maybe<Scalars['String']['output']>;
  queryParameter?: Maybe<Scalars['String']['output']>;
  cookieName?: Maybe<Scalars['String']['output']>;
};

export type Field_Heading = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  headingSize?: Maybe<Scalars['String']['output']>;
};

export type Field_Html = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  htmlContent?: Maybe<Scalars['String']['output']>;
};

export type Field_Section = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  borderStyle?: Maybe<Scalars['String']['output']>;
};

export type Field_VatNumber = FieldInterface & {
  id?: Maybe<Scalars['ID']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  instructions?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  inputTypeName?: Maybe<Scalars['String']['output']>;
  matchField?: Maybe<Scalars['String']['output']>;
  placeholder?: Maybe<Scalars['String']['output']>;
  defaultValue?: Maybe<Scalars['String']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  labelPosition?: Maybe<Scalars['String']['output']>;
  instructionsPosition?: Maybe<Scalars['String']['output']>;
  cssClasses?: Maybe<Scalars['String']['output']>;
  enableConditions?: Maybe<Scalars['Boolean']['output']>;
  conditions?: Maybe<Scalars['Json']['output']>;
  visibility?: Maybe<Scalars['String']['output']>;
  inputMask?: Maybe<Scalars['String']['output']>;
};

export type FieldOption = {
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
  isOptgroup?: Maybe<Scalars['Boolean']['output']>;
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type RetourInterface = {
  id?: Maybe<Scalars['Int']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  redirectSrcUrlParsed?: Maybe<Scalars['String']['output']>;
  redirectSrcMatch?: Maybe<Scalars['String']['output']>;
  redirectMatchType?: Maybe<Scalars['String']['output']>;
  redirectDestUrl?: Maybe<Scalars['String']['output']>;
  redirectHttpCode?: Maybe<Scalars['Int']['output']>;
};

export type RetourType = RetourInterface & {
  id?: Maybe<Scalars['Int']['output']>;
  siteId?: Maybe<Scalars['Int']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  redirectSrcUrlParsed?: Maybe<Scalars['String']['output']>;
  redirectSrcMatch?: Maybe<Scalars['String']['output']>;
  redirectMatchType?: Maybe<Scalars['String']['output']>;
  redirectDestUrl?: Maybe<Scalars['String']['output']>;
  redirectHttpCode?: Maybe<Scalars['Int']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ElementInterface:
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( AssetNode )
    | ( AssetNode )
    | ( AssetNode )
    | ( GlobalNode )
    | ( GlobalNode )
    | ( GlobalNode )
    | ( NavigationNode )
    | ( NavigationNode )
    | ( NavigationNode )
    | ( FormNode )
  ;
  EntryInterface:
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
    | ( EntryNode )
  ;
  SeomaticInterface: ( SeomaticType );
  AssetInterface:
    | ( AssetNode )
    | ( AssetNode )
    | ( AssetNode )
  ;
  EmbeddedAssetInterface: ( StoredEmbed );
  HyperLinkInterface: ( LinkNode );
  GlobalSetInterface:
    | ( GlobalNode )
    | ( GlobalNode )
    | ( GlobalNode )
  ;
  NodeInterface:
    | ( NavigationNode )
    | ( NavigationNode )
    | ( NavigationNode )
  ;
  FormInterface: ( FormNode );
  FieldInterface:
    | ( Field_SingleLineText )
    | ( Field_MultiLineText )
    | ( Field_Email )
    | ( Field_Phone )
    | ( Field_Number )
    | ( Field_Dropdown )
    | ( Field_Radio )
    | ( Field_Checkboxes )
    | ( Field_Agree )
    | ( Omit<Field_Name, 'fields'> & { fields?: Maybe<Array<Maybe<_RefType['FieldInterface']>>> } )
    | ( Field_Date )
    | ( Field_FileUpload )
    | ( Field_Hidden )
    | ( Field_Heading )
    | ( Field_Html )
    | ( Field_Section )
    | ( Field_VatNumber )
  ;
  RetourInterface: ( RedirectNode );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  QueryArgument: ResolverTypeWrapper<Scalars['QueryArgument']['output']>;
  Number: ResolverTypeWrapper<Scalars['Number']['output']>;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  SearchText: ResolverTypeWrapper<SearchText>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubmitFormInput: SubmitFormInput;
  FormValueInput: FormValueInput;
  FileUploadInput: FileUploadInput;
  FormieCaptchaInput: FormieCaptchaInput;
  FormSubmissionResult: ResolverTypeWrapper<FormSubmissionResult>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  FormFieldErrors: ResolverTypeWrapper<FormFieldErrors>;
  ElementInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ElementInterface']>;
  EntryInterface: ResolverTypeWrapper<EntryNode>;
  SeomaticInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SeomaticInterface']>;
  SeomaticType: ResolverTypeWrapper<SeomaticType>;
  home_Entry: ResolverTypeWrapper<EntryNode>;
  pages_Entry: ResolverTypeWrapper<EntryNode>;
  news_Entry: ResolverTypeWrapper<EntryNode>;
  newsPages_Entry: ResolverTypeWrapper<EntryNode>;
  jobs_Entry: ResolverTypeWrapper<EntryNode>;
  jobsPages_Entry: ResolverTypeWrapper<EntryNode>;
  legalPages_Entry: ResolverTypeWrapper<EntryNode>;
  faq_Entry: ResolverTypeWrapper<EntryNode>;
  quote_Entry: ResolverTypeWrapper<EntryNode>;
  contentBlocks_MatrixField: ResolverTypeWrapper<EntryNode>;
  textColumns_Entry: ResolverTypeWrapper<EntryNode>;
  textColumns_MatrixField: ResolverTypeWrapper<EntryNode>;
  textColumn_Entry: ResolverTypeWrapper<EntryNode>;
  cards_Entry: ResolverTypeWrapper<EntryNode>;
  cards_MatrixField: ResolverTypeWrapper<EntryNode>;
  card_Entry: ResolverTypeWrapper<EntryNode>;
  usp_Entry: ResolverTypeWrapper<EntryNode>;
  usps_MatrixField: ResolverTypeWrapper<EntryNode>;
  uspItem_Entry: ResolverTypeWrapper<EntryNode>;
  defaultColumns_Entry: ResolverTypeWrapper<EntryNode>;
  defaultColumns_MatrixField: ResolverTypeWrapper<EntryNode>;
  imageColumn_Entry: ResolverTypeWrapper<EntryNode>;
  videoColumn_Entry: ResolverTypeWrapper<EntryNode>;
  cta_Entry: ResolverTypeWrapper<EntryNode>;
  ctaBackgroundImage_Entry: ResolverTypeWrapper<EntryNode>;
  newsOverview_Entry: ResolverTypeWrapper<EntryNode>;
  quoteSlider_Entry: ResolverTypeWrapper<EntryNode>;
  newsSlider_Entry: ResolverTypeWrapper<EntryNode>;
  ctaForm_Entry: ResolverTypeWrapper<EntryNode>;
  products_Entry: ResolverTypeWrapper<EntryNode>;
  AssetInterface: ResolverTypeWrapper<AssetNode>;
  images_Asset: ResolverTypeWrapper<AssetNode>;
  videos_Asset: ResolverTypeWrapper<AssetNode>;
  documents_Asset: ResolverTypeWrapper<AssetNode>;
  EmbeddedAssetInterface: ResolverTypeWrapper<StoredEmbed>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  EmbeddedAsset: ResolverTypeWrapper<StoredEmbed>;
  HyperLinkInterface: ResolverTypeWrapper<LinkNode>;
  HyperLink: ResolverTypeWrapper<LinkNode>;
  GlobalSetInterface: ResolverTypeWrapper<GlobalNode>;
  companyInfo_GlobalSet: ResolverTypeWrapper<GlobalNode>;
  general_GlobalSet: ResolverTypeWrapper<GlobalNode>;
  header_GlobalSet: ResolverTypeWrapper<GlobalNode>;
  headerChecks_TableRow: ResolverTypeWrapper<headerChecks_TableRow>;
  NodeInterface: ResolverTypeWrapper<NavigationNode>;
  mainNav_Node: ResolverTypeWrapper<NavigationNode>;
  footerNav_Node: ResolverTypeWrapper<NavigationNode>;
  topNav_Node: ResolverTypeWrapper<NavigationNode>;
  FormInterface: ResolverTypeWrapper<FormNode>;
  Form: ResolverTypeWrapper<FormNode>;
  FormieCsrfTokenType: ResolverTypeWrapper<FormieCsrfTokenType>;
  FormieCaptchaType: ResolverTypeWrapper<FormieCaptchaType>;
  FormSettingsType: ResolverTypeWrapper<SettingsNode>;
  FormPage: ResolverTypeWrapper<Omit<FormPage, 'rows'> & { rows?: Maybe<Array<Maybe<ResolversTypes['FormRow']>>> }>;
  FormPageSettings: ResolverTypeWrapper<FormPageSettings>;
  FormRow: ResolverTypeWrapper<Omit<FormRow, 'rowFields'> & { rowFields?: Maybe<Array<Maybe<ResolversTypes['FieldInterface']>>> }>;
  FieldInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FieldInterface']>;
  Field_SingleLineText: ResolverTypeWrapper<Field_SingleLineText>;
  Field_MultiLineText: ResolverTypeWrapper<Field_MultiLineText>;
  Field_Email: ResolverTypeWrapper<Field_Email>;
  Field_Phone: ResolverTypeWrapper<Field_Phone>;
  Field_Number: ResolverTypeWrapper<Field_Number>;
  Field_Dropdown: ResolverTypeWrapper<Field_Dropdown>;
  Field_Radio: ResolverTypeWrapper<Field_Radio>;
  Field_Checkboxes: ResolverTypeWrapper<Field_Checkboxes>;
  Field_Agree: ResolverTypeWrapper<Field_Agree>;
  Field_Name: ResolverTypeWrapper<Omit<Field_Name, 'fields'> & { fields?: Maybe<Array<Maybe<ResolversTypes['FieldInterface']>>> }>;
  Field_Date: ResolverTypeWrapper<Field_Date>;
  Field_FileUpload: ResolverTypeWrapper<Field_FileUpload>;
  Field_Hidden: ResolverTypeWrapper<Field_Hidden>;
  Field_Heading: ResolverTypeWrapper<Field_Heading>;
  Field_Html: ResolverTypeWrapper<Field_Html>;
  Field_Section: ResolverTypeWrapper<Field_Section>;
  Field_VatNumber: ResolverTypeWrapper<Field_VatNumber>;
  FieldOption: ResolverTypeWrapper<FieldOption>;
  RetourInterface: ResolverTypeWrapper<RedirectNode>;
  RetourType: ResolverTypeWrapper<RedirectNode>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  QueryArgument: Scalars['QueryArgument']['output'];
  Number: Scalars['Number']['output'];
  Json: Scalars['Json']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  SearchText: SearchText;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  SubmitFormInput: SubmitFormInput;
  FormValueInput: FormValueInput;
  FileUploadInput: FileUploadInput;
  FormieCaptchaInput: FormieCaptchaInput;
  FormSubmissionResult: FormSubmissionResult;
  Boolean: Scalars['Boolean']['output'];
  FormFieldErrors: FormFieldErrors;
  ElementInterface: ResolversInterfaceTypes<ResolversParentTypes>['ElementInterface'];
  EntryInterface: EntryNode;
  SeomaticInterface: ResolversInterfaceTypes<ResolversParentTypes>['SeomaticInterface'];
  SeomaticType: SeomaticType;
  home_Entry: EntryNode;
  pages_Entry: EntryNode;
  news_Entry: EntryNode;
  newsPages_Entry: EntryNode;
  jobs_Entry: EntryNode;
  jobsPages_Entry: EntryNode;
  legalPages_Entry: EntryNode;
  faq_Entry: EntryNode;
  quote_Entry: EntryNode;
  contentBlocks_MatrixField: EntryNode;
  textColumns_Entry: EntryNode;
  textColumns_MatrixField: EntryNode;
  textColumn_Entry: EntryNode;
  cards_Entry: EntryNode;
  cards_MatrixField: EntryNode;
  card_Entry: EntryNode;
  usp_Entry: EntryNode;
  usps_MatrixField: EntryNode;
  uspItem_Entry: EntryNode;
  defaultColumns_Entry: EntryNode;
  defaultColumns_MatrixField: EntryNode;
  imageColumn_Entry: EntryNode;
  videoColumn_Entry: EntryNode;
  cta_Entry: EntryNode;
  ctaBackgroundImage_Entry: EntryNode;
  newsOverview_Entry: EntryNode;
  quoteSlider_Entry: EntryNode;
  newsSlider_Entry: EntryNode;
  ctaForm_Entry: EntryNode;
  products_Entry: EntryNode;
  AssetInterface: AssetNode;
  images_Asset: AssetNode;
  videos_Asset: AssetNode;
  documents_Asset: AssetNode;
  EmbeddedAssetInterface: StoredEmbed;
  Float: Scalars['Float']['output'];
  EmbeddedAsset: StoredEmbed;
  HyperLinkInterface: LinkNode;
  HyperLink: LinkNode;
  GlobalSetInterface: GlobalNode;
  companyInfo_GlobalSet: GlobalNode;
  general_GlobalSet: GlobalNode;
  header_GlobalSet: GlobalNode;
  headerChecks_TableRow: headerChecks_TableRow;
  NodeInterface: NavigationNode;
  mainNav_Node: NavigationNode;
  footerNav_Node: NavigationNode;
  topNav_Node: NavigationNode;
  FormInterface: FormNode;
  Form: FormNode;
  FormieCsrfTokenType: FormieCsrfTokenType;
  FormieCaptchaType: FormieCaptchaType;
  FormSettingsType: SettingsNode;
  FormPage: Omit<FormPage, 'rows'> & { rows?: Maybe<Array<Maybe<ResolversParentTypes['FormRow']>>> };
  FormPageSettings: FormPageSettings;
  FormRow: Omit<FormRow, 'rowFields'> & { rowFields?: Maybe<Array<Maybe<ResolversParentTypes['FieldInterface']>>> };
  FieldInterface: ResolversInterfaceTypes<ResolversParentTypes>['FieldInterface'];
  Field_SingleLineText: Field_SingleLineText;
  Field_MultiLineText: Field_MultiLineText;
  Field_Email: Field_Email;
  Field_Phone: Field_Phone;
  Field_Number: Field_Number;
  Field_Dropdown: Field_Dropdown;
  Field_Radio: Field_Radio;
  Field_Checkboxes: Field_Checkboxes;
  Field_Agree: Field_Agree;
  Field_Name: Omit<Field_Name, 'fields'> & { fields?: Maybe<Array<Maybe<ResolversParentTypes['FieldInterface']>>> };
  Field_Date: Field_Date;
  Field_FileUpload: Field_FileUpload;
  Field_Hidden: Field_Hidden;
  Field_Heading: Field_Heading;
  Field_Html: Field_Html;
  Field_Section: Field_Section;
  Field_VatNumber: Field_VatNumber;
  FieldOption: FieldOption;
  RetourInterface: RedirectNode;
  RetourType: RedirectNode;
};

export type extensionDirectiveArgs = { };

export type extensionDirectiveResolver<Result, Parent, ContextType = Context, Args = extensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface QueryArgumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['QueryArgument'], any> {
  name: 'QueryArgument';
}

export interface NumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Number'], any> {
  name: 'Number';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Json'], any> {
  name: 'Json';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  entry?: Resolver<Maybe<ResolversTypes['EntryInterface']>, ParentType, ContextType, Partial<QueryentryArgs>>;
  entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType, Partial<QueryentriesArgs>>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryentryCountArgs>>;
  globalSet?: Resolver<Maybe<ResolversTypes['GlobalSetInterface']>, ParentType, ContextType, Partial<QueryglobalSetArgs>>;
  navigationNodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['NodeInterface']>>>, ParentType, ContextType, Partial<QuerynavigationNodesArgs>>;
  formieForm?: Resolver<Maybe<ResolversTypes['FormInterface']>, ParentType, ContextType, Partial<QueryformieFormArgs>>;
  retourResolveRedirect?: Resolver<Maybe<ResolversTypes['RetourInterface']>, ParentType, ContextType, Partial<QueryretourResolveRedirectArgs>>;
  searchTexts?: Resolver<Maybe<Array<ResolversTypes['SearchText']>>, ParentType, ContextType, Partial<QuerysearchTextsArgs>>;
  retourRedirects?: Resolver<Maybe<Array<Maybe<ResolversTypes['RetourInterface']>>>, ParentType, ContextType, Partial<QueryretourRedirectsArgs>>;
};

export type SearchTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchText'] = ResolversParentTypes['SearchText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sectionHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  submitForm?: Resolver<Maybe<ResolversTypes['FormSubmissionResult']>, ParentType, ContextType, RequireFields<MutationsubmitFormArgs, 'input'>>;
};

export type FormSubmissionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSubmissionResult'] = ResolversParentTypes['FormSubmissionResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submissionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextPageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isFinalPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitActionMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['FormFieldErrors']>>, ParentType, ContextType>;
};

export type FormFieldErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldErrors'] = ResolversParentTypes['FormFieldErrors']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElementInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElementInterface'] = ResolversParentTypes['ElementInterface']> = {
  __resolveType?: TypeResolveFn<'home_Entry' | 'pages_Entry' | 'news_Entry' | 'newsPages_Entry' | 'jobs_Entry' | 'jobsPages_Entry' | 'legalPages_Entry' | 'faq_Entry' | 'quote_Entry' | 'textColumns_Entry' | 'textColumn_Entry' | 'cards_Entry' | 'card_Entry' | 'usp_Entry' | 'uspItem_Entry' | 'defaultColumns_Entry' | 'imageColumn_Entry' | 'videoColumn_Entry' | 'cta_Entry' | 'ctaBackgroundImage_Entry' | 'newsOverview_Entry' | 'quoteSlider_Entry' | 'newsSlider_Entry' | 'ctaForm_Entry' | 'products_Entry' | 'images_Asset' | 'videos_Asset' | 'documents_Asset' | 'companyInfo_GlobalSet' | 'general_GlobalSet' | 'header_GlobalSet' | 'mainNav_Node' | 'footerNav_Node' | 'topNav_Node' | 'Form', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryInterface'] = ResolversParentTypes['EntryInterface']> = {
  __resolveType?: TypeResolveFn<'home_Entry' | 'pages_Entry' | 'news_Entry' | 'newsPages_Entry' | 'jobs_Entry' | 'jobsPages_Entry' | 'legalPages_Entry' | 'faq_Entry' | 'quote_Entry' | 'textColumns_Entry' | 'textColumn_Entry' | 'cards_Entry' | 'card_Entry' | 'usp_Entry' | 'uspItem_Entry' | 'defaultColumns_Entry' | 'imageColumn_Entry' | 'videoColumn_Entry' | 'cta_Entry' | 'ctaBackgroundImage_Entry' | 'newsOverview_Entry' | 'quoteSlider_Entry' | 'newsSlider_Entry' | 'ctaForm_Entry' | 'products_Entry', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<EntryInterfaceseomaticArgs>>;
};

export type SeomaticInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeomaticInterface'] = ResolversParentTypes['SeomaticInterface']> = {
  __resolveType?: TypeResolveFn<'SeomaticType', ParentType, ContextType>;
  metaTitleContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTagContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaLinkContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaJsonLdContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaSiteVarsContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeomaticTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeomaticType'] = ResolversParentTypes['SeomaticType']> = {
  metaTitleContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTagContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaLinkContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaJsonLdContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaSiteVarsContainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type home_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['home_Entry'] = ResolversParentTypes['home_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<home_EntryseomaticArgs>>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type pages_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['pages_Entry'] = ResolversParentTypes['pages_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<pages_EntryseomaticArgs>>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type news_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['news_Entry'] = ResolversParentTypes['news_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<news_EntryseomaticArgs>>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type newsPages_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['newsPages_Entry'] = ResolversParentTypes['newsPages_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<newsPages_EntryseomaticArgs>>;
  fieldThumbnail?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  fieldImage?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type jobs_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['jobs_Entry'] = ResolversParentTypes['jobs_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<jobs_EntryseomaticArgs>>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type jobsPages_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['jobsPages_Entry'] = ResolversParentTypes['jobsPages_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<jobsPages_EntryseomaticArgs>>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type legalPages_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['legalPages_Entry'] = ResolversParentTypes['legalPages_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<legalPages_EntryseomaticArgs>>;
  contentBlocks?: Resolver<Array<Maybe<ResolversTypes['contentBlocks_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type faq_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['faq_Entry'] = ResolversParentTypes['faq_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<faq_EntryseomaticArgs>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type quote_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['quote_Entry'] = ResolversParentTypes['quote_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<quote_EntryseomaticArgs>>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type contentBlocks_MatrixFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['contentBlocks_MatrixField'] = ResolversParentTypes['contentBlocks_MatrixField']> = {
  __resolveType?: TypeResolveFn<'textColumns_Entry' | 'cards_Entry' | 'usp_Entry' | 'defaultColumns_Entry' | 'cta_Entry' | 'ctaBackgroundImage_Entry' | 'newsOverview_Entry' | 'quoteSlider_Entry' | 'newsSlider_Entry' | 'ctaForm_Entry' | 'products_Entry', ParentType, ContextType>;
};

export type textColumns_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['textColumns_Entry'] = ResolversParentTypes['textColumns_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<textColumns_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColumns?: Resolver<Array<Maybe<ResolversTypes['textColumns_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type textColumns_MatrixFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['textColumns_MatrixField'] = ResolversParentTypes['textColumns_MatrixField']> = {
  __resolveType?: TypeResolveFn<'textColumn_Entry', ParentType, ContextType>;
};

export type textColumn_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['textColumn_Entry'] = ResolversParentTypes['textColumn_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<textColumn_EntryseomaticArgs>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type cards_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['cards_Entry'] = ResolversParentTypes['cards_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<cards_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cards?: Resolver<Array<Maybe<ResolversTypes['cards_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type cards_MatrixFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['cards_MatrixField'] = ResolversParentTypes['cards_MatrixField']> = {
  __resolveType?: TypeResolveFn<'card_Entry', ParentType, ContextType>;
};

export type card_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['card_Entry'] = ResolversParentTypes['card_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<card_EntryseomaticArgs>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldImage?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type usp_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['usp_Entry'] = ResolversParentTypes['usp_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<usp_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usps?: Resolver<Array<Maybe<ResolversTypes['usps_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type usps_MatrixFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['usps_MatrixField'] = ResolversParentTypes['usps_MatrixField']> = {
  __resolveType?: TypeResolveFn<'uspItem_Entry', ParentType, ContextType>;
};

export type uspItem_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['uspItem_Entry'] = ResolversParentTypes['uspItem_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<uspItem_EntryseomaticArgs>>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type defaultColumns_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['defaultColumns_Entry'] = ResolversParentTypes['defaultColumns_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<defaultColumns_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultColumns?: Resolver<Array<Maybe<ResolversTypes['defaultColumns_MatrixField']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type defaultColumns_MatrixFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['defaultColumns_MatrixField'] = ResolversParentTypes['defaultColumns_MatrixField']> = {
  __resolveType?: TypeResolveFn<'textColumn_Entry' | 'imageColumn_Entry' | 'videoColumn_Entry', ParentType, ContextType>;
};

export type imageColumn_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['imageColumn_Entry'] = ResolversParentTypes['imageColumn_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<imageColumn_EntryseomaticArgs>>;
  fieldImage?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type videoColumn_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['videoColumn_Entry'] = ResolversParentTypes['videoColumn_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<videoColumn_EntryseomaticArgs>>;
  fieldVideo?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  fieldThumbnail?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type cta_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['cta_Entry'] = ResolversParentTypes['cta_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<cta_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ctaBackgroundImage_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ctaBackgroundImage_Entry'] = ResolversParentTypes['ctaBackgroundImage_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<ctaBackgroundImage_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  fieldImage?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type newsOverview_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['newsOverview_Entry'] = ResolversParentTypes['newsOverview_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<newsOverview_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageSize?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type quoteSlider_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['quoteSlider_Entry'] = ResolversParentTypes['quoteSlider_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<quoteSlider_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotes?: Resolver<Array<Maybe<ResolversTypes['EntryInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type newsSlider_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['newsSlider_Entry'] = ResolversParentTypes['newsSlider_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<newsSlider_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsItems?: Resolver<Array<Maybe<ResolversTypes['EntryInterface']>>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ctaForm_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ctaForm_Entry'] = ResolversParentTypes['ctaForm_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<ctaForm_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type products_EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['products_Entry'] = ResolversParentTypes['products_Entry']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionHandle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  localized?: Resolver<Maybe<Array<Maybe<ResolversTypes['EntryInterface']>>>, ParentType, ContextType>;
  seomatic?: Resolver<Maybe<ResolversTypes['SeomaticInterface']>, ParentType, ContextType, Partial<products_EntryseomaticArgs>>;
  spacingTop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spacingBottom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleNumbers?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssetInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetInterface'] = ResolversParentTypes['AssetInterface']> = {
  __resolveType?: TypeResolveFn<'images_Asset' | 'videos_Asset' | 'documents_Asset', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<AssetInterfaceurlArgs>>;
  embeddedAsset?: Resolver<Maybe<ResolversTypes['EmbeddedAssetInterface']>, ParentType, ContextType>;
};

export type images_AssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['images_Asset'] = ResolversParentTypes['images_Asset']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<images_AsseturlArgs>>;
  embeddedAsset?: Resolver<Maybe<ResolversTypes['EmbeddedAssetInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type videos_AssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['videos_Asset'] = ResolversParentTypes['videos_Asset']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<videos_AsseturlArgs>>;
  embeddedAsset?: Resolver<Maybe<ResolversTypes['EmbeddedAssetInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type documents_AssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['documents_Asset'] = ResolversParentTypes['documents_Asset']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<documents_AsseturlArgs>>;
  embeddedAsset?: Resolver<Maybe<ResolversTypes['EmbeddedAssetInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmbeddedAssetInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbeddedAssetInterface'] = ResolversParentTypes['EmbeddedAssetInterface']> = {
  __resolveType?: TypeResolveFn<'EmbeddedAsset', ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imageHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aspectRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iframeSrc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EmbeddedAssetInterfaceiframeSrcArgs, 'params'>>;
};

export type EmbeddedAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbeddedAsset'] = ResolversParentTypes['EmbeddedAsset']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imageHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aspectRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iframeSrc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EmbeddedAssetiframeSrcArgs, 'params'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HyperLinkInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HyperLinkInterface'] = ResolversParentTypes['HyperLinkInterface']> = {
  __resolveType?: TypeResolveFn<'HyperLink', ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ariaLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  element?: Resolver<Maybe<ResolversTypes['ElementInterface']>, ParentType, ContextType>;
};

export type HyperLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HyperLink'] = ResolversParentTypes['HyperLink']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ariaLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  element?: Resolver<Maybe<ResolversTypes['ElementInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlobalSetInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalSetInterface'] = ResolversParentTypes['GlobalSetInterface']> = {
  __resolveType?: TypeResolveFn<'companyInfo_GlobalSet' | 'general_GlobalSet' | 'header_GlobalSet', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type companyInfo_GlobalSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['companyInfo_GlobalSet'] = ResolversParentTypes['companyInfo_GlobalSet']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Array<Maybe<ResolversTypes['AssetInterface']>>, ParentType, ContextType>;
  telLink?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailLink?: Resolver<Maybe<Array<Maybe<ResolversTypes['HyperLinkInterface']>>>, ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type general_GlobalSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['general_GlobalSet'] = ResolversParentTypes['general_GlobalSet']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsPage?: Resolver<Array<Maybe<ResolversTypes['EntryInterface']>>, ParentType, ContextType>;
  privacyPage?: Resolver<Array<Maybe<ResolversTypes['EntryInterface']>>, ParentType, ContextType>;
  contactPage?: Resolver<Array<Maybe<ResolversTypes['EntryInterface']>>, ParentType, ContextType>;
  newsletterTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletterForm?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type header_GlobalSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['header_GlobalSet'] = ResolversParentTypes['header_GlobalSet']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerChecks?: Resolver<Maybe<Array<Maybe<ResolversTypes['headerChecks_TableRow']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type headerChecks_TableRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['headerChecks_TableRow'] = ResolversParentTypes['headerChecks_TableRow']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NodeInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeInterface'] = ResolversParentTypes['NodeInterface']> = {
  __resolveType?: TypeResolveFn<'mainNav_Node' | 'footerNav_Node' | 'topNav_Node', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newWindow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['NodeInterface']>>>, ParentType, ContextType>;
};

export type mainNav_NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['mainNav_Node'] = ResolversParentTypes['mainNav_Node']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newWindow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['NodeInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type footerNav_NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['footerNav_Node'] = ResolversParentTypes['footerNav_Node']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newWindow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['NodeInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type topNav_NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['topNav_Node'] = ResolversParentTypes['topNav_Node']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newWindow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['NodeInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormInterface'] = ResolversParentTypes['FormInterface']> = {
  __resolveType?: TypeResolveFn<'Form', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['FormieCsrfTokenType']>, ParentType, ContextType>;
  captchas?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormieCaptchaType']>>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['FormSettingsType']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormPage']>>>, ParentType, ContextType>;
  submissionMutationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submissionEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['FormieCsrfTokenType']>, ParentType, ContextType>;
  captchas?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormieCaptchaType']>>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['FormSettingsType']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormPage']>>>, ParentType, ContextType>;
  submissionMutationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submissionEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormieCsrfTokenTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormieCsrfTokenType'] = ResolversParentTypes['FormieCsrfTokenType']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormieCaptchaTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormieCaptchaType'] = ResolversParentTypes['FormieCaptchaType']> = {
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormSettingsTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSettingsType'] = ResolversParentTypes['FormSettingsType']> = {
  displayFormTitle?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayCurrentPageTitle?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayPageTabs?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayPageProgress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  scrollToTop?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  progressPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultLabelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultInstructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredIndicator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitActionTab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitActionFormHide?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  submitActionMessageHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitActionMessageTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitActionMessagePosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loadingIndicator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loadingIndicatorText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validationOnSubmit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  validationOnFocus?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errorMessageHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessagePosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectEntry?: Resolver<Maybe<ResolversTypes['EntryInterface']>, ParentType, ContextType>;
};

export type FormPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormPage'] = ResolversParentTypes['FormPage']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<Maybe<ResolversTypes['FormRow']>>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['FormPageSettings']>, ParentType, ContextType>;
};

export type FormPageSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormPageSettings'] = ResolversParentTypes['FormPageSettings']> = {
  submitButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showBackButton?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  saveButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showSaveButton?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  buttonsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enablePageConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageConditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  enableNextButtonConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nextButtonConditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
};

export type FormRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormRow'] = ResolversParentTypes['FormRow']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowFields?: Resolver<Maybe<Array<Maybe<ResolversTypes['FieldInterface']>>>, ParentType, ContextType>;
};

export type FieldInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldInterface'] = ResolversParentTypes['FieldInterface']> = {
  __resolveType?: TypeResolveFn<'Field_SingleLineText' | 'Field_MultiLineText' | 'Field_Email' | 'Field_Phone' | 'Field_Number' | 'Field_Dropdown' | 'Field_Radio' | 'Field_Checkboxes' | 'Field_Agree' | 'Field_Name' | 'Field_Date' | 'Field_FileUpload' | 'Field_Hidden' | 'Field_Heading' | 'Field_Html' | 'Field_Section' | 'Field_VatNumber', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Field_SingleLineTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_SingleLineText'] = ResolversParentTypes['Field_SingleLineText']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_MultiLineTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_MultiLineText'] = ResolversParentTypes['Field_MultiLineText']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useRichText?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_EmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Email'] = ResolversParentTypes['Field_Email']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blockedDomains?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  uniqueValue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_PhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Phone'] = ResolversParentTypes['Field_Phone']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  countryDefaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryAllowed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_NumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Number'] = ResolversParentTypes['Field_Number']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_DropdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Dropdown'] = ResolversParentTypes['Field_Dropdown']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  multi?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['FieldOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_RadioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Radio'] = ResolversParentTypes['Field_Radio']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['FieldOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_CheckboxesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Checkboxes'] = ResolversParentTypes['Field_Checkboxes']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['FieldOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_AgreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Agree'] = ResolversParentTypes['Field_Agree']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uncheckedValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultState?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_NameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Name'] = ResolversParentTypes['Field_Name']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useMultipleFields?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<Maybe<ResolversTypes['FieldInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_DateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Date'] = ResolversParentTypes['Field_Date']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_FileUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_FileUpload'] = ResolversParentTypes['Field_FileUpload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitFiles?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeLimit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeMinLimit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedKinds?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_HiddenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Hidden'] = ResolversParentTypes['Field_Hidden']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultOption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryParameter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cookieName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_HeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Heading'] = ResolversParentTypes['Field_Heading']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headingSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_HtmlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Html'] = ResolversParentTypes['Field_Html']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  htmlContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_SectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_Section'] = ResolversParentTypes['Field_Section']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  borderStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Field_VatNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field_VatNumber'] = ResolversParentTypes['Field_VatNumber']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTypeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssClasses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableConditions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['Json']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputMask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldOption'] = ResolversParentTypes['FieldOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptgroup?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RetourInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetourInterface'] = ResolversParentTypes['RetourInterface']> = {
  __resolveType?: TypeResolveFn<'RetourType', ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectSrcUrlParsed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectSrcMatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectMatchType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectDestUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectHttpCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RetourTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetourType'] = ResolversParentTypes['RetourType']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectSrcUrlParsed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectSrcMatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectMatchType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectDestUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectHttpCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  QueryArgument?: GraphQLScalarType;
  Number?: GraphQLScalarType;
  Json?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  SearchText?: SearchTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  FormSubmissionResult?: FormSubmissionResultResolvers<ContextType>;
  FormFieldErrors?: FormFieldErrorsResolvers<ContextType>;
  ElementInterface?: ElementInterfaceResolvers<ContextType>;
  EntryInterface?: EntryInterfaceResolvers<ContextType>;
  SeomaticInterface?: SeomaticInterfaceResolvers<ContextType>;
  SeomaticType?: SeomaticTypeResolvers<ContextType>;
  home_Entry?: home_EntryResolvers<ContextType>;
  pages_Entry?: pages_EntryResolvers<ContextType>;
  news_Entry?: news_EntryResolvers<ContextType>;
  newsPages_Entry?: newsPages_EntryResolvers<ContextType>;
  jobs_Entry?: jobs_EntryResolvers<ContextType>;
  jobsPages_Entry?: jobsPages_EntryResolvers<ContextType>;
  legalPages_Entry?: legalPages_EntryResolvers<ContextType>;
  faq_Entry?: faq_EntryResolvers<ContextType>;
  quote_Entry?: quote_EntryResolvers<ContextType>;
  contentBlocks_MatrixField?: contentBlocks_MatrixFieldResolvers<ContextType>;
  textColumns_Entry?: textColumns_EntryResolvers<ContextType>;
  textColumns_MatrixField?: textColumns_MatrixFieldResolvers<ContextType>;
  textColumn_Entry?: textColumn_EntryResolvers<ContextType>;
  cards_Entry?: cards_EntryResolvers<ContextType>;
  cards_MatrixField?: cards_MatrixFieldResolvers<ContextType>;
  card_Entry?: card_EntryResolvers<ContextType>;
  usp_Entry?: usp_EntryResolvers<ContextType>;
  usps_MatrixField?: usps_MatrixFieldResolvers<ContextType>;
  uspItem_Entry?: uspItem_EntryResolvers<ContextType>;
  defaultColumns_Entry?: defaultColumns_EntryResolvers<ContextType>;
  defaultColumns_MatrixField?: defaultColumns_MatrixFieldResolvers<ContextType>;
  imageColumn_Entry?: imageColumn_EntryResolvers<ContextType>;
  videoColumn_Entry?: videoColumn_EntryResolvers<ContextType>;
  cta_Entry?: cta_EntryResolvers<ContextType>;
  ctaBackgroundImage_Entry?: ctaBackgroundImage_EntryResolvers<ContextType>;
  newsOverview_Entry?: newsOverview_EntryResolvers<ContextType>;
  quoteSlider_Entry?: quoteSlider_EntryResolvers<ContextType>;
  newsSlider_Entry?: newsSlider_EntryResolvers<ContextType>;
  ctaForm_Entry?: ctaForm_EntryResolvers<ContextType>;
  products_Entry?: products_EntryResolvers<ContextType>;
  AssetInterface?: AssetInterfaceResolvers<ContextType>;
  images_Asset?: images_AssetResolvers<ContextType>;
  videos_Asset?: videos_AssetResolvers<ContextType>;
  documents_Asset?: documents_AssetResolvers<ContextType>;
  EmbeddedAssetInterface?: EmbeddedAssetInterfaceResolvers<ContextType>;
  EmbeddedAsset?: EmbeddedAssetResolvers<ContextType>;
  HyperLinkInterface?: HyperLinkInterfaceResolvers<ContextType>;
  HyperLink?: HyperLinkResolvers<ContextType>;
  GlobalSetInterface?: GlobalSetInterfaceResolvers<ContextType>;
  companyInfo_GlobalSet?: companyInfo_GlobalSetResolvers<ContextType>;
  general_GlobalSet?: general_GlobalSetResolvers<ContextType>;
  header_GlobalSet?: header_GlobalSetResolvers<ContextType>;
  headerChecks_TableRow?: headerChecks_TableRowResolvers<ContextType>;
  NodeInterface?: NodeInterfaceResolvers<ContextType>;
  mainNav_Node?: mainNav_NodeResolvers<ContextType>;
  footerNav_Node?: footerNav_NodeResolvers<ContextType>;
  topNav_Node?: topNav_NodeResolvers<ContextType>;
  FormInterface?: FormInterfaceResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormieCsrfTokenType?: FormieCsrfTokenTypeResolvers<ContextType>;
  FormieCaptchaType?: FormieCaptchaTypeResolvers<ContextType>;
  FormSettingsType?: FormSettingsTypeResolvers<ContextType>;
  FormPage?: FormPageResolvers<ContextType>;
  FormPageSettings?: FormPageSettingsResolvers<ContextType>;
  FormRow?: FormRowResolvers<ContextType>;
  FieldInterface?: FieldInterfaceResolvers<ContextType>;
  Field_SingleLineText?: Field_SingleLineTextResolvers<ContextType>;
  Field_MultiLineText?: Field_MultiLineTextResolvers<ContextType>;
  Field_Email?: Field_EmailResolvers<ContextType>;
  Field_Phone?: Field_PhoneResolvers<ContextType>;
  Field_Number?: Field_NumberResolvers<ContextType>;
  Field_Dropdown?: Field_DropdownResolvers<ContextType>;
  Field_Radio?: Field_RadioResolvers<ContextType>;
  Field_Checkboxes?: Field_CheckboxesResolvers<ContextType>;
  Field_Agree?: Field_AgreeResolvers<ContextType>;
  Field_Name?: Field_NameResolvers<ContextType>;
  Field_Date?: Field_DateResolvers<ContextType>;
  Field_FileUpload?: Field_FileUploadResolvers<ContextType>;
  Field_Hidden?: Field_HiddenResolvers<ContextType>;
  Field_Heading?: Field_HeadingResolvers<ContextType>;
  Field_Html?: Field_HtmlResolvers<ContextType>;
  Field_Section?: Field_SectionResolvers<ContextType>;
  Field_VatNumber?: Field_VatNumberResolvers<ContextType>;
  FieldOption?: FieldOptionResolvers<ContextType>;
  RetourInterface?: RetourInterfaceResolvers<ContextType>;
  RetourType?: RetourTypeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  extension?: extensionDirectiveResolver<any, any, ContextType>;
};
