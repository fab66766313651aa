/** The string variables and secrets; config.ts checks them. */
export type Vars = {
  PUBLIC_ORIGIN?: string
  BRAND_NAME?: string
  ORDER_LINE?: string
  COLOUR_MODES?: string
  OPERATOR_EMAIL?: string
  MINIMUM_ORDER?: string
  SMTP_URL?: string
  MAIL_API_URL?: string
  MAIL_API_TOKEN?: string
  MAIL_FROM?: string
  COMMERCE_URL?: string
  COMMERCE_TOKEN_TYPE?: string
  COMMERCE_SHIPPING_METHOD?: string
  CONTENT_URL?: string
  CONTENT_TOKEN?: string
  CONTENT_SITES?: string
  CONTENT_FAQ_PAGE?: string
  SESSION_KEYS?: string
  PURGE_TOKENS?: string
  PURGE_LIMIT?: string
  PAGE_LIMIT?: string
  SEARCH_LIMIT?: string
  UNKNOWN_LIMIT?: string
  PURGE_HMAC_KEY?: string
  PREVIEW_KEY?: string
  REDIRECT_HOSTS?: string
  IMAGE_ORIGINS?: string
  IMAGE_PATHS?: string
  ICON_URL?: string
  DEMO?: string
  EXPOSE_GRAPHQL?: string
  TRUST_PROXY?: string
  LOG_LEVEL?: string
  NODE_ENV?: string
}
