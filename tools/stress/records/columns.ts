// What each TEXT column of the databases contains. columns.test.ts fails for a column without an entry.

/** `text`: from people, files or other systems. The strings of the stress test are written into these columns, and into the texts of `json`. */
type ColumnKind =
  | 'text'
  /** JSON that contains such texts. */
  | 'json'
  /** Ids, numbers of records and parts of URLs, whose letters are checked before they are stored. */
  | 'identifier'
  /** One of the values that the program knows. */
  | 'choice'
  | 'date'
  /** Hashes and keys, never shown. */
  | 'secret'
  /** Written and read by the program only. */
  | 'internal'

/** Names of columns by kind, separated by spaces. */
type TableColumns = Partial<Record<ColumnKind, string>>

const commerce: Record<string, TableColumns> = {
  access_tokens: { secret: 'token_hash', identifier: 'staff_session', date: 'created_at expires_at' },
  addresses: {
    text: 'company_name first_name last_name address1 address2 postcode city state phone vat_id',
    choice: 'country',
    date: 'created_at updated_at',
  },
  assortment_products: { identifier: 'assortment' },
  cart_items: { identifier: 'cart_id' },
  cart_operations: { identifier: 'cart_id key', internal: 'outcome', date: 'created_at' },
  carts: { identifier: 'id', secret: 'token_hash', date: 'updated_at' },
  categories: { choice: 'type', identifier: 'code', text: 'picture' },
  category_texts: { choice: 'locale', text: 'name', identifier: 'url_path' },
  companies: {
    text: 'name activity email phone vat_number website external_code',
    choice: 'status price_group avoided_allergens',
    date: 'created_at',
  },
  company_numbers: { text: 'number' },
  credit_holds: { text: 'reason', date: 'since' },
  customer_prices: { internal: 'tiers', date: 'starts_on ends_on' },
  customers: {
    text: 'first_name last_name phone',
    // logins of the test
    identifier: 'email',
    secret: 'password_hash',
    choice: 'gender locale role',
    date: 'date_of_birth created_at updated_at last_login_at removed_at',
  },
  deposit_articles: { identifier: 'number' },
  deposit_texts: { identifier: 'number', choice: 'locale', text: 'name' },
  descriptions: { choice: 'locale', text: 'origin content_packaging short_html html' },
  desk_log: { text: 'staff detail subject', choice: 'action', date: 'at' },
  email_changes: { secret: 'token_hash', choice: 'kind', identifier: 'former_email new_email', date: 'expires_at' },
  events: {
    choice: 'type status',
    identifier: 'subject',
    text: 'failure',
    date: 'due_at created_at next_attempt_at',
  },
  import_lock: { identifier: 'owner' },
  invitations: { secret: 'token_hash', text: 'email', choice: 'role', date: 'created_at expires_at' },
  invoices: { identifier: 'id order_id', choice: 'state', date: 'created_at due_at' },
  login_failures: { secret: 'key', date: 'window_ends_at last_at' },
  meta: { internal: 'name value' },
  order_approval_items: { identifier: 'approval_id', text: 'sku name', internal: 'article' },
  order_approvals: {
    identifier: 'id idempotency_key',
    text: 'message purchase_reference reason',
    json: 'billing_address shipping_address',
    choice: 'status exceeded shipping_method',
    internal: 'fingerprint announced_empties',
    date: 'delivery_date created_at expires_at decided_at',
  },
  order_cancellations: { identifier: 'order_id', date: 'canceled_at' },
  order_item_lots: { text: 'lot', date: 'best_before' },
  order_items: { identifier: 'order_id', text: 'sku name own_number', internal: 'ordered_state deposits' },
  order_progress: { identifier: 'order_id', choice: 'state', date: 'reached_at' },
  orders: {
    identifier: 'id idempotency_key quote_id approval_id standing_order_id',
    text: 'message purchase_reference external_code placed_on_behalf_by',
    json: 'billing_address shipping_address',
    choice: 'status shipping_method',
    internal: 'fingerprint taxes announced_empties returned_empties',
    date: 'created_at delivery_date cancelable_until quote_until standing_order_date',
  },
  outbox: {
    text: 'recipient subject text html failure',
    choice: 'locale status',
    identifier: 'order_id',
    date: 'created_at next_attempt_at due_at',
  },
  password_tokens: { secret: 'token_hash', identifier: 'email', date: 'expires_at' },
  product_list_items: { text: 'area' },
  product_lists: { text: 'name', date: 'created_at' },
  product_prices: { choice: 'price_group', internal: 'tiers' },
  product_texts: { choice: 'locale', text: 'name', internal: 'sort_name', identifier: 'url_key' },
  products: {
    text: 'picture ean13 technical_file case_picture',
    // the import checks item numbers (rules/codes.ts)
    identifier: 'sku number',
    choice: 'type content_unit allergens',
    internal: 'deposits',
    date: 'created_at',
  },
  quote_messages: { identifier: 'order_id', choice: 'author', text: 'text', date: 'created_at' },
  recall_mails: { date: 'written_at' },
  recall_receipts: { date: 'read_at' },
  recalls: { text: 'lot', identifier: 'sku', json: 'texts', date: 'started_at closed_at' },
  search_words: { internal: 'version data' },
  staff: { identifier: 'email', text: 'name', secret: 'password_hash totp_secret', date: 'created_at' },
  staff_sessions: { secret: 'token_hash', date: 'created_at expires_at' },
  standing_order_announcements: { identifier: 'standing_order_id', date: 'date' },
  standing_order_changes: { identifier: 'standing_order_id', internal: 'lines', date: 'date' },
  standing_order_dates: {
    identifier: 'standing_order_id order_id',
    choice: 'outcome',
    // JSON with a key of a message
    internal: 'reason',
    date: 'date decided_at',
  },
  standing_order_lines: { identifier: 'standing_order_id', text: 'sku name' },
  standing_orders: {
    identifier: 'id idempotency_key',
    choice: 'state weekdays shipping_method',
    text: 'message purchase_reference',
    date: 'start_date end_date done_until next_check_at created_at updated_at',
  },
  unit_texts: { choice: 'locale', text: 'one many' },
  units: { identifier: 'code' },
}

const content: Record<string, TableColumns> = {
  asset_texts: { text: 'title alt' },
  assets: { choice: 'volume kind', text: 'path extension mime_type', json: 'embed', internal: 'widths' },
  captcha_keys: { secret: 'key' },
  entries: { choice: 'section type' },
  entry_drafts: { text: 'title', json: 'seo fields blocks' },
  entry_texts: {
    text: 'title',
    identifier: 'slug uri',
    json: 'seo fields blocks',
    date: 'post_date updated_at expiry_date',
  },
  events: { choice: 'type status', text: 'failure', date: 'due_at created_at next_attempt_at' },
  form_files: { identifier: 'handle', text: 'filename', internal: 'data' },
  form_submissions: { json: 'answers', date: 'submitted_at pending_until' },
  form_texts: { text: 'title', json: 'settings pages' },
  forms: { identifier: 'handle' },
  global_texts: { json: 'fields' },
  globals: { identifier: 'handle', text: 'name' },
  nav_nodes: { choice: 'nav', text: 'title url classes' },
  redirects: { text: 'source target', choice: 'source_match match_type' },
  sites: { choice: 'language', text: 'name', identifier: 'base_path' },
}

/** By the name of the file in the folder of the data. */
export const columnsByFile = { 'commerce.sqlite': commerce, 'content.sqlite': content }

export type DataFile = keyof typeof columnsByFile

/** Members of JSON columns with ids, types and dates. */
export const structuralMembers: ReadonlySet<string> = new Set([
  ...['type', 'kind', 'handle', 'form', 'newsletterForm', 'emailField', 'country', 'created_at', 'updated_at'],
])

export const columnsOf = (table: TableColumns, kind: ColumnKind): string[] =>
  (table[kind] ?? '').split(' ').filter((name) => name !== '')

export const allColumnsOf = (table: TableColumns): string[] =>
  Object.keys(table).flatMap((kind) => columnsOf(table, kind as ColumnKind))
