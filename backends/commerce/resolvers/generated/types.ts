import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AddressRow } from '../../sql/addresses.ts';
import type { Cart as OpenedCart, CartLine, BilledItem, Approval, ReviewedItem, ListingPage, StandingOrderDate as ScheduledDate, ProposedLine as UsualLine } from '../parent-types.ts';
import type { CategoryNode } from '../../catalogue/category-tree.ts';
import type { CompanyRow, CustomerRow, LimitRow } from '../../sql/customers.ts';
import type { InvitationRow } from '../../sql/users.ts';
import type { InvoiceRow } from '../../sql/invoices.ts';
import type { OrderRow, OrderItemRow, OrderRow as QuoteRow } from '../../sql/orders.ts';
import type { Product as ReadProduct } from '../../sql/products.ts';
import type { List, ListItemRow } from '../../sql/lists.ts';
import type { RecallRow } from '../../sql/recalls/recalls.ts';
import type { StandingOrderRow, StandingLine } from '../../sql/standing-orders/standing-orders.ts';
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
};

export type Query = {
  cartDetail?: Maybe<Cart>;
  cartItems?: Maybe<Array<CartItem>>;
  categories?: Maybe<CategoryPaginator>;
  countries?: Maybe<Array<Country>>;
  registration_countries?: Maybe<Array<RegistrationCountry>>;
  addresses?: Maybe<AddressListResult>;
  customerAddresses?: Maybe<AddressListResult>;
  companyAddresses?: Maybe<AddressListResult>;
  creditHold?: Maybe<CreditHold>;
  viewInvoices?: Maybe<Array<Invoice>>;
  returnableArticles?: Maybe<Array<ReturnableArticle>>;
  invoiceBalance?: Maybe<InvoiceBalance>;
  invoicePdf?: Maybe<Scalars['String']['output']>;
  invoiceUbl?: Maybe<Scalars['String']['output']>;
  ordersList?: Maybe<OrderPaginator>;
  orderYears?: Maybe<Array<Scalars['Int']['output']>>;
  orderDetail?: Maybe<Order>;
  productLists?: Maybe<ProductListPaginator>;
  productBySlug?: Maybe<Product>;
  getProductListing?: Maybe<ProductPaginator>;
  companyProducts?: Maybe<ProductPaginator>;
  getProductListingFacets?: Maybe<ProductListingFacets>;
  unitoptions?: Maybe<UnitOptionsResult>;
  accountInfo?: Maybe<AccountInfoResult>;
  productsByCodes?: Maybe<Array<ProductCodeMatch>>;
  orderProposal?: Maybe<OrderProposal>;
  productChanges?: Maybe<Array<ProductChange>>;
  deliveryOptions?: Maybe<DeliveryOptions>;
  companyUsers?: Maybe<CompanyUsers>;
  orderApprovals?: Maybe<OrderApprovalPaginator>;
  orderApproval?: Maybe<OrderApproval>;
  recalls?: Maybe<Array<Recall>>;
  invitation?: Maybe<Invitation>;
  shippingMethods?: Maybe<ShippingMethods>;
  standingOrders?: Maybe<Array<StandingOrder>>;
  standingOrder?: Maybe<StandingOrder>;
  deskStaff?: Maybe<DeskStaff>;
  deskOrders?: Maybe<DeskOrders>;
  deskOrder?: Maybe<DeskOrder>;
  deskAccessRequests?: Maybe<Array<DeskAccessRequest>>;
  deskAccessRequest?: Maybe<DeskAccessRequest>;
  deskQuotes?: Maybe<Array<DeskQuote>>;
  deskQuote?: Maybe<DeskQuote>;
  deskMails?: Maybe<DeskMails>;
  deskMail?: Maybe<DeskMail>;
  deskNotFoundLog?: Maybe<Array<DeskLogEntry>>;
  deskCustomers?: Maybe<DeskCustomers>;
  deskCustomer?: Maybe<DeskCustomer>;
};


export type QuerycategoriesArgs = {
  input?: InputMaybe<FilterCategoryListInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryviewInvoicesArgs = {
  input?: InputMaybe<OrderInvoiceInput>;
};


export type QueryinvoicePdfArgs = {
  id: Scalars['ID']['input'];
};


export type QueryinvoiceUblArgs = {
  id: Scalars['ID']['input'];
};


export type QueryordersListArgs = {
  input?: InputMaybe<FilterCustomerOrderInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryorderDetailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryproductListsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryproductBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QuerygetProductListingArgs = {
  input?: InputMaybe<FilterProductListingInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerycompanyProductsArgs = {
  input?: InputMaybe<FilterProductListingInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerygetProductListingFacetsArgs = {
  input?: InputMaybe<FilterProductListingFacetsInput>;
};


export type QueryproductsByCodesArgs = {
  codes: Array<Scalars['String']['input']>;
};


export type QueryorderApprovalsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  canDecide?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryorderApprovalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryinvitationArgs = {
  token: Scalars['String']['input'];
};


export type QuerystandingOrdersArgs = {
  isPrepared?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerystandingOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QuerydeskOrdersArgs = {
  input: DeskOrdersInput;
};


export type QuerydeskOrderArgs = {
  number: Scalars['String']['input'];
};


export type QuerydeskAccessRequestsArgs = {
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QuerydeskAccessRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QuerydeskQuotesArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QuerydeskQuoteArgs = {
  number: Scalars['String']['input'];
};


export type QuerydeskMailsArgs = {
  input: DeskMailsInput;
};


export type QuerydeskMailArgs = {
  id: Scalars['ID']['input'];
};


export type QuerydeskCustomersArgs = {
  input: DeskCustomersInput;
};


export type QuerydeskCustomerArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  customerLogin?: Maybe<CustomerLoginResult>;
  forgotPassword?: Maybe<ForgotPasswordResponse>;
  requestAccess?: Maybe<RequestAccessResponse>;
  resetPassword?: Maybe<ResetPasswordResponse>;
  changePassword?: Maybe<AccountInfoResult>;
  endOtherSessions?: Maybe<AccountInfoResult>;
  updateAccount?: Maybe<AccountInfoResult>;
  updateAllergenProfile?: Maybe<AccountInfoResult>;
  validateToken?: Maybe<ValidateTokenResponse>;
  addItemToCart?: Maybe<CartItemResponse>;
  addItemsToCart?: Maybe<CartItemResponse>;
  updateItemToCart?: Maybe<CartItemResponse>;
  removeCartItem?: Maybe<CartItemResponse>;
  takeFromCart?: Maybe<CartItemResponse>;
  removeAllCartItem?: Maybe<CartItemResponse>;
  offerRequest?: Maybe<PlacedOrderResponse>;
  acceptQuote?: Maybe<PlacedOrderResponse>;
  declineQuote?: Maybe<Order>;
  replyToQuote?: Maybe<Order>;
  placeOrder?: Maybe<PlacedOrderResponse>;
  requestApproval?: Maybe<OrderApproval>;
  withdrawApproval?: Maybe<OrderApproval>;
  changeApproval?: Maybe<OrderApproval>;
  approveOrder?: Maybe<OrderApproval>;
  returnApproval?: Maybe<OrderApproval>;
  convertApprovalToCart?: Maybe<CartItemResponse>;
  announceEmpties?: Maybe<Order>;
  cancelOrder?: Maybe<CartItemResponse>;
  convertOrderToCart?: Maybe<CartItemResponse>;
  createProductList?: Maybe<ProductListResponse>;
  updateProductList?: Maybe<ProductList>;
  shareProductList?: Maybe<ProductList>;
  removeProductList?: Maybe<RemoveProductListResponse>;
  addToProductList?: Maybe<ProductListResponse>;
  updateProductListProduct?: Maybe<ProductListProduct>;
  removeProductFromList?: Maybe<ProductList>;
  convertProductListToCart?: Maybe<CartItemResponse>;
  customerLogout?: Maybe<CustomerLogoutResponse>;
  createAddress?: Maybe<AddressListResult>;
  updateAddress?: Maybe<AddressListResult>;
  deleteAddress?: Maybe<AddressListResult>;
  inviteUser?: Maybe<CompanyUsersResult>;
  withdrawInvitation?: Maybe<CompanyUsersResult>;
  changeUserRole?: Maybe<CompanyUsersResult>;
  changeUserLimits?: Maybe<CompanyUsersResult>;
  removeUser?: Maybe<CompanyUsersResult>;
  acceptInvitation?: Maybe<AcceptInvitationResult>;
  createStandingOrder?: Maybe<StandingOrderResult>;
  updateStandingOrder?: Maybe<StandingOrderResult>;
  changeStandingOrderDate?: Maybe<StandingOrderResult>;
  changeStandingOrderState?: Maybe<StandingOrderResult>;
  confirmRecall?: Maybe<Recall>;
  convertStandingOrderToCart?: Maybe<CartItemResponse>;
  deskLogin?: Maybe<DeskLogin>;
  deskLogout?: Maybe<Scalars['Boolean']['output']>;
  deskChangePassword?: Maybe<DeskStaff>;
  deskUpdateOrder?: Maybe<DeskOrder>;
  deskApproveAccess?: Maybe<DeskAccessRequest>;
  deskRejectAccess?: Maybe<DeskAccessRequest>;
  deskAnswerQuote?: Maybe<DeskQuote>;
  deskResendMail?: Maybe<DeskMail>;
  deskRecordNotFound?: Maybe<Scalars['Boolean']['output']>;
  deskStartOrder?: Maybe<DeskOrderSession>;
};


export type MutationcustomerLoginArgs = {
  input: LoginInput;
};


export type MutationforgotPasswordArgs = {
  input: ForgotPasswordInput;
};


export type MutationrequestAccessArgs = {
  input: RequestAccessInput;
};


export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationupdateAccountArgs = {
  input: UpdateAccountInput;
};


export type MutationupdateAllergenProfileArgs = {
  avoid: Array<Scalars['String']['input']>;
};


export type MutationvalidateTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationaddItemToCartArgs = {
  input: AddItemToCartInput;
};


export type MutationaddItemsToCartArgs = {
  items: Array<AddItemToCartInput>;
};


export type MutationupdateItemToCartArgs = {
  input: UpdateItemToCartInput;
};


export type MutationremoveCartItemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationtakeFromCartArgs = {
  input: TakeFromCartInput;
};


export type MutationofferRequestArgs = {
  input: OfferRequestInput;
};


export type MutationacceptQuoteArgs = {
  id: Scalars['ID']['input'];
  input: AcceptQuoteInput;
};


export type MutationdeclineQuoteArgs = {
  id: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationreplyToQuoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationplaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationrequestApprovalArgs = {
  input: PlaceOrderInput;
};


export type MutationwithdrawApprovalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationchangeApprovalArgs = {
  id: Scalars['ID']['input'];
  input: ChangeApprovalInput;
};


export type MutationapproveOrderArgs = {
  id: Scalars['ID']['input'];
  input: ApproveOrderInput;
};


export type MutationreturnApprovalArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationconvertApprovalToCartArgs = {
  id: Scalars['ID']['input'];
};


export type MutationannounceEmptiesArgs = {
  id: Scalars['ID']['input'];
  empties: Array<EmptiesInput>;
};


export type MutationcancelOrderArgs = {
  id: Scalars['ID']['input'];
  toCart?: Scalars['Boolean']['input'];
};


export type MutationconvertOrderToCartArgs = {
  id: Scalars['ID']['input'];
  replace?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationcreateProductListArgs = {
  name: Scalars['String']['input'];
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationupdateProductListArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationshareProductListArgs = {
  id: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};


export type MutationremoveProductListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationaddToProductListArgs = {
  id: Scalars['ID']['input'];
  products: Array<ProductListProductInput>;
};


export type MutationupdateProductListProductArgs = {
  id: Scalars['ID']['input'];
  product: ProductListProductInput;
};


export type MutationremoveProductFromListArgs = {
  id: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationconvertProductListToCartArgs = {
  id: Scalars['ID']['input'];
  replace?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationcreateAddressArgs = {
  input: AddressInput;
};


export type MutationupdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


export type MutationdeleteAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationinviteUserArgs = {
  input: InviteUserInput;
};


export type MutationwithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationchangeUserRoleArgs = {
  id: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationchangeUserLimitsArgs = {
  id: Scalars['ID']['input'];
  input: UserLimitsInput;
};


export type MutationremoveUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationacceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationcreateStandingOrderArgs = {
  input: StandingOrderInput;
};


export type MutationupdateStandingOrderArgs = {
  id: Scalars['ID']['input'];
  input: StandingOrderInput;
};


export type MutationchangeStandingOrderDateArgs = {
  id: Scalars['ID']['input'];
  input: StandingOrderDateInput;
};


export type MutationchangeStandingOrderStateArgs = {
  id: Scalars['ID']['input'];
  state: Scalars['String']['input'];
};


export type MutationconfirmRecallArgs = {
  id: Scalars['ID']['input'];
};


export type MutationconvertStandingOrderToCartArgs = {
  id: Scalars['ID']['input'];
  date: Scalars['String']['input'];
};


export type MutationdeskLoginArgs = {
  input: DeskLoginInput;
};


export type MutationdeskChangePasswordArgs = {
  input: DeskPasswordInput;
};


export type MutationdeskUpdateOrderArgs = {
  input: DeskOrderUpdateInput;
};


export type MutationdeskApproveAccessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeskRejectAccessArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationdeskAnswerQuoteArgs = {
  input: DeskQuoteAnswerInput;
};


export type MutationdeskResendMailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeskRecordNotFoundArgs = {
  input: DeskRecordNotFoundInput;
};


export type MutationdeskStartOrderArgs = {
  userId: Scalars['ID']['input'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ForgotPasswordInput = {
  email: Scalars['String']['input'];
};

export type RequestAccessInput = {
  company: RequestAccessCompanyInput;
  user: RequestAccessUserInput;
  address: RequestAccessAddressInput;
};

export type RequestAccessCompanyInput = {
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  activity: Scalars['String']['input'];
  vatNumber: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type RequestAccessUserInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};

export type RequestAccessAddressInput = {
  address1: Scalars['String']['input'];
  address2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  token: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};

export type InviteUserInput = {
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};

export type AcceptInvitationInput = {
  token: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};

export type UpdateAccountInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  gender: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  preferredUnit?: InputMaybe<Scalars['ID']['input']>;
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  progressMails?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddItemToCartInput = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  lineId?: InputMaybe<Scalars['ID']['input']>;
};

export type TakeFromCartInput = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type UpdateItemToCartInput = {
  qty?: InputMaybe<Array<UpdateItemsQty>>;
};

export type UpdateItemsQty = {
  cartItemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type OfferRequestInput = {
  billingAddressId: Scalars['ID']['input'];
  shippingAddressId: Scalars['ID']['input'];
  shippingMethod: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  purchaseReference?: InputMaybe<Scalars['String']['input']>;
  empties?: InputMaybe<Array<EmptiesInput>>;
  cartVersion?: InputMaybe<Scalars['Int']['input']>;
  cartSubTotal?: InputMaybe<Scalars['Float']['input']>;
};

export type AcceptQuoteInput = {
  version: Scalars['Int']['input'];
  billingAddressId: Scalars['ID']['input'];
  shippingAddressId: Scalars['ID']['input'];
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  purchaseReference?: InputMaybe<Scalars['String']['input']>;
  empties?: InputMaybe<Array<EmptiesInput>>;
};

export type UserLimitsInput = {
  order?: InputMaybe<Scalars['Float']['input']>;
  month?: InputMaybe<Scalars['Float']['input']>;
};

export type ChangeApprovalInput = {
  version: Scalars['String']['input'];
  items: Array<ApprovalItemInput>;
};

export type ApprovalItemInput = {
  id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type ApproveOrderInput = {
  version: Scalars['String']['input'];
};

export type PlaceOrderInput = {
  billingAddressId: Scalars['ID']['input'];
  shippingAddressId: Scalars['ID']['input'];
  shippingMethod: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  purchaseReference?: InputMaybe<Scalars['String']['input']>;
  empties?: InputMaybe<Array<EmptiesInput>>;
  cartVersion?: InputMaybe<Scalars['Int']['input']>;
  cartSubTotal?: InputMaybe<Scalars['Float']['input']>;
};

export type EmptiesInput = {
  number: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

export type StandingOrderInput = {
  lines: Array<StandingOrderLineInput>;
  weekdays: Array<Scalars['Int']['input']>;
  everyWeeks: Scalars['Int']['input'];
  startDate: Scalars['String']['input'];
  endDate?: InputMaybe<Scalars['String']['input']>;
  billingAddressId: Scalars['ID']['input'];
  shippingAddressId: Scalars['ID']['input'];
  shippingMethod: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  purchaseReference?: InputMaybe<Scalars['String']['input']>;
  isAutomatic: Scalars['Boolean']['input'];
};

export type StandingOrderLineInput = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type StandingOrderDateInput = {
  date: Scalars['String']['input'];
  isSkipped: Scalars['Boolean']['input'];
  lines?: InputMaybe<Array<StandingOrderLineInput>>;
};

export type ProductListProductInput = {
  productId: Scalars['ID']['input'];
  amount: Scalars['Int']['input'];
  area?: InputMaybe<Scalars['String']['input']>;
  par?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
  addOnly?: InputMaybe<Scalars['Boolean']['input']>;
  placeOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddressInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  address1: Scalars['String']['input'];
  address2?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  postcode: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  vatId?: InputMaybe<Scalars['String']['input']>;
  defaultAddress?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FilterCategoryListInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  url_path?: InputMaybe<Scalars['String']['input']>;
};

export type FilterProductListingInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  new?: InputMaybe<Scalars['Boolean']['input']>;
  url_key?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  asc?: InputMaybe<Scalars['Boolean']['input']>;
  contains_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  may_contain_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  does_not_contain_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  is_stock_article?: InputMaybe<Scalars['Boolean']['input']>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type FilterProductListingFacetsInput = {
  category?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  on_stock?: InputMaybe<Scalars['Boolean']['input']>;
  url_key?: InputMaybe<Scalars['String']['input']>;
  contains_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  may_contain_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  does_not_contain_allergen?: InputMaybe<Array<Scalars['ID']['input']>>;
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<Scalars['String']['input']>;
};

export type FilterCustomerOrderInput = {
  status?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};

export type OrderInvoiceInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};

export type PaginatorInfo = {
  count: Scalars['Int']['output'];
  currentPage: Scalars['Int']['output'];
  lastPage: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CategoryPaginator = {
  paginatorInfo: PaginatorInfo;
  data: Array<Category>;
};

export type OrderPaginator = {
  paginatorInfo: PaginatorInfo;
  data: Array<Order>;
};

export type OrderApprovalPaginator = {
  paginatorInfo: PaginatorInfo;
  data: Array<OrderApproval>;
};

export type ProductListPaginator = {
  paginatorInfo: PaginatorInfo;
  data: Array<ProductList>;
};

export type ProductPaginator = {
  paginatorInfo: PaginatorInfo;
  data: Array<Product>;
  suggestion?: Maybe<Scalars['String']['output']>;
};

export type CustomerLoginResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  success?: Maybe<Scalars['String']['output']>;
  accessToken?: Maybe<Scalars['String']['output']>;
  tokenType?: Maybe<Scalars['String']['output']>;
  expiresIn?: Maybe<Scalars['Int']['output']>;
  customer?: Maybe<Customer>;
};

export type ForgotPasswordResponse = {
  status?: Maybe<Scalars['Boolean']['output']>;
  success?: Maybe<Scalars['String']['output']>;
};

export type CustomerLogoutResponse = {
  status?: Maybe<Scalars['Boolean']['output']>;
  success?: Maybe<Scalars['String']['output']>;
};

export type RequestAccessResponse = {
  errors?: Maybe<Array<InputError>>;
  status?: Maybe<Scalars['Boolean']['output']>;
  success?: Maybe<Scalars['String']['output']>;
};

export type InputError = {
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
};

export type ResetPasswordResponse = {
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type ValidateTokenResponse = {
  success?: Maybe<Scalars['Boolean']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
};

export type AccountInfoResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Customer>;
};

export type CompanyUsers = {
  users: Array<Customer>;
  invitations: Array<Invitation>;
};

export type Invitation = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  role: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type OrderLimits = {
  order?: Maybe<Scalars['Float']['output']>;
  formattedOrder?: Maybe<Scalars['String']['output']>;
  month?: Maybe<Scalars['Float']['output']>;
  formattedMonth?: Maybe<Scalars['String']['output']>;
  orderedThisMonth: Scalars['Float']['output'];
  formattedOrderedThisMonth: Scalars['String']['output'];
};

export type CompanyUsersResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  users?: Maybe<CompanyUsers>;
};

export type AcceptInvitationResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  email?: Maybe<Scalars['String']['output']>;
};

export type CartItemResponse = {
  status?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  cart?: Maybe<Cart>;
  skipped?: Maybe<Array<SkippedLine>>;
};

export type StandingOrder = {
  id: Scalars['ID']['output'];
  state: Scalars['String']['output'];
  weekdays: Array<Scalars['Int']['output']>;
  everyWeeks: Scalars['Int']['output'];
  startDate: Scalars['String']['output'];
  endDate?: Maybe<Scalars['String']['output']>;
  isAutomatic: Scalars['Boolean']['output'];
  shippingMethod: Scalars['String']['output'];
  shippingAddress?: Maybe<Address>;
  billingAddress?: Maybe<Address>;
  message?: Maybe<Scalars['String']['output']>;
  purchaseReference?: Maybe<Scalars['String']['output']>;
  lines: Array<StandingOrderLine>;
  formattedSubTotal?: Maybe<Scalars['String']['output']>;
  dates: Array<StandingOrderDate>;
};

export type StandingOrderLine = {
  productId: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  product?: Maybe<Product>;
};

export type StandingOrderDate = {
  date: Scalars['String']['output'];
  state: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  changeableUntil?: Maybe<Scalars['DateTime']['output']>;
  cutOff?: Maybe<Scalars['DateTime']['output']>;
  lines?: Maybe<Array<StandingOrderLine>>;
  order?: Maybe<Order>;
};

export type StandingOrderResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  standingOrder?: Maybe<StandingOrder>;
};

export type SkippedLine = {
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  requested: Scalars['Int']['output'];
  added: Scalars['Int']['output'];
};

export type ProductCodeMatch = {
  code: Scalars['String']['output'];
  product?: Maybe<Product>;
};

export type OrderProposal = {
  deliveryDate: Scalars['String']['output'];
  cutOff: Scalars['DateTime']['output'];
  timeZone: Scalars['String']['output'];
  lines: Array<ProposedLine>;
};

export type ProposedLine = {
  product: Product;
  quantity: Scalars['Int']['output'];
  times?: Maybe<Scalars['Int']['output']>;
  deliveries?: Maybe<Scalars['Int']['output']>;
  sameWeekday?: Maybe<Scalars['Boolean']['output']>;
  everyDays?: Maybe<Scalars['Int']['output']>;
  lastDaysAgo?: Maybe<Scalars['Int']['output']>;
  available?: Maybe<Scalars['Int']['output']>;
  substitutes?: Maybe<Array<Product>>;
};

export type ProductChange = {
  product?: Maybe<Product>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  orderedAt: Scalars['DateTime']['output'];
  allergens: Array<AllergenChange>;
  packing?: Maybe<TextChange>;
  origin?: Maybe<TextChange>;
  price?: Maybe<TextChange>;
};

export type AllergenChange = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
};

export type TextChange = {
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
};

export type DeliveryOptions = {
  timeZone: Scalars['String']['output'];
  minimumOrder?: Maybe<Scalars['Float']['output']>;
  smallOrderFee?: Maybe<Scalars['Float']['output']>;
  freeFrom?: Maybe<Scalars['Float']['output']>;
  leadDays?: Maybe<Scalars['Int']['output']>;
  days: Array<DeliveryDay>;
};

export type DeliveryDay = {
  date: Scalars['String']['output'];
  cutOff: Scalars['DateTime']['output'];
  from?: Maybe<Scalars['String']['output']>;
  until?: Maybe<Scalars['String']['output']>;
};

export type PlacedOrderResponse = {
  success?: Maybe<Scalars['Boolean']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  selectedMethod?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
};

export type ProductListResponse = {
  success?: Maybe<Scalars['Boolean']['output']>;
  productList?: Maybe<ProductList>;
};

export type RemoveProductListResponse = {
  success?: Maybe<Scalars['Boolean']['output']>;
};

export type AddressListResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  addresses?: Maybe<Array<Address>>;
};

export type UnitOptionsResult = {
  status?: Maybe<Scalars['Boolean']['output']>;
  success?: Maybe<Scalars['String']['output']>;
  unitoptions?: Maybe<Array<UnitOption>>;
};

export type ShippingMethods = {
  message?: Maybe<Scalars['String']['output']>;
  shippingMethods?: Maybe<Array<ShippingMethod>>;
};

export type ShippingMethod = {
  title?: Maybe<Scalars['String']['output']>;
  methods?: Maybe<ShippingMethodRate>;
};

export type ShippingMethodRate = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  formattedPrice?: Maybe<Scalars['String']['output']>;
  minimumOrder?: Maybe<Scalars['Float']['output']>;
  grandTotal?: Maybe<Scalars['Float']['output']>;
  formattedGrandTotal?: Maybe<Scalars['String']['output']>;
  taxes?: Maybe<Array<TaxRate>>;
  addressTotals?: Maybe<Array<AddressTotals>>;
};

export type AddressTotals = {
  addressId: Scalars['ID']['output'];
  grandTotal: Scalars['Float']['output'];
  formattedGrandTotal: Scalars['String']['output'];
  taxes: Array<TaxRate>;
};

export type ProductListingFacets = {
  attributes: Array<ProductListingFacet>;
};

export type ProductListingFacet = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  range?: Maybe<ProductListingFacetRange>;
  options: Array<ProductListingFacetOption>;
};

export type ProductListingFacetRange = {
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
  avg?: Maybe<Scalars['Float']['output']>;
  sum?: Maybe<Scalars['Float']['output']>;
};

export type ProductListingFacetOption = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  amount: Scalars['Int']['output'];
};

export type Product = {
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  urlKey?: Maybe<Scalars['String']['output']>;
  stock?: Maybe<Scalars['Int']['output']>;
  origin?: Maybe<Scalars['String']['output']>;
  technical_file?: Maybe<Scalars['String']['output']>;
  ean13?: Maybe<Scalars['String']['output']>;
  content_packaging?: Maybe<Scalars['String']['output']>;
  content_value?: Maybe<Scalars['String']['output']>;
  content_count?: Maybe<Scalars['Int']['output']>;
  weightTolerance?: Maybe<Scalars['Int']['output']>;
  deposit?: Maybe<Deposit>;
  alcoholPercent?: Maybe<Scalars['Float']['output']>;
  minimumAge?: Maybe<Scalars['Int']['output']>;
  excise?: Maybe<Scalars['String']['output']>;
  packing_label?: Maybe<Scalars['String']['output']>;
  packing_label_id?: Maybe<Scalars['ID']['output']>;
  packing_label_plural?: Maybe<Scalars['String']['output']>;
  formatted_stock_packing_label?: Maybe<Scalars['String']['output']>;
  stockStatus?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  isInWishlist?: Maybe<Scalars['Boolean']['output']>;
  brands?: Maybe<Array<Brand>>;
  inventories?: Maybe<Array<Inventory>>;
  cacheGalleryImages?: Maybe<Array<CacheImage>>;
  categories?: Maybe<Array<Category>>;
  parent?: Maybe<Product>;
  variants?: Maybe<Array<Product>>;
  productFlats?: Maybe<Array<ProductFlat>>;
  relatedProducts?: Maybe<Array<RelatedProduct>>;
  groupedProducts?: Maybe<Array<GroupedProduct>>;
  priceHtml?: Maybe<ProductPrice>;
  ownNumber?: Maybe<Scalars['String']['output']>;
  additionalData?: Maybe<Array<ProductAdditionalData>>;
  allergens?: Maybe<Array<ProductAllergen>>;
  localizedUrls?: Maybe<Array<LocalizedUrlKey>>;
};

export type ProductAllergen = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  level: Scalars['String']['output'];
};

export type LocalizedUrlKey = {
  locale: Scalars['String']['output'];
  urlKey: Scalars['String']['output'];
};

export type LocalizedUrlPath = {
  locale: Scalars['String']['output'];
  urlPath: Scalars['String']['output'];
};

export type Brand = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Inventory = {
  id: Scalars['ID']['output'];
  qty: Scalars['Int']['output'];
};

export type CacheImage = {
  smallImageUrl?: Maybe<Scalars['String']['output']>;
  mediumImageUrl?: Maybe<Scalars['String']['output']>;
  largeImageUrl?: Maybe<Scalars['String']['output']>;
  originalImageUrl?: Maybe<Scalars['String']['output']>;
};

export type GroupedProduct = {
  qty: Scalars['Int']['output'];
  product: Product;
};

export type RelatedProduct = {
  qty?: Maybe<Scalars['Int']['output']>;
  product: Product;
};

export type ProductPrice = {
  regularPrice?: Maybe<Scalars['String']['output']>;
  formattedRegularPrice?: Maybe<Scalars['String']['output']>;
  finalPrice?: Maybe<Scalars['String']['output']>;
  formattedFinalPrice?: Maybe<Scalars['String']['output']>;
  currencyCode?: Maybe<Scalars['String']['output']>;
  tiers?: Maybe<Array<PriceTier>>;
  validUntil?: Maybe<Scalars['String']['output']>;
};

export type PriceTier = {
  quantity: Scalars['Int']['output'];
  price: Scalars['String']['output'];
  formattedPrice: Scalars['String']['output'];
};

export type ProductAdditionalData = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ProductFlat = {
  id: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  size?: Maybe<Scalars['Int']['output']>;
  sizeLabel?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  width?: Maybe<Scalars['Float']['output']>;
  color?: Maybe<Scalars['Int']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
  metaKeywords?: Maybe<Scalars['String']['output']>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  productNumber?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  shortDescription?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  id: Scalars['ID']['output'];
  customerEmail?: Maybe<Scalars['String']['output']>;
  customerFirstName?: Maybe<Scalars['String']['output']>;
  customerLastName?: Maybe<Scalars['String']['output']>;
  shippingMethod?: Maybe<Scalars['String']['output']>;
  couponCode?: Maybe<Scalars['String']['output']>;
  isGift?: Maybe<Scalars['Boolean']['output']>;
  itemsCount?: Maybe<Scalars['Int']['output']>;
  itemsQty?: Maybe<Scalars['Int']['output']>;
  isGuest?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<CartItem>>;
  subTotal?: Maybe<Scalars['Float']['output']>;
  taxTotal?: Maybe<Scalars['Float']['output']>;
  grandTotal?: Maybe<Scalars['Float']['output']>;
  formattedPrice?: Maybe<FormattedCartPrice>;
  formattedTolerance?: Maybe<Scalars['String']['output']>;
  taxes?: Maybe<Array<TaxRate>>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type TaxRate = {
  percent: Scalars['Float']['output'];
  amount: Scalars['Float']['output'];
  formattedAmount: Scalars['String']['output'];
  formattedBase?: Maybe<Scalars['String']['output']>;
  exemption?: Maybe<Scalars['String']['output']>;
};

export type FormattedCartPrice = {
  subTotal?: Maybe<Scalars['String']['output']>;
  deposit?: Maybe<Scalars['String']['output']>;
  taxTotal?: Maybe<Scalars['String']['output']>;
  grandTotal?: Maybe<Scalars['String']['output']>;
};

export type CartItem = {
  id: Scalars['ID']['output'];
  deposit?: Maybe<Deposit>;
  excise?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  product: Product;
  available?: Maybe<Scalars['Int']['output']>;
  substitutes?: Maybe<Array<Product>>;
  price?: Maybe<Scalars['Float']['output']>;
  total?: Maybe<Scalars['Float']['output']>;
  formattedPrice?: Maybe<FormattedCartItemPrice>;
};

export type Deposit = {
  formattedTotal: Scalars['String']['output'];
  articles: Array<DepositArticle>;
};

export type DepositArticle = {
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  formattedPrice: Scalars['String']['output'];
  formattedTotal: Scalars['String']['output'];
};

export type ReturnableArticle = {
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  formattedPrice: Scalars['String']['output'];
};

export type Empties = {
  number: Scalars['String']['output'];
  name: Scalars['String']['output'];
  announced?: Maybe<Scalars['Int']['output']>;
  returned?: Maybe<Scalars['Int']['output']>;
  formattedPrice?: Maybe<Scalars['String']['output']>;
  formattedTotal?: Maybe<Scalars['String']['output']>;
};

export type FormattedCartItemPrice = {
  price?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
};

export type Category = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  urlPath?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  productCount?: Maybe<Scalars['Int']['output']>;
  externalCode?: Maybe<Scalars['String']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  breadcrumbs?: Maybe<Array<CategoryBreadcrumb>>;
  children?: Maybe<Array<Category>>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  localizedUrls?: Maybe<Array<LocalizedUrlPath>>;
};

export type CategoryBreadcrumb = {
  name?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
};

export type Company = {
  id: Scalars['ID']['output'];
  companyName?: Maybe<Scalars['String']['output']>;
  activity?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  external_code?: Maybe<Scalars['String']['output']>;
  is_updated?: Maybe<Scalars['Boolean']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  vatNumber?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Address>;
};

export type Address = {
  id: Scalars['ID']['output'];
  customerId?: Maybe<Scalars['ID']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  vatId?: Maybe<Scalars['String']['output']>;
  addressType?: Maybe<Scalars['String']['output']>;
  defaultAddress?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Customer = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['Boolean']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  customerGroupId?: Maybe<Scalars['ID']['output']>;
  subscribedToNewsLetter?: Maybe<Scalars['Boolean']['output']>;
  progressMails?: Maybe<Scalars['Boolean']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  apiToken?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  preferred_unit?: Maybe<UnitOption>;
  avoidedAllergens?: Maybe<Array<Scalars['String']['output']>>;
  role?: Maybe<Scalars['String']['output']>;
  permissions?: Maybe<Array<Scalars['String']['output']>>;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  orderLimits?: Maybe<OrderLimits>;
  company?: Maybe<Company>;
  addresses?: Maybe<Array<Address>>;
  defaultAddress?: Maybe<Address>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Order = {
  id: Scalars['ID']['output'];
  incrementId?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  grandTotal?: Maybe<Scalars['Float']['output']>;
  totalItemCount?: Maybe<Scalars['Int']['output']>;
  totalQtyOrdered?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  externalCode?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Customer>;
  items?: Maybe<Array<OrderItem>>;
  formattedPrice?: Maybe<FormattedOrderPrice>;
  shippingMethod?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  deliveryDate?: Maybe<Scalars['String']['output']>;
  purchaseReference?: Maybe<Scalars['String']['output']>;
  empties?: Maybe<Array<Empties>>;
  cancelableUntil?: Maybe<Scalars['DateTime']['output']>;
  billingAddress?: Maybe<Address>;
  shippingAddress?: Maybe<Address>;
  taxes?: Maybe<Array<TaxRate>>;
  progress?: Maybe<Array<OrderProgress>>;
  quote?: Maybe<Quote>;
  approvedBy?: Maybe<Customer>;
  placedOnBehalfBy?: Maybe<Scalars['String']['output']>;
};

export type OrderApproval = {
  id: Scalars['ID']['output'];
  status: Scalars['String']['output'];
  version: Scalars['String']['output'];
  exceeded: Scalars['String']['output'];
  customer?: Maybe<Customer>;
  items: Array<OrderApprovalItem>;
  requestedSubTotal: Scalars['String']['output'];
  formattedPrice: FormattedOrderPrice;
  shippingMethod: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  purchaseReference?: Maybe<Scalars['String']['output']>;
  empties?: Maybe<Array<Empties>>;
  billingAddress: Address;
  shippingAddress: Address;
  deliveryDate: Scalars['String']['output'];
  changedDeliveryDate?: Maybe<Scalars['String']['output']>;
  problems: Array<Scalars['String']['output']>;
  canDecide: Scalars['Boolean']['output'];
  canWithdraw: Scalars['Boolean']['output'];
  canReorder: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Customer>;
  reason?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
};

export type OrderApprovalItem = {
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  product?: Maybe<Product>;
  requestedQuantity: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  formattedRequestedPrice: Scalars['String']['output'];
  formattedPrice?: Maybe<Scalars['String']['output']>;
  formattedTotal?: Maybe<Scalars['String']['output']>;
  changes: Array<Scalars['String']['output']>;
  available?: Maybe<Scalars['Int']['output']>;
  substitutes?: Maybe<Array<Product>>;
};

export type Quote = {
  version: Scalars['Int']['output'];
  validUntil?: Maybe<Scalars['String']['output']>;
  messages: Array<QuoteMessage>;
  order?: Maybe<Order>;
};

export type QuoteMessage = {
  id: Scalars['ID']['output'];
  author: Scalars['String']['output'];
  text: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type OrderProgress = {
  state: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type FormattedOrderPrice = {
  grandTotal?: Maybe<Scalars['String']['output']>;
  subTotal?: Maybe<Scalars['String']['output']>;
  deposit?: Maybe<Scalars['String']['output']>;
  returnedDeposit?: Maybe<Scalars['String']['output']>;
  taxAmount?: Maybe<Scalars['String']['output']>;
  shippingAmount?: Maybe<Scalars['String']['output']>;
};

export type OrderItem = {
  id: Scalars['ID']['output'];
  deposit?: Maybe<Deposit>;
  name?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  ownNumber?: Maybe<Scalars['String']['output']>;
  excise?: Maybe<Scalars['String']['output']>;
  qtyOrdered?: Maybe<Scalars['Int']['output']>;
  qtyDelivered?: Maybe<Scalars['Int']['output']>;
  weightDelivered?: Maybe<Scalars['Float']['output']>;
  lots?: Maybe<Array<OrderItemLot>>;
  formattedPrice?: Maybe<FormattedOrderItemPrice>;
  product?: Maybe<Product>;
};

export type OrderItemLot = {
  lot: Scalars['String']['output'];
  bestBefore?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  isRecalled: Scalars['Boolean']['output'];
};

export type Recall = {
  id: Scalars['ID']['output'];
  lot: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  instruction: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  lines: Array<RecalledLine>;
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  confirmedBy?: Maybe<Customer>;
};

export type RecalledLine = {
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  bestBefore?: Maybe<Scalars['String']['output']>;
  orderId: Scalars['ID']['output'];
  orderIncrementId: Scalars['String']['output'];
};

export type FormattedOrderItemPrice = {
  price?: Maybe<Scalars['String']['output']>;
  basePrice?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
  baseTotal?: Maybe<Scalars['String']['output']>;
  grantTotal?: Maybe<Scalars['String']['output']>;
  baseGrantTotal?: Maybe<Scalars['String']['output']>;
};

export type Invoice = {
  id: Scalars['ID']['output'];
  incrementId?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  totalQty?: Maybe<Scalars['Int']['output']>;
  subTotal?: Maybe<Scalars['Float']['output']>;
  baseSubTotal?: Maybe<Scalars['Float']['output']>;
  grandTotal?: Maybe<Scalars['Float']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderIncrementId?: Maybe<Scalars['String']['output']>;
  orderedBy?: Maybe<Scalars['String']['output']>;
  orderAddressId?: Maybe<Scalars['ID']['output']>;
  billingAddress?: Maybe<Address>;
  items?: Maybe<Array<InvoiceItem>>;
  empties?: Maybe<Array<Empties>>;
  formattedPrice?: Maybe<FormattedInvoicePrice>;
  taxes?: Maybe<Array<TaxRate>>;
  taxNote?: Maybe<Scalars['String']['output']>;
  payment?: Maybe<CreditTransfer>;
};

export type CreditTransfer = {
  beneficiary: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  bic?: Maybe<Scalars['String']['output']>;
  amount: Scalars['Float']['output'];
  formattedAmount: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  isStructured: Scalars['Boolean']['output'];
};

export type CreditHold = {
  since: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  amountOpen?: Maybe<Scalars['Float']['output']>;
  formattedAmountOpen?: Maybe<Scalars['String']['output']>;
};

export type InvoiceBalance = {
  openCount: Scalars['Int']['output'];
  formattedOpen: Scalars['String']['output'];
  overdueCount: Scalars['Int']['output'];
  formattedOverdue: Scalars['String']['output'];
  overdueSince?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<CreditTransfer>;
};

export type FormattedInvoicePrice = {
  subTotal?: Maybe<Scalars['String']['output']>;
  deposit?: Maybe<Scalars['String']['output']>;
  returnedDeposit?: Maybe<Scalars['String']['output']>;
  shippingAmount?: Maybe<Scalars['String']['output']>;
  taxAmount?: Maybe<Scalars['String']['output']>;
  grandTotal?: Maybe<Scalars['String']['output']>;
};

export type InvoiceItem = {
  id: Scalars['ID']['output'];
  deposit?: Maybe<Deposit>;
  excise?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  qty?: Maybe<Scalars['Int']['output']>;
  formattedPrice?: Maybe<FormattedInvoiceItemPrice>;
  product?: Maybe<Product>;
};

export type FormattedInvoiceItemPrice = {
  grandTotal?: Maybe<Scalars['String']['output']>;
  baseTotal?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['String']['output']>;
  taxAmount?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['String']['output']>;
};

export type ProductList = {
  id: Scalars['ID']['output'];
  customerId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  products?: Maybe<Array<ProductListProduct>>;
  isShared?: Maybe<Scalars['Boolean']['output']>;
  createdBy?: Maybe<Customer>;
  canEdit?: Maybe<Scalars['Boolean']['output']>;
  canShare?: Maybe<Scalars['Boolean']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type ProductListProduct = {
  product: Product;
  pivot: ProductListPivot;
};

export type ProductListPivot = {
  amount: Scalars['Int']['output'];
  area?: Maybe<Scalars['String']['output']>;
  par?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type Country = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  translations?: Maybe<Array<CountryTranslation>>;
  states?: Maybe<Array<CountryState>>;
};

export type RegistrationCountry = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  translations?: Maybe<Array<CountryTranslation>>;
  states?: Maybe<Array<CountryState>>;
  vat_mask?: Maybe<Scalars['String']['output']>;
  registration_enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type CountryTranslation = {
  locale: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type CountryState = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  defaultName?: Maybe<Scalars['String']['output']>;
};

export type UnitOption = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type DeskStaff = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  mustChangePassword: Scalars['Boolean']['output'];
  waiting?: Maybe<DeskWaiting>;
};

export type DeskWaiting = {
  orders?: Maybe<Scalars['Int']['output']>;
  accessRequests?: Maybe<Scalars['Int']['output']>;
  quotes?: Maybe<Scalars['Int']['output']>;
  mails?: Maybe<Scalars['Int']['output']>;
};

export type DeskLoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type DeskLogin = {
  token: Scalars['String']['output'];
  expiresIn: Scalars['Int']['output'];
  staff: DeskStaff;
};

export type DeskPasswordInput = {
  password: Scalars['String']['input'];
  confirmPassword: Scalars['String']['input'];
};

export type DeskOrdersInput = {
  day?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type DeskOrders = {
  orders: Array<DeskOrder>;
  hasMore: Scalars['Boolean']['output'];
};

export type DeskOrder = {
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
  progress?: Maybe<Scalars['String']['output']>;
  company: Scalars['String']['output'];
  customer: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deliveryDate?: Maybe<Scalars['String']['output']>;
  cancelableUntil?: Maybe<Scalars['DateTime']['output']>;
  shippingMethod: Scalars['String']['output'];
  shippingAddress: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  purchaseReference?: Maybe<Scalars['String']['output']>;
  externalCode?: Maybe<Scalars['String']['output']>;
  lineCount: Scalars['Int']['output'];
  placedOnBehalfBy?: Maybe<Scalars['String']['output']>;
  companyId?: Maybe<Scalars['ID']['output']>;
  grandTotal: Scalars['String']['output'];
  lines: Array<DeskOrderLine>;
  empties?: Maybe<Array<Empties>>;
  log: Array<DeskLogEntry>;
};

export type DeskOrderLine = {
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unit?: Maybe<Scalars['String']['output']>;
  delivered?: Maybe<Scalars['Int']['output']>;
};

export type DeskAccessRequest = {
  id: Scalars['ID']['output'];
  company: Scalars['String']['output'];
  vatNumber?: Maybe<Scalars['String']['output']>;
  activity?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  person?: Maybe<Scalars['String']['output']>;
  personEmail?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  log: Array<DeskLogEntry>;
};

export type DeskQuote = {
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
  isWaiting: Scalars['Boolean']['output'];
  company: Scalars['String']['output'];
  customer: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deliveryDate?: Maybe<Scalars['String']['output']>;
  shippingMethod: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  validUntil?: Maybe<Scalars['String']['output']>;
  lineCount: Scalars['Int']['output'];
  subTotal: Scalars['String']['output'];
  grandTotal: Scalars['String']['output'];
  lines: Array<DeskQuoteLine>;
  messages: Array<QuoteMessage>;
  order?: Maybe<Scalars['String']['output']>;
  log: Array<DeskLogEntry>;
};

export type DeskQuoteLine = {
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  price: Scalars['String']['output'];
  total: Scalars['String']['output'];
};

export type DeskQuoteAnswerInput = {
  number: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  until: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  prices?: InputMaybe<Array<DeskQuotePriceInput>>;
};

export type DeskQuotePriceInput = {
  sku: Scalars['String']['input'];
  price: Scalars['String']['input'];
};

export type DeskMailsInput = {
  status?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type DeskMails = {
  mails: Array<DeskMail>;
  hasMore: Scalars['Boolean']['output'];
};

export type DeskRecordNotFoundInput = {
  action: Scalars['String']['input'];
  path: Scalars['String']['input'];
  detail: Scalars['String']['input'];
};

export type DeskMail = {
  id: Scalars['ID']['output'];
  recipient: Scalars['String']['output'];
  language: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  attempts: Scalars['Int']['output'];
  failure?: Maybe<Scalars['String']['output']>;
  log: Array<DeskLogEntry>;
};

export type DeskLogEntry = {
  at: Scalars['DateTime']['output'];
  staff: Scalars['String']['output'];
  action: Scalars['String']['output'];
  detail: Scalars['String']['output'];
};

export type DeskOrderUpdateInput = {
  number: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<DeskDeliveredInput>>;
};

export type DeskDeliveredInput = {
  sku: Scalars['String']['input'];
  delivered: Scalars['Int']['input'];
};

export type DeskCustomersInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type DeskCustomers = {
  customers: Array<DeskCustomerSummary>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  lastPage: Scalars['Int']['output'];
};

export type DeskCustomerSummary = {
  id: Scalars['ID']['output'];
  company: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  isOnHold: Scalars['Boolean']['output'];
};

export type DeskCustomer = {
  id: Scalars['ID']['output'];
  company: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  creditHold?: Maybe<CreditHold>;
  formattedOpen?: Maybe<Scalars['String']['output']>;
  users: Array<DeskUser>;
  orders: Array<DeskCustomerOrder>;
};

export type DeskUser = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  role: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  canOrder: Scalars['Boolean']['output'];
};

export type DeskCustomerOrder = {
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  deliveryDate?: Maybe<Scalars['String']['output']>;
  orderedBy: Scalars['String']['output'];
  placedOnBehalfBy?: Maybe<Scalars['String']['output']>;
  grandTotal: Scalars['String']['output'];
};

export type DeskOrderSession = {
  accessToken: Scalars['String']['output'];
  expiresIn: Scalars['Int']['output'];
  customer: Customer;
  companyId: Scalars['ID']['output'];
  staff: DeskStaff;
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LoginInput: LoginInput;
  ForgotPasswordInput: ForgotPasswordInput;
  RequestAccessInput: RequestAccessInput;
  RequestAccessCompanyInput: RequestAccessCompanyInput;
  RequestAccessUserInput: RequestAccessUserInput;
  RequestAccessAddressInput: RequestAccessAddressInput;
  ResetPasswordInput: ResetPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  UpdateAccountInput: UpdateAccountInput;
  AddItemToCartInput: AddItemToCartInput;
  TakeFromCartInput: TakeFromCartInput;
  UpdateItemToCartInput: UpdateItemToCartInput;
  UpdateItemsQty: UpdateItemsQty;
  OfferRequestInput: OfferRequestInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AcceptQuoteInput: AcceptQuoteInput;
  UserLimitsInput: UserLimitsInput;
  ChangeApprovalInput: ChangeApprovalInput;
  ApprovalItemInput: ApprovalItemInput;
  ApproveOrderInput: ApproveOrderInput;
  PlaceOrderInput: PlaceOrderInput;
  EmptiesInput: EmptiesInput;
  StandingOrderInput: StandingOrderInput;
  StandingOrderLineInput: StandingOrderLineInput;
  StandingOrderDateInput: StandingOrderDateInput;
  ProductListProductInput: ProductListProductInput;
  AddressInput: AddressInput;
  FilterCategoryListInput: FilterCategoryListInput;
  FilterProductListingInput: FilterProductListingInput;
  FilterProductListingFacetsInput: FilterProductListingFacetsInput;
  FilterCustomerOrderInput: FilterCustomerOrderInput;
  OrderInvoiceInput: OrderInvoiceInput;
  PaginatorInfo: ResolverTypeWrapper<PaginatorInfo>;
  CategoryPaginator: ResolverTypeWrapper<Omit<CategoryPaginator, 'data'> & { data: Array<ResolversTypes['Category']> }>;
  OrderPaginator: ResolverTypeWrapper<Omit<OrderPaginator, 'data'> & { data: Array<ResolversTypes['Order']> }>;
  OrderApprovalPaginator: ResolverTypeWrapper<Omit<OrderApprovalPaginator, 'data'> & { data: Array<ResolversTypes['OrderApproval']> }>;
  ProductListPaginator: ResolverTypeWrapper<Omit<ProductListPaginator, 'data'> & { data: Array<ResolversTypes['ProductList']> }>;
  ProductPaginator: ResolverTypeWrapper<ListingPage>;
  CustomerLoginResult: ResolverTypeWrapper<Omit<CustomerLoginResult, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  ForgotPasswordResponse: ResolverTypeWrapper<ForgotPasswordResponse>;
  CustomerLogoutResponse: ResolverTypeWrapper<CustomerLogoutResponse>;
  RequestAccessResponse: ResolverTypeWrapper<RequestAccessResponse>;
  InputError: ResolverTypeWrapper<InputError>;
  ResetPasswordResponse: ResolverTypeWrapper<ResetPasswordResponse>;
  ValidateTokenResponse: ResolverTypeWrapper<ValidateTokenResponse>;
  AccountInfoResult: ResolverTypeWrapper<Omit<AccountInfoResult, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CompanyUsers: ResolverTypeWrapper<Omit<CompanyUsers, 'users' | 'invitations'> & { users: Array<ResolversTypes['Customer']>, invitations: Array<ResolversTypes['Invitation']> }>;
  Invitation: ResolverTypeWrapper<InvitationRow>;
  OrderLimits: ResolverTypeWrapper<LimitRow>;
  CompanyUsersResult: ResolverTypeWrapper<Omit<CompanyUsersResult, 'users'> & { users?: Maybe<ResolversTypes['CompanyUsers']> }>;
  AcceptInvitationResult: ResolverTypeWrapper<AcceptInvitationResult>;
  CartItemResponse: ResolverTypeWrapper<Omit<CartItemResponse, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  StandingOrder: ResolverTypeWrapper<StandingOrderRow>;
  StandingOrderLine: ResolverTypeWrapper<StandingLine>;
  StandingOrderDate: ResolverTypeWrapper<ScheduledDate>;
  StandingOrderResult: ResolverTypeWrapper<Omit<StandingOrderResult, 'standingOrder'> & { standingOrder?: Maybe<ResolversTypes['StandingOrder']> }>;
  SkippedLine: ResolverTypeWrapper<SkippedLine>;
  ProductCodeMatch: ResolverTypeWrapper<Omit<ProductCodeMatch, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  OrderProposal: ResolverTypeWrapper<Omit<OrderProposal, 'lines'> & { lines: Array<ResolversTypes['ProposedLine']> }>;
  ProposedLine: ResolverTypeWrapper<UsualLine>;
  ProductChange: ResolverTypeWrapper<Omit<ProductChange, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AllergenChange: ResolverTypeWrapper<AllergenChange>;
  TextChange: ResolverTypeWrapper<TextChange>;
  DeliveryOptions: ResolverTypeWrapper<DeliveryOptions>;
  DeliveryDay: ResolverTypeWrapper<DeliveryDay>;
  PlacedOrderResponse: ResolverTypeWrapper<Omit<PlacedOrderResponse, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ProductListResponse: ResolverTypeWrapper<Omit<ProductListResponse, 'productList'> & { productList?: Maybe<ResolversTypes['ProductList']> }>;
  RemoveProductListResponse: ResolverTypeWrapper<RemoveProductListResponse>;
  AddressListResult: ResolverTypeWrapper<Omit<AddressListResult, 'addresses'> & { addresses?: Maybe<Array<ResolversTypes['Address']>> }>;
  UnitOptionsResult: ResolverTypeWrapper<UnitOptionsResult>;
  ShippingMethods: ResolverTypeWrapper<ShippingMethods>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShippingMethodRate: ResolverTypeWrapper<ShippingMethodRate>;
  AddressTotals: ResolverTypeWrapper<AddressTotals>;
  ProductListingFacets: ResolverTypeWrapper<ProductListingFacets>;
  ProductListingFacet: ResolverTypeWrapper<ProductListingFacet>;
  ProductListingFacetRange: ResolverTypeWrapper<ProductListingFacetRange>;
  ProductListingFacetOption: ResolverTypeWrapper<ProductListingFacetOption>;
  Product: ResolverTypeWrapper<ReadProduct>;
  ProductAllergen: ResolverTypeWrapper<ProductAllergen>;
  LocalizedUrlKey: ResolverTypeWrapper<LocalizedUrlKey>;
  LocalizedUrlPath: ResolverTypeWrapper<LocalizedUrlPath>;
  Brand: ResolverTypeWrapper<Brand>;
  Inventory: ResolverTypeWrapper<Inventory>;
  CacheImage: ResolverTypeWrapper<CacheImage>;
  GroupedProduct: ResolverTypeWrapper<Omit<GroupedProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  RelatedProduct: ResolverTypeWrapper<Omit<RelatedProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  PriceTier: ResolverTypeWrapper<PriceTier>;
  ProductAdditionalData: ResolverTypeWrapper<ProductAdditionalData>;
  ProductFlat: ResolverTypeWrapper<ProductFlat>;
  Cart: ResolverTypeWrapper<OpenedCart>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  FormattedCartPrice: ResolverTypeWrapper<FormattedCartPrice>;
  CartItem: ResolverTypeWrapper<CartLine>;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositArticle: ResolverTypeWrapper<DepositArticle>;
  ReturnableArticle: ResolverTypeWrapper<ReturnableArticle>;
  Empties: ResolverTypeWrapper<Empties>;
  FormattedCartItemPrice: ResolverTypeWrapper<FormattedCartItemPrice>;
  Category: ResolverTypeWrapper<CategoryNode>;
  CategoryBreadcrumb: ResolverTypeWrapper<CategoryBreadcrumb>;
  Company: ResolverTypeWrapper<CompanyRow>;
  Address: ResolverTypeWrapper<AddressRow>;
  Customer: ResolverTypeWrapper<CustomerRow>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderApproval: ResolverTypeWrapper<Approval>;
  OrderApprovalItem: ResolverTypeWrapper<ReviewedItem>;
  Quote: ResolverTypeWrapper<QuoteRow>;
  QuoteMessage: ResolverTypeWrapper<QuoteMessage>;
  OrderProgress: ResolverTypeWrapper<OrderProgress>;
  FormattedOrderPrice: ResolverTypeWrapper<FormattedOrderPrice>;
  OrderItem: ResolverTypeWrapper<OrderItemRow>;
  OrderItemLot: ResolverTypeWrapper<OrderItemLot>;
  Recall: ResolverTypeWrapper<RecallRow>;
  RecalledLine: ResolverTypeWrapper<RecalledLine>;
  FormattedOrderItemPrice: ResolverTypeWrapper<FormattedOrderItemPrice>;
  Invoice: ResolverTypeWrapper<InvoiceRow>;
  CreditTransfer: ResolverTypeWrapper<CreditTransfer>;
  CreditHold: ResolverTypeWrapper<CreditHold>;
  InvoiceBalance: ResolverTypeWrapper<InvoiceBalance>;
  FormattedInvoicePrice: ResolverTypeWrapper<FormattedInvoicePrice>;
  InvoiceItem: ResolverTypeWrapper<BilledItem>;
  FormattedInvoiceItemPrice: ResolverTypeWrapper<FormattedInvoiceItemPrice>;
  ProductList: ResolverTypeWrapper<List>;
  ProductListProduct: ResolverTypeWrapper<ListItemRow>;
  ProductListPivot: ResolverTypeWrapper<ProductListPivot>;
  Country: ResolverTypeWrapper<Country>;
  RegistrationCountry: ResolverTypeWrapper<RegistrationCountry>;
  CountryTranslation: ResolverTypeWrapper<CountryTranslation>;
  CountryState: ResolverTypeWrapper<CountryState>;
  UnitOption: ResolverTypeWrapper<UnitOption>;
  DeskStaff: ResolverTypeWrapper<DeskStaff>;
  DeskWaiting: ResolverTypeWrapper<DeskWaiting>;
  DeskLoginInput: DeskLoginInput;
  DeskLogin: ResolverTypeWrapper<DeskLogin>;
  DeskPasswordInput: DeskPasswordInput;
  DeskOrdersInput: DeskOrdersInput;
  DeskOrders: ResolverTypeWrapper<DeskOrders>;
  DeskOrder: ResolverTypeWrapper<DeskOrder>;
  DeskOrderLine: ResolverTypeWrapper<DeskOrderLine>;
  DeskAccessRequest: ResolverTypeWrapper<DeskAccessRequest>;
  DeskQuote: ResolverTypeWrapper<DeskQuote>;
  DeskQuoteLine: ResolverTypeWrapper<DeskQuoteLine>;
  DeskQuoteAnswerInput: DeskQuoteAnswerInput;
  DeskQuotePriceInput: DeskQuotePriceInput;
  DeskMailsInput: DeskMailsInput;
  DeskMails: ResolverTypeWrapper<DeskMails>;
  DeskRecordNotFoundInput: DeskRecordNotFoundInput;
  DeskMail: ResolverTypeWrapper<DeskMail>;
  DeskLogEntry: ResolverTypeWrapper<DeskLogEntry>;
  DeskOrderUpdateInput: DeskOrderUpdateInput;
  DeskDeliveredInput: DeskDeliveredInput;
  DeskCustomersInput: DeskCustomersInput;
  DeskCustomers: ResolverTypeWrapper<DeskCustomers>;
  DeskCustomerSummary: ResolverTypeWrapper<DeskCustomerSummary>;
  DeskCustomer: ResolverTypeWrapper<DeskCustomer>;
  DeskUser: ResolverTypeWrapper<DeskUser>;
  DeskCustomerOrder: ResolverTypeWrapper<DeskCustomerOrder>;
  DeskOrderSession: ResolverTypeWrapper<Omit<DeskOrderSession, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  LoginInput: LoginInput;
  ForgotPasswordInput: ForgotPasswordInput;
  RequestAccessInput: RequestAccessInput;
  RequestAccessCompanyInput: RequestAccessCompanyInput;
  RequestAccessUserInput: RequestAccessUserInput;
  RequestAccessAddressInput: RequestAccessAddressInput;
  ResetPasswordInput: ResetPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  UpdateAccountInput: UpdateAccountInput;
  AddItemToCartInput: AddItemToCartInput;
  TakeFromCartInput: TakeFromCartInput;
  UpdateItemToCartInput: UpdateItemToCartInput;
  UpdateItemsQty: UpdateItemsQty;
  OfferRequestInput: OfferRequestInput;
  Float: Scalars['Float']['output'];
  AcceptQuoteInput: AcceptQuoteInput;
  UserLimitsInput: UserLimitsInput;
  ChangeApprovalInput: ChangeApprovalInput;
  ApprovalItemInput: ApprovalItemInput;
  ApproveOrderInput: ApproveOrderInput;
  PlaceOrderInput: PlaceOrderInput;
  EmptiesInput: EmptiesInput;
  StandingOrderInput: StandingOrderInput;
  StandingOrderLineInput: StandingOrderLineInput;
  StandingOrderDateInput: StandingOrderDateInput;
  ProductListProductInput: ProductListProductInput;
  AddressInput: AddressInput;
  FilterCategoryListInput: FilterCategoryListInput;
  FilterProductListingInput: FilterProductListingInput;
  FilterProductListingFacetsInput: FilterProductListingFacetsInput;
  FilterCustomerOrderInput: FilterCustomerOrderInput;
  OrderInvoiceInput: OrderInvoiceInput;
  PaginatorInfo: PaginatorInfo;
  CategoryPaginator: Omit<CategoryPaginator, 'data'> & { data: Array<ResolversParentTypes['Category']> };
  OrderPaginator: Omit<OrderPaginator, 'data'> & { data: Array<ResolversParentTypes['Order']> };
  OrderApprovalPaginator: Omit<OrderApprovalPaginator, 'data'> & { data: Array<ResolversParentTypes['OrderApproval']> };
  ProductListPaginator: Omit<ProductListPaginator, 'data'> & { data: Array<ResolversParentTypes['ProductList']> };
  ProductPaginator: ListingPage;
  CustomerLoginResult: Omit<CustomerLoginResult, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  ForgotPasswordResponse: ForgotPasswordResponse;
  CustomerLogoutResponse: CustomerLogoutResponse;
  RequestAccessResponse: RequestAccessResponse;
  InputError: InputError;
  ResetPasswordResponse: ResetPasswordResponse;
  ValidateTokenResponse: ValidateTokenResponse;
  AccountInfoResult: Omit<AccountInfoResult, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CompanyUsers: Omit<CompanyUsers, 'users' | 'invitations'> & { users: Array<ResolversParentTypes['Customer']>, invitations: Array<ResolversParentTypes['Invitation']> };
  Invitation: InvitationRow;
  OrderLimits: LimitRow;
  CompanyUsersResult: Omit<CompanyUsersResult, 'users'> & { users?: Maybe<ResolversParentTypes['CompanyUsers']> };
  AcceptInvitationResult: AcceptInvitationResult;
  CartItemResponse: Omit<CartItemResponse, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  StandingOrder: StandingOrderRow;
  StandingOrderLine: StandingLine;
  StandingOrderDate: ScheduledDate;
  StandingOrderResult: Omit<StandingOrderResult, 'standingOrder'> & { standingOrder?: Maybe<ResolversParentTypes['StandingOrder']> };
  SkippedLine: SkippedLine;
  ProductCodeMatch: Omit<ProductCodeMatch, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  OrderProposal: Omit<OrderProposal, 'lines'> & { lines: Array<ResolversParentTypes['ProposedLine']> };
  ProposedLine: UsualLine;
  ProductChange: Omit<ProductChange, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AllergenChange: AllergenChange;
  TextChange: TextChange;
  DeliveryOptions: DeliveryOptions;
  DeliveryDay: DeliveryDay;
  PlacedOrderResponse: Omit<PlacedOrderResponse, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  ProductListResponse: Omit<ProductListResponse, 'productList'> & { productList?: Maybe<ResolversParentTypes['ProductList']> };
  RemoveProductListResponse: RemoveProductListResponse;
  AddressListResult: Omit<AddressListResult, 'addresses'> & { addresses?: Maybe<Array<ResolversParentTypes['Address']>> };
  UnitOptionsResult: UnitOptionsResult;
  ShippingMethods: ShippingMethods;
  ShippingMethod: ShippingMethod;
  ShippingMethodRate: ShippingMethodRate;
  AddressTotals: AddressTotals;
  ProductListingFacets: ProductListingFacets;
  ProductListingFacet: ProductListingFacet;
  ProductListingFacetRange: ProductListingFacetRange;
  ProductListingFacetOption: ProductListingFacetOption;
  Product: ReadProduct;
  ProductAllergen: ProductAllergen;
  LocalizedUrlKey: LocalizedUrlKey;
  LocalizedUrlPath: LocalizedUrlPath;
  Brand: Brand;
  Inventory: Inventory;
  CacheImage: CacheImage;
  GroupedProduct: Omit<GroupedProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  RelatedProduct: Omit<RelatedProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  ProductPrice: ProductPrice;
  PriceTier: PriceTier;
  ProductAdditionalData: ProductAdditionalData;
  ProductFlat: ProductFlat;
  Cart: OpenedCart;
  TaxRate: TaxRate;
  FormattedCartPrice: FormattedCartPrice;
  CartItem: CartLine;
  Deposit: Deposit;
  DepositArticle: DepositArticle;
  ReturnableArticle: ReturnableArticle;
  Empties: Empties;
  FormattedCartItemPrice: FormattedCartItemPrice;
  Category: CategoryNode;
  CategoryBreadcrumb: CategoryBreadcrumb;
  Company: CompanyRow;
  Address: AddressRow;
  Customer: CustomerRow;
  Order: OrderRow;
  OrderApproval: Approval;
  OrderApprovalItem: ReviewedItem;
  Quote: QuoteRow;
  QuoteMessage: QuoteMessage;
  OrderProgress: OrderProgress;
  FormattedOrderPrice: FormattedOrderPrice;
  OrderItem: OrderItemRow;
  OrderItemLot: OrderItemLot;
  Recall: RecallRow;
  RecalledLine: RecalledLine;
  FormattedOrderItemPrice: FormattedOrderItemPrice;
  Invoice: InvoiceRow;
  CreditTransfer: CreditTransfer;
  CreditHold: CreditHold;
  InvoiceBalance: InvoiceBalance;
  FormattedInvoicePrice: FormattedInvoicePrice;
  InvoiceItem: BilledItem;
  FormattedInvoiceItemPrice: FormattedInvoiceItemPrice;
  ProductList: List;
  ProductListProduct: ListItemRow;
  ProductListPivot: ProductListPivot;
  Country: Country;
  RegistrationCountry: RegistrationCountry;
  CountryTranslation: CountryTranslation;
  CountryState: CountryState;
  UnitOption: UnitOption;
  DeskStaff: DeskStaff;
  DeskWaiting: DeskWaiting;
  DeskLoginInput: DeskLoginInput;
  DeskLogin: DeskLogin;
  DeskPasswordInput: DeskPasswordInput;
  DeskOrdersInput: DeskOrdersInput;
  DeskOrders: DeskOrders;
  DeskOrder: DeskOrder;
  DeskOrderLine: DeskOrderLine;
  DeskAccessRequest: DeskAccessRequest;
  DeskQuote: DeskQuote;
  DeskQuoteLine: DeskQuoteLine;
  DeskQuoteAnswerInput: DeskQuoteAnswerInput;
  DeskQuotePriceInput: DeskQuotePriceInput;
  DeskMailsInput: DeskMailsInput;
  DeskMails: DeskMails;
  DeskRecordNotFoundInput: DeskRecordNotFoundInput;
  DeskMail: DeskMail;
  DeskLogEntry: DeskLogEntry;
  DeskOrderUpdateInput: DeskOrderUpdateInput;
  DeskDeliveredInput: DeskDeliveredInput;
  DeskCustomersInput: DeskCustomersInput;
  DeskCustomers: DeskCustomers;
  DeskCustomerSummary: DeskCustomerSummary;
  DeskCustomer: DeskCustomer;
  DeskUser: DeskUser;
  DeskCustomerOrder: DeskCustomerOrder;
  DeskOrderSession: Omit<DeskOrderSession, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  String: Scalars['String']['output'];
};

export type extensionDirectiveArgs = { };

export type extensionDirectiveResolver<Result, Parent, ContextType = Context, Args = extensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type bareWithoutDirectiveArgs = {
  extension: Scalars['String']['input'];
};

export type bareWithoutDirectiveResolver<Result, Parent, ContextType = Context, Args = bareWithoutDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cartDetail?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItems?: Resolver<Maybe<Array<ResolversTypes['CartItem']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryPaginator']>, ParentType, ContextType, RequireFields<QuerycategoriesArgs, 'first' | 'page'>>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  registration_countries?: Resolver<Maybe<Array<ResolversTypes['RegistrationCountry']>>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType>;
  customerAddresses?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType>;
  companyAddresses?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType>;
  creditHold?: Resolver<Maybe<ResolversTypes['CreditHold']>, ParentType, ContextType>;
  viewInvoices?: Resolver<Maybe<Array<ResolversTypes['Invoice']>>, ParentType, ContextType, Partial<QueryviewInvoicesArgs>>;
  returnableArticles?: Resolver<Maybe<Array<ResolversTypes['ReturnableArticle']>>, ParentType, ContextType>;
  invoiceBalance?: Resolver<Maybe<ResolversTypes['InvoiceBalance']>, ParentType, ContextType>;
  invoicePdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryinvoicePdfArgs, 'id'>>;
  invoiceUbl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryinvoiceUblArgs, 'id'>>;
  ordersList?: Resolver<Maybe<ResolversTypes['OrderPaginator']>, ParentType, ContextType, RequireFields<QueryordersListArgs, 'first' | 'page'>>;
  orderYears?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  orderDetail?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryorderDetailArgs, 'id'>>;
  productLists?: Resolver<Maybe<ResolversTypes['ProductListPaginator']>, ParentType, ContextType, RequireFields<QueryproductListsArgs, 'first' | 'page'>>;
  productBySlug?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryproductBySlugArgs, 'slug'>>;
  getProductListing?: Resolver<Maybe<ResolversTypes['ProductPaginator']>, ParentType, ContextType, RequireFields<QuerygetProductListingArgs, 'first' | 'page'>>;
  companyProducts?: Resolver<Maybe<ResolversTypes['ProductPaginator']>, ParentType, ContextType, RequireFields<QuerycompanyProductsArgs, 'first' | 'page'>>;
  getProductListingFacets?: Resolver<Maybe<ResolversTypes['ProductListingFacets']>, ParentType, ContextType, Partial<QuerygetProductListingFacetsArgs>>;
  unitoptions?: Resolver<Maybe<ResolversTypes['UnitOptionsResult']>, ParentType, ContextType>;
  accountInfo?: Resolver<Maybe<ResolversTypes['AccountInfoResult']>, ParentType, ContextType>;
  productsByCodes?: Resolver<Maybe<Array<ResolversTypes['ProductCodeMatch']>>, ParentType, ContextType, RequireFields<QueryproductsByCodesArgs, 'codes'>>;
  orderProposal?: Resolver<Maybe<ResolversTypes['OrderProposal']>, ParentType, ContextType>;
  productChanges?: Resolver<Maybe<Array<ResolversTypes['ProductChange']>>, ParentType, ContextType>;
  deliveryOptions?: Resolver<Maybe<ResolversTypes['DeliveryOptions']>, ParentType, ContextType>;
  companyUsers?: Resolver<Maybe<ResolversTypes['CompanyUsers']>, ParentType, ContextType>;
  orderApprovals?: Resolver<Maybe<ResolversTypes['OrderApprovalPaginator']>, ParentType, ContextType, Partial<QueryorderApprovalsArgs>>;
  orderApproval?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<QueryorderApprovalArgs, 'id'>>;
  recalls?: Resolver<Maybe<Array<ResolversTypes['Recall']>>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryinvitationArgs, 'token'>>;
  shippingMethods?: Resolver<Maybe<ResolversTypes['ShippingMethods']>, ParentType, ContextType>;
  standingOrders?: Resolver<Maybe<Array<ResolversTypes['StandingOrder']>>, ParentType, ContextType, Partial<QuerystandingOrdersArgs>>;
  standingOrder?: Resolver<Maybe<ResolversTypes['StandingOrder']>, ParentType, ContextType, RequireFields<QuerystandingOrderArgs, 'id'>>;
  deskStaff?: Resolver<Maybe<ResolversTypes['DeskStaff']>, ParentType, ContextType>;
  deskOrders?: Resolver<Maybe<ResolversTypes['DeskOrders']>, ParentType, ContextType, RequireFields<QuerydeskOrdersArgs, 'input'>>;
  deskOrder?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<QuerydeskOrderArgs, 'number'>>;
  deskAccessRequests?: Resolver<Maybe<Array<ResolversTypes['DeskAccessRequest']>>, ParentType, ContextType, Partial<QuerydeskAccessRequestsArgs>>;
  deskAccessRequest?: Resolver<Maybe<ResolversTypes['DeskAccessRequest']>, ParentType, ContextType, RequireFields<QuerydeskAccessRequestArgs, 'id'>>;
  deskQuotes?: Resolver<Maybe<Array<ResolversTypes['DeskQuote']>>, ParentType, ContextType, Partial<QuerydeskQuotesArgs>>;
  deskQuote?: Resolver<Maybe<ResolversTypes['DeskQuote']>, ParentType, ContextType, RequireFields<QuerydeskQuoteArgs, 'number'>>;
  deskMails?: Resolver<Maybe<ResolversTypes['DeskMails']>, ParentType, ContextType, RequireFields<QuerydeskMailsArgs, 'input'>>;
  deskMail?: Resolver<Maybe<ResolversTypes['DeskMail']>, ParentType, ContextType, RequireFields<QuerydeskMailArgs, 'id'>>;
  deskNotFoundLog?: Resolver<Maybe<Array<ResolversTypes['DeskLogEntry']>>, ParentType, ContextType>;
  deskCustomers?: Resolver<Maybe<ResolversTypes['DeskCustomers']>, ParentType, ContextType, RequireFields<QuerydeskCustomersArgs, 'input'>>;
  deskCustomer?: Resolver<Maybe<ResolversTypes['DeskCustomer']>, ParentType, ContextType, RequireFields<QuerydeskCustomerArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  customerLogin?: Resolver<Maybe<ResolversTypes['CustomerLoginResult']>, ParentType, ContextType, RequireFields<MutationcustomerLoginArgs, 'input'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['ForgotPasswordResponse']>, ParentType, ContextType, RequireFields<MutationforgotPasswordArgs, 'input'>>;
  requestAccess?: Resolver<Maybe<ResolversTypes['RequestAccessResponse']>, ParentType, ContextType, RequireFields<MutationrequestAccessArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordResponse']>, ParentType, ContextType, RequireFields<MutationresetPasswordArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['AccountInfoResult']>, ParentType, ContextType, RequireFields<MutationchangePasswordArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['AccountInfoResult']>, ParentType, ContextType>;
  updateAccount?: Resolver<Maybe<ResolversTypes['AccountInfoResult']>, ParentType, ContextType, RequireFields<MutationupdateAccountArgs, 'input'>>;
  updateAllergenProfile?: Resolver<Maybe<ResolversTypes['AccountInfoResult']>, ParentType, ContextType, RequireFields<MutationupdateAllergenProfileArgs, 'avoid'>>;
  validateToken?: Resolver<Maybe<ResolversTypes['ValidateTokenResponse']>, ParentType, ContextType, RequireFields<MutationvalidateTokenArgs, 'token'>>;
  addItemToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationaddItemToCartArgs, 'input'>>;
  addItemsToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationaddItemsToCartArgs, 'items'>>;
  updateItemToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationupdateItemToCartArgs, 'input'>>;
  removeCartItem?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationremoveCartItemArgs, 'id'>>;
  takeFromCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationtakeFromCartArgs, 'input'>>;
  removeAllCartItem?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType>;
  offerRequest?: Resolver<Maybe<ResolversTypes['PlacedOrderResponse']>, ParentType, ContextType, RequireFields<MutationofferRequestArgs, 'input'>>;
  acceptQuote?: Resolver<Maybe<ResolversTypes['PlacedOrderResponse']>, ParentType, ContextType, RequireFields<MutationacceptQuoteArgs, 'id' | 'input'>>;
  declineQuote?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationdeclineQuoteArgs, 'id'>>;
  replyToQuote?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationreplyToQuoteArgs, 'id' | 'text'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlacedOrderResponse']>, ParentType, ContextType, RequireFields<MutationplaceOrderArgs, 'input'>>;
  requestApproval?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<MutationrequestApprovalArgs, 'input'>>;
  withdrawApproval?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<MutationwithdrawApprovalArgs, 'id'>>;
  changeApproval?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<MutationchangeApprovalArgs, 'id' | 'input'>>;
  approveOrder?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<MutationapproveOrderArgs, 'id' | 'input'>>;
  returnApproval?: Resolver<Maybe<ResolversTypes['OrderApproval']>, ParentType, ContextType, RequireFields<MutationreturnApprovalArgs, 'id' | 'reason'>>;
  convertApprovalToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationconvertApprovalToCartArgs, 'id'>>;
  announceEmpties?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationannounceEmptiesArgs, 'id' | 'empties'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationcancelOrderArgs, 'id' | 'toCart'>>;
  convertOrderToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationconvertOrderToCartArgs, 'id'>>;
  createProductList?: Resolver<Maybe<ResolversTypes['ProductListResponse']>, ParentType, ContextType, RequireFields<MutationcreateProductListArgs, 'name'>>;
  updateProductList?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<MutationupdateProductListArgs, 'id' | 'name'>>;
  shareProductList?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<MutationshareProductListArgs, 'id' | 'shared'>>;
  removeProductList?: Resolver<Maybe<ResolversTypes['RemoveProductListResponse']>, ParentType, ContextType, RequireFields<MutationremoveProductListArgs, 'id'>>;
  addToProductList?: Resolver<Maybe<ResolversTypes['ProductListResponse']>, ParentType, ContextType, RequireFields<MutationaddToProductListArgs, 'id' | 'products'>>;
  updateProductListProduct?: Resolver<Maybe<ResolversTypes['ProductListProduct']>, ParentType, ContextType, RequireFields<MutationupdateProductListProductArgs, 'id' | 'product'>>;
  removeProductFromList?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<MutationremoveProductFromListArgs, 'id' | 'productId'>>;
  convertProductListToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationconvertProductListToCartArgs, 'id'>>;
  customerLogout?: Resolver<Maybe<ResolversTypes['CustomerLogoutResponse']>, ParentType, ContextType>;
  createAddress?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType, RequireFields<MutationcreateAddressArgs, 'input'>>;
  updateAddress?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType, RequireFields<MutationupdateAddressArgs, 'id' | 'input'>>;
  deleteAddress?: Resolver<Maybe<ResolversTypes['AddressListResult']>, ParentType, ContextType, RequireFields<MutationdeleteAddressArgs, 'id'>>;
  inviteUser?: Resolver<Maybe<ResolversTypes['CompanyUsersResult']>, ParentType, ContextType, RequireFields<MutationinviteUserArgs, 'input'>>;
  withdrawInvitation?: Resolver<Maybe<ResolversTypes['CompanyUsersResult']>, ParentType, ContextType, RequireFields<MutationwithdrawInvitationArgs, 'id'>>;
  changeUserRole?: Resolver<Maybe<ResolversTypes['CompanyUsersResult']>, ParentType, ContextType, RequireFields<MutationchangeUserRoleArgs, 'id' | 'role'>>;
  changeUserLimits?: Resolver<Maybe<ResolversTypes['CompanyUsersResult']>, ParentType, ContextType, RequireFields<MutationchangeUserLimitsArgs, 'id' | 'input'>>;
  removeUser?: Resolver<Maybe<ResolversTypes['CompanyUsersResult']>, ParentType, ContextType, RequireFields<MutationremoveUserArgs, 'id'>>;
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationResult']>, ParentType, ContextType, RequireFields<MutationacceptInvitationArgs, 'input'>>;
  createStandingOrder?: Resolver<Maybe<ResolversTypes['StandingOrderResult']>, ParentType, ContextType, RequireFields<MutationcreateStandingOrderArgs, 'input'>>;
  updateStandingOrder?: Resolver<Maybe<ResolversTypes['StandingOrderResult']>, ParentType, ContextType, RequireFields<MutationupdateStandingOrderArgs, 'id' | 'input'>>;
  changeStandingOrderDate?: Resolver<Maybe<ResolversTypes['StandingOrderResult']>, ParentType, ContextType, RequireFields<MutationchangeStandingOrderDateArgs, 'id' | 'input'>>;
  changeStandingOrderState?: Resolver<Maybe<ResolversTypes['StandingOrderResult']>, ParentType, ContextType, RequireFields<MutationchangeStandingOrderStateArgs, 'id' | 'state'>>;
  confirmRecall?: Resolver<Maybe<ResolversTypes['Recall']>, ParentType, ContextType, RequireFields<MutationconfirmRecallArgs, 'id'>>;
  convertStandingOrderToCart?: Resolver<Maybe<ResolversTypes['CartItemResponse']>, ParentType, ContextType, RequireFields<MutationconvertStandingOrderToCartArgs, 'id' | 'date'>>;
  deskLogin?: Resolver<Maybe<ResolversTypes['DeskLogin']>, ParentType, ContextType, RequireFields<MutationdeskLoginArgs, 'input'>>;
  deskLogout?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deskChangePassword?: Resolver<Maybe<ResolversTypes['DeskStaff']>, ParentType, ContextType, RequireFields<MutationdeskChangePasswordArgs, 'input'>>;
  deskUpdateOrder?: Resolver<Maybe<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<MutationdeskUpdateOrderArgs, 'input'>>;
  deskApproveAccess?: Resolver<Maybe<ResolversTypes['DeskAccessRequest']>, ParentType, ContextType, RequireFields<MutationdeskApproveAccessArgs, 'id'>>;
  deskRejectAccess?: Resolver<Maybe<ResolversTypes['DeskAccessRequest']>, ParentType, ContextType, RequireFields<MutationdeskRejectAccessArgs, 'id' | 'reason'>>;
  deskAnswerQuote?: Resolver<Maybe<ResolversTypes['DeskQuote']>, ParentType, ContextType, RequireFields<MutationdeskAnswerQuoteArgs, 'input'>>;
  deskResendMail?: Resolver<Maybe<ResolversTypes['DeskMail']>, ParentType, ContextType, RequireFields<MutationdeskResendMailArgs, 'id'>>;
  deskRecordNotFound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationdeskRecordNotFoundArgs, 'input'>>;
  deskStartOrder?: Resolver<Maybe<ResolversTypes['DeskOrderSession']>, ParentType, ContextType, RequireFields<MutationdeskStartOrderArgs, 'userId'>>;
};

export type PaginatorInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaginatorInfo'] = ResolversParentTypes['PaginatorInfo']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPaginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPaginator'] = ResolversParentTypes['CategoryPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type OrderPaginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaginator'] = ResolversParentTypes['OrderPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderApprovalPaginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderApprovalPaginator'] = ResolversParentTypes['OrderApprovalPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['OrderApproval']>, ParentType, ContextType>;
};

export type ProductListPaginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListPaginator'] = ResolversParentTypes['ProductListPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProductList']>, ParentType, ContextType>;
};

export type ProductPaginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPaginator'] = ResolversParentTypes['ProductPaginator']> = {
  paginatorInfo?: Resolver<ResolversTypes['PaginatorInfo'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerLoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerLoginResult'] = ResolversParentTypes['CustomerLoginResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type ForgotPasswordResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordResponse'] = ResolversParentTypes['ForgotPasswordResponse']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerLogoutResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerLogoutResponse'] = ResolversParentTypes['CustomerLogoutResponse']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestAccessResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestAccessResponse'] = ResolversParentTypes['RequestAccessResponse']> = {
  errors?: Resolver<Maybe<Array<ResolversTypes['InputError']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetPasswordResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResponse'] = ResolversParentTypes['ResetPasswordResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ValidateTokenResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateTokenResponse'] = ResolversParentTypes['ValidateTokenResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountInfoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountInfoResult'] = ResolversParentTypes['AccountInfoResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type CompanyUsersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUsers'] = ResolversParentTypes['CompanyUsers']> = {
  users?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLimits'] = ResolversParentTypes['OrderLimits']> = {
  order?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedThisMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formattedOrderedThisMonth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyUsersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyUsersResult'] = ResolversParentTypes['CompanyUsersResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['CompanyUsers']>, ParentType, ContextType>;
};

export type AcceptInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationResult'] = ResolversParentTypes['AcceptInvitationResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemResponse'] = ResolversParentTypes['CartItemResponse']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<Array<ResolversTypes['SkippedLine']>>, ParentType, ContextType>;
};

export type StandingOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrder'] = ResolversParentTypes['StandingOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  everyWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StandingOrderLine']>, ParentType, ContextType>;
  formattedSubTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['StandingOrderDate']>, ParentType, ContextType>;
};

export type StandingOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderLine'] = ResolversParentTypes['StandingOrderLine']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type StandingOrderDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderDate'] = ResolversParentTypes['StandingOrderDate']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changeableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cutOff?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['StandingOrderLine']>>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type StandingOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingOrderResult'] = ResolversParentTypes['StandingOrderResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standingOrder?: Resolver<Maybe<ResolversTypes['StandingOrder']>, ParentType, ContextType>;
};

export type SkippedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedLine'] = ResolversParentTypes['SkippedLine']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCodeMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCodeMatch'] = ResolversParentTypes['ProductCodeMatch']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type OrderProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProposal'] = ResolversParentTypes['OrderProposal']> = {
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cutOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ProposedLine']>, ParentType, ContextType>;
};

export type ProposedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposedLine'] = ResolversParentTypes['ProposedLine']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sameWeekday?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  everyDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastDaysAgo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  substitutes?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
};

export type ProductChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChange'] = ResolversParentTypes['ProductChange']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  allergens?: Resolver<Array<ResolversTypes['AllergenChange']>, ParentType, ContextType>;
  packing?: Resolver<Maybe<ResolversTypes['TextChange']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['TextChange']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['TextChange']>, ParentType, ContextType>;
};

export type AllergenChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllergenChange'] = ResolversParentTypes['AllergenChange']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChange'] = ResolversParentTypes['TextChange']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryOptions'] = ResolversParentTypes['DeliveryOptions']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  smallOrderFee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leadDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
};

export type DeliveryDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDay'] = ResolversParentTypes['DeliveryDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cutOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlacedOrderResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacedOrderResponse'] = ResolversParentTypes['PlacedOrderResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectedMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type ProductListResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListResponse'] = ResolversParentTypes['ProductListResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  productList?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
};

export type RemoveProductListResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductListResponse'] = ResolversParentTypes['RemoveProductListResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AddressListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressListResult'] = ResolversParentTypes['AddressListResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
};

export type UnitOptionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitOptionsResult'] = ResolversParentTypes['UnitOptionsResult']> = {
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitoptions?: Resolver<Maybe<Array<ResolversTypes['UnitOption']>>, ParentType, ContextType>;
};

export type ShippingMethodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethods'] = ResolversParentTypes['ShippingMethods']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Maybe<Array<ResolversTypes['ShippingMethod']>>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Maybe<ResolversTypes['ShippingMethodRate']>, ParentType, ContextType>;
};

export type ShippingMethodRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodRate'] = ResolversParentTypes['ShippingMethodRate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedGrandTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxRate']>>, ParentType, ContextType>;
  addressTotals?: Resolver<Maybe<Array<ResolversTypes['AddressTotals']>>, ParentType, ContextType>;
};

export type AddressTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressTotals'] = ResolversParentTypes['AddressTotals']> = {
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formattedGrandTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['TaxRate']>, ParentType, ContextType>;
};

export type ProductListingFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListingFacets'] = ResolversParentTypes['ProductListingFacets']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductListingFacet']>, ParentType, ContextType>;
};

export type ProductListingFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListingFacet'] = ResolversParentTypes['ProductListingFacet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['ProductListingFacetRange']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductListingFacetOption']>, ParentType, ContextType>;
};

export type ProductListingFacetRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListingFacetRange'] = ResolversParentTypes['ProductListingFacetRange']> = {
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductListingFacetOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListingFacetOption'] = ResolversParentTypes['ProductListingFacetOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  technical_file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean13?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weightTolerance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  alcoholPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packing_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packing_label_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  packing_label_plural?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_stock_packing_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isInWishlist?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  brands?: Resolver<Maybe<Array<ResolversTypes['Brand']>>, ParentType, ContextType>;
  inventories?: Resolver<Maybe<Array<ResolversTypes['Inventory']>>, ParentType, ContextType>;
  cacheGalleryImages?: Resolver<Maybe<Array<ResolversTypes['CacheImage']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  productFlats?: Resolver<Maybe<Array<ResolversTypes['ProductFlat']>>, ParentType, ContextType>;
  relatedProducts?: Resolver<Maybe<Array<ResolversTypes['RelatedProduct']>>, ParentType, ContextType>;
  groupedProducts?: Resolver<Maybe<Array<ResolversTypes['GroupedProduct']>>, ParentType, ContextType>;
  priceHtml?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  ownNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  additionalData?: Resolver<Maybe<Array<ResolversTypes['ProductAdditionalData']>>, ParentType, ContextType>;
  allergens?: Resolver<Maybe<Array<ResolversTypes['ProductAllergen']>>, ParentType, ContextType>;
  localizedUrls?: Resolver<Maybe<Array<ResolversTypes['LocalizedUrlKey']>>, ParentType, ContextType>;
};

export type ProductAllergenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAllergen'] = ResolversParentTypes['ProductAllergen']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalizedUrlKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedUrlKey'] = ResolversParentTypes['LocalizedUrlKey']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalizedUrlPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedUrlPath'] = ResolversParentTypes['LocalizedUrlPath']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InventoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inventory'] = ResolversParentTypes['Inventory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CacheImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CacheImage'] = ResolversParentTypes['CacheImage']> = {
  smallImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediumImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  largeImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type RelatedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedProduct'] = ResolversParentTypes['RelatedProduct']> = {
  qty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedRegularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedFinalPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiers?: Resolver<Maybe<Array<ResolversTypes['PriceTier']>>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAdditionalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAdditionalData'] = ResolversParentTypes['ProductAdditionalData']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductFlatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFlat'] = ResolversParentTypes['ProductFlat']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  itemsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemsQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isGuest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['CartItem']>>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedCartPrice']>, ParentType, ContextType>;
  formattedTolerance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxRate']>>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formattedAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedBase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exemption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormattedCartPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedCartPrice'] = ResolversParentTypes['FormattedCartPrice']> = {
  subTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  excise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  substitutes?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedCartItemPrice']>, ParentType, ContextType>;
};

export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['DepositArticle']>, ParentType, ContextType>;
};

export type DepositArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositArticle'] = ResolversParentTypes['DepositArticle']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnableArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnableArticle'] = ResolversParentTypes['ReturnableArticle']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmptiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Empties'] = ResolversParentTypes['Empties']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  announced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormattedCartItemPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedCartItemPrice'] = ResolversParentTypes['FormattedCartItemPrice']> = {
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urlPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<ResolversTypes['CategoryBreadcrumb']>>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizedUrls?: Resolver<Maybe<Array<ResolversTypes['LocalizedUrlPath']>>, ParentType, ContextType>;
};

export type CategoryBreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryBreadcrumb'] = ResolversParentTypes['CategoryBreadcrumb']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  external_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_updated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customerGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subscribedToNewsLetter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  progressMails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferred_unit?: Resolver<Maybe<ResolversTypes['UnitOption']>, ParentType, ContextType>;
  avoidedAllergens?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderLimits?: Resolver<Maybe<ResolversTypes['OrderLimits']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  defaultAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incrementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalItemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalQtyOrdered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['OrderItem']>>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedOrderPrice']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<ResolversTypes['Empties']>>, ParentType, ContextType>;
  cancelableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxRate']>>, ParentType, ContextType>;
  progress?: Resolver<Maybe<Array<ResolversTypes['OrderProgress']>>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  placedOnBehalfBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderApproval'] = ResolversParentTypes['OrderApproval']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exceeded?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderApprovalItem']>, ParentType, ContextType>;
  requestedSubTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedPrice?: Resolver<ResolversTypes['FormattedOrderPrice'], ParentType, ContextType>;
  shippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<ResolversTypes['Empties']>>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedDeliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderApprovalItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderApprovalItem'] = ResolversParentTypes['OrderApprovalItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  requestedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedRequestedPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  substitutes?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['QuoteMessage']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type QuoteMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteMessage'] = ResolversParentTypes['QuoteMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProgress'] = ResolversParentTypes['OrderProgress']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FormattedOrderPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedOrderPrice'] = ResolversParentTypes['FormattedOrderPrice']> = {
  grandTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedDeposit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qtyOrdered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qtyDelivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weightDelivered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lots?: Resolver<Maybe<Array<ResolversTypes['OrderItemLot']>>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedOrderItemPrice']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type OrderItemLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemLot'] = ResolversParentTypes['OrderItemLot']> = {
  lot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bestBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRecalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recall'] = ResolversParentTypes['Recall']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instruction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RecalledLine']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type RecalledLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecalledLine'] = ResolversParentTypes['RecalledLine']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bestBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderIncrementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormattedOrderItemPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedOrderItemPrice'] = ResolversParentTypes['FormattedOrderItemPrice']> = {
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseGrantTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incrementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  baseSubTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderIncrementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['InvoiceItem']>>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<ResolversTypes['Empties']>>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedInvoicePrice']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxRate']>>, ParentType, ContextType>;
  taxNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['CreditTransfer']>, ParentType, ContextType>;
};

export type CreditTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditTransfer'] = ResolversParentTypes['CreditTransfer']> = {
  beneficiary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formattedAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isStructured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditHold'] = ResolversParentTypes['CreditHold']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amountOpen?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formattedAmountOpen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceBalance'] = ResolversParentTypes['InvoiceBalance']> = {
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedOpen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formattedOverdue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['CreditTransfer']>, ParentType, ContextType>;
};

export type FormattedInvoicePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedInvoicePrice'] = ResolversParentTypes['FormattedInvoicePrice']> = {
  subTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedDeposit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  excise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formattedPrice?: Resolver<Maybe<ResolversTypes['FormattedInvoiceItemPrice']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type FormattedInvoiceItemPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormattedInvoiceItemPrice'] = ResolversParentTypes['FormattedInvoiceItemPrice']> = {
  grandTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['ProductListProduct']>>, ParentType, ContextType>;
  isShared?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  canEdit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canShare?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductListProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListProduct'] = ResolversParentTypes['ProductListProduct']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  pivot?: Resolver<ResolversTypes['ProductListPivot'], ParentType, ContextType>;
};

export type ProductListPivotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListPivot'] = ResolversParentTypes['ProductListPivot']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  par?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['CountryTranslation']>>, ParentType, ContextType>;
  states?: Resolver<Maybe<Array<ResolversTypes['CountryState']>>, ParentType, ContextType>;
};

export type RegistrationCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationCountry'] = ResolversParentTypes['RegistrationCountry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['CountryTranslation']>>, ParentType, ContextType>;
  states?: Resolver<Maybe<Array<ResolversTypes['CountryState']>>, ParentType, ContextType>;
  vat_mask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CountryTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryTranslation'] = ResolversParentTypes['CountryTranslation']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryState'] = ResolversParentTypes['CountryState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnitOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitOption'] = ResolversParentTypes['UnitOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStaff'] = ResolversParentTypes['DeskStaff']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['DeskWaiting']>, ParentType, ContextType>;
};

export type DeskWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWaiting'] = ResolversParentTypes['DeskWaiting']> = {
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accessRequests?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLogin'] = ResolversParentTypes['DeskLogin']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['DeskStaff'], ParentType, ContextType>;
};

export type DeskOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrders'] = ResolversParentTypes['DeskOrders']> = {
  orders?: Resolver<Array<ResolversTypes['DeskOrder']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrder'] = ResolversParentTypes['DeskOrder']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedOnBehalfBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskOrderLine']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<ResolversTypes['Empties']>>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['DeskLogEntry']>, ParentType, ContextType>;
};

export type DeskOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderLine'] = ResolversParentTypes['DeskOrderLine']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskAccessRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAccessRequest'] = ResolversParentTypes['DeskAccessRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['DeskLogEntry']>, ParentType, ContextType>;
};

export type DeskQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskQuote'] = ResolversParentTypes['DeskQuote']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeskQuoteLine']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['QuoteMessage']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['DeskLogEntry']>, ParentType, ContextType>;
};

export type DeskQuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskQuoteLine'] = ResolversParentTypes['DeskQuoteLine']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskMailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMails'] = ResolversParentTypes['DeskMails']> = {
  mails?: Resolver<Array<ResolversTypes['DeskMail']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMail'] = ResolversParentTypes['DeskMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['DeskLogEntry']>, ParentType, ContextType>;
};

export type DeskLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskLogEntry'] = ResolversParentTypes['DeskLogEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCustomersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomers'] = ResolversParentTypes['DeskCustomers']> = {
  customers?: Resolver<Array<ResolversTypes['DeskCustomerSummary']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCustomerSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerSummary'] = ResolversParentTypes['DeskCustomerSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomer'] = ResolversParentTypes['DeskCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditHold?: Resolver<Maybe<ResolversTypes['CreditHold']>, ParentType, ContextType>;
  formattedOpen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['DeskUser']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['DeskCustomerOrder']>, ParentType, ContextType>;
};

export type DeskUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskUser'] = ResolversParentTypes['DeskUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeskCustomerOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCustomerOrder'] = ResolversParentTypes['DeskCustomerOrder']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedOnBehalfBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskOrderSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderSession'] = ResolversParentTypes['DeskOrderSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['DeskStaff'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaginatorInfo?: PaginatorInfoResolvers<ContextType>;
  CategoryPaginator?: CategoryPaginatorResolvers<ContextType>;
  OrderPaginator?: OrderPaginatorResolvers<ContextType>;
  OrderApprovalPaginator?: OrderApprovalPaginatorResolvers<ContextType>;
  ProductListPaginator?: ProductListPaginatorResolvers<ContextType>;
  ProductPaginator?: ProductPaginatorResolvers<ContextType>;
  CustomerLoginResult?: CustomerLoginResultResolvers<ContextType>;
  ForgotPasswordResponse?: ForgotPasswordResponseResolvers<ContextType>;
  CustomerLogoutResponse?: CustomerLogoutResponseResolvers<ContextType>;
  RequestAccessResponse?: RequestAccessResponseResolvers<ContextType>;
  InputError?: InputErrorResolvers<ContextType>;
  ResetPasswordResponse?: ResetPasswordResponseResolvers<ContextType>;
  ValidateTokenResponse?: ValidateTokenResponseResolvers<ContextType>;
  AccountInfoResult?: AccountInfoResultResolvers<ContextType>;
  CompanyUsers?: CompanyUsersResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  OrderLimits?: OrderLimitsResolvers<ContextType>;
  CompanyUsersResult?: CompanyUsersResultResolvers<ContextType>;
  AcceptInvitationResult?: AcceptInvitationResultResolvers<ContextType>;
  CartItemResponse?: CartItemResponseResolvers<ContextType>;
  StandingOrder?: StandingOrderResolvers<ContextType>;
  StandingOrderLine?: StandingOrderLineResolvers<ContextType>;
  StandingOrderDate?: StandingOrderDateResolvers<ContextType>;
  StandingOrderResult?: StandingOrderResultResolvers<ContextType>;
  SkippedLine?: SkippedLineResolvers<ContextType>;
  ProductCodeMatch?: ProductCodeMatchResolvers<ContextType>;
  OrderProposal?: OrderProposalResolvers<ContextType>;
  ProposedLine?: ProposedLineResolvers<ContextType>;
  ProductChange?: ProductChangeResolvers<ContextType>;
  AllergenChange?: AllergenChangeResolvers<ContextType>;
  TextChange?: TextChangeResolvers<ContextType>;
  DeliveryOptions?: DeliveryOptionsResolvers<ContextType>;
  DeliveryDay?: DeliveryDayResolvers<ContextType>;
  PlacedOrderResponse?: PlacedOrderResponseResolvers<ContextType>;
  ProductListResponse?: ProductListResponseResolvers<ContextType>;
  RemoveProductListResponse?: RemoveProductListResponseResolvers<ContextType>;
  AddressListResult?: AddressListResultResolvers<ContextType>;
  UnitOptionsResult?: UnitOptionsResultResolvers<ContextType>;
  ShippingMethods?: ShippingMethodsResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShippingMethodRate?: ShippingMethodRateResolvers<ContextType>;
  AddressTotals?: AddressTotalsResolvers<ContextType>;
  ProductListingFacets?: ProductListingFacetsResolvers<ContextType>;
  ProductListingFacet?: ProductListingFacetResolvers<ContextType>;
  ProductListingFacetRange?: ProductListingFacetRangeResolvers<ContextType>;
  ProductListingFacetOption?: ProductListingFacetOptionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAllergen?: ProductAllergenResolvers<ContextType>;
  LocalizedUrlKey?: LocalizedUrlKeyResolvers<ContextType>;
  LocalizedUrlPath?: LocalizedUrlPathResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  CacheImage?: CacheImageResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  RelatedProduct?: RelatedProductResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  ProductAdditionalData?: ProductAdditionalDataResolvers<ContextType>;
  ProductFlat?: ProductFlatResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  FormattedCartPrice?: FormattedCartPriceResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositArticle?: DepositArticleResolvers<ContextType>;
  ReturnableArticle?: ReturnableArticleResolvers<ContextType>;
  Empties?: EmptiesResolvers<ContextType>;
  FormattedCartItemPrice?: FormattedCartItemPriceResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryBreadcrumb?: CategoryBreadcrumbResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderApproval?: OrderApprovalResolvers<ContextType>;
  OrderApprovalItem?: OrderApprovalItemResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteMessage?: QuoteMessageResolvers<ContextType>;
  OrderProgress?: OrderProgressResolvers<ContextType>;
  FormattedOrderPrice?: FormattedOrderPriceResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemLot?: OrderItemLotResolvers<ContextType>;
  Recall?: RecallResolvers<ContextType>;
  RecalledLine?: RecalledLineResolvers<ContextType>;
  FormattedOrderItemPrice?: FormattedOrderItemPriceResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  CreditTransfer?: CreditTransferResolvers<ContextType>;
  CreditHold?: CreditHoldResolvers<ContextType>;
  InvoiceBalance?: InvoiceBalanceResolvers<ContextType>;
  FormattedInvoicePrice?: FormattedInvoicePriceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  FormattedInvoiceItemPrice?: FormattedInvoiceItemPriceResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductListProduct?: ProductListProductResolvers<ContextType>;
  ProductListPivot?: ProductListPivotResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  RegistrationCountry?: RegistrationCountryResolvers<ContextType>;
  CountryTranslation?: CountryTranslationResolvers<ContextType>;
  CountryState?: CountryStateResolvers<ContextType>;
  UnitOption?: UnitOptionResolvers<ContextType>;
  DeskStaff?: DeskStaffResolvers<ContextType>;
  DeskWaiting?: DeskWaitingResolvers<ContextType>;
  DeskLogin?: DeskLoginResolvers<ContextType>;
  DeskOrders?: DeskOrdersResolvers<ContextType>;
  DeskOrder?: DeskOrderResolvers<ContextType>;
  DeskOrderLine?: DeskOrderLineResolvers<ContextType>;
  DeskAccessRequest?: DeskAccessRequestResolvers<ContextType>;
  DeskQuote?: DeskQuoteResolvers<ContextType>;
  DeskQuoteLine?: DeskQuoteLineResolvers<ContextType>;
  DeskMails?: DeskMailsResolvers<ContextType>;
  DeskMail?: DeskMailResolvers<ContextType>;
  DeskLogEntry?: DeskLogEntryResolvers<ContextType>;
  DeskCustomers?: DeskCustomersResolvers<ContextType>;
  DeskCustomerSummary?: DeskCustomerSummaryResolvers<ContextType>;
  DeskCustomer?: DeskCustomerResolvers<ContextType>;
  DeskUser?: DeskUserResolvers<ContextType>;
  DeskCustomerOrder?: DeskCustomerOrderResolvers<ContextType>;
  DeskOrderSession?: DeskOrderSessionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  extension?: extensionDirectiveResolver<any, any, ContextType>;
  bareWithout?: bareWithoutDirectiveResolver<any, any, ContextType>;
};
