/** Made by scripts/generate.ts from contracts/commerce.graphql and contracts/operations. */
import type { TypedDocument } from '../typed-document.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Company, user and address of a request for access. */
export type RequestAccessInput = {
  readonly company: RequestAccessCompanyInput;
  readonly user: RequestAccessUserInput;
  readonly address: RequestAccessAddressInput;
};

/** The company that requests access. */
export type RequestAccessCompanyInput = {
  readonly companyName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** The company's business, free text. */
  readonly activity: string;
  /** VAT number with or without separators; the backend stores it without. */
  readonly vatNumber: string;
  /** chosen: optional, like the entity's field. */
  readonly website?: string | null | undefined;
};

/** Its first user. */
export type RequestAccessUserInput = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Its address; becomes the company's address, of type company. */
export type RequestAccessAddressInput = {
  readonly address1: string;
  /** chosen: optional second line. */
  readonly address2?: string | null | undefined;
  readonly city: string;
  /** ISO 3166-1 alpha-2 code, one of registration_countries. */
  readonly country: string;
  readonly postcode: string;
  readonly phone: string;
};

/** Product and quantity to add. */
export type AddItemToCartInput = {
  /** Id of a simple product or of one variant. */
  readonly productId: string;
  /** At least 1, in units of that product's packing. */
  readonly quantity: number;
  /**
   * Id of a removed line of the cart, whose place the new line takes. chosen: the undo of a removal. Without it, and in addItemsToCart,
   * the new line is the last one.
   */
  readonly lineId?: string | null | undefined;
};

/** Delivery details of an offer request. */
export type OfferRequestInput = {
  readonly billingAddressId: string;
  readonly shippingAddressId: string;
  /** A code of `shippingMethods`. */
  readonly shippingMethod: string;
  /** As PlaceOrderInput.message. */
  readonly message?: string | null | undefined;
  /** As PlaceOrderInput.deliveryDate. */
  readonly deliveryDate?: string | null | undefined;
  /** As PlaceOrderInput.purchaseReference. */
  readonly purchaseReference?: string | null | undefined;
  /** As PlaceOrderInput.empties. */
  readonly empties?: ReadonlyArray<EmptiesInput> | null | undefined;
  /** As PlaceOrderInput.cartVersion. */
  readonly cartVersion?: number | null | undefined;
  /** As PlaceOrderInput.cartSubTotal. */
  readonly cartSubTotal?: number | null | undefined;
};

/** The quote that the customer has seen, and the delivery details of its order. The shipping method is that of the quote. */
export type AcceptQuoteInput = {
  /** As Quote.version. */
  readonly version: number;
  readonly billingAddressId: string;
  readonly shippingAddressId: string;
  /** As PlaceOrderInput.deliveryDate. */
  readonly deliveryDate?: string | null | undefined;
  /** As PlaceOrderInput.message. */
  readonly message?: string | null | undefined;
  /** As PlaceOrderInput.purchaseReference. */
  readonly purchaseReference?: string | null | undefined;
  /** As PlaceOrderInput.empties. */
  readonly empties?: ReadonlyArray<EmptiesInput> | null | undefined;
};

/** Goods, tax and delivery costs excluded. chosen. */
export type UserLimitsInput = {
  /** For one order. */
  readonly order?: number | null | undefined;
  /** For the orders of a calendar month at the depot. */
  readonly month?: number | null | undefined;
};

/** chosen. */
export type ChangeApprovalInput = {
  /** As OrderApproval.version. */
  readonly version: string;
  /** Lines that are not given keep their quantity. */
  readonly items: ReadonlyArray<ApprovalItemInput>;
};

/** chosen. */
export type ApprovalItemInput = {
  /** As OrderApprovalItem.id. */
  readonly id: string;
  /** Packings, at most 9999; 0 removes the line. */
  readonly quantity: number;
};

/** chosen. */
export type ApproveOrderInput = {
  /** As OrderApproval.version: what the approver has seen. */
  readonly version: string;
};

/** Delivery details of an order. */
export type PlaceOrderInput = {
  readonly billingAddressId: string;
  readonly shippingAddressId: string;
  /** A code of `shippingMethods`. */
  readonly shippingMethod: string;
  /** Note of the customer, plain text, at most 2000 characters (chosen). */
  readonly message?: string | null | undefined;
  /**
   * Y-m-d, one of `deliveryOptions.days`: the day of delivery or collection. A day that is no longer available is BAD_USER_INPUT at
   * input.deliveryDate. Null: the earliest. chosen.
   */
  readonly deliveryDate?: string | null | undefined;
  /** The customer's own reference for this purchase, plain text, at most 60 characters. chosen. */
  readonly purchaseReference?: string | null | undefined;
  /**
   * Empties that the customer wants to return with the delivery; null: none. An unknown number, one that is given twice, and a quantity outside of 0 to 9999 are
   * BAD_USER_INPUT at input.empties. chosen.
   */
  readonly empties?: ReadonlyArray<EmptiesInput> | null | undefined;
  /**
   * The version of the cart that the customer confirmed. If the cart has another version, nothing is ordered: CONFLICT,
   * with `extensions.validation` at input.cartVersion. A request repeated with its idempotency key gets the first outcome, whatever the cart contains.
   */
  readonly cartVersion?: number | null | undefined;
  /** The subTotal that was shown; a different one is rejected in the same way, at input.cartSubTotal. */
  readonly cartSubTotal?: number | null | undefined;
};

/** Pieces of a deposit article. chosen. */
export type EmptiesInput = {
  /** As ReturnableArticle.number. */
  readonly number: string;
  /** 0 to 9999. */
  readonly quantity: number;
};

/** Lines, days and delivery of a standing order. Days are Y-m-d at the depot. chosen. */
export type StandingOrderInput = {
  /** 1 to 200 lines, each of another product. */
  readonly lines: ReadonlyArray<StandingOrderLineInput>;
  /** 1 (Monday) to 6 (Saturday); at least one. */
  readonly weekdays: ReadonlyArray<number>;
  /** 1 to 8: every week, every second week and so on, counted from the week of `startDate`. */
  readonly everyWeeks: number;
  /** Today or later; of an existing standing order also the day that it has. */
  readonly startDate: string;
  /** The last day on which a date may fall; null: none. */
  readonly endDate?: string | null | undefined;
  readonly billingAddressId: string;
  readonly shippingAddressId: string;
  /** A code of `shippingMethods`. */
  readonly shippingMethod: string;
  /** As PlaceOrderInput's. */
  readonly message?: string | null | undefined;
  /** As PlaceOrderInput's. */
  readonly purchaseReference?: string | null | undefined;
  /** Whether dates are ordered. Otherwise they are prepared, and the customer adds them to the cart. */
  readonly isAutomatic: boolean;
};

/** chosen. */
export type StandingOrderLineInput = {
  /** Id of a simple product or of one variant. */
  readonly productId: string;
  /** Packings. */
  readonly quantity: number;
};

/** A change of one date. chosen. */
export type StandingOrderDateInput = {
  /** Y-m-d. */
  readonly date: string;
  readonly isSkipped: boolean;
  /** Lines of this date; quantity 0 leaves a line out. Null: those of the standing order. */
  readonly lines?: ReadonlyArray<StandingOrderLineInput> | null | undefined;
};

/** A product and its amount. */
export type ProductListProductInput = {
  readonly productId: string;
  /** At least 1 (chosen). */
  readonly amount: number;
  /** See ProductListPivot. Absent keeps them, null clears them. */
  readonly area?: string | null | undefined;
  readonly par?: number | null | undefined;
  readonly position?: number | null | undefined;
  /** True: a product that is already on the list stays as it is. chosen: without it a concurrent change of its amount may be lost. */
  readonly addOnly?: boolean | null | undefined;
  /**
   * True: `amount` is ignored, and a product that is no longer on the list is left out. For area, par and position.
   * chosen: without it a concurrent change of the amount, or a removal, may be lost.
   */
  readonly placeOnly?: boolean | null | undefined;
};

/** Address form. chosen: Bagisto's fields; `state` is optional here, Bagisto requires it. */
export type AddressInput = {
  readonly companyName?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of a state of that country. */
  readonly state?: string | null | undefined;
  readonly city: string;
  readonly postcode: string;
  readonly phone: string;
  readonly vatId?: string | null | undefined;
  /** Makes it the default; the former default is no longer the default. */
  readonly defaultAddress?: boolean | null | undefined;
};

/** All given members must match. */
export type FilterCategoryListInput = {
  readonly id?: string | null | undefined;
  /** category, brand or promotion, see Category.type. */
  readonly type?: string | null | undefined;
  /** Full path in the request locale, segments joined by `/`, no slash at the ends. */
  readonly url_path?: string | null | undefined;
};

/** Filters of the listing. A member that is absent, null or an empty list does not filter. */
export type FilterProductListingInput = {
  /** Words in name, sku, ean13 or brand, in any language of the product. */
  readonly search?: string | null | undefined;
  /** true: only products marked new. */
  readonly new?: boolean | null | undefined;
  /** URL path of the selected category or brand, in the request locale. Includes its descendants. */
  readonly url_key?: string | null | undefined;
  /** name, price, created_at, sku or position. chosen: default position inside a category, relevance for a search, else name. */
  readonly sort?: string | null | undefined;
  /** true ascending, false descending. chosen: default true. */
  readonly asc?: boolean | null | undefined;
  /** Option ids of allergens that the product must contain (all of them). */
  readonly contains_allergen?: ReadonlyArray<string> | null | undefined;
  /** Option ids of allergens of which the product may contain traces (all of them). */
  readonly may_contain_allergen?: ReadonlyArray<string> | null | undefined;
  /** Option ids of allergens that the product must be free of (all of them). */
  readonly does_not_contain_allergen?: ReadonlyArray<string> | null | undefined;
  /**
   * true: only articles that are in stock, in any packing; false: only articles that are ordered on demand. A backend without
   * stockStatus may list sold-out stock articles: the shop then calls the filter "Stock articles only".
   */
  readonly is_stock_article?: boolean | null | undefined;
  /** Brand ids, any of them. */
  readonly brands?: ReadonlyArray<string> | null | undefined;
};

export type DeskLoginInput = {
  readonly email: string;
  readonly password: string;
  /** Six digits (RFC 6238). */
  readonly code: string;
};

export type DeskPasswordInput = {
  readonly password: string;
  readonly confirmPassword: string;
};

export type DeskOrdersInput = {
  /** Delivery day, Y-m-d; without it and without a search, the next 14 days, and open orders of earlier days that were not shipped. */
  readonly day?: string | null | undefined;
  /** Part of the number, the company, the customer or a reference. */
  readonly search?: string | null | undefined;
  /** A status of an order, open (default) or all. */
  readonly status?: string | null | undefined;
};

export type DeskQuoteAnswerInput = {
  readonly number: string;
  /** DeskQuote.version, which the staff has seen. */
  readonly version: number;
  /** Last day on which it can be accepted, Y-m-d. */
  readonly until: string;
  readonly text?: string | null | undefined;
  /** Lines that are not named keep their price. */
  readonly prices?: ReadonlyArray<DeskQuotePriceInput> | null | undefined;
};

export type DeskQuotePriceInput = {
  readonly sku: string;
  /** Euros, 12.50, more than 0. */
  readonly price: string;
};

export type DeskMailsInput = {
  /** waiting, sent or failed (default). */
  readonly status?: string | null | undefined;
  /** Part of the recipient's address. */
  readonly search?: string | null | undefined;
};

export type DeskRecordNotFoundInput = {
  /** redirected or unlisted. */
  readonly action: string;
  /** Path of the shop, at most 300 characters. */
  readonly path: string;
  /** What the log shows, at most 600 characters. */
  readonly detail: string;
};

export type DeskOrderUpdateInput = {
  readonly number: string;
  readonly state?: string | null | undefined;
  readonly lines?: ReadonlyArray<DeskDeliveredInput> | null | undefined;
};

export type DeskDeliveredInput = {
  readonly sku: string;
  readonly delivered: number;
};

export type DeskCustomersInput = {
  /** Part of the company's name, number, address or e-mail address, or of the name or e-mail address of a user. */
  readonly search?: string | null | undefined;
  /** From 1 on. */
  readonly page?: number | null | undefined;
};

export type acceptInvitationMutationVariables = Exact<{
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
}>;


export type acceptInvitationMutation = { readonly acceptInvitation?: { readonly status: boolean | null, readonly email: string | null } | null };

export type acceptQuoteMutationVariables = Exact<{
  id: string;
  input: AcceptQuoteInput;
}>;


export type acceptQuoteMutation = { readonly acceptQuote?: { readonly success: boolean | null, readonly redirectUrl: string | null, readonly selectedMethod: string | null, readonly order: OrderSummaryFieldsFragment | null } | null };

export type accountInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type accountInfoQuery = { readonly accountInfo?: { readonly status: boolean | null, readonly message: string | null, readonly customer: CustomerFieldsFragment | null } | null };

export type addItemToCartMutationVariables = Exact<{
  productId: string;
  quantity: number;
  lineId?: string | null | undefined;
}>;


export type addItemToCartMutation = { readonly addItemToCart: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type addItemsToCartMutationVariables = Exact<{
  items: ReadonlyArray<AddItemToCartInput> | AddItemToCartInput;
}>;


export type addItemsToCartMutation = { readonly addItemsToCart?: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type addToProductListMutationVariables = Exact<{
  id: string;
  products: ReadonlyArray<ProductListProductInput> | ProductListProductInput;
}>;


export type addToProductListMutation = { readonly addToProductList?: { readonly success: boolean | null, readonly productList: ProductListFieldsFragment | null } | null };

export type addressesQueryVariables = Exact<{ [key: string]: never; }>;


export type addressesQuery = { readonly addresses: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type allergenProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type allergenProfileQuery = { readonly accountInfo?: { readonly customer: { readonly id: string, readonly avoidedAllergens?: ReadonlyArray<string> | null } | null } | null };

export type announceEmptiesMutationVariables = Exact<{
  id: string;
  empties: ReadonlyArray<EmptiesInput> | EmptiesInput;
}>;


export type announceEmptiesMutation = { readonly announceEmpties?: { readonly id: string } | null };

export type approveOrderMutationVariables = Exact<{
  id: string;
  input: ApproveOrderInput;
}>;


export type approveOrderMutation = { readonly approveOrder?: { readonly id: string, readonly status: string, readonly order: { readonly id: string, readonly incrementId?: string | null } | null } | null };

export type cancelOrderMutationVariables = Exact<{
  id: string;
  toCart: boolean;
}>;


export type cancelOrderMutation = { readonly cancelOrder?: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type cartAllergensQueryVariables = Exact<{ [key: string]: never; }>;


export type cartAllergensQuery = { readonly cartDetail: { readonly items: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly sku: string | null, readonly product: { readonly sku: string, readonly urlKey: string | null, readonly allergens?: ReadonlyArray<{ readonly id: string, readonly code: string, readonly label: string, readonly level: string }> | null } }> | null } | null };

export type cartAmountsQueryVariables = Exact<{ [key: string]: never; }>;


export type cartAmountsQuery = { readonly cartDetail: CartAmountFieldsFragment | null };

export type cartDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type cartDetailQuery = { readonly cartDetail: CartFieldsFragment | null, readonly creditHold?: CreditHoldFieldsFragment | null };

export type cartItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type cartItemsQuery = { readonly cartItems: ReadonlyArray<CartItemFieldsFragment> | null };

export type cartSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type cartSummaryQuery = { readonly cartDetail: CartSummaryFieldsFragment | null, readonly creditHold?: CreditHoldFieldsFragment | null };

export type categoriesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  input?: FilterCategoryListInput | null | undefined;
}>;


export type categoriesQuery = { readonly categories: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<(
      { readonly children: ReadonlyArray<(
        { readonly children: ReadonlyArray<CategoryFieldsFragment> | null }
        & CategoryFieldsFragment
      )> | null }
      & CategoryFieldsFragment
    )> } | null };

export type changeApprovalMutationVariables = Exact<{
  id: string;
  input: ChangeApprovalInput;
}>;


export type changeApprovalMutation = { readonly changeApproval?: { readonly id: string, readonly status: string, readonly order: { readonly id: string, readonly incrementId?: string | null } | null } | null };

export type changePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
  confirmPassword: string;
}>;


export type changePasswordMutation = { readonly changePassword?: { readonly status: boolean | null, readonly message: string | null } | null };

export type changeStandingOrderDateMutationVariables = Exact<{
  id: string;
  input: StandingOrderDateInput;
}>;


export type changeStandingOrderDateMutation = { readonly changeStandingOrderDate?: { readonly status: boolean | null, readonly message: string | null, readonly standingOrder: { readonly id: string } | null } | null };

export type changeStandingOrderStateMutationVariables = Exact<{
  id: string;
  state: string;
}>;


export type changeStandingOrderStateMutation = { readonly changeStandingOrderState?: { readonly status: boolean | null, readonly message: string | null, readonly standingOrder: { readonly id: string } | null } | null };

export type changeUserLimitsMutationVariables = Exact<{
  id: string;
  input: UserLimitsInput;
}>;


export type changeUserLimitsMutation = { readonly changeUserLimits?: { readonly status: boolean | null, readonly message: string | null } | null };

export type changeUserRoleMutationVariables = Exact<{
  id: string;
  role: string;
}>;


export type changeUserRoleMutation = { readonly changeUserRole?: { readonly status: boolean | null, readonly message: string | null } | null };

export type codePricesQueryVariables = Exact<{
  codes: ReadonlyArray<string> | string;
}>;


export type codePricesQuery = { readonly productsByCodes?: ReadonlyArray<{ readonly product: (
      { readonly parent: { readonly id: string, readonly variants: ReadonlyArray<PriceFieldsFragment> | null } | null }
      & ProductPriceFieldsFragment
    ) | null }> | null };

export type companyAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type companyAddressesQuery = { readonly companyAddresses?: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type companyProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  new?: boolean | null | undefined;
  url_key?: string | null | undefined;
  contains_allergen?: ReadonlyArray<string> | string | null | undefined;
  may_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  does_not_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  is_stock_article?: boolean | null | undefined;
  brands?: ReadonlyArray<string> | string | null | undefined;
}>;


export type companyProductsQuery = { readonly companyProducts?: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<(
      ProductCardFieldsFragment
      & ProductPriceFieldsFragment
    )> } | null };

export type companyUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type companyUsersQuery = { readonly companyUsers?: CompanyUsersFieldsFragment | null };

export type confirmRecallMutationVariables = Exact<{
  id: string;
}>;


export type confirmRecallMutation = { readonly confirmRecall?: { readonly id: string, readonly lot: string } | null };

export type convertApprovalToCartMutationVariables = Exact<{
  id: string;
}>;


export type convertApprovalToCartMutation = { readonly convertApprovalToCart?: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type convertOrderToCartMutationVariables = Exact<{
  id: string;
  replace?: boolean | null | undefined;
}>;


export type convertOrderToCartMutation = { readonly convertOrderToCart: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type convertProductListToCartMutationVariables = Exact<{
  id: string;
  replace?: boolean | null | undefined;
}>;


export type convertProductListToCartMutation = { readonly convertProductListToCart?: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type convertStandingOrderToCartMutationVariables = Exact<{
  id: string;
  date: string;
}>;


export type convertStandingOrderToCartMutation = { readonly convertStandingOrderToCart?: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type countriesQueryVariables = Exact<{ [key: string]: never; }>;


export type countriesQuery = { readonly countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly translations: ReadonlyArray<CountryTextFieldsFragment> | null, readonly states: ReadonlyArray<CountryStateFieldsFragment> | null }> | null };

export type createAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type createAddressMutation = { readonly createAddress?: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type createProductListMutationVariables = Exact<{
  name: string;
  shared?: boolean | null | undefined;
}>;


export type createProductListMutation = { readonly createProductList?: { readonly success: boolean | null, readonly productList: ProductListFieldsFragment | null } | null };

export type createStandingOrderMutationVariables = Exact<{
  input: StandingOrderInput;
}>;


export type createStandingOrderMutation = { readonly createStandingOrder?: { readonly status: boolean | null, readonly message: string | null, readonly standingOrder: { readonly id: string } | null } | null };

export type customerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type customerAddressesQuery = { readonly customerAddresses?: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type customerLoginMutationVariables = Exact<{
  email: string;
  password: string;
  remember?: boolean | null | undefined;
}>;


export type customerLoginMutation = { readonly customerLogin: { readonly status: boolean | null, readonly success: string | null, readonly accessToken: string | null, readonly tokenType: string | null, readonly expiresIn: number | null, readonly customer: CustomerFieldsFragment | null } | null };

export type customerLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type customerLogoutMutation = { readonly customerLogout?: { readonly status: boolean | null, readonly success: string | null } | null };

export type declineQuoteMutationVariables = Exact<{
  id: string;
  text?: string | null | undefined;
}>;


export type declineQuoteMutation = { readonly declineQuote?: { readonly id: string, readonly status: string | null } | null };

export type deleteAddressMutationVariables = Exact<{
  id: string;
}>;


export type deleteAddressMutation = { readonly deleteAddress?: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type deliveryOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type deliveryOptionsQuery = { readonly deliveryOptions?: { readonly timeZone: string, readonly minimumOrder: number | null, readonly smallOrderFee: number | null, readonly freeFrom: number | null, readonly leadDays?: number | null, readonly days: ReadonlyArray<{ readonly date: string, readonly cutOff: string, readonly from?: string | null, readonly until?: string | null }> } | null };

export type deskAccessRequestQueryVariables = Exact<{
  id: string;
}>;


export type deskAccessRequestQuery = { readonly deskAccessRequest?: DeskAccessRequestFieldsFragment | null };

export type deskAccessRequestsQueryVariables = Exact<{
  status?: string | null | undefined;
}>;


export type deskAccessRequestsQuery = { readonly deskAccessRequests?: ReadonlyArray<DeskAccessRequestFieldsFragment> | null };

export type deskAnswerQuoteMutationVariables = Exact<{
  input: DeskQuoteAnswerInput;
}>;


export type deskAnswerQuoteMutation = { readonly deskAnswerQuote?: DeskQuoteFieldsFragment | null };

export type deskApproveAccessMutationVariables = Exact<{
  id: string;
}>;


export type deskApproveAccessMutation = { readonly deskApproveAccess?: DeskAccessRequestFieldsFragment | null };

export type deskChangePasswordMutationVariables = Exact<{
  input: DeskPasswordInput;
}>;


export type deskChangePasswordMutation = { readonly deskChangePassword?: { readonly email: string, readonly mustChangePassword: boolean } | null };

export type deskCustomerQueryVariables = Exact<{
  id: string;
}>;


export type deskCustomerQuery = { readonly deskCustomer?: { readonly id: string, readonly company: string, readonly number: string | null, readonly place: string | null, readonly email: string, readonly phone: string | null, readonly formattedOpen: string | null, readonly creditHold: { readonly since: string, readonly reason: string | null, readonly formattedAmountOpen: string | null } | null, readonly users: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly role: string, readonly isActive: boolean, readonly canOrder: boolean }>, readonly orders: ReadonlyArray<{ readonly number: string, readonly status: string, readonly createdAt: string, readonly deliveryDate: string | null, readonly orderedBy: string, readonly placedOnBehalfBy: string | null, readonly grandTotal: string }> } | null };

export type deskCustomersQueryVariables = Exact<{
  input: DeskCustomersInput;
}>;


export type deskCustomersQuery = { readonly deskCustomers?: { readonly total: number, readonly page: number, readonly lastPage: number, readonly customers: ReadonlyArray<{ readonly id: string, readonly company: string, readonly number: string | null, readonly place: string | null, readonly phone: string | null, readonly isOnHold: boolean }> } | null };

export type deskLoginMutationVariables = Exact<{
  input: DeskLoginInput;
}>;


export type deskLoginMutation = { readonly deskLogin?: { readonly token: string, readonly expiresIn: number, readonly staff: { readonly email: string, readonly name: string, readonly mustChangePassword: boolean } } | null };

export type deskLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type deskLogoutMutation = { readonly deskLogout?: boolean | null };

export type deskMailQueryVariables = Exact<{
  id: string;
}>;


export type deskMailQuery = { readonly deskMail?: DeskMailFieldsFragment | null };

export type deskMailsQueryVariables = Exact<{
  input: DeskMailsInput;
}>;


export type deskMailsQuery = { readonly deskMails?: { readonly hasMore: boolean, readonly mails: ReadonlyArray<DeskMailFieldsFragment> } | null };

export type deskNotFoundLogQueryVariables = Exact<{ [key: string]: never; }>;


export type deskNotFoundLogQuery = { readonly deskNotFoundLog?: ReadonlyArray<{ readonly at: string, readonly staff: string, readonly action: string, readonly detail: string }> | null };

export type deskOrderQueryVariables = Exact<{
  number: string;
}>;


export type deskOrderQuery = { readonly deskOrder?: DeskOrderFieldsFragment | null };

export type deskOrdersQueryVariables = Exact<{
  input: DeskOrdersInput;
}>;


export type deskOrdersQuery = { readonly deskOrders?: { readonly hasMore: boolean, readonly orders: ReadonlyArray<DeskOrderFieldsFragment> } | null };

export type deskQuoteQueryVariables = Exact<{
  number: string;
}>;


export type deskQuoteQuery = { readonly deskQuote?: DeskQuoteFieldsFragment | null };

export type deskQuotesQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type deskQuotesQuery = { readonly deskQuotes?: ReadonlyArray<DeskQuoteFieldsFragment> | null };

export type deskRecordNotFoundMutationVariables = Exact<{
  input: DeskRecordNotFoundInput;
}>;


export type deskRecordNotFoundMutation = { readonly deskRecordNotFound?: boolean | null };

export type deskRejectAccessMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type deskRejectAccessMutation = { readonly deskRejectAccess?: DeskAccessRequestFieldsFragment | null };

export type deskResendMailMutationVariables = Exact<{
  id: string;
}>;


export type deskResendMailMutation = { readonly deskResendMail?: DeskMailFieldsFragment | null };

export type deskStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type deskStaffQuery = { readonly deskStaff?: { readonly email: string, readonly name: string, readonly mustChangePassword: boolean, readonly waiting?: { readonly orders: number | null, readonly accessRequests: number | null, readonly quotes: number | null, readonly mails: number | null } | null } | null };

export type deskStartOrderMutationVariables = Exact<{
  userId: string;
}>;


export type deskStartOrderMutation = { readonly deskStartOrder?: { readonly accessToken: string, readonly expiresIn: number, readonly companyId: string, readonly staff: { readonly name: string }, readonly customer: { readonly id: string, readonly name: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly email: string, readonly permissions?: ReadonlyArray<string> | null, readonly company: { readonly companyName: string | null } | null, readonly preferred_unit: { readonly id: string } | null } } | null };

export type deskUpdateOrderMutationVariables = Exact<{
  input: DeskOrderUpdateInput;
}>;


export type deskUpdateOrderMutation = { readonly deskUpdateOrder?: DeskOrderFieldsFragment | null };

export type endOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type endOtherSessionsMutation = { readonly endOtherSessions?: { readonly status: boolean | null, readonly message: string | null } | null };

export type firstListsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type firstListsQuery = { readonly productLists?: { readonly data: ReadonlyArray<ListCountFieldsFragment> } | null };

export type forgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type forgotPasswordMutation = { readonly forgotPassword: { readonly status: boolean | null, readonly success: string | null } | null };

export type PaginatorInfoFieldsFragment = { readonly count: number, readonly currentPage: number, readonly lastPage: number, readonly total: number };

export type GalleryFieldsFragment = { readonly cacheGalleryImages: ReadonlyArray<{ readonly smallImageUrl: string | null, readonly mediumImageUrl: string | null, readonly largeImageUrl: string | null, readonly originalImageUrl: string | null }> | null };

export type PriceTierFieldsFragment = { readonly quantity: number, readonly price: string, readonly formattedPrice: string };

export type PriceHtmlFieldsFragment = { readonly regularPrice: string | null, readonly formattedRegularPrice: string | null, readonly finalPrice: string | null, readonly formattedFinalPrice: string | null, readonly currencyCode: string | null, readonly tiers?: ReadonlyArray<PriceTierFieldsFragment> | null };

export type PackingFieldsFragment = { readonly id: string, readonly sku: string, readonly type?: string | null, readonly stock: number | null, readonly packing_label: string | null, readonly packing_label_id: string | null, readonly packing_label_plural?: string | null, readonly formatted_stock_packing_label: string | null, readonly stockStatus?: string | null, readonly content_packaging: string | null, readonly content_value: string | null, readonly content_count?: number | null, readonly weightTolerance?: number | null, readonly ean13: string | null, readonly priceHtml?: PriceHtmlFieldsFragment | null };

export type PackingNameFieldsFragment = { readonly id: string, readonly sku: string, readonly type?: string | null, readonly stock: number | null, readonly packing_label: string | null, readonly packing_label_plural?: string | null, readonly stockStatus?: string | null, readonly content_value: string | null, readonly ean13: string | null };

export type PriceFieldsFragment = { readonly id: string, readonly stock: number | null, readonly packing_label: string | null, readonly formatted_stock_packing_label: string | null, readonly stockStatus?: string | null, readonly content_packaging: string | null, readonly content_value: string | null, readonly content_count?: number | null, readonly ownNumber?: string | null, readonly priceHtml?: (
    { readonly validUntil?: string | null }
    & PriceHtmlFieldsFragment
  ) | null };

export type EmptiesFieldsFragment = { readonly number: string, readonly name: string, readonly announced: number | null, readonly returned: number | null, readonly formattedPrice: string | null, readonly formattedTotal: string | null };

export type DepositFieldsFragment = { readonly formattedTotal: string, readonly articles: ReadonlyArray<{ readonly number: string, readonly name: string, readonly quantity: number, readonly formattedPrice: string, readonly formattedTotal: string }> };

export type ProductPriceFieldsFragment = (
  { readonly isInWishlist?: boolean | null, readonly variants: ReadonlyArray<PriceFieldsFragment> | null }
  & PriceFieldsFragment
);

export type ProductPagePriceFieldsFragment = (
  { readonly deposit?: DepositFieldsFragment | null, readonly variants: ReadonlyArray<{ readonly id: string, readonly deposit?: DepositFieldsFragment | null }> | null, readonly relatedProducts?: ReadonlyArray<{ readonly __typename: 'RelatedProduct', readonly product?: ProductPriceFieldsFragment }> | null, readonly groupedProducts: ReadonlyArray<{ readonly product: ProductPriceFieldsFragment }> | null }
  & ProductPriceFieldsFragment
);

export type ProductFlatFieldsFragment = { readonly locale?: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly productNumber: string | null };

export type ProductCardFieldsFragment = (
  { readonly name: string | null, readonly urlKey: string | null, readonly origin: string | null, readonly shortDescription: string | null, readonly isInWishlist?: boolean | null, readonly categories: ReadonlyArray<{ readonly id: string }> | null, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly allergens?: ReadonlyArray<{ readonly id: string, readonly code: string, readonly label: string, readonly level: string }> | null, readonly parent: { readonly id: string, readonly sku: string, readonly packing_label: string | null, readonly variants: ReadonlyArray<PackingFieldsFragment> | null } | null, readonly variants: ReadonlyArray<PackingFieldsFragment> | null }
  & PackingFieldsFragment
  & GalleryFieldsFragment
);

export type ProductDetailFieldsFragment = (
  { readonly description: string | null, readonly alcoholPercent?: number | null, readonly minimumAge?: number | null, readonly excise?: string | null, readonly technical_file: string | null, readonly variants: ReadonlyArray<(
    { readonly excise?: string | null }
    & PackingFieldsFragment
  )> | null, readonly additionalData?: ReadonlyArray<{ readonly code: string | null, readonly label: string | null, readonly value: string | null }> | null, readonly localizedUrls?: ReadonlyArray<{ readonly locale: string, readonly urlKey: string }> | null, readonly categories: ReadonlyArray<CategoryFieldsFragment> | null, readonly productFlats: ReadonlyArray<ProductFlatFieldsFragment> | null }
  & ProductCardFieldsFragment
);

export type CategoryFieldsFragment = { readonly id: string, readonly name: string, readonly position: number | null, readonly urlPath: string | null, readonly type: string | null, readonly productCount: number | null, readonly externalCode: string | null, readonly parentId: string | null, readonly imageUrl?: string | null, readonly localizedUrls?: ReadonlyArray<{ readonly locale: string, readonly urlPath: string }> | null, readonly breadcrumbs: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null }> | null };

export type CartItemFieldsFragment = { readonly id: string, readonly name: string | null, readonly quantity: number, readonly weight: number | null, readonly sku: string | null, readonly type: string | null, readonly price?: number | null, readonly total?: number | null, readonly excise?: string | null, readonly available?: number | null, readonly formattedPrice?: { readonly price: string | null, readonly total: string | null } | null, readonly deposit?: DepositFieldsFragment | null, readonly product: (
    { readonly id: string, readonly sku: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly weightTolerance?: number | null, readonly minimumAge?: number | null, readonly content_value: string | null, readonly ownNumber?: string | null, readonly priceHtml?: { readonly currencyCode: string | null, readonly validUntil?: string | null, readonly tiers?: ReadonlyArray<PriceTierFieldsFragment> | null } | null, readonly categories: ReadonlyArray<{ readonly id: string }> | null, readonly allergens?: ReadonlyArray<{ readonly code: string, readonly level: string }> | null }
    & GalleryFieldsFragment
  ), readonly substitutes?: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly content_value: string | null, readonly priceHtml?: { readonly formattedFinalPrice: string | null } | null, readonly categories: ReadonlyArray<{ readonly id: string }> | null }> | null };

export type OrderProposalFieldsFragment = { readonly deliveryDate: string, readonly cutOff: string, readonly timeZone: string, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly times: number | null, readonly deliveries: number | null, readonly sameWeekday: boolean | null, readonly everyDays: number | null, readonly lastDaysAgo: number | null, readonly available?: number | null, readonly product: (
      { readonly name: string | null, readonly urlKey: string | null, readonly priceHtml?: { readonly finalPrice: string | null, readonly formattedFinalPrice: string | null, readonly currencyCode: string | null, readonly tiers?: ReadonlyArray<PriceTierFieldsFragment> | null } | null, readonly categories: ReadonlyArray<{ readonly id: string }> | null }
      & PackingNameFieldsFragment
      & GalleryFieldsFragment
    ), readonly substitutes?: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly content_value: string | null, readonly priceHtml?: { readonly formattedFinalPrice: string | null } | null }> | null }> };

export type ProductChangeFieldsFragment = { readonly sku: string, readonly name: string, readonly orderedAt: string, readonly product: { readonly id: string, readonly urlKey: string | null } | null, readonly allergens: ReadonlyArray<{ readonly code: string, readonly label: string, readonly before: string, readonly after: string }>, readonly packing: { readonly before: string, readonly after: string } | null, readonly origin: { readonly before: string, readonly after: string } | null, readonly price: { readonly before: string, readonly after: string } | null };

export type TaxRateFieldsFragment = { readonly percent: number, readonly amount: number, readonly formattedAmount: string, readonly formattedBase?: string | null, readonly exemption?: string | null };

export type CartSummaryFieldsFragment = { readonly id: string, readonly version?: number | null, readonly isGuest: boolean | null, readonly formattedPrice?: { readonly subTotal: string | null } | null, readonly items: ReadonlyArray<{ readonly id: string }> | null };

export type CartAmountFieldsFragment = { readonly id: string, readonly items: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly product: { readonly id: string } }> | null };

export type CartFieldsFragment = { readonly id: string, readonly customerEmail: string | null, readonly customerFirstName: string | null, readonly customerLastName: string | null, readonly shippingMethod: string | null, readonly couponCode: string | null, readonly isGift: boolean | null, readonly itemsCount: number | null, readonly itemsQty: number | null, readonly version?: number | null, readonly isGuest: boolean | null, readonly subTotal?: number | null, readonly taxTotal?: number | null, readonly grandTotal?: number | null, readonly formattedTolerance?: string | null, readonly formattedPrice?: { readonly subTotal: string | null, readonly deposit?: string | null, readonly taxTotal: string | null, readonly grandTotal: string | null } | null, readonly taxes?: ReadonlyArray<TaxRateFieldsFragment> | null, readonly items: ReadonlyArray<CartItemFieldsFragment> | null };

export type CreditHoldFieldsFragment = { readonly since: string, readonly reason: string | null, readonly formattedAmountOpen: string | null };

export type AddressFieldsFragment = { readonly id: string, readonly customerId: string | null, readonly companyName: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly address1: string | null, readonly address2: string | null, readonly countryName: string | null, readonly country: string | null, readonly state?: string | null, readonly city: string | null, readonly postcode: string | null, readonly phone: string | null, readonly vatId: string | null, readonly addressType: string | null, readonly defaultAddress: boolean | null, readonly createdAt: string | null, readonly updatedAt: string | null };

export type UnitOptionFieldsFragment = { readonly id: string, readonly label: string };

export type CompanyFieldsFragment = { readonly id: string, readonly companyName: string | null, readonly activity: string | null, readonly email: string | null, readonly external_code: string | null, readonly is_updated: boolean | null, readonly phoneNumber: string | null, readonly status: string | null, readonly vatNumber: string | null, readonly website: string | null, readonly address: AddressFieldsFragment | null };

export type CustomerFieldsFragment = { readonly id: string, readonly name: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly gender: string | null, readonly dateOfBirth: string | null, readonly email: string, readonly phone: string | null, readonly status: boolean | null, readonly isVerified: boolean | null, readonly customerGroupId: string | null, readonly subscribedToNewsLetter: boolean | null, readonly progressMails?: boolean | null, readonly permissions?: ReadonlyArray<string> | null, readonly createdAt: string | null, readonly updatedAt: string | null, readonly preferred_unit: UnitOptionFieldsFragment | null, readonly company: CompanyFieldsFragment | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null, readonly defaultAddress: AddressFieldsFragment | null };

export type OrderSummaryFieldsFragment = { readonly id: string, readonly incrementId?: string | null, readonly status: string | null, readonly grandTotal: number | null, readonly totalItemCount: number | null, readonly totalQtyOrdered: number | null, readonly createdAt: string | null, readonly externalCode: string | null, readonly purchaseReference?: string | null, readonly placedOnBehalfBy?: string | null, readonly customer: { readonly id: string, readonly name: string | null } | null, readonly formattedPrice: { readonly grandTotal: string | null, readonly subTotal: string | null, readonly deposit?: string | null, readonly returnedDeposit?: string | null, readonly taxAmount: string | null, readonly shippingAmount: string | null } | null };

export type CompanyUserFieldsFragment = { readonly id: string, readonly name: string | null, readonly email: string, readonly role?: string | null, readonly lastLoginAt?: string | null, readonly orderLimits?: OrderLimitFieldsFragment | null };

export type OrderLimitFieldsFragment = { readonly order: number | null, readonly formattedOrder: string | null, readonly month: number | null, readonly formattedMonth: string | null, readonly orderedThisMonth: number, readonly formattedOrderedThisMonth: string };

export type ApprovalSummaryFieldsFragment = { readonly id: string, readonly status: string, readonly exceeded: string, readonly requestedSubTotal: string, readonly deliveryDate: string, readonly createdAt: string, readonly expiresAt: string, readonly decidedAt: string | null, readonly canDecide: boolean, readonly customer: { readonly id: string, readonly name: string | null } | null, readonly decidedBy: { readonly id: string, readonly name: string | null } | null, readonly order: { readonly id: string, readonly incrementId?: string | null } | null };

export type ApprovalFieldsFragment = (
  { readonly version: string, readonly shippingMethod: string, readonly message: string | null, readonly purchaseReference: string | null, readonly changedDeliveryDate: string | null, readonly problems: ReadonlyArray<string>, readonly canWithdraw: boolean, readonly canReorder: boolean, readonly reason: string | null, readonly formattedPrice: { readonly grandTotal: string | null, readonly subTotal: string | null, readonly deposit?: string | null, readonly taxAmount: string | null, readonly shippingAmount: string | null }, readonly empties?: ReadonlyArray<EmptiesFieldsFragment> | null, readonly billingAddress: AddressFieldsFragment, readonly shippingAddress: AddressFieldsFragment, readonly items: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly name: string, readonly requestedQuantity: number, readonly quantity: number, readonly formattedRequestedPrice: string, readonly formattedPrice: string | null, readonly formattedTotal: string | null, readonly changes: ReadonlyArray<string>, readonly available: number | null, readonly product: { readonly id: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null } | null, readonly substitutes: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null }> | null }> }
  & ApprovalSummaryFieldsFragment
);

export type InvitationFieldsFragment = { readonly id: string, readonly email: string, readonly role: string, readonly companyName: string, readonly expiresAt: string };

export type CompanyUsersFieldsFragment = { readonly users: ReadonlyArray<CompanyUserFieldsFragment>, readonly invitations: ReadonlyArray<InvitationFieldsFragment> };

export type LastOrderFieldsFragment = { readonly id: string, readonly incrementId?: string | null, readonly status: string | null, readonly createdAt: string | null, readonly formattedPrice: { readonly grandTotal: string | null } | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly sku: string | null, readonly qtyOrdered: number | null, readonly product: (
      { readonly name: string | null, readonly packing_label: string | null, readonly urlKey: string | null }
      & GalleryFieldsFragment
    ) | null }> | null };

export type QuoteFieldsFragment = { readonly version: number, readonly validUntil: string | null, readonly messages: ReadonlyArray<{ readonly id: string, readonly author: string, readonly text: string, readonly createdAt: string }>, readonly order: { readonly id: string, readonly incrementId?: string | null } | null };

export type OrderFieldsFragment = (
  { readonly shippingMethod?: string | null, readonly deliveryDate?: string | null, readonly cancelableUntil?: string | null, readonly message?: string | null, readonly billingAddress?: AddressFieldsFragment | null, readonly shippingAddress?: AddressFieldsFragment | null, readonly taxes?: ReadonlyArray<TaxRateFieldsFragment> | null, readonly progress?: ReadonlyArray<{ readonly state: string, readonly at: string }> | null, readonly quote?: QuoteFieldsFragment | null, readonly empties?: ReadonlyArray<EmptiesFieldsFragment> | null, readonly approvedBy?: { readonly id: string, readonly name: string | null } | null, readonly customer: { readonly id: string, readonly name: string | null, readonly email: string } | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly weight: number | null, readonly sku: string | null, readonly ownNumber?: string | null, readonly excise?: string | null, readonly qtyOrdered: number | null, readonly qtyDelivered?: number | null, readonly weightDelivered?: number | null, readonly lots?: ReadonlyArray<{ readonly lot: string, readonly bestBefore: string | null, readonly quantity: number, readonly isRecalled: boolean }> | null, readonly formattedPrice: { readonly price: string | null, readonly basePrice: string | null, readonly total: string | null, readonly baseTotal: string | null, readonly grantTotal: string | null, readonly baseGrantTotal: string | null } | null, readonly deposit?: DepositFieldsFragment | null, readonly product: (
      { readonly id: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly weightTolerance?: number | null, readonly minimumAge?: number | null, readonly content_value: string | null }
      & GalleryFieldsFragment
    ) | null }> | null }
  & OrderSummaryFieldsFragment
);

export type CreditTransferFieldsFragment = { readonly beneficiary: string, readonly iban: string, readonly bic: string | null, readonly amount: number, readonly formattedAmount: string, readonly reference: string, readonly isStructured: boolean };

export type InvoiceSummaryFieldsFragment = { readonly id: string, readonly incrementId?: string | null, readonly state?: string | null, readonly createdAt?: string | null, readonly dueAt?: string | null, readonly grandTotal: number | null, readonly orderId: string | null, readonly orderIncrementId?: string | null, readonly orderedBy?: string | null, readonly formattedPrice?: { readonly grandTotal: string | null } | null };

export type InvoiceFieldsFragment = { readonly id: string, readonly incrementId?: string | null, readonly state?: string | null, readonly createdAt?: string | null, readonly dueAt?: string | null, readonly totalQty: number | null, readonly subTotal: number | null, readonly baseSubTotal: number | null, readonly grandTotal: number | null, readonly orderId: string | null, readonly orderIncrementId?: string | null, readonly orderedBy?: string | null, readonly orderAddressId: string | null, readonly taxNote?: string | null, readonly billingAddress?: AddressFieldsFragment | null, readonly formattedPrice?: { readonly subTotal: string | null, readonly deposit?: string | null, readonly returnedDeposit?: string | null, readonly shippingAmount?: string | null, readonly taxAmount?: string | null, readonly grandTotal: string | null } | null, readonly taxes?: ReadonlyArray<TaxRateFieldsFragment> | null, readonly empties?: ReadonlyArray<EmptiesFieldsFragment> | null, readonly payment?: CreditTransferFieldsFragment | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name?: string | null, readonly sku: string | null, readonly createdAt: string | null, readonly qty: number | null, readonly excise?: string | null, readonly formattedPrice: { readonly grandTotal: string | null, readonly baseTotal: string | null, readonly price: string | null, readonly taxAmount: string | null, readonly total: string | null } | null, readonly deposit?: DepositFieldsFragment | null, readonly product: { readonly id: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly content_value: string | null } | null }> | null };

export type ProductListProductFieldsFragment = { readonly product: ProductCardFieldsFragment, readonly pivot: ProductListPivotFieldsFragment };

export type ListCountFieldsFragment = { readonly id: string, readonly name: string, readonly products: ReadonlyArray<{ readonly pivot: { readonly amount: number } }> | null };

export type ProductListPivotFieldsFragment = { readonly amount: number, readonly area?: string | null, readonly par?: number | null, readonly position?: number | null };

export type ListOriginFieldsFragment = { readonly isShared?: boolean | null, readonly canEdit?: boolean | null, readonly canShare?: boolean | null, readonly version?: number | null, readonly createdBy?: { readonly name: string | null } | null };

export type ProductListFieldsFragment = (
  { readonly id: string, readonly customerId: string | null, readonly name: string, readonly products: ReadonlyArray<ProductListProductFieldsFragment> | null }
  & ListOriginFieldsFragment
);

export type CountryTextFieldsFragment = { readonly locale: string, readonly name: string | null };

export type CountryStateFieldsFragment = { readonly id: string, readonly code: string, readonly defaultName: string | null };

export type StandingOrderLineFieldsFragment = { readonly productId: string, readonly sku: string, readonly name: string, readonly quantity: number, readonly product: (
    { readonly id: string, readonly name: string | null, readonly urlKey: string | null, readonly packing_label: string | null, readonly packing_label_plural?: string | null, readonly content_value: string | null }
    & GalleryFieldsFragment
  ) | null };

export type StandingOrderFieldsFragment = { readonly id: string, readonly state: string, readonly weekdays: ReadonlyArray<number>, readonly everyWeeks: number, readonly startDate: string, readonly endDate: string | null, readonly isAutomatic: boolean, readonly shippingMethod: string, readonly message: string | null, readonly purchaseReference: string | null, readonly formattedSubTotal: string | null, readonly shippingAddress: AddressFieldsFragment | null, readonly billingAddress: AddressFieldsFragment | null, readonly lines: ReadonlyArray<StandingOrderLineFieldsFragment>, readonly dates: ReadonlyArray<{ readonly date: string, readonly state: string, readonly reason: string | null, readonly changeableUntil: string | null, readonly cutOff: string | null, readonly lines: ReadonlyArray<StandingOrderLineFieldsFragment> | null, readonly order: { readonly id: string, readonly incrementId?: string | null } | null }> };

export type DeskQuoteFieldsFragment = { readonly number: string, readonly status: string, readonly isWaiting: boolean, readonly company: string, readonly customer: string, readonly email: string, readonly phone: string | null, readonly createdAt: string, readonly deliveryDate: string | null, readonly shippingMethod: string, readonly message: string | null, readonly version: number, readonly validUntil: string | null, readonly lineCount: number, readonly subTotal: string, readonly grandTotal: string, readonly order: string | null, readonly lines: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly quantity: number, readonly price: string, readonly total: string }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly author: string, readonly text: string, readonly createdAt: string }>, readonly log: ReadonlyArray<{ readonly at: string, readonly staff: string, readonly action: string, readonly detail: string }> };

export type DeskMailFieldsFragment = { readonly id: string, readonly recipient: string, readonly language: string, readonly subject: string, readonly text: string | null, readonly status: string, readonly createdAt: string, readonly dueAt: string | null, readonly attempts: number, readonly failure: string | null, readonly log: ReadonlyArray<{ readonly at: string, readonly staff: string, readonly action: string, readonly detail: string }> };

export type DeskAccessRequestFieldsFragment = { readonly id: string, readonly company: string, readonly vatNumber: string | null, readonly activity: string | null, readonly status: string, readonly createdAt: string, readonly email: string, readonly phone: string | null, readonly website: string | null, readonly person: string | null, readonly personEmail: string | null, readonly address: string | null, readonly log: ReadonlyArray<{ readonly at: string, readonly staff: string, readonly action: string, readonly detail: string }> };

export type DeskOrderFieldsFragment = { readonly number: string, readonly status: string, readonly progress: string | null, readonly company: string, readonly customer: string, readonly phone: string | null, readonly createdAt: string, readonly deliveryDate: string | null, readonly cancelableUntil: string | null, readonly shippingMethod: string, readonly shippingAddress: string, readonly message: string | null, readonly purchaseReference: string | null, readonly externalCode: string | null, readonly lineCount: number, readonly grandTotal: string, readonly placedOnBehalfBy: string | null, readonly companyId: string | null, readonly lines: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly quantity: number, readonly unit: string | null, readonly delivered: number | null }>, readonly empties?: ReadonlyArray<EmptiesFieldsFragment> | null, readonly log: ReadonlyArray<{ readonly at: string, readonly staff: string, readonly action: string, readonly detail: string }> };

export type getProductListingQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  new?: boolean | null | undefined;
  url_key?: string | null | undefined;
  sort?: string | null | undefined;
  asc?: boolean | null | undefined;
  contains_allergen?: ReadonlyArray<string> | string | null | undefined;
  may_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  does_not_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  is_stock_article?: boolean | null | undefined;
  brands?: ReadonlyArray<string> | string | null | undefined;
}>;


export type getProductListingQuery = { readonly getProductListing: { readonly suggestion?: string | null, readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<ProductCardFieldsFragment> } | null };

export type getProductListingFacetsQueryVariables = Exact<{
  category?: string | null | undefined;
  search?: string | null | undefined;
  on_stock?: boolean | null | undefined;
  url_key?: string | null | undefined;
  contains_allergen?: ReadonlyArray<string> | string | null | undefined;
  may_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  does_not_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  brands?: ReadonlyArray<string> | string | null | undefined;
}>;


export type getProductListingFacetsQuery = { readonly getProductListingFacets: { readonly attributes: ReadonlyArray<{ readonly code: string, readonly label: string, readonly type: string | null, readonly range: { readonly min: number | null, readonly max: number | null, readonly avg: number | null, readonly sum: number | null } | null, readonly options: ReadonlyArray<{ readonly id: string, readonly label: string, readonly amount: number }> }> } | null };

export type homePageQueryVariables = Exact<{
  newestCount?: number | null | undefined;
  newest?: FilterProductListingInput | null | undefined;
  inStockCount?: number | null | undefined;
  inStock?: FilterProductListingInput | null | undefined;
  place?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type homePageQuery = { readonly newest: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null, readonly inStock: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null, readonly accountInfo?: { readonly status: boolean | null, readonly customer: { readonly id: string, readonly avoidedAllergens?: ReadonlyArray<string> | null } | null } | null, readonly cartDetail: CartSummaryFieldsFragment | null, readonly creditHold?: CreditHoldFieldsFragment | null, readonly ordersList: { readonly paginatorInfo: { readonly lastPage: number }, readonly data: ReadonlyArray<LastOrderFieldsFragment> } | null, readonly productLists?: { readonly data: ReadonlyArray<ListCountFieldsFragment> } | null };

export type homePricesQueryVariables = Exact<{
  newestCount?: number | null | undefined;
  newest?: FilterProductListingInput | null | undefined;
  inStockCount?: number | null | undefined;
  inStock?: FilterProductListingInput | null | undefined;
}>;


export type homePricesQuery = { readonly newest: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null, readonly inStock: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null };

export type invitationQueryVariables = Exact<{
  token: string;
}>;


export type invitationQuery = { readonly invitation?: InvitationFieldsFragment | null };

export type inviteUserMutationVariables = Exact<{
  email: string;
  role: string;
}>;


export type inviteUserMutation = { readonly inviteUser?: { readonly status: boolean | null, readonly message: string | null } | null };

export type invoiceBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type invoiceBalanceQuery = { readonly invoiceBalance?: { readonly openCount: number, readonly formattedOpen: string, readonly overdueCount: number, readonly formattedOverdue: string, readonly overdueSince: string | null, readonly payment: CreditTransferFieldsFragment | null } | null };

export type invoicePdfQueryVariables = Exact<{
  id: string;
}>;


export type invoicePdfQuery = { readonly invoicePdf?: string | null };

export type invoiceSummariesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type invoiceSummariesQuery = { readonly viewInvoices?: ReadonlyArray<InvoiceSummaryFieldsFragment> | null };

export type invoiceUblQueryVariables = Exact<{
  id: string;
}>;


export type invoiceUblQuery = { readonly invoiceUbl?: string | null };

export type lastOrderQueryVariables = Exact<{
  place?: number | null | undefined;
}>;


export type lastOrderQuery = { readonly ordersList: { readonly paginatorInfo: { readonly lastPage: number }, readonly data: ReadonlyArray<LastOrderFieldsFragment> } | null };

export type listingPageQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  new?: boolean | null | undefined;
  url_key?: string | null | undefined;
  sort?: string | null | undefined;
  asc?: boolean | null | undefined;
  contains_allergen?: ReadonlyArray<string> | string | null | undefined;
  may_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  does_not_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  is_stock_article?: boolean | null | undefined;
  brands?: ReadonlyArray<string> | string | null | undefined;
}>;


export type listingPageQuery = { readonly getProductListing: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null, readonly accountInfo?: { readonly status: boolean | null, readonly customer: { readonly id: string, readonly avoidedAllergens?: ReadonlyArray<string> | null } | null } | null, readonly cartDetail: CartSummaryFieldsFragment | null, readonly creditHold?: CreditHoldFieldsFragment | null };

export type listingPricesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  new?: boolean | null | undefined;
  url_key?: string | null | undefined;
  sort?: string | null | undefined;
  asc?: boolean | null | undefined;
  contains_allergen?: ReadonlyArray<string> | string | null | undefined;
  may_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  does_not_contain_allergen?: ReadonlyArray<string> | string | null | undefined;
  is_stock_article?: boolean | null | undefined;
  brands?: ReadonlyArray<string> | string | null | undefined;
}>;


export type listingPricesQuery = { readonly getProductListing: { readonly data: ReadonlyArray<ProductPriceFieldsFragment> } | null };

export type offerRequestMutationVariables = Exact<{
  input: OfferRequestInput;
}>;


export type offerRequestMutation = { readonly offerRequest?: { readonly success: boolean | null, readonly redirectUrl: string | null, readonly selectedMethod: string | null, readonly order: OrderSummaryFieldsFragment | null } | null };

export type orderAllergensQueryVariables = Exact<{
  id: string;
}>;


export type orderAllergensQuery = { readonly orderDetail: { readonly id: string, readonly incrementId?: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly sku: string | null, readonly product: { readonly name: string | null, readonly urlKey: string | null, readonly allergens?: ReadonlyArray<{ readonly id: string, readonly code: string, readonly label: string, readonly level: string }> | null } | null }> | null } | null };

export type orderApprovalQueryVariables = Exact<{
  id: string;
}>;


export type orderApprovalQuery = { readonly orderApproval?: ApprovalFieldsFragment | null };

export type orderApprovalsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  canDecide?: boolean | null | undefined;
}>;


export type orderApprovalsQuery = { readonly orderApprovals?: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<ApprovalSummaryFieldsFragment> } | null };

export type orderDetailQueryVariables = Exact<{
  id: string;
}>;


export type orderDetailQuery = { readonly orderDetail: OrderFieldsFragment | null };

export type orderLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type orderLimitsQuery = { readonly accountInfo?: { readonly status: boolean | null, readonly customer: { readonly id: string, readonly orderLimits?: OrderLimitFieldsFragment | null } | null } | null };

export type orderProposalQueryVariables = Exact<{ [key: string]: never; }>;


export type orderProposalQuery = { readonly orderProposal?: OrderProposalFieldsFragment | null };

export type orderRefillQueryVariables = Exact<{
  id: string;
}>;


export type orderRefillQuery = { readonly orderDetail: { readonly id: string, readonly incrementId?: string | null, readonly items: ReadonlyArray<{ readonly name: string | null, readonly sku: string | null, readonly qtyOrdered: number | null, readonly formattedPrice: { readonly price: string | null } | null, readonly product: (
        { readonly name: string | null }
        & PackingNameFieldsFragment
        & GalleryFieldsFragment
        & PriceFieldsFragment
      ) | null }> | null } | null };

export type orderYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type orderYearsQuery = { readonly orderYears?: ReadonlyArray<number> | null };

export type ordersListQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ordersListQuery = { readonly ordersList: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<OrderSummaryFieldsFragment> } | null };

export type packingsByCodesQueryVariables = Exact<{
  codes: ReadonlyArray<string> | string;
}>;


export type packingsByCodesQuery = { readonly productsByCodes?: ReadonlyArray<{ readonly code: string, readonly product: (
      { readonly name: string | null, readonly urlKey: string | null, readonly categories: ReadonlyArray<{ readonly id: string }> | null, readonly deposit?: DepositFieldsFragment | null, readonly parent: { readonly variants: ReadonlyArray<(
          { readonly deposit?: DepositFieldsFragment | null }
          & PackingFieldsFragment
        )> | null } | null, readonly variants: ReadonlyArray<(
        { readonly deposit?: DepositFieldsFragment | null }
        & PackingFieldsFragment
      )> | null }
      & GalleryFieldsFragment
      & PackingFieldsFragment
    ) | null }> | null };

export type placeOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type placeOrderMutation = { readonly placeOrder: { readonly success: boolean | null, readonly redirectUrl: string | null, readonly selectedMethod: string | null, readonly order: OrderSummaryFieldsFragment | null } | null };

export type productBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type productBySlugQuery = { readonly productBySlug: (
    { readonly relatedProducts?: ReadonlyArray<{ readonly __typename: 'RelatedProduct', readonly qty?: number | null, readonly product?: ProductCardFieldsFragment }> | null, readonly groupedProducts: ReadonlyArray<{ readonly qty: number, readonly product: ProductCardFieldsFragment }> | null }
    & ProductDetailFieldsFragment
  ) | null };

export type productChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type productChangesQuery = { readonly productChanges?: ReadonlyArray<ProductChangeFieldsFragment> | null };

export type productListNamesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type productListNamesQuery = { readonly productLists?: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<(
      { readonly id: string, readonly customerId: string | null, readonly name: string, readonly products: ReadonlyArray<{ readonly product: { readonly id: string }, readonly pivot: ProductListPivotFieldsFragment }> | null }
      & ListOriginFieldsFragment
    )> } | null };

export type productListsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type productListsQuery = { readonly productLists?: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<ProductListFieldsFragment> } | null };

export type productPageQueryVariables = Exact<{
  slug: string;
}>;


export type productPageQuery = { readonly productBySlug: ProductPagePriceFieldsFragment | null, readonly accountInfo?: { readonly status: boolean | null, readonly customer: { readonly id: string, readonly avoidedAllergens?: ReadonlyArray<string> | null } | null } | null, readonly cartDetail: CartSummaryFieldsFragment | null, readonly creditHold?: CreditHoldFieldsFragment | null };

export type productPricesQueryVariables = Exact<{
  slug: string;
}>;


export type productPricesQuery = { readonly productBySlug: ProductPagePriceFieldsFragment | null };

export type productsByCodesQueryVariables = Exact<{
  codes: ReadonlyArray<string> | string;
}>;


export type productsByCodesQuery = { readonly productsByCodes?: ReadonlyArray<{ readonly code: string, readonly product: ProductCardFieldsFragment | null }> | null };

export type recallsQueryVariables = Exact<{ [key: string]: never; }>;


export type recallsQuery = { readonly recalls?: ReadonlyArray<{ readonly id: string, readonly lot: string, readonly reason: string, readonly instruction: string, readonly startedAt: string, readonly confirmedAt: string | null, readonly lines: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly quantity: number, readonly bestBefore: string | null, readonly orderId: string, readonly orderIncrementId: string }>, readonly confirmedBy: { readonly id: string, readonly name: string | null } | null }> | null };

export type registration_countriesQueryVariables = Exact<{ [key: string]: never; }>;


export type registration_countriesQuery = { readonly registration_countries: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly vat_mask: string | null, readonly registration_enabled: boolean | null, readonly translations: ReadonlyArray<CountryTextFieldsFragment> | null, readonly states: ReadonlyArray<CountryStateFieldsFragment> | null }> | null };

export type removeAllCartItemMutationVariables = Exact<{ [key: string]: never; }>;


export type removeAllCartItemMutation = { readonly removeAllCartItem: { readonly status: boolean | null, readonly message: string | null, readonly cart: CartFieldsFragment | null } | null };

export type removeCartItemMutationVariables = Exact<{
  id: string;
}>;


export type removeCartItemMutation = { readonly removeCartItem: { readonly status: boolean | null, readonly message: string | null, readonly cart: CartFieldsFragment | null } | null };

export type removeProductFromListMutationVariables = Exact<{
  id: string;
  productId: string;
}>;


export type removeProductFromListMutation = { readonly removeProductFromList?: ProductListFieldsFragment | null };

export type removeProductListMutationVariables = Exact<{
  id: string;
}>;


export type removeProductListMutation = { readonly removeProductList?: { readonly success: boolean | null } | null };

export type removeUserMutationVariables = Exact<{
  id: string;
}>;


export type removeUserMutation = { readonly removeUser?: { readonly status: boolean | null, readonly message: string | null } | null };

export type replyToQuoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type replyToQuoteMutation = { readonly replyToQuote?: { readonly id: string, readonly status: string | null } | null };

export type requestAccessMutationVariables = Exact<{
  input: RequestAccessInput;
}>;


export type requestAccessMutation = { readonly requestAccess: { readonly status: boolean | null, readonly success: string | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly message: string, readonly code: string | null }> | null } | null };

export type requestApprovalMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type requestApprovalMutation = { readonly requestApproval?: { readonly id: string, readonly status: string } | null };

export type resetPasswordMutationVariables = Exact<{
  token: string;
  email: string;
  password: string;
  confirmPassword: string;
}>;


export type resetPasswordMutation = { readonly resetPassword: { readonly success: boolean | null } | null };

export type returnApprovalMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type returnApprovalMutation = { readonly returnApproval?: { readonly id: string, readonly status: string, readonly order: { readonly id: string, readonly incrementId?: string | null } | null } | null };

export type returnableArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type returnableArticlesQuery = { readonly returnableArticles?: ReadonlyArray<{ readonly number: string, readonly name: string, readonly formattedPrice: string }> | null };

export type shareProductListMutationVariables = Exact<{
  id: string;
  shared: boolean;
}>;


export type shareProductListMutation = { readonly shareProductList?: ProductListFieldsFragment | null };

export type shippingMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type shippingMethodsQuery = { readonly shippingMethods?: { readonly message: string | null, readonly shippingMethods: ReadonlyArray<{ readonly title: string | null, readonly methods: { readonly code: string | null, readonly label: string | null, readonly price: number | null, readonly formattedPrice: string | null, readonly minimumOrder?: number | null, readonly grandTotal?: number | null, readonly formattedGrandTotal?: string | null, readonly taxes?: ReadonlyArray<TaxRateFieldsFragment> | null, readonly addressTotals?: ReadonlyArray<{ readonly addressId: string, readonly formattedGrandTotal: string, readonly taxes: ReadonlyArray<TaxRateFieldsFragment> }> | null } | null }> | null } | null };

export type sitemapProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type sitemapProductsQuery = { readonly getProductListing: { readonly paginatorInfo: PaginatorInfoFieldsFragment, readonly data: ReadonlyArray<(
      { readonly sku: string, readonly urlKey: string | null, readonly parent: { readonly sku: string } | null, readonly localizedUrls?: ReadonlyArray<{ readonly locale: string, readonly urlKey: string }> | null }
      & GalleryFieldsFragment
    )> } | null };

export type standingOrderQueryVariables = Exact<{
  id: string;
}>;


export type standingOrderQuery = { readonly standingOrder?: StandingOrderFieldsFragment | null };

export type standingOrdersQueryVariables = Exact<{
  isPrepared?: boolean | null | undefined;
}>;


export type standingOrdersQuery = { readonly standingOrders?: ReadonlyArray<StandingOrderFieldsFragment> | null };

export type takeFromCartMutationVariables = Exact<{
  productId: string;
  quantity: number;
}>;


export type takeFromCartMutation = { readonly takeFromCart?: { readonly status: boolean | null, readonly message: string | null, readonly cart: CartFieldsFragment | null } | null };

export type unitoptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type unitoptionsQuery = { readonly unitoptions: { readonly status: boolean | null, readonly success: string | null, readonly unitoptions: ReadonlyArray<UnitOptionFieldsFragment> | null } | null };

export type updateAccountMutationVariables = Exact<{
  firstName: string;
  lastName: string;
  gender: string;
  email: string;
  phone: string;
  preferredUnit?: string | null | undefined;
  currentPassword?: string | null | undefined;
  progressMails?: boolean | null | undefined;
}>;


export type updateAccountMutation = { readonly updateAccount: { readonly status: boolean | null, readonly message: string | null, readonly customer: { readonly id: string, readonly preferred_unit: UnitOptionFieldsFragment | null } | null } | null };

export type updateAddressMutationVariables = Exact<{
  id: string;
  input: AddressInput;
}>;


export type updateAddressMutation = { readonly updateAddress?: { readonly status: boolean | null, readonly message: string | null, readonly addresses: ReadonlyArray<AddressFieldsFragment> | null } | null };

export type updateAllergenProfileMutationVariables = Exact<{
  avoid: ReadonlyArray<string> | string;
}>;


export type updateAllergenProfileMutation = { readonly updateAllergenProfile?: { readonly status: boolean | null, readonly message: string | null, readonly customer: { readonly id: string, readonly avoidedAllergens?: ReadonlyArray<string> | null } | null } | null };

export type updateItemToCartMutationVariables = Exact<{
  cartItemId: string;
  quantity: number;
}>;


export type updateItemToCartMutation = { readonly updateItemToCart: { readonly status: boolean | null, readonly message: string | null, readonly skipped?: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly reason: string, readonly requested: number, readonly added: number }> | null, readonly cart: CartFieldsFragment | null } | null };

export type updateProductListMutationVariables = Exact<{
  id: string;
  name: string;
  version?: number | null | undefined;
}>;


export type updateProductListMutation = { readonly updateProductList?: ProductListFieldsFragment | null };

export type updateProductListProductMutationVariables = Exact<{
  id: string;
  product: ProductListProductInput;
}>;


export type updateProductListProductMutation = { readonly updateProductListProduct?: ProductListProductFieldsFragment | null };

export type updateStandingOrderMutationVariables = Exact<{
  id: string;
  input: StandingOrderInput;
}>;


export type updateStandingOrderMutation = { readonly updateStandingOrder?: { readonly status: boolean | null, readonly message: string | null, readonly standingOrder: { readonly id: string } | null } | null };

export type validateTokenMutationVariables = Exact<{
  token: string;
}>;


export type validateTokenMutation = { readonly validateToken: { readonly success: boolean | null, readonly email: string | null, readonly token: string | null } | null };

export type viewInvoicesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type viewInvoicesQuery = { readonly viewInvoices?: ReadonlyArray<InvoiceFieldsFragment> | null };

export type withdrawApprovalMutationVariables = Exact<{
  id: string;
}>;


export type withdrawApprovalMutation = { readonly withdrawApproval?: { readonly id: string, readonly status: string, readonly order: { readonly id: string, readonly incrementId?: string | null } | null } | null };

export type withdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type withdrawInvitationMutation = { readonly withdrawInvitation?: { readonly status: boolean | null, readonly message: string | null } | null };

export const acceptInvitation: TypedDocument<acceptInvitationMutation, acceptInvitationMutationVariables> = {"name":"acceptInvitation","type":"mutation","roots":{"acceptInvitation":"object"},"hash":"ef363177","text":"mutation acceptInvitation($token: String!, $firstName: String!, $lastName: String!, $password: String!, $confirmPassword: String!) { acceptInvitation( input: {token: $token, firstName: $firstName, lastName: $lastName, password: $password, confirmPassword: $confirmPassword} ) { status email } }","extensions":[],"inputs":[],"operation":"Mutation.acceptInvitation"}

export const acceptQuote: TypedDocument<acceptQuoteMutation, acceptQuoteMutationVariables> = {"name":"acceptQuote","type":"mutation","roots":{"acceptQuote":"object"},"hash":"4cec4886","text":"mutation acceptQuote($id: ID!, $input: AcceptQuoteInput!) { acceptQuote(id: $id, input: $input) { success redirectUrl selectedMethod order { ... on Order { id incrementId status grandTotal totalItemCount totalQtyOrdered createdAt externalCode purchaseReference placedOnBehalfBy customer { id name } formattedPrice { grandTotal subTotal deposit returnedDeposit taxAmount shippingAmount } } } } }","extensions":[[159,170,"Order.incrementId"],[243,260,"Order.purchaseReference"],[261,277,"Order.placedOnBehalfBy"],[336,343,"FormattedOrderPrice.deposit"],[344,359,"FormattedOrderPrice.returnedDeposit"]],"inputs":[["input.empties","AcceptQuoteInput.empties"]],"operation":"Mutation.acceptQuote"}

export const accountInfo: TypedDocument<accountInfoQuery, accountInfoQueryVariables> = {"name":"accountInfo","type":"query","roots":{"accountInfo":"object"},"hash":"1b3f2987","text":"query accountInfo { accountInfo { status message customer { ... on Customer { id name firstName lastName gender dateOfBirth email phone status isVerified customerGroupId subscribedToNewsLetter progressMails permissions preferred_unit { ... on UnitOption { id label } } company { ... on Company { id companyName activity email external_code is_updated phoneNumber status vatNumber website address { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } } addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } defaultAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } createdAt updatedAt } } } }","extensions":[[193,206,"Customer.progressMails"],[207,218,"Customer.permissions"],[498,503,"Address.state"],[697,702,"Address.state"],[897,902,"Address.state"]],"inputs":[],"operation":"Query.accountInfo"}

export const addItemToCart: TypedDocument<addItemToCartMutation, addItemToCartMutationVariables> = {"name":"addItemToCart","type":"mutation","roots":{"addItemToCart":"object"},"hash":"6081bec9","text":"mutation addItemToCart($productId: ID!, $quantity: Int!, $lineId: ID) { addItemToCart( input: {productId: $productId, quantity: $quantity, lineId: $lineId} ) { status message skipped { sku name reason requested added } cart { ...CartFields } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[57,68,"AddItemToCartInput.lineId"],[139,154,"AddItemToCartInput.lineId"],[175,218,"CartItemResponse.skipped"],[381,388,"Cart.version"],[397,405,"Cart.subTotal"],[406,414,"Cart.taxTotal"],[415,425,"Cart.grandTotal"],[426,481,"Cart.formattedPrice"],[452,459,"FormattedCartPrice.deposit"],[482,500,"Cart.formattedTolerance"],[501,584,"Cart.taxes"],[557,570,"TaxRate.formattedBase"],[571,580,"TaxRate.exemption"],[686,691,"CartItem.price"],[692,697,"CartItem.total"],[698,728,"CartItem.formattedPrice"],[729,838,"CartItem.deposit"],[839,845,"CartItem.excise"],[906,921,"Product.weightTolerance"],[922,932,"Product.minimumAge"],[947,956,"Product.ownNumber"],[957,1055,"Product.priceHtml"],[982,992,"ProductPrice.validUntil"],[993,1053,"ProductPrice.tiers"],[1074,1098,"Product.allergens"],[1101,1110,"CartItem.available"],[1111,1225,"CartItem.substitutes"],[1172,1205,"Product.priceHtml"]],"inputs":[],"operation":null}

export const addItemsToCart: TypedDocument<addItemsToCartMutation, addItemsToCartMutationVariables> = {"name":"addItemsToCart","type":"mutation","roots":{"addItemsToCart":"object"},"hash":"fab825df","text":"mutation addItemsToCart($items: [AddItemToCartInput!]!) { addItemsToCart(items: $items) { status message skipped { sku name reason requested added } cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[105,148,"CartItemResponse.skipped"],[275,282,"Cart.version"],[291,299,"Cart.subTotal"],[300,308,"Cart.taxTotal"],[309,319,"Cart.grandTotal"],[320,375,"Cart.formattedPrice"],[346,353,"FormattedCartPrice.deposit"],[376,394,"Cart.formattedTolerance"],[395,478,"Cart.taxes"],[451,464,"TaxRate.formattedBase"],[465,474,"TaxRate.exemption"],[538,543,"CartItem.price"],[544,549,"CartItem.total"],[550,580,"CartItem.formattedPrice"],[581,690,"CartItem.deposit"],[691,697,"CartItem.excise"],[843,858,"Product.weightTolerance"],[859,869,"Product.minimumAge"],[884,893,"Product.ownNumber"],[894,992,"Product.priceHtml"],[919,929,"ProductPrice.validUntil"],[930,990,"ProductPrice.tiers"],[1011,1035,"Product.allergens"],[1038,1047,"CartItem.available"],[1048,1162,"CartItem.substitutes"],[1109,1142,"Product.priceHtml"]],"inputs":[["items.lineId","AddItemToCartInput.lineId"]],"operation":"Mutation.addItemsToCart"}

export const addToProductList: TypedDocument<addToProductListMutation, addToProductListMutationVariables> = {"name":"addToProductList","type":"mutation","roots":{"addToProductList":"object"},"hash":"36a8a05c","text":"mutation addToProductList($id: ID!, $products: [ProductListProductInput!]!) { addToProductList(id: $id, products: $products) { success productList { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } } }","extensions":[[210,218,"ProductList.isShared"],[219,237,"ProductList.createdBy"],[238,245,"ProductList.canEdit"],[246,254,"ProductList.canShare"],[255,262,"ProductList.version"],[355,359,"Product.type"],[397,417,"Product.packing_label_plural"],[448,459,"Product.stockStatus"],[492,505,"Product.content_count"],[506,521,"Product.weightTolerance"],[528,705,"Product.priceHtml"],[641,701,"ProductPrice.tiers"],[846,858,"Product.isInWishlist"],[896,929,"Product.allergens"],[995,999,"Product.type"],[1037,1057,"Product.packing_label_plural"],[1088,1099,"Product.stockStatus"],[1132,1145,"Product.content_count"],[1146,1161,"Product.weightTolerance"],[1168,1345,"Product.priceHtml"],[1281,1341,"ProductPrice.tiers"],[1387,1391,"Product.type"],[1429,1449,"Product.packing_label_plural"],[1480,1491,"Product.stockStatus"],[1524,1537,"Product.content_count"],[1538,1553,"Product.weightTolerance"],[1560,1737,"Product.priceHtml"],[1673,1733,"ProductPrice.tiers"],[1787,1791,"ProductListPivot.area"],[1792,1795,"ProductListPivot.par"],[1796,1804,"ProductListPivot.position"]],"inputs":[["products.area","ProductListProductInput.area"],["products.par","ProductListProductInput.par"],["products.position","ProductListProductInput.position"],["products.addOnly","ProductListProductInput.addOnly"],["products.placeOnly","ProductListProductInput.placeOnly"]],"operation":"Mutation.addToProductList"}

export const addresses: TypedDocument<addressesQuery, addressesQueryVariables> = {"name":"addresses","type":"query","roots":{"addresses":"object"},"hash":"1e9f91e5","text":"query addresses { addresses { status message addresses { ...AddressFields } } } fragment AddressFields on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt }","extensions":[[199,204,"Address.state"]],"inputs":[],"operation":null}

export const allergenProfile: TypedDocument<allergenProfileQuery, allergenProfileQueryVariables> = {"name":"allergenProfile","type":"query","roots":{"accountInfo":"object"},"hash":"7647435f","text":"query allergenProfile { accountInfo { customer { id avoidedAllergens } } }","extensions":[[52,68,"Customer.avoidedAllergens"]],"inputs":[],"operation":"Query.accountInfo"}

export const announceEmpties: TypedDocument<announceEmptiesMutation, announceEmptiesMutationVariables> = {"name":"announceEmpties","type":"mutation","roots":{"announceEmpties":"object"},"hash":"bdf835e6","text":"mutation announceEmpties($id: ID!, $empties: [EmptiesInput!]!) { announceEmpties(id: $id, empties: $empties) { id } }","extensions":[],"inputs":[],"operation":"Mutation.announceEmpties"}

export const approveOrder: TypedDocument<approveOrderMutation, approveOrderMutationVariables> = {"name":"approveOrder","type":"mutation","roots":{"approveOrder":"object"},"hash":"73943898","text":"mutation approveOrder($id: ID!, $input: ApproveOrderInput!) { approveOrder(id: $id, input: $input) { id status order { id incrementId } } }","extensions":[[122,133,"Order.incrementId"]],"inputs":[],"operation":"Mutation.approveOrder"}

export const cancelOrder: TypedDocument<cancelOrderMutation, cancelOrderMutationVariables> = {"name":"cancelOrder","type":"mutation","roots":{"cancelOrder":"object"},"hash":"d5fdfede","text":"mutation cancelOrder($id: ID!, $toCart: Boolean!) { cancelOrder(id: $id, toCart: $toCart) { status message skipped { sku name reason requested added } cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[107,150,"CartItemResponse.skipped"],[277,284,"Cart.version"],[293,301,"Cart.subTotal"],[302,310,"Cart.taxTotal"],[311,321,"Cart.grandTotal"],[322,377,"Cart.formattedPrice"],[348,355,"FormattedCartPrice.deposit"],[378,396,"Cart.formattedTolerance"],[397,480,"Cart.taxes"],[453,466,"TaxRate.formattedBase"],[467,476,"TaxRate.exemption"],[540,545,"CartItem.price"],[546,551,"CartItem.total"],[552,582,"CartItem.formattedPrice"],[583,692,"CartItem.deposit"],[693,699,"CartItem.excise"],[845,860,"Product.weightTolerance"],[861,871,"Product.minimumAge"],[886,895,"Product.ownNumber"],[896,994,"Product.priceHtml"],[921,931,"ProductPrice.validUntil"],[932,992,"ProductPrice.tiers"],[1013,1037,"Product.allergens"],[1040,1049,"CartItem.available"],[1050,1164,"CartItem.substitutes"],[1111,1144,"Product.priceHtml"]],"inputs":[],"operation":"Mutation.cancelOrder"}

export const cartAllergens: TypedDocument<cartAllergensQuery, cartAllergensQueryVariables> = {"name":"cartAllergens","type":"query","roots":{"cartDetail":"object"},"hash":"830e5fe1","text":"query cartAllergens { cartDetail { items { id name sku product { sku urlKey allergens { id code label level } } } } }","extensions":[[76,109,"Product.allergens"]],"inputs":[],"operation":null}

export const cartAmounts: TypedDocument<cartAmountsQuery, cartAmountsQueryVariables> = {"name":"cartAmounts","type":"query","roots":{"cartDetail":"object"},"hash":"e7182a37","text":"query cartAmounts { cartDetail { ...CartAmountFields } } fragment CartAmountFields on Cart { id items { id quantity product { id } } }","extensions":[],"inputs":[],"operation":null}

export const cartDetail: TypedDocument<cartDetailQuery, cartDetailQueryVariables> = {"name":"cartDetail","type":"query","roots":{"cartDetail":"object","creditHold":"object"},"hash":"9f433818","text":"query cartDetail { cartDetail { ...CartFields } creditHold { ... on CreditHold { since reason formattedAmountOpen } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[48,117,"Query.creditHold"],[255,262,"Cart.version"],[271,279,"Cart.subTotal"],[280,288,"Cart.taxTotal"],[289,299,"Cart.grandTotal"],[300,355,"Cart.formattedPrice"],[326,333,"FormattedCartPrice.deposit"],[356,374,"Cart.formattedTolerance"],[375,458,"Cart.taxes"],[431,444,"TaxRate.formattedBase"],[445,454,"TaxRate.exemption"],[560,565,"CartItem.price"],[566,571,"CartItem.total"],[572,602,"CartItem.formattedPrice"],[603,712,"CartItem.deposit"],[713,719,"CartItem.excise"],[780,795,"Product.weightTolerance"],[796,806,"Product.minimumAge"],[821,830,"Product.ownNumber"],[831,929,"Product.priceHtml"],[856,866,"ProductPrice.validUntil"],[867,927,"ProductPrice.tiers"],[948,972,"Product.allergens"],[975,984,"CartItem.available"],[985,1099,"CartItem.substitutes"],[1046,1079,"Product.priceHtml"]],"inputs":[],"operation":null}

export const cartItems: TypedDocument<cartItemsQuery, cartItemsQueryVariables> = {"name":"cartItems","type":"query","roots":{"cartItems":"list"},"hash":"78bf1f32","text":"query cartItems { cartItems { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[123,128,"CartItem.price"],[129,134,"CartItem.total"],[135,165,"CartItem.formattedPrice"],[166,275,"CartItem.deposit"],[276,282,"CartItem.excise"],[343,358,"Product.weightTolerance"],[359,369,"Product.minimumAge"],[384,393,"Product.ownNumber"],[394,492,"Product.priceHtml"],[419,429,"ProductPrice.validUntil"],[430,490,"ProductPrice.tiers"],[511,535,"Product.allergens"],[538,547,"CartItem.available"],[548,662,"CartItem.substitutes"],[609,642,"Product.priceHtml"]],"inputs":[],"operation":null}

export const cartSummary: TypedDocument<cartSummaryQuery, cartSummaryQueryVariables> = {"name":"cartSummary","type":"query","roots":{"cartDetail":"object","creditHold":"object"},"hash":"5cb26620","text":"query cartSummary { cartDetail { ...CartSummaryFields } creditHold { ... on CreditHold { since reason formattedAmountOpen } } } fragment CartSummaryFields on Cart { id version isGuest formattedPrice { subTotal } items { id } }","extensions":[[56,125,"Query.creditHold"],[168,175,"Cart.version"],[184,211,"Cart.formattedPrice"]],"inputs":[],"operation":null}

export const categories: TypedDocument<categoriesQuery, categoriesQueryVariables> = {"name":"categories","type":"query","roots":{"categories":"object"},"hash":"3c708983","text":"query categories($first: Int, $page: Int, $input: FilterCategoryListInput) { categories(first: $first, page: $page, input: $input) { paginatorInfo { ...PaginatorInfoFields } data { ...CategoryFields children { ...CategoryFields children { ...CategoryFields } } } } } fragment PaginatorInfoFields on PaginatorInfo { count currentPage lastPage total } fragment CategoryFields on Category { id name position urlPath type productCount externalCode parentId imageUrl localizedUrls { locale urlPath } breadcrumbs { name url_path } }","extensions":[[453,461,"Category.imageUrl"],[462,494,"Category.localizedUrls"]],"inputs":[],"operation":null}

export const changeApproval: TypedDocument<changeApprovalMutation, changeApprovalMutationVariables> = {"name":"changeApproval","type":"mutation","roots":{"changeApproval":"object"},"hash":"422c7fc9","text":"mutation changeApproval($id: ID!, $input: ChangeApprovalInput!) { changeApproval(id: $id, input: $input) { id status order { id incrementId } } }","extensions":[[128,139,"Order.incrementId"]],"inputs":[],"operation":"Mutation.changeApproval"}

export const changePassword: TypedDocument<changePasswordMutation, changePasswordMutationVariables> = {"name":"changePassword","type":"mutation","roots":{"changePassword":"object"},"hash":"a35457fc","text":"mutation changePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) { changePassword( input: {currentPassword: $currentPassword, password: $password, confirmPassword: $confirmPassword} ) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.changePassword"}

export const changeStandingOrderDate: TypedDocument<changeStandingOrderDateMutation, changeStandingOrderDateMutationVariables> = {"name":"changeStandingOrderDate","type":"mutation","roots":{"changeStandingOrderDate":"object"},"hash":"d26dd591","text":"mutation changeStandingOrderDate($id: ID!, $input: StandingOrderDateInput!) { changeStandingOrderDate(id: $id, input: $input) { status message standingOrder { id } } }","extensions":[],"inputs":[],"operation":"Mutation.changeStandingOrderDate"}

export const changeStandingOrderState: TypedDocument<changeStandingOrderStateMutation, changeStandingOrderStateMutationVariables> = {"name":"changeStandingOrderState","type":"mutation","roots":{"changeStandingOrderState":"object"},"hash":"aa36436d","text":"mutation changeStandingOrderState($id: ID!, $state: String!) { changeStandingOrderState(id: $id, state: $state) { status message standingOrder { id } } }","extensions":[],"inputs":[],"operation":"Mutation.changeStandingOrderState"}

export const changeUserLimits: TypedDocument<changeUserLimitsMutation, changeUserLimitsMutationVariables> = {"name":"changeUserLimits","type":"mutation","roots":{"changeUserLimits":"object"},"hash":"bf5a94e5","text":"mutation changeUserLimits($id: ID!, $input: UserLimitsInput!) { changeUserLimits(id: $id, input: $input) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.changeUserLimits"}

export const changeUserRole: TypedDocument<changeUserRoleMutation, changeUserRoleMutationVariables> = {"name":"changeUserRole","type":"mutation","roots":{"changeUserRole":"object"},"hash":"d4edde49","text":"mutation changeUserRole($id: ID!, $role: String!) { changeUserRole(id: $id, role: $role) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.changeUserRole"}

export const codePrices: TypedDocument<codePricesQuery, codePricesQueryVariables> = {"name":"codePrices","type":"query","roots":{"productsByCodes":"list"},"hash":"da00625c","text":"query codePrices($codes: [String!]!) { productsByCodes(codes: $codes) { product { ... on Product { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } isInWishlist variants { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } } } parent { id variants { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } } } } } }","extensions":[[169,180,"Product.stockStatus"],[213,226,"Product.content_count"],[227,236,"Product.ownNumber"],[237,425,"Product.priceHtml"],[350,410,"ProductPrice.tiers"],[413,423,"ProductPrice.validUntil"],[428,440,"Product.isInWishlist"],[522,533,"Product.stockStatus"],[566,579,"Product.content_count"],[580,589,"Product.ownNumber"],[590,778,"Product.priceHtml"],[703,763,"ProductPrice.tiers"],[766,776,"ProductPrice.validUntil"],[878,889,"Product.stockStatus"],[922,935,"Product.content_count"],[936,945,"Product.ownNumber"],[946,1134,"Product.priceHtml"],[1059,1119,"ProductPrice.tiers"],[1122,1132,"ProductPrice.validUntil"]],"inputs":[],"operation":"Query.productsByCodes"}

export const companyAddresses: TypedDocument<companyAddressesQuery, companyAddressesQueryVariables> = {"name":"companyAddresses","type":"query","roots":{"companyAddresses":"object"},"hash":"ff0238ac","text":"query companyAddresses { companyAddresses { status message addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } }","extensions":[[171,176,"Address.state"]],"inputs":[],"operation":"Query.companyAddresses"}

export const companyProducts: TypedDocument<companyProductsQuery, companyProductsQueryVariables> = {"name":"companyProducts","type":"query","roots":{"companyProducts":"object"},"hash":"cfcf5a20","text":"query companyProducts($first: Int = 16, $page: Int, $search: String, $new: Boolean, $url_key: String, $contains_allergen: [ID!], $may_contain_allergen: [ID!], $does_not_contain_allergen: [ID!], $is_stock_article: Boolean, $brands: [ID!]) { companyProducts( first: $first page: $page input: {search: $search, new: $new, url_key: $url_key, contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen, is_stock_article: $is_stock_article, brands: $brands} ) { paginatorInfo { ... on PaginatorInfo { count currentPage lastPage total } } data { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } ... on Product { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } isInWishlist variants { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } } } } } }","extensions":[[659,663,"Product.type"],[701,721,"Product.packing_label_plural"],[752,763,"Product.stockStatus"],[796,809,"Product.content_count"],[810,825,"Product.weightTolerance"],[832,1009,"Product.priceHtml"],[945,1005,"ProductPrice.tiers"],[1150,1162,"Product.isInWishlist"],[1200,1233,"Product.allergens"],[1299,1303,"Product.type"],[1341,1361,"Product.packing_label_plural"],[1392,1403,"Product.stockStatus"],[1436,1449,"Product.content_count"],[1450,1465,"Product.weightTolerance"],[1472,1649,"Product.priceHtml"],[1585,1645,"ProductPrice.tiers"],[1691,1695,"Product.type"],[1733,1753,"Product.packing_label_plural"],[1784,1795,"Product.stockStatus"],[1828,1841,"Product.content_count"],[1842,1857,"Product.weightTolerance"],[1864,2041,"Product.priceHtml"],[1977,2037,"ProductPrice.tiers"],[2135,2146,"Product.stockStatus"],[2179,2192,"Product.content_count"],[2193,2202,"Product.ownNumber"],[2203,2391,"Product.priceHtml"],[2316,2376,"ProductPrice.tiers"],[2379,2389,"ProductPrice.validUntil"],[2394,2406,"Product.isInWishlist"],[2488,2499,"Product.stockStatus"],[2532,2545,"Product.content_count"],[2546,2555,"Product.ownNumber"],[2556,2744,"Product.priceHtml"],[2669,2729,"ProductPrice.tiers"],[2732,2742,"ProductPrice.validUntil"]],"inputs":[],"operation":"Query.companyProducts"}

export const companyUsers: TypedDocument<companyUsersQuery, companyUsersQueryVariables> = {"name":"companyUsers","type":"query","roots":{"companyUsers":"object"},"hash":"181e3a7f","text":"query companyUsers { companyUsers { ... on CompanyUsers { users { ... on Customer { id name email role lastLoginAt orderLimits { ... on OrderLimits { order formattedOrder month formattedMonth orderedThisMonth formattedOrderedThisMonth } } } } invitations { ... on Invitation { id email role companyName expiresAt } } } } }","extensions":[[98,102,"Customer.role"],[103,114,"Customer.lastLoginAt"],[115,238,"Customer.orderLimits"]],"inputs":[],"operation":"Query.companyUsers"}

export const confirmRecall: TypedDocument<confirmRecallMutation, confirmRecallMutationVariables> = {"name":"confirmRecall","type":"mutation","roots":{"confirmRecall":"object"},"hash":"d141c0be","text":"mutation confirmRecall($id: ID!) { confirmRecall(id: $id) { id lot } }","extensions":[],"inputs":[],"operation":"Mutation.confirmRecall"}

export const convertApprovalToCart: TypedDocument<convertApprovalToCartMutation, convertApprovalToCartMutationVariables> = {"name":"convertApprovalToCart","type":"mutation","roots":{"convertApprovalToCart":"object"},"hash":"f00db5b0","text":"mutation convertApprovalToCart($id: ID!) { convertApprovalToCart(id: $id) { status message skipped { sku name reason requested added } cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[91,134,"CartItemResponse.skipped"],[261,268,"Cart.version"],[277,285,"Cart.subTotal"],[286,294,"Cart.taxTotal"],[295,305,"Cart.grandTotal"],[306,361,"Cart.formattedPrice"],[332,339,"FormattedCartPrice.deposit"],[362,380,"Cart.formattedTolerance"],[381,464,"Cart.taxes"],[437,450,"TaxRate.formattedBase"],[451,460,"TaxRate.exemption"],[524,529,"CartItem.price"],[530,535,"CartItem.total"],[536,566,"CartItem.formattedPrice"],[567,676,"CartItem.deposit"],[677,683,"CartItem.excise"],[829,844,"Product.weightTolerance"],[845,855,"Product.minimumAge"],[870,879,"Product.ownNumber"],[880,978,"Product.priceHtml"],[905,915,"ProductPrice.validUntil"],[916,976,"ProductPrice.tiers"],[997,1021,"Product.allergens"],[1024,1033,"CartItem.available"],[1034,1148,"CartItem.substitutes"],[1095,1128,"Product.priceHtml"]],"inputs":[],"operation":"Mutation.convertApprovalToCart"}

export const convertOrderToCart: TypedDocument<convertOrderToCartMutation, convertOrderToCartMutationVariables> = {"name":"convertOrderToCart","type":"mutation","roots":{"convertOrderToCart":"object"},"hash":"d70de94a","text":"mutation convertOrderToCart($id: ID!, $replace: Boolean) { convertOrderToCart(id: $id, replace: $replace) { status message skipped { sku name reason requested added } cart { ...CartFields } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[38,55,"Mutation.convertOrderToCart(replace:)"],[87,104,"Mutation.convertOrderToCart(replace:)"],[123,166,"CartItemResponse.skipped"],[329,336,"Cart.version"],[345,353,"Cart.subTotal"],[354,362,"Cart.taxTotal"],[363,373,"Cart.grandTotal"],[374,429,"Cart.formattedPrice"],[400,407,"FormattedCartPrice.deposit"],[430,448,"Cart.formattedTolerance"],[449,532,"Cart.taxes"],[505,518,"TaxRate.formattedBase"],[519,528,"TaxRate.exemption"],[634,639,"CartItem.price"],[640,645,"CartItem.total"],[646,676,"CartItem.formattedPrice"],[677,786,"CartItem.deposit"],[787,793,"CartItem.excise"],[854,869,"Product.weightTolerance"],[870,880,"Product.minimumAge"],[895,904,"Product.ownNumber"],[905,1003,"Product.priceHtml"],[930,940,"ProductPrice.validUntil"],[941,1001,"ProductPrice.tiers"],[1022,1046,"Product.allergens"],[1049,1058,"CartItem.available"],[1059,1173,"CartItem.substitutes"],[1120,1153,"Product.priceHtml"]],"inputs":[],"operation":null}

export const convertProductListToCart: TypedDocument<convertProductListToCartMutation, convertProductListToCartMutationVariables> = {"name":"convertProductListToCart","type":"mutation","roots":{"convertProductListToCart":"object"},"hash":"94281913","text":"mutation convertProductListToCart($id: ID!, $replace: Boolean) { convertProductListToCart(id: $id, replace: $replace) { status message skipped { sku name reason requested added } cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[44,61,"Mutation.convertProductListToCart(replace:)"],[99,116,"Mutation.convertProductListToCart(replace:)"],[135,178,"CartItemResponse.skipped"],[305,312,"Cart.version"],[321,329,"Cart.subTotal"],[330,338,"Cart.taxTotal"],[339,349,"Cart.grandTotal"],[350,405,"Cart.formattedPrice"],[376,383,"FormattedCartPrice.deposit"],[406,424,"Cart.formattedTolerance"],[425,508,"Cart.taxes"],[481,494,"TaxRate.formattedBase"],[495,504,"TaxRate.exemption"],[568,573,"CartItem.price"],[574,579,"CartItem.total"],[580,610,"CartItem.formattedPrice"],[611,720,"CartItem.deposit"],[721,727,"CartItem.excise"],[873,888,"Product.weightTolerance"],[889,899,"Product.minimumAge"],[914,923,"Product.ownNumber"],[924,1022,"Product.priceHtml"],[949,959,"ProductPrice.validUntil"],[960,1020,"ProductPrice.tiers"],[1041,1065,"Product.allergens"],[1068,1077,"CartItem.available"],[1078,1192,"CartItem.substitutes"],[1139,1172,"Product.priceHtml"]],"inputs":[],"operation":"Mutation.convertProductListToCart"}

export const convertStandingOrderToCart: TypedDocument<convertStandingOrderToCartMutation, convertStandingOrderToCartMutationVariables> = {"name":"convertStandingOrderToCart","type":"mutation","roots":{"convertStandingOrderToCart":"object"},"hash":"e25c1eca","text":"mutation convertStandingOrderToCart($id: ID!, $date: String!) { convertStandingOrderToCart(id: $id, date: $date) { status message skipped { sku name reason requested added } cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[130,173,"CartItemResponse.skipped"],[300,307,"Cart.version"],[316,324,"Cart.subTotal"],[325,333,"Cart.taxTotal"],[334,344,"Cart.grandTotal"],[345,400,"Cart.formattedPrice"],[371,378,"FormattedCartPrice.deposit"],[401,419,"Cart.formattedTolerance"],[420,503,"Cart.taxes"],[476,489,"TaxRate.formattedBase"],[490,499,"TaxRate.exemption"],[563,568,"CartItem.price"],[569,574,"CartItem.total"],[575,605,"CartItem.formattedPrice"],[606,715,"CartItem.deposit"],[716,722,"CartItem.excise"],[868,883,"Product.weightTolerance"],[884,894,"Product.minimumAge"],[909,918,"Product.ownNumber"],[919,1017,"Product.priceHtml"],[944,954,"ProductPrice.validUntil"],[955,1015,"ProductPrice.tiers"],[1036,1060,"Product.allergens"],[1063,1072,"CartItem.available"],[1073,1187,"CartItem.substitutes"],[1134,1167,"Product.priceHtml"]],"inputs":[],"operation":"Mutation.convertStandingOrderToCart"}

export const countries: TypedDocument<countriesQuery, countriesQueryVariables> = {"name":"countries","type":"query","roots":{"countries":"list"},"hash":"9832a2e1","text":"query countries { countries { id code name translations { ...CountryTextFields } states { ...CountryStateFields } } } fragment CountryTextFields on CountryTranslation { locale name } fragment CountryStateFields on CountryState { id code defaultName }","extensions":[],"inputs":[],"operation":null}

export const createAddress: TypedDocument<createAddressMutation, createAddressMutationVariables> = {"name":"createAddress","type":"mutation","roots":{"createAddress":"object"},"hash":"fdde79ba","text":"mutation createAddress($input: AddressInput!) { createAddress(input: $input) { status message addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } }","extensions":[[206,211,"Address.state"]],"inputs":[],"operation":"Mutation.createAddress"}

export const createProductList: TypedDocument<createProductListMutation, createProductListMutationVariables> = {"name":"createProductList","type":"mutation","roots":{"createProductList":"object"},"hash":"18a603eb","text":"mutation createProductList($name: String!, $shared: Boolean) { createProductList(name: $name, shared: $shared) { success productList { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } } }","extensions":[[43,59,"Mutation.createProductList(shared:)"],[94,109,"Mutation.createProductList(shared:)"],[196,204,"ProductList.isShared"],[205,223,"ProductList.createdBy"],[224,231,"ProductList.canEdit"],[232,240,"ProductList.canShare"],[241,248,"ProductList.version"],[341,345,"Product.type"],[383,403,"Product.packing_label_plural"],[434,445,"Product.stockStatus"],[478,491,"Product.content_count"],[492,507,"Product.weightTolerance"],[514,691,"Product.priceHtml"],[627,687,"ProductPrice.tiers"],[832,844,"Product.isInWishlist"],[882,915,"Product.allergens"],[981,985,"Product.type"],[1023,1043,"Product.packing_label_plural"],[1074,1085,"Product.stockStatus"],[1118,1131,"Product.content_count"],[1132,1147,"Product.weightTolerance"],[1154,1331,"Product.priceHtml"],[1267,1327,"ProductPrice.tiers"],[1373,1377,"Product.type"],[1415,1435,"Product.packing_label_plural"],[1466,1477,"Product.stockStatus"],[1510,1523,"Product.content_count"],[1524,1539,"Product.weightTolerance"],[1546,1723,"Product.priceHtml"],[1659,1719,"ProductPrice.tiers"],[1773,1777,"ProductListPivot.area"],[1778,1781,"ProductListPivot.par"],[1782,1790,"ProductListPivot.position"]],"inputs":[],"operation":"Mutation.createProductList"}

export const createStandingOrder: TypedDocument<createStandingOrderMutation, createStandingOrderMutationVariables> = {"name":"createStandingOrder","type":"mutation","roots":{"createStandingOrder":"object"},"hash":"90275b85","text":"mutation createStandingOrder($input: StandingOrderInput!) { createStandingOrder(input: $input) { status message standingOrder { id } } }","extensions":[],"inputs":[],"operation":"Mutation.createStandingOrder"}

export const customerAddresses: TypedDocument<customerAddressesQuery, customerAddressesQueryVariables> = {"name":"customerAddresses","type":"query","roots":{"customerAddresses":"object"},"hash":"7fca4299","text":"query customerAddresses { customerAddresses { status message addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } }","extensions":[[173,178,"Address.state"]],"inputs":[],"operation":"Query.customerAddresses"}

export const customerLogin: TypedDocument<customerLoginMutation, customerLoginMutationVariables> = {"name":"customerLogin","type":"mutation","roots":{"customerLogin":"object"},"hash":"8958c75d","text":"mutation customerLogin($email: String!, $password: String!, $remember: Boolean) { customerLogin(input: {email: $email, password: $password, remember: $remember}) { status success accessToken tokenType expiresIn customer { ...CustomerFields } } } fragment CustomerFields on Customer { id name firstName lastName gender dateOfBirth email phone status isVerified customerGroupId subscribedToNewsLetter progressMails permissions preferred_unit { ...UnitOptionFields } company { ...CompanyFields } addresses { ...AddressFields } defaultAddress { ...AddressFields } createdAt updatedAt } fragment UnitOptionFields on UnitOption { id label } fragment CompanyFields on Company { id companyName activity email external_code is_updated phoneNumber status vatNumber website address { ...AddressFields } } fragment AddressFields on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt }","extensions":[[399,412,"Customer.progressMails"],[413,424,"Customer.permissions"],[913,918,"Address.state"]],"inputs":[],"operation":null}

export const customerLogout: TypedDocument<customerLogoutMutation, customerLogoutMutationVariables> = {"name":"customerLogout","type":"mutation","roots":{"customerLogout":"object"},"hash":"1199f148","text":"mutation customerLogout { customerLogout { status success } }","extensions":[],"inputs":[],"operation":"Mutation.customerLogout"}

export const declineQuote: TypedDocument<declineQuoteMutation, declineQuoteMutationVariables> = {"name":"declineQuote","type":"mutation","roots":{"declineQuote":"object"},"hash":"05360e0f","text":"mutation declineQuote($id: ID!, $text: String) { declineQuote(id: $id, text: $text) { id status } }","extensions":[],"inputs":[],"operation":"Mutation.declineQuote"}

export const deleteAddress: TypedDocument<deleteAddressMutation, deleteAddressMutationVariables> = {"name":"deleteAddress","type":"mutation","roots":{"deleteAddress":"object"},"hash":"2923bb16","text":"mutation deleteAddress($id: ID!) { deleteAddress(id: $id) { status message addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } }","extensions":[[187,192,"Address.state"]],"inputs":[],"operation":"Mutation.deleteAddress"}

export const deliveryOptions: TypedDocument<deliveryOptionsQuery, deliveryOptionsQueryVariables> = {"name":"deliveryOptions","type":"query","roots":{"deliveryOptions":"object"},"hash":"068041f8","text":"query deliveryOptions { deliveryOptions { timeZone minimumOrder smallOrderFee freeFrom leadDays days { date cutOff from until } } }","extensions":[[87,95,"DeliveryOptions.leadDays"],[115,119,"DeliveryDay.from"],[120,125,"DeliveryDay.until"]],"inputs":[],"operation":"Query.deliveryOptions"}

export const deskAccessRequest: TypedDocument<deskAccessRequestQuery, deskAccessRequestQueryVariables> = {"name":"deskAccessRequest","type":"query","roots":{"deskAccessRequest":"object"},"hash":"f0a9f4c5","text":"query deskAccessRequest($id: ID!) { deskAccessRequest(id: $id) { ... on DeskAccessRequest { id company vatNumber activity status createdAt email phone website person personEmail address log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Query.deskAccessRequest"}

export const deskAccessRequests: TypedDocument<deskAccessRequestsQuery, deskAccessRequestsQueryVariables> = {"name":"deskAccessRequests","type":"query","roots":{"deskAccessRequests":"list"},"hash":"78397fc6","text":"query deskAccessRequests($status: String) { deskAccessRequests(status: $status) { ... on DeskAccessRequest { id company vatNumber activity status createdAt email phone website person personEmail address log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Query.deskAccessRequests"}

export const deskAnswerQuote: TypedDocument<deskAnswerQuoteMutation, deskAnswerQuoteMutationVariables> = {"name":"deskAnswerQuote","type":"mutation","roots":{"deskAnswerQuote":"object"},"hash":"3bbc8656","text":"mutation deskAnswerQuote($input: DeskQuoteAnswerInput!) { deskAnswerQuote(input: $input) { ... on DeskQuote { number status isWaiting company customer email phone createdAt deliveryDate shippingMethod message version validUntil lineCount subTotal grandTotal lines { sku name quantity price total } messages { id author text createdAt } order log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Mutation.deskAnswerQuote"}

export const deskApproveAccess: TypedDocument<deskApproveAccessMutation, deskApproveAccessMutationVariables> = {"name":"deskApproveAccess","type":"mutation","roots":{"deskApproveAccess":"object"},"hash":"1e2e837a","text":"mutation deskApproveAccess($id: ID!) { deskApproveAccess(id: $id) { ... on DeskAccessRequest { id company vatNumber activity status createdAt email phone website person personEmail address log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Mutation.deskApproveAccess"}

export const deskChangePassword: TypedDocument<deskChangePasswordMutation, deskChangePasswordMutationVariables> = {"name":"deskChangePassword","type":"mutation","roots":{"deskChangePassword":"object"},"hash":"12764b4a","text":"mutation deskChangePassword($input: DeskPasswordInput!) { deskChangePassword(input: $input) { email mustChangePassword } }","extensions":[],"inputs":[],"operation":"Mutation.deskChangePassword"}

export const deskCustomer: TypedDocument<deskCustomerQuery, deskCustomerQueryVariables> = {"name":"deskCustomer","type":"query","roots":{"deskCustomer":"object"},"hash":"9ffcd20a","text":"query deskCustomer($id: ID!) { deskCustomer(id: $id) { id company number place email phone formattedOpen creditHold { since reason formattedAmountOpen } users { id name email role isActive canOrder } orders { number status createdAt deliveryDate orderedBy placedOnBehalfBy grandTotal } } }","extensions":[],"inputs":[],"operation":"Query.deskCustomer"}

export const deskCustomers: TypedDocument<deskCustomersQuery, deskCustomersQueryVariables> = {"name":"deskCustomers","type":"query","roots":{"deskCustomers":"object"},"hash":"ec47d0df","text":"query deskCustomers($input: DeskCustomersInput!) { deskCustomers(input: $input) { total page lastPage customers { id company number place phone isOnHold } } }","extensions":[],"inputs":[],"operation":"Query.deskCustomers"}

export const deskLogin: TypedDocument<deskLoginMutation, deskLoginMutationVariables> = {"name":"deskLogin","type":"mutation","roots":{"deskLogin":"object"},"hash":"7526f234","text":"mutation deskLogin($input: DeskLoginInput!) { deskLogin(input: $input) { token expiresIn staff { email name mustChangePassword } } }","extensions":[],"inputs":[],"operation":"Mutation.deskLogin"}

export const deskLogout: TypedDocument<deskLogoutMutation, deskLogoutMutationVariables> = {"name":"deskLogout","type":"mutation","roots":{"deskLogout":"leaf"},"hash":"98d2adf7","text":"mutation deskLogout { deskLogout }","extensions":[],"inputs":[],"operation":"Mutation.deskLogout"}

export const deskMail: TypedDocument<deskMailQuery, deskMailQueryVariables> = {"name":"deskMail","type":"query","roots":{"deskMail":"object"},"hash":"eddcdff1","text":"query deskMail($id: ID!) { deskMail(id: $id) { ... on DeskMail { id recipient language subject text status createdAt dueAt attempts failure log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Query.deskMail"}

export const deskMails: TypedDocument<deskMailsQuery, deskMailsQueryVariables> = {"name":"deskMails","type":"query","roots":{"deskMails":"object"},"hash":"1e3dc3d8","text":"query deskMails($input: DeskMailsInput!) { deskMails(input: $input) { hasMore mails { ... on DeskMail { id recipient language subject text status createdAt dueAt attempts failure log { at staff action detail } } } } }","extensions":[],"inputs":[],"operation":"Query.deskMails"}

export const deskNotFoundLog: TypedDocument<deskNotFoundLogQuery, deskNotFoundLogQueryVariables> = {"name":"deskNotFoundLog","type":"query","roots":{"deskNotFoundLog":"list"},"hash":"99f6496d","text":"query deskNotFoundLog { deskNotFoundLog { at staff action detail } }","extensions":[],"inputs":[],"operation":"Query.deskNotFoundLog"}

export const deskOrder: TypedDocument<deskOrderQuery, deskOrderQueryVariables> = {"name":"deskOrder","type":"query","roots":{"deskOrder":"object"},"hash":"c8487703","text":"query deskOrder($number: String!) { deskOrder(number: $number) { ... on DeskOrder { number status progress company customer phone createdAt deliveryDate cancelableUntil shippingMethod shippingAddress message purchaseReference externalCode lineCount grandTotal placedOnBehalfBy companyId lines { sku name quantity unit delivered } empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } log { at staff action detail } } } }","extensions":[[330,421,"DeskOrder.empties"]],"inputs":[],"operation":"Query.deskOrder"}

export const deskOrders: TypedDocument<deskOrdersQuery, deskOrdersQueryVariables> = {"name":"deskOrders","type":"query","roots":{"deskOrders":"object"},"hash":"e95fb7b1","text":"query deskOrders($input: DeskOrdersInput!) { deskOrders(input: $input) { hasMore orders { ... on DeskOrder { number status progress company customer phone createdAt deliveryDate cancelableUntil shippingMethod shippingAddress message purchaseReference externalCode lineCount grandTotal placedOnBehalfBy companyId lines { sku name quantity unit delivered } empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } log { at staff action detail } } } } }","extensions":[[355,446,"DeskOrder.empties"]],"inputs":[],"operation":"Query.deskOrders"}

export const deskQuote: TypedDocument<deskQuoteQuery, deskQuoteQueryVariables> = {"name":"deskQuote","type":"query","roots":{"deskQuote":"object"},"hash":"e4492831","text":"query deskQuote($number: String!) { deskQuote(number: $number) { ... on DeskQuote { number status isWaiting company customer email phone createdAt deliveryDate shippingMethod message version validUntil lineCount subTotal grandTotal lines { sku name quantity price total } messages { id author text createdAt } order log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Query.deskQuote"}

export const deskQuotes: TypedDocument<deskQuotesQuery, deskQuotesQueryVariables> = {"name":"deskQuotes","type":"query","roots":{"deskQuotes":"list"},"hash":"597fac4c","text":"query deskQuotes($state: String) { deskQuotes(state: $state) { ... on DeskQuote { number status isWaiting company customer email phone createdAt deliveryDate shippingMethod message version validUntil lineCount subTotal grandTotal lines { sku name quantity price total } messages { id author text createdAt } order log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Query.deskQuotes"}

export const deskRecordNotFound: TypedDocument<deskRecordNotFoundMutation, deskRecordNotFoundMutationVariables> = {"name":"deskRecordNotFound","type":"mutation","roots":{"deskRecordNotFound":"leaf"},"hash":"caa3ee82","text":"mutation deskRecordNotFound($input: DeskRecordNotFoundInput!) { deskRecordNotFound(input: $input) }","extensions":[],"inputs":[],"operation":"Mutation.deskRecordNotFound"}

export const deskRejectAccess: TypedDocument<deskRejectAccessMutation, deskRejectAccessMutationVariables> = {"name":"deskRejectAccess","type":"mutation","roots":{"deskRejectAccess":"object"},"hash":"753ab5fa","text":"mutation deskRejectAccess($id: ID!, $reason: String!) { deskRejectAccess(id: $id, reason: $reason) { ... on DeskAccessRequest { id company vatNumber activity status createdAt email phone website person personEmail address log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Mutation.deskRejectAccess"}

export const deskResendMail: TypedDocument<deskResendMailMutation, deskResendMailMutationVariables> = {"name":"deskResendMail","type":"mutation","roots":{"deskResendMail":"object"},"hash":"8efd3449","text":"mutation deskResendMail($id: ID!) { deskResendMail(id: $id) { ... on DeskMail { id recipient language subject text status createdAt dueAt attempts failure log { at staff action detail } } } }","extensions":[],"inputs":[],"operation":"Mutation.deskResendMail"}

export const deskStaff: TypedDocument<deskStaffQuery, deskStaffQueryVariables> = {"name":"deskStaff","type":"query","roots":{"deskStaff":"object"},"hash":"3ce1a3e1","text":"query deskStaff { deskStaff { email name mustChangePassword waiting { orders accessRequests quotes mails } } }","extensions":[[60,106,"DeskStaff.waiting"]],"inputs":[],"operation":"Query.deskStaff"}

export const deskStartOrder: TypedDocument<deskStartOrderMutation, deskStartOrderMutationVariables> = {"name":"deskStartOrder","type":"mutation","roots":{"deskStartOrder":"object"},"hash":"b6282bd2","text":"mutation deskStartOrder($userId: ID!) { deskStartOrder(userId: $userId) { accessToken expiresIn companyId staff { name } customer { id name firstName lastName email permissions company { companyName } preferred_unit { id } } } }","extensions":[[165,176,"Customer.permissions"]],"inputs":[],"operation":"Mutation.deskStartOrder"}

export const deskUpdateOrder: TypedDocument<deskUpdateOrderMutation, deskUpdateOrderMutationVariables> = {"name":"deskUpdateOrder","type":"mutation","roots":{"deskUpdateOrder":"object"},"hash":"769641ff","text":"mutation deskUpdateOrder($input: DeskOrderUpdateInput!) { deskUpdateOrder(input: $input) { ... on DeskOrder { number status progress company customer phone createdAt deliveryDate cancelableUntil shippingMethod shippingAddress message purchaseReference externalCode lineCount grandTotal placedOnBehalfBy companyId lines { sku name quantity unit delivered } empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } log { at staff action detail } } } }","extensions":[[356,447,"DeskOrder.empties"]],"inputs":[],"operation":"Mutation.deskUpdateOrder"}

export const endOtherSessions: TypedDocument<endOtherSessionsMutation, endOtherSessionsMutationVariables> = {"name":"endOtherSessions","type":"mutation","roots":{"endOtherSessions":"object"},"hash":"805e6f10","text":"mutation endOtherSessions { endOtherSessions { status message } }","extensions":[],"inputs":[],"operation":"Mutation.endOtherSessions"}

export const firstLists: TypedDocument<firstListsQuery, firstListsQueryVariables> = {"name":"firstLists","type":"query","roots":{"productLists":"object"},"hash":"d84a75e6","text":"query firstLists($first: Int) { productLists(first: $first) { data { ... on ProductList { id name products { pivot { amount } } } } } }","extensions":[],"inputs":[],"operation":"Query.productLists"}

export const forgotPassword: TypedDocument<forgotPasswordMutation, forgotPasswordMutationVariables> = {"name":"forgotPassword","type":"mutation","roots":{"forgotPassword":"object"},"hash":"6e20c0e3","text":"mutation forgotPassword($email: String!) { forgotPassword(input: {email: $email}) { status success } }","extensions":[],"inputs":[],"operation":null}

export const getProductListing: TypedDocument<getProductListingQuery, getProductListingQueryVariables> = {"name":"getProductListing","type":"query","roots":{"getProductListing":"object"},"hash":"abddeadd","text":"query getProductListing($first: Int = 16, $page: Int, $search: String, $new: Boolean, $url_key: String, $sort: String, $asc: Boolean, $contains_allergen: [ID!], $may_contain_allergen: [ID!], $does_not_contain_allergen: [ID!], $is_stock_article: Boolean, $brands: [ID!]) { getProductListing( first: $first page: $page input: {search: $search, new: $new, url_key: $url_key, sort: $sort, asc: $asc, contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen, is_stock_article: $is_stock_article, brands: $brands} ) { paginatorInfo { ...PaginatorInfoFields } data { ...ProductCardFields } suggestion } } fragment PaginatorInfoFields on PaginatorInfo { count currentPage lastPage total } fragment ProductCardFields on Product { ...PackingFields ...GalleryFields name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ...PackingFields } } variants { ...PackingFields } } fragment PackingFields on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[664,674,"ProductPaginator.suggestion"],[872,884,"Product.isInWishlist"],[922,955,"Product.allergens"],[1093,1097,"Product.type"],[1135,1155,"Product.packing_label_plural"],[1186,1197,"Product.stockStatus"],[1230,1243,"Product.content_count"],[1244,1259,"Product.weightTolerance"],[1266,1443,"Product.priceHtml"],[1379,1439,"ProductPrice.tiers"]],"inputs":[],"operation":null}

export const getProductListingFacets: TypedDocument<getProductListingFacetsQuery, getProductListingFacetsQueryVariables> = {"name":"getProductListingFacets","type":"query","roots":{"getProductListingFacets":"object"},"hash":"28087f07","text":"query getProductListingFacets($category: ID, $search: String, $on_stock: Boolean, $url_key: String, $contains_allergen: [ID!], $may_contain_allergen: [ID!], $does_not_contain_allergen: [ID!], $brands: [ID!]) { getProductListingFacets( input: {category: $category, search: $search, on_stock: $on_stock, url_key: $url_key, contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen, brands: $brands, sort: \"asc\"} ) { attributes { code label type range { min max avg sum } options { id label amount } } } }","extensions":[],"inputs":[],"operation":null}

export const homePage: TypedDocument<homePageQuery, homePageQueryVariables> = {"name":"homePage","type":"query","roots":{"newest":"object","inStock":"object","accountInfo":"object","cartDetail":"object","creditHold":"object","ordersList":"object","productLists":"object"},"hash":"6a93c488","text":"query homePage($newestCount: Int, $newest: FilterProductListingInput, $inStockCount: Int, $inStock: FilterProductListingInput, $place: Int = 1, $first: Int) { newest: getProductListing(first: $newestCount, input: $newest) { data { ...ProductPriceFields } } inStock: getProductListing(first: $inStockCount, input: $inStock) { data { ...ProductPriceFields } } accountInfo { status customer { id avoidedAllergens } } cartDetail { ...CartSummaryFields } creditHold { ... on CreditHold { since reason formattedAmountOpen } } ordersList(first: 1, page: $place) { paginatorInfo { lastPage } data { ...LastOrderFields } } productLists(first: $first) { data { ... on ProductList { id name products { pivot { amount } } } } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } fragment CartSummaryFields on Cart { id version isGuest formattedPrice { subTotal } items { id } } fragment LastOrderFields on Order { id incrementId status createdAt formattedPrice { grandTotal } items { id name sku qtyOrdered product { name packing_label ...GalleryFields urlKey } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[144,155,"Query.productLists"],[358,413,"Query.accountInfo"],[393,409,"Customer.avoidedAllergens"],[450,519,"Query.creditHold"],[614,715,"Query.productLists"],[774,786,"Product.isInWishlist"],[904,915,"Product.stockStatus"],[948,961,"Product.content_count"],[962,971,"Product.ownNumber"],[972,1160,"Product.priceHtml"],[1085,1145,"ProductPrice.tiers"],[1148,1158,"ProductPrice.validUntil"],[1203,1210,"Cart.version"],[1219,1246,"Cart.formattedPrice"],[1301,1312,"Order.incrementId"]],"inputs":[],"operation":null}

export const homePrices: TypedDocument<homePricesQuery, homePricesQueryVariables> = {"name":"homePrices","type":"query","roots":{"newest":"object","inStock":"object"},"hash":"52cd1e9c","text":"query homePrices($newestCount: Int, $newest: FilterProductListingInput, $inStockCount: Int, $inStock: FilterProductListingInput) { newest: getProductListing(first: $newestCount, input: $newest) { data { ...ProductPriceFields } } inStock: getProductListing(first: $inStockCount, input: $inStock) { data { ...ProductPriceFields } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } }","extensions":[[388,400,"Product.isInWishlist"],[518,529,"Product.stockStatus"],[562,575,"Product.content_count"],[576,585,"Product.ownNumber"],[586,774,"Product.priceHtml"],[699,759,"ProductPrice.tiers"],[762,772,"ProductPrice.validUntil"]],"inputs":[],"operation":null}

export const invitation: TypedDocument<invitationQuery, invitationQueryVariables> = {"name":"invitation","type":"query","roots":{"invitation":"object"},"hash":"0522074b","text":"query invitation($token: String!) { invitation(token: $token) { ... on Invitation { id email role companyName expiresAt } } }","extensions":[],"inputs":[],"operation":"Query.invitation"}

export const inviteUser: TypedDocument<inviteUserMutation, inviteUserMutationVariables> = {"name":"inviteUser","type":"mutation","roots":{"inviteUser":"object"},"hash":"8d2f2390","text":"mutation inviteUser($email: String!, $role: String!) { inviteUser(input: {email: $email, role: $role}) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.inviteUser"}

export const invoiceBalance: TypedDocument<invoiceBalanceQuery, invoiceBalanceQueryVariables> = {"name":"invoiceBalance","type":"query","roots":{"invoiceBalance":"object"},"hash":"5af4dd52","text":"query invoiceBalance { invoiceBalance { openCount formattedOpen overdueCount formattedOverdue overdueSince payment { ... on CreditTransfer { beneficiary iban bic amount formattedAmount reference isStructured } } } }","extensions":[],"inputs":[],"operation":"Query.invoiceBalance"}

export const invoicePdf: TypedDocument<invoicePdfQuery, invoicePdfQueryVariables> = {"name":"invoicePdf","type":"query","roots":{"invoicePdf":"leaf"},"hash":"8818b99c","text":"query invoicePdf($id: ID!) { invoicePdf(id: $id) }","extensions":[],"inputs":[],"operation":"Query.invoicePdf"}

export const invoiceSummaries: TypedDocument<invoiceSummariesQuery, invoiceSummariesQueryVariables> = {"name":"invoiceSummaries","type":"query","roots":{"viewInvoices":"list"},"hash":"51e7c48a","text":"query invoiceSummaries($page: Int = 1, $limit: Int = 10, $search: String, $state: String, $from: String, $until: String) { viewInvoices( input: {page: $page, limit: $limit, search: $search, state: $state, from: $from, until: $until} ) { ... on Invoice { id incrementId state createdAt dueAt grandTotal orderId orderIncrementId orderedBy formattedPrice { grandTotal } } } }","extensions":[[57,72,"OrderInvoiceInput.search"],[74,88,"OrderInvoiceInput.state"],[90,103,"OrderInvoiceInput.from"],[105,119,"OrderInvoiceInput.until"],[173,188,"OrderInvoiceInput.search"],[190,203,"OrderInvoiceInput.state"],[205,216,"OrderInvoiceInput.from"],[218,231,"OrderInvoiceInput.until"],[257,268,"Invoice.incrementId"],[269,274,"Invoice.state"],[275,284,"Invoice.createdAt"],[285,290,"Invoice.dueAt"],[310,326,"Invoice.orderIncrementId"],[327,336,"Invoice.orderedBy"],[337,366,"Invoice.formattedPrice"]],"inputs":[],"operation":"Query.viewInvoices"}

export const invoiceUbl: TypedDocument<invoiceUblQuery, invoiceUblQueryVariables> = {"name":"invoiceUbl","type":"query","roots":{"invoiceUbl":"leaf"},"hash":"807abb6e","text":"query invoiceUbl($id: ID!) { invoiceUbl(id: $id) }","extensions":[],"inputs":[],"operation":"Query.invoiceUbl"}

export const lastOrder: TypedDocument<lastOrderQuery, lastOrderQueryVariables> = {"name":"lastOrder","type":"query","roots":{"ordersList":"object"},"hash":"ca75b8c9","text":"query lastOrder($place: Int = 1) { ordersList(first: 1, page: $place) { paginatorInfo { lastPage } data { ...LastOrderFields } } } fragment LastOrderFields on Order { id incrementId status createdAt formattedPrice { grandTotal } items { id name sku qtyOrdered product { name packing_label ...GalleryFields urlKey } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[170,181,"Order.incrementId"]],"inputs":[],"operation":null}

export const listingPage: TypedDocument<listingPageQuery, listingPageQueryVariables> = {"name":"listingPage","type":"query","roots":{"getProductListing":"object","accountInfo":"object","cartDetail":"object","creditHold":"object"},"hash":"49f098cc","text":"query listingPage($first: Int = 16, $page: Int, $search: String, $new: Boolean, $url_key: String, $sort: String, $asc: Boolean, $contains_allergen: [ID!], $may_contain_allergen: [ID!], $does_not_contain_allergen: [ID!], $is_stock_article: Boolean, $brands: [ID!]) { getProductListing( first: $first page: $page input: {search: $search, new: $new, url_key: $url_key, sort: $sort, asc: $asc, contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen, is_stock_article: $is_stock_article, brands: $brands} ) { data { ...ProductPriceFields } } accountInfo { status customer { id avoidedAllergens } } cartDetail { ...CartSummaryFields } creditHold { ... on CreditHold { since reason formattedAmountOpen } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } fragment CartSummaryFields on Cart { id version isGuest formattedPrice { subTotal } items { id } }","extensions":[[620,675,"Query.accountInfo"],[655,671,"Customer.avoidedAllergens"],[712,781,"Query.creditHold"],[840,852,"Product.isInWishlist"],[970,981,"Product.stockStatus"],[1014,1027,"Product.content_count"],[1028,1037,"Product.ownNumber"],[1038,1226,"Product.priceHtml"],[1151,1211,"ProductPrice.tiers"],[1214,1224,"ProductPrice.validUntil"],[1269,1276,"Cart.version"],[1285,1312,"Cart.formattedPrice"]],"inputs":[],"operation":null}

export const listingPrices: TypedDocument<listingPricesQuery, listingPricesQueryVariables> = {"name":"listingPrices","type":"query","roots":{"getProductListing":"object"},"hash":"fc5314e0","text":"query listingPrices($first: Int = 16, $page: Int, $search: String, $new: Boolean, $url_key: String, $sort: String, $asc: Boolean, $contains_allergen: [ID!], $may_contain_allergen: [ID!], $does_not_contain_allergen: [ID!], $is_stock_article: Boolean, $brands: [ID!]) { getProductListing( first: $first page: $page input: {search: $search, new: $new, url_key: $url_key, sort: $sort, asc: $asc, contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen, is_stock_article: $is_stock_article, brands: $brands} ) { data { ...ProductPriceFields } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } }","extensions":[[680,692,"Product.isInWishlist"],[810,821,"Product.stockStatus"],[854,867,"Product.content_count"],[868,877,"Product.ownNumber"],[878,1066,"Product.priceHtml"],[991,1051,"ProductPrice.tiers"],[1054,1064,"ProductPrice.validUntil"]],"inputs":[],"operation":null}

export const offerRequest: TypedDocument<offerRequestMutation, offerRequestMutationVariables> = {"name":"offerRequest","type":"mutation","roots":{"offerRequest":"object"},"hash":"ff977e52","text":"mutation offerRequest($input: OfferRequestInput!) { offerRequest(input: $input) { success redirectUrl selectedMethod order { ... on Order { id incrementId status grandTotal totalItemCount totalQtyOrdered createdAt externalCode purchaseReference placedOnBehalfBy customer { id name } formattedPrice { grandTotal subTotal deposit returnedDeposit taxAmount shippingAmount } } } } }","extensions":[[143,154,"Order.incrementId"],[227,244,"Order.purchaseReference"],[245,261,"Order.placedOnBehalfBy"],[320,327,"FormattedOrderPrice.deposit"],[328,343,"FormattedOrderPrice.returnedDeposit"]],"inputs":[["input.message","OfferRequestInput.message"],["input.deliveryDate","OfferRequestInput.deliveryDate"],["input.purchaseReference","OfferRequestInput.purchaseReference"],["input.empties","OfferRequestInput.empties"],["input.cartVersion","OfferRequestInput.cartVersion"],["input.cartSubTotal","OfferRequestInput.cartSubTotal"]],"operation":"Mutation.offerRequest"}

export const orderAllergens: TypedDocument<orderAllergensQuery, orderAllergensQueryVariables> = {"name":"orderAllergens","type":"query","roots":{"orderDetail":"object"},"hash":"452ea2f0","text":"query orderAllergens($id: ID!) { orderDetail(id: $id) { id incrementId items { id name sku product { name urlKey allergens { id code label level } } } } }","extensions":[[59,70,"Order.incrementId"],[113,146,"Product.allergens"]],"inputs":[],"operation":null}

export const orderApproval: TypedDocument<orderApprovalQuery, orderApprovalQueryVariables> = {"name":"orderApproval","type":"query","roots":{"orderApproval":"object"},"hash":"23807d49","text":"query orderApproval($id: ID!) { orderApproval(id: $id) { ... on OrderApproval { ... on OrderApproval { id status exceeded customer { id name } requestedSubTotal deliveryDate createdAt expiresAt decidedAt canDecide decidedBy { id name } order { id incrementId } } version formattedPrice { grandTotal subTotal deposit taxAmount shippingAmount } shippingMethod message purchaseReference empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } billingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } shippingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } changedDeliveryDate problems canWithdraw canReorder reason items { id sku name requestedQuantity quantity formattedRequestedPrice formattedPrice formattedTotal changes available product { id name urlKey packing_label } substitutes { id sku name urlKey packing_label } } } } }","extensions":[[247,258,"Order.incrementId"],[308,315,"FormattedOrderPrice.deposit"],[384,475,"OrderApproval.empties"],[593,598,"Address.state"],[794,799,"Address.state"]],"inputs":[],"operation":"Query.orderApproval"}

export const orderApprovals: TypedDocument<orderApprovalsQuery, orderApprovalsQueryVariables> = {"name":"orderApprovals","type":"query","roots":{"orderApprovals":"object"},"hash":"d0044b95","text":"query orderApprovals($first: Int, $page: Int, $canDecide: Boolean) { orderApprovals(first: $first, page: $page, canDecide: $canDecide) { paginatorInfo { ... on PaginatorInfo { count currentPage lastPage total } } data { ... on OrderApproval { id status exceeded customer { id name } requestedSubTotal deliveryDate createdAt expiresAt decidedAt canDecide decidedBy { id name } order { id incrementId } } } } }","extensions":[[387,398,"Order.incrementId"]],"inputs":[],"operation":"Query.orderApprovals"}

export const orderDetail: TypedDocument<orderDetailQuery, orderDetailQueryVariables> = {"name":"orderDetail","type":"query","roots":{"orderDetail":"object"},"hash":"15830880","text":"query orderDetail($id: ID!) { orderDetail(id: $id) { ...OrderFields } } fragment OrderFields on Order { ...OrderSummaryFields shippingMethod deliveryDate cancelableUntil message billingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } shippingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } progress { state at } quote { ... on Quote { version validUntil messages { id author text createdAt } order { id incrementId } } } empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } approvedBy { id name } customer { id name email } items { id name weight sku ownNumber excise qtyOrdered qtyDelivered weightDelivered lots { lot bestBefore quantity isRecalled } formattedPrice { price basePrice total baseTotal grantTotal baseGrantTotal } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } product { id name urlKey packing_label weightTolerance minimumAge content_value ...GalleryFields } } } fragment OrderSummaryFields on Order { id incrementId status grandTotal totalItemCount totalQtyOrdered createdAt externalCode purchaseReference placedOnBehalfBy customer { id name } formattedPrice { grandTotal subTotal deposit returnedDeposit taxAmount shippingAmount } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[126,140,"Order.shippingMethod"],[141,153,"Order.deliveryDate"],[154,169,"Order.cancelableUntil"],[170,177,"Order.message"],[178,377,"Order.billingAddress"],[295,300,"Address.state"],[378,578,"Order.shippingAddress"],[496,501,"Address.state"],[579,662,"Order.taxes"],[635,648,"TaxRate.formattedBase"],[649,658,"TaxRate.exemption"],[663,684,"Order.progress"],[685,793,"Order.quote"],[776,787,"Order.incrementId"],[794,885,"Order.empties"],[886,908,"Order.approvedBy"],[963,972,"OrderItem.ownNumber"],[973,979,"OrderItem.excise"],[991,1003,"OrderItem.qtyDelivered"],[1004,1019,"OrderItem.weightDelivered"],[1020,1063,"OrderItem.lots"],[1141,1250,"OrderItem.deposit"],[1290,1305,"Product.weightTolerance"],[1306,1316,"Product.minimumAge"],[1396,1407,"Order.incrementId"],[1480,1497,"Order.purchaseReference"],[1498,1514,"Order.placedOnBehalfBy"],[1573,1580,"FormattedOrderPrice.deposit"],[1581,1596,"FormattedOrderPrice.returnedDeposit"]],"inputs":[],"operation":null}

export const orderLimits: TypedDocument<orderLimitsQuery, orderLimitsQueryVariables> = {"name":"orderLimits","type":"query","roots":{"accountInfo":"object"},"hash":"c2e39eff","text":"query orderLimits { accountInfo { status customer { id orderLimits { ... on OrderLimits { order formattedOrder month formattedMonth orderedThisMonth formattedOrderedThisMonth } } } } }","extensions":[[55,178,"Customer.orderLimits"]],"inputs":[],"operation":"Query.accountInfo"}

export const orderProposal: TypedDocument<orderProposalQuery, orderProposalQueryVariables> = {"name":"orderProposal","type":"query","roots":{"orderProposal":"object"},"hash":"768ece3c","text":"query orderProposal { orderProposal { ... on OrderProposal { deliveryDate cutOff timeZone lines { quantity times deliveries sameWeekday everyDays lastDaysAgo available product { ... on Product { id sku type stock packing_label packing_label_plural stockStatus content_value ean13 } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey priceHtml { finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } } substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } } } } } }","extensions":[[158,167,"ProposedLine.available"],[202,206,"Product.type"],[227,247,"Product.packing_label_plural"],[248,259,"Product.stockStatus"],[396,514,"Product.priceHtml"],[452,512,"ProductPrice.tiers"],[535,631,"ProposedLine.substitutes"],[596,629,"Product.priceHtml"]],"inputs":[],"operation":"Query.orderProposal"}

export const orderRefill: TypedDocument<orderRefillQuery, orderRefillQueryVariables> = {"name":"orderRefill","type":"query","roots":{"orderDetail":"object"},"hash":"dcf35a0f","text":"query orderRefill($id: ID!) { orderDetail(id: $id) { id incrementId items { name sku qtyOrdered formattedPrice { price } product { name ...PackingNameFields ...GalleryFields ...PriceFields } } } } fragment PackingNameFields on Product { id sku type stock packing_label packing_label_plural stockStatus content_value ean13 } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } }","extensions":[[56,67,"Order.incrementId"],[244,248,"Product.type"],[269,289,"Product.packing_label_plural"],[290,301,"Product.stockStatus"],[532,543,"Product.stockStatus"],[576,589,"Product.content_count"],[590,599,"Product.ownNumber"],[600,788,"Product.priceHtml"],[713,773,"ProductPrice.tiers"],[776,786,"ProductPrice.validUntil"]],"inputs":[],"operation":null}

export const orderYears: TypedDocument<orderYearsQuery, orderYearsQueryVariables> = {"name":"orderYears","type":"query","roots":{"orderYears":"list"},"hash":"7a08a29b","text":"query orderYears { orderYears }","extensions":[],"inputs":[],"operation":"Query.orderYears"}

export const ordersList: TypedDocument<ordersListQuery, ordersListQueryVariables> = {"name":"ordersList","type":"query","roots":{"ordersList":"object"},"hash":"0fa0a873","text":"query ordersList($first: Int, $page: Int, $status: String, $search: String, $from: String, $until: String) { ordersList( first: $first page: $page input: {status: $status, search: $search, from: $from, until: $until} ) { paginatorInfo { ...PaginatorInfoFields } data { ...OrderSummaryFields } } } fragment PaginatorInfoFields on PaginatorInfo { count currentPage lastPage total } fragment OrderSummaryFields on Order { id incrementId status grandTotal totalItemCount totalQtyOrdered createdAt externalCode purchaseReference placedOnBehalfBy customer { id name } formattedPrice { grandTotal subTotal deposit returnedDeposit taxAmount shippingAmount } }","extensions":[[59,74,"FilterCustomerOrderInput.search"],[76,89,"FilterCustomerOrderInput.from"],[91,105,"FilterCustomerOrderInput.until"],[172,187,"FilterCustomerOrderInput.search"],[189,200,"FilterCustomerOrderInput.from"],[202,215,"FilterCustomerOrderInput.until"],[422,433,"Order.incrementId"],[506,523,"Order.purchaseReference"],[524,540,"Order.placedOnBehalfBy"],[599,606,"FormattedOrderPrice.deposit"],[607,622,"FormattedOrderPrice.returnedDeposit"]],"inputs":[],"operation":null}

export const packingsByCodes: TypedDocument<packingsByCodesQuery, packingsByCodesQueryVariables> = {"name":"packingsByCodes","type":"query","roots":{"productsByCodes":"list"},"hash":"09d6534e","text":"query packingsByCodes($codes: [String!]!) { productsByCodes(codes: $codes) { code product { name urlKey categories { id } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } parent { variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } } } } }","extensions":[[248,252,"Product.type"],[290,310,"Product.packing_label_plural"],[341,352,"Product.stockStatus"],[385,398,"Product.content_count"],[399,414,"Product.weightTolerance"],[421,598,"Product.priceHtml"],[534,594,"ProductPrice.tiers"],[601,710,"Product.deposit"],[755,759,"Product.type"],[797,817,"Product.packing_label_plural"],[848,859,"Product.stockStatus"],[892,905,"Product.content_count"],[906,921,"Product.weightTolerance"],[928,1105,"Product.priceHtml"],[1041,1101,"ProductPrice.tiers"],[1108,1217,"Product.deposit"],[1257,1261,"Product.type"],[1299,1319,"Product.packing_label_plural"],[1350,1361,"Product.stockStatus"],[1394,1407,"Product.content_count"],[1408,1423,"Product.weightTolerance"],[1430,1607,"Product.priceHtml"],[1543,1603,"ProductPrice.tiers"],[1610,1719,"Product.deposit"]],"inputs":[],"operation":"Query.productsByCodes"}

export const placeOrder: TypedDocument<placeOrderMutation, placeOrderMutationVariables> = {"name":"placeOrder","type":"mutation","roots":{"placeOrder":"object"},"hash":"9ce6d9a9","text":"mutation placeOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { success redirectUrl selectedMethod order { ...OrderSummaryFields } } } fragment OrderSummaryFields on Order { id incrementId status grandTotal totalItemCount totalQtyOrdered createdAt externalCode purchaseReference placedOnBehalfBy customer { id name } formattedPrice { grandTotal subTotal deposit returnedDeposit taxAmount shippingAmount } }","extensions":[[189,200,"Order.incrementId"],[273,290,"Order.purchaseReference"],[291,307,"Order.placedOnBehalfBy"],[366,373,"FormattedOrderPrice.deposit"],[374,389,"FormattedOrderPrice.returnedDeposit"]],"inputs":[["input.deliveryDate","PlaceOrderInput.deliveryDate"],["input.purchaseReference","PlaceOrderInput.purchaseReference"],["input.empties","PlaceOrderInput.empties"],["input.cartVersion","PlaceOrderInput.cartVersion"],["input.cartSubTotal","PlaceOrderInput.cartSubTotal"]],"operation":null}

export const productBySlug: TypedDocument<productBySlugQuery, productBySlugQueryVariables> = {"name":"productBySlug","type":"query","roots":{"productBySlug":"object"},"hash":"90d558b8","text":"query productBySlug($slug: String!) { productBySlug(slug: $slug) { ...ProductDetailFields relatedProducts { __typename qty product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } } groupedProducts { qty product { ...ProductCardFields } } } } fragment ProductDetailFields on Product { ...ProductCardFields description alcoholPercent minimumAge excise variants { ...PackingFields excise } technical_file additionalData { code label value } localizedUrls { locale urlKey } categories { ...CategoryFields } productFlats { ...ProductFlatFields } } fragment ProductCardFields on Product { ...PackingFields ...GalleryFields name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ...PackingFields } } variants { ...PackingFields } } fragment PackingFields on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } fragment CategoryFields on Category { id name position urlPath type productCount externalCode parentId imageUrl localizedUrls { locale urlPath } breadcrumbs { name url_path } } fragment ProductFlatFields on ProductFlat { locale metaTitle metaDescription productNumber }","extensions":[[90,1566,"Product.relatedProducts"],[106,131,"RelatedProduct.qty"],[119,122,"RelatedProduct.qty"],[123,1564,"RelatedProduct.product"],[174,178,"Product.type"],[216,236,"Product.packing_label_plural"],[267,278,"Product.stockStatus"],[311,324,"Product.content_count"],[325,340,"Product.weightTolerance"],[347,524,"Product.priceHtml"],[460,520,"ProductPrice.tiers"],[665,677,"Product.isInWishlist"],[715,748,"Product.allergens"],[814,818,"Product.type"],[856,876,"Product.packing_label_plural"],[907,918,"Product.stockStatus"],[951,964,"Product.content_count"],[965,980,"Product.weightTolerance"],[987,1164,"Product.priceHtml"],[1100,1160,"ProductPrice.tiers"],[1206,1210,"Product.type"],[1248,1268,"Product.packing_label_plural"],[1299,1310,"Product.stockStatus"],[1343,1356,"Product.content_count"],[1357,1372,"Product.weightTolerance"],[1379,1556,"Product.priceHtml"],[1492,1552,"ProductPrice.tiers"],[1564,1566,"RelatedProduct.qty"],[1703,1717,"Product.alcoholPercent"],[1718,1728,"Product.minimumAge"],[1729,1735,"Product.excise"],[1764,1770,"Product.excise"],[1788,1823,"Product.additionalData"],[1824,1855,"Product.localizedUrls"],[2039,2051,"Product.isInWishlist"],[2089,2122,"Product.allergens"],[2260,2264,"Product.type"],[2302,2322,"Product.packing_label_plural"],[2353,2364,"Product.stockStatus"],[2397,2410,"Product.content_count"],[2411,2426,"Product.weightTolerance"],[2433,2610,"Product.priceHtml"],[2546,2606,"ProductPrice.tiers"],[2837,2845,"Category.imageUrl"],[2846,2878,"Category.localizedUrls"],[2955,2961,"ProductFlat.locale"]],"inputs":[],"operation":null}

export const productChanges: TypedDocument<productChangesQuery, productChangesQueryVariables> = {"name":"productChanges","type":"query","roots":{"productChanges":"list"},"hash":"48364f85","text":"query productChanges { productChanges { ... on ProductChange { sku name orderedAt product { id urlKey } allergens { code label before after } packing { before after } origin { before after } price { before after } } } }","extensions":[],"inputs":[],"operation":"Query.productChanges"}

export const productListNames: TypedDocument<productListNamesQuery, productListNamesQueryVariables> = {"name":"productListNames","type":"query","roots":{"productLists":"object"},"hash":"da62de5d","text":"query productListNames($first: Int, $page: Int) { productLists(first: $first, page: $page) { paginatorInfo { ... on PaginatorInfo { count currentPage lastPage total } } data { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { product { id } pivot { ... on ProductListPivot { amount area par position } } } } } }","extensions":[[216,224,"ProductList.isShared"],[225,243,"ProductList.createdBy"],[244,251,"ProductList.canEdit"],[252,260,"ProductList.canShare"],[261,268,"ProductList.version"],[338,342,"ProductListPivot.area"],[343,346,"ProductListPivot.par"],[347,355,"ProductListPivot.position"]],"inputs":[],"operation":"Query.productLists"}

export const productLists: TypedDocument<productListsQuery, productListsQueryVariables> = {"name":"productLists","type":"query","roots":{"productLists":"object"},"hash":"ca28ee51","text":"query productLists($first: Int, $page: Int) { productLists(first: $first, page: $page) { paginatorInfo { ... on PaginatorInfo { count currentPage lastPage total } } data { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } } }","extensions":[[233,241,"ProductList.isShared"],[242,260,"ProductList.createdBy"],[261,268,"ProductList.canEdit"],[269,277,"ProductList.canShare"],[278,285,"ProductList.version"],[378,382,"Product.type"],[420,440,"Product.packing_label_plural"],[471,482,"Product.stockStatus"],[515,528,"Product.content_count"],[529,544,"Product.weightTolerance"],[551,728,"Product.priceHtml"],[664,724,"ProductPrice.tiers"],[869,881,"Product.isInWishlist"],[919,952,"Product.allergens"],[1018,1022,"Product.type"],[1060,1080,"Product.packing_label_plural"],[1111,1122,"Product.stockStatus"],[1155,1168,"Product.content_count"],[1169,1184,"Product.weightTolerance"],[1191,1368,"Product.priceHtml"],[1304,1364,"ProductPrice.tiers"],[1410,1414,"Product.type"],[1452,1472,"Product.packing_label_plural"],[1503,1514,"Product.stockStatus"],[1547,1560,"Product.content_count"],[1561,1576,"Product.weightTolerance"],[1583,1760,"Product.priceHtml"],[1696,1756,"ProductPrice.tiers"],[1810,1814,"ProductListPivot.area"],[1815,1818,"ProductListPivot.par"],[1819,1827,"ProductListPivot.position"]],"inputs":[],"operation":"Query.productLists"}

export const productPage: TypedDocument<productPageQuery, productPageQueryVariables> = {"name":"productPage","type":"query","roots":{"productBySlug":"object","accountInfo":"object","cartDetail":"object","creditHold":"object"},"hash":"a10b4b53","text":"query productPage($slug: String!) { productBySlug(slug: $slug) { ...ProductPagePriceFields } accountInfo { status customer { id avoidedAllergens } } cartDetail { ...CartSummaryFields } creditHold { ... on CreditHold { since reason formattedAmountOpen } } } fragment ProductPagePriceFields on Product { ...ProductPriceFields deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } variants { id deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } } relatedProducts { __typename product { ... on Product { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } isInWishlist variants { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } } } } } groupedProducts { product { ...ProductPriceFields } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } fragment CartSummaryFields on Cart { id version isGuest formattedPrice { subTotal } items { id } }","extensions":[[93,148,"Query.accountInfo"],[128,144,"Customer.avoidedAllergens"],[185,254,"Query.creditHold"],[324,433,"Product.deposit"],[448,557,"Product.deposit"],[560,1305,"Product.relatedProducts"],[576,597,"RelatedProduct.qty"],[589,1303,"RelatedProduct.product"],[686,697,"Product.stockStatus"],[730,743,"Product.content_count"],[744,753,"Product.ownNumber"],[754,942,"Product.priceHtml"],[867,927,"ProductPrice.tiers"],[930,940,"ProductPrice.validUntil"],[945,957,"Product.isInWishlist"],[1039,1050,"Product.stockStatus"],[1083,1096,"Product.content_count"],[1097,1106,"Product.ownNumber"],[1107,1295,"Product.priceHtml"],[1220,1280,"ProductPrice.tiers"],[1283,1293,"ProductPrice.validUntil"],[1303,1305,"RelatedProduct.qty"],[1418,1430,"Product.isInWishlist"],[1548,1559,"Product.stockStatus"],[1592,1605,"Product.content_count"],[1606,1615,"Product.ownNumber"],[1616,1804,"Product.priceHtml"],[1729,1789,"ProductPrice.tiers"],[1792,1802,"ProductPrice.validUntil"],[1847,1854,"Cart.version"],[1863,1890,"Cart.formattedPrice"]],"inputs":[],"operation":null}

export const productPrices: TypedDocument<productPricesQuery, productPricesQueryVariables> = {"name":"productPrices","type":"query","roots":{"productBySlug":"object"},"hash":"f6d9e805","text":"query productPrices($slug: String!) { productBySlug(slug: $slug) { ...ProductPagePriceFields } } fragment ProductPagePriceFields on Product { ...ProductPriceFields deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } variants { id deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } } relatedProducts { __typename product { ... on Product { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } isInWishlist variants { ... on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } } } } } } groupedProducts { product { ...ProductPriceFields } } } fragment ProductPriceFields on Product { ...PriceFields isInWishlist variants { ...PriceFields } } fragment PriceFields on Product { id stock packing_label formatted_stock_packing_label stockStatus content_packaging content_value content_count ownNumber priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } validUntil } }","extensions":[[164,273,"Product.deposit"],[288,397,"Product.deposit"],[400,1145,"Product.relatedProducts"],[416,437,"RelatedProduct.qty"],[429,1143,"RelatedProduct.product"],[526,537,"Product.stockStatus"],[570,583,"Product.content_count"],[584,593,"Product.ownNumber"],[594,782,"Product.priceHtml"],[707,767,"ProductPrice.tiers"],[770,780,"ProductPrice.validUntil"],[785,797,"Product.isInWishlist"],[879,890,"Product.stockStatus"],[923,936,"Product.content_count"],[937,946,"Product.ownNumber"],[947,1135,"Product.priceHtml"],[1060,1120,"ProductPrice.tiers"],[1123,1133,"ProductPrice.validUntil"],[1143,1145,"RelatedProduct.qty"],[1258,1270,"Product.isInWishlist"],[1388,1399,"Product.stockStatus"],[1432,1445,"Product.content_count"],[1446,1455,"Product.ownNumber"],[1456,1644,"Product.priceHtml"],[1569,1629,"ProductPrice.tiers"],[1632,1642,"ProductPrice.validUntil"]],"inputs":[],"operation":null}

export const productsByCodes: TypedDocument<productsByCodesQuery, productsByCodesQueryVariables> = {"name":"productsByCodes","type":"query","roots":{"productsByCodes":"list"},"hash":"183b535d","text":"query productsByCodes($codes: [String!]!) { productsByCodes(codes: $codes) { code product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } } }","extensions":[[133,137,"Product.type"],[175,195,"Product.packing_label_plural"],[226,237,"Product.stockStatus"],[270,283,"Product.content_count"],[284,299,"Product.weightTolerance"],[306,483,"Product.priceHtml"],[419,479,"ProductPrice.tiers"],[624,636,"Product.isInWishlist"],[674,707,"Product.allergens"],[773,777,"Product.type"],[815,835,"Product.packing_label_plural"],[866,877,"Product.stockStatus"],[910,923,"Product.content_count"],[924,939,"Product.weightTolerance"],[946,1123,"Product.priceHtml"],[1059,1119,"ProductPrice.tiers"],[1165,1169,"Product.type"],[1207,1227,"Product.packing_label_plural"],[1258,1269,"Product.stockStatus"],[1302,1315,"Product.content_count"],[1316,1331,"Product.weightTolerance"],[1338,1515,"Product.priceHtml"],[1451,1511,"ProductPrice.tiers"]],"inputs":[],"operation":"Query.productsByCodes"}

export const recalls: TypedDocument<recallsQuery, recallsQueryVariables> = {"name":"recalls","type":"query","roots":{"recalls":"list"},"hash":"fdfd789c","text":"query recalls { recalls { id lot reason instruction startedAt lines { sku name quantity bestBefore orderId orderIncrementId } confirmedAt confirmedBy { id name } } }","extensions":[],"inputs":[],"operation":"Query.recalls"}

export const registration_countries: TypedDocument<registration_countriesQuery, registration_countriesQueryVariables> = {"name":"registration_countries","type":"query","roots":{"registration_countries":"list"},"hash":"18a7eb87","text":"query registration_countries { registration_countries { id code name vat_mask registration_enabled translations { ...CountryTextFields } states { ...CountryStateFields } } } fragment CountryTextFields on CountryTranslation { locale name } fragment CountryStateFields on CountryState { id code defaultName }","extensions":[],"inputs":[],"operation":null}

export const removeAllCartItem: TypedDocument<removeAllCartItemMutation, removeAllCartItemMutationVariables> = {"name":"removeAllCartItem","type":"mutation","roots":{"removeAllCartItem":"object"},"hash":"819c71b7","text":"mutation removeAllCartItem { removeAllCartItem { status message cart { ...CartFields } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[226,233,"Cart.version"],[242,250,"Cart.subTotal"],[251,259,"Cart.taxTotal"],[260,270,"Cart.grandTotal"],[271,326,"Cart.formattedPrice"],[297,304,"FormattedCartPrice.deposit"],[327,345,"Cart.formattedTolerance"],[346,429,"Cart.taxes"],[402,415,"TaxRate.formattedBase"],[416,425,"TaxRate.exemption"],[531,536,"CartItem.price"],[537,542,"CartItem.total"],[543,573,"CartItem.formattedPrice"],[574,683,"CartItem.deposit"],[684,690,"CartItem.excise"],[751,766,"Product.weightTolerance"],[767,777,"Product.minimumAge"],[792,801,"Product.ownNumber"],[802,900,"Product.priceHtml"],[827,837,"ProductPrice.validUntil"],[838,898,"ProductPrice.tiers"],[919,943,"Product.allergens"],[946,955,"CartItem.available"],[956,1070,"CartItem.substitutes"],[1017,1050,"Product.priceHtml"]],"inputs":[],"operation":null}

export const removeCartItem: TypedDocument<removeCartItemMutation, removeCartItemMutationVariables> = {"name":"removeCartItem","type":"mutation","roots":{"removeCartItem":"object"},"hash":"5a095fbf","text":"mutation removeCartItem($id: ID!) { removeCartItem(id: $id) { status message cart { ...CartFields } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[239,246,"Cart.version"],[255,263,"Cart.subTotal"],[264,272,"Cart.taxTotal"],[273,283,"Cart.grandTotal"],[284,339,"Cart.formattedPrice"],[310,317,"FormattedCartPrice.deposit"],[340,358,"Cart.formattedTolerance"],[359,442,"Cart.taxes"],[415,428,"TaxRate.formattedBase"],[429,438,"TaxRate.exemption"],[544,549,"CartItem.price"],[550,555,"CartItem.total"],[556,586,"CartItem.formattedPrice"],[587,696,"CartItem.deposit"],[697,703,"CartItem.excise"],[764,779,"Product.weightTolerance"],[780,790,"Product.minimumAge"],[805,814,"Product.ownNumber"],[815,913,"Product.priceHtml"],[840,850,"ProductPrice.validUntil"],[851,911,"ProductPrice.tiers"],[932,956,"Product.allergens"],[959,968,"CartItem.available"],[969,1083,"CartItem.substitutes"],[1030,1063,"Product.priceHtml"]],"inputs":[],"operation":null}

export const removeProductFromList: TypedDocument<removeProductFromListMutation, removeProductFromListMutationVariables> = {"name":"removeProductFromList","type":"mutation","roots":{"removeProductFromList":"object"},"hash":"68b04231","text":"mutation removeProductFromList($id: ID!, $productId: ID!) { removeProductFromList(id: $id, productId: $productId) { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } }","extensions":[[177,185,"ProductList.isShared"],[186,204,"ProductList.createdBy"],[205,212,"ProductList.canEdit"],[213,221,"ProductList.canShare"],[222,229,"ProductList.version"],[322,326,"Product.type"],[364,384,"Product.packing_label_plural"],[415,426,"Product.stockStatus"],[459,472,"Product.content_count"],[473,488,"Product.weightTolerance"],[495,672,"Product.priceHtml"],[608,668,"ProductPrice.tiers"],[813,825,"Product.isInWishlist"],[863,896,"Product.allergens"],[962,966,"Product.type"],[1004,1024,"Product.packing_label_plural"],[1055,1066,"Product.stockStatus"],[1099,1112,"Product.content_count"],[1113,1128,"Product.weightTolerance"],[1135,1312,"Product.priceHtml"],[1248,1308,"ProductPrice.tiers"],[1354,1358,"Product.type"],[1396,1416,"Product.packing_label_plural"],[1447,1458,"Product.stockStatus"],[1491,1504,"Product.content_count"],[1505,1520,"Product.weightTolerance"],[1527,1704,"Product.priceHtml"],[1640,1700,"ProductPrice.tiers"],[1754,1758,"ProductListPivot.area"],[1759,1762,"ProductListPivot.par"],[1763,1771,"ProductListPivot.position"]],"inputs":[],"operation":"Mutation.removeProductFromList"}

export const removeProductList: TypedDocument<removeProductListMutation, removeProductListMutationVariables> = {"name":"removeProductList","type":"mutation","roots":{"removeProductList":"object"},"hash":"82a0f493","text":"mutation removeProductList($id: ID!) { removeProductList(id: $id) { success } }","extensions":[],"inputs":[],"operation":"Mutation.removeProductList"}

export const removeUser: TypedDocument<removeUserMutation, removeUserMutationVariables> = {"name":"removeUser","type":"mutation","roots":{"removeUser":"object"},"hash":"85110458","text":"mutation removeUser($id: ID!) { removeUser(id: $id) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.removeUser"}

export const replyToQuote: TypedDocument<replyToQuoteMutation, replyToQuoteMutationVariables> = {"name":"replyToQuote","type":"mutation","roots":{"replyToQuote":"object"},"hash":"05ffc458","text":"mutation replyToQuote($id: ID!, $text: String!) { replyToQuote(id: $id, text: $text) { id status } }","extensions":[],"inputs":[],"operation":"Mutation.replyToQuote"}

export const requestAccess: TypedDocument<requestAccessMutation, requestAccessMutationVariables> = {"name":"requestAccess","type":"mutation","roots":{"requestAccess":"object"},"hash":"4b6b64ff","text":"mutation requestAccess($input: RequestAccessInput!) { requestAccess(input: $input) { errors { field message code } status success } }","extensions":[],"inputs":[["input.company.website","RequestAccessCompanyInput.website"],["input.address.address2","RequestAccessAddressInput.address2"]],"operation":null}

export const requestApproval: TypedDocument<requestApprovalMutation, requestApprovalMutationVariables> = {"name":"requestApproval","type":"mutation","roots":{"requestApproval":"object"},"hash":"de73928e","text":"mutation requestApproval($input: PlaceOrderInput!) { requestApproval(input: $input) { id status } }","extensions":[],"inputs":[["input.deliveryDate","PlaceOrderInput.deliveryDate"],["input.purchaseReference","PlaceOrderInput.purchaseReference"],["input.empties","PlaceOrderInput.empties"],["input.cartVersion","PlaceOrderInput.cartVersion"],["input.cartSubTotal","PlaceOrderInput.cartSubTotal"]],"operation":"Mutation.requestApproval"}

export const resetPassword: TypedDocument<resetPasswordMutation, resetPasswordMutationVariables> = {"name":"resetPassword","type":"mutation","roots":{"resetPassword":"object"},"hash":"60e21576","text":"mutation resetPassword($token: String!, $email: String!, $password: String!, $confirmPassword: String!) { resetPassword( input: {token: $token, email: $email, password: $password, confirmPassword: $confirmPassword} ) { success } }","extensions":[],"inputs":[],"operation":null}

export const returnApproval: TypedDocument<returnApprovalMutation, returnApprovalMutationVariables> = {"name":"returnApproval","type":"mutation","roots":{"returnApproval":"object"},"hash":"d2705acb","text":"mutation returnApproval($id: ID!, $reason: String!) { returnApproval(id: $id, reason: $reason) { id status order { id incrementId } } }","extensions":[[118,129,"Order.incrementId"]],"inputs":[],"operation":"Mutation.returnApproval"}

export const returnableArticles: TypedDocument<returnableArticlesQuery, returnableArticlesQueryVariables> = {"name":"returnableArticles","type":"query","roots":{"returnableArticles":"list"},"hash":"baa4e303","text":"query returnableArticles { returnableArticles { number name formattedPrice } }","extensions":[],"inputs":[],"operation":"Query.returnableArticles"}

export const shareProductList: TypedDocument<shareProductListMutation, shareProductListMutationVariables> = {"name":"shareProductList","type":"mutation","roots":{"shareProductList":"object"},"hash":"fde1956e","text":"mutation shareProductList($id: ID!, $shared: Boolean!) { shareProductList(id: $id, shared: $shared) { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } }","extensions":[[163,171,"ProductList.isShared"],[172,190,"ProductList.createdBy"],[191,198,"ProductList.canEdit"],[199,207,"ProductList.canShare"],[208,215,"ProductList.version"],[308,312,"Product.type"],[350,370,"Product.packing_label_plural"],[401,412,"Product.stockStatus"],[445,458,"Product.content_count"],[459,474,"Product.weightTolerance"],[481,658,"Product.priceHtml"],[594,654,"ProductPrice.tiers"],[799,811,"Product.isInWishlist"],[849,882,"Product.allergens"],[948,952,"Product.type"],[990,1010,"Product.packing_label_plural"],[1041,1052,"Product.stockStatus"],[1085,1098,"Product.content_count"],[1099,1114,"Product.weightTolerance"],[1121,1298,"Product.priceHtml"],[1234,1294,"ProductPrice.tiers"],[1340,1344,"Product.type"],[1382,1402,"Product.packing_label_plural"],[1433,1444,"Product.stockStatus"],[1477,1490,"Product.content_count"],[1491,1506,"Product.weightTolerance"],[1513,1690,"Product.priceHtml"],[1626,1686,"ProductPrice.tiers"],[1740,1744,"ProductListPivot.area"],[1745,1748,"ProductListPivot.par"],[1749,1757,"ProductListPivot.position"]],"inputs":[],"operation":"Mutation.shareProductList"}

export const shippingMethods: TypedDocument<shippingMethodsQuery, shippingMethodsQueryVariables> = {"name":"shippingMethods","type":"query","roots":{"shippingMethods":"object"},"hash":"7c79346f","text":"query shippingMethods { shippingMethods { message shippingMethods { title methods { code label price formattedPrice minimumOrder grandTotal formattedGrandTotal taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } addressTotals { addressId formattedGrandTotal taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } } } } } }","extensions":[[116,128,"ShippingMethodRate.minimumOrder"],[129,139,"ShippingMethodRate.grandTotal"],[140,159,"ShippingMethodRate.formattedGrandTotal"],[160,243,"ShippingMethodRate.taxes"],[216,229,"TaxRate.formattedBase"],[230,239,"TaxRate.exemption"],[244,375,"ShippingMethodRate.addressTotals"],[346,359,"TaxRate.formattedBase"],[360,369,"TaxRate.exemption"]],"inputs":[],"operation":"Query.shippingMethods"}

export const sitemapProducts: TypedDocument<sitemapProductsQuery, sitemapProductsQueryVariables> = {"name":"sitemapProducts","type":"query","roots":{"getProductListing":"object"},"hash":"5213850d","text":"query sitemapProducts($first: Int, $page: Int) { getProductListing(first: $first, page: $page, input: {}) { paginatorInfo { ...PaginatorInfoFields } data { sku urlKey parent { sku } localizedUrls { locale urlKey } ...GalleryFields } } } fragment PaginatorInfoFields on PaginatorInfo { count currentPage lastPage total } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[182,213,"Product.localizedUrls"]],"inputs":[],"operation":null}

export const standingOrder: TypedDocument<standingOrderQuery, standingOrderQueryVariables> = {"name":"standingOrder","type":"query","roots":{"standingOrder":"object"},"hash":"8b1852f3","text":"query standingOrder($id: ID!) { standingOrder(id: $id) { ... on StandingOrder { id state weekdays everyWeeks startDate endDate isAutomatic shippingMethod shippingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } billingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } message purchaseReference formattedSubTotal lines { ... on StandingOrderLine { productId sku name quantity product { id name urlKey packing_label packing_label_plural content_value ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } } } } dates { date state reason changeableUntil cutOff lines { ... on StandingOrderLine { productId sku name quantity product { id name urlKey packing_label packing_label_plural content_value ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } } } } order { id incrementId } } } } }","extensions":[[272,277,"Address.state"],[472,477,"Address.state"],[701,721,"Product.packing_label_plural"],[995,1015,"Product.packing_label_plural"],[1149,1160,"Order.incrementId"]],"inputs":[],"operation":"Query.standingOrder"}

export const standingOrders: TypedDocument<standingOrdersQuery, standingOrdersQueryVariables> = {"name":"standingOrders","type":"query","roots":{"standingOrders":"list"},"hash":"2a77c9f4","text":"query standingOrders($isPrepared: Boolean) { standingOrders(isPrepared: $isPrepared) { ... on StandingOrder { id state weekdays everyWeeks startDate endDate isAutomatic shippingMethod shippingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } billingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } message purchaseReference formattedSubTotal lines { ... on StandingOrderLine { productId sku name quantity product { id name urlKey packing_label packing_label_plural content_value ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } } } } dates { date state reason changeableUntil cutOff lines { ... on StandingOrderLine { productId sku name quantity product { id name urlKey packing_label packing_label_plural content_value ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } } } } order { id incrementId } } } } }","extensions":[[302,307,"Address.state"],[502,507,"Address.state"],[731,751,"Product.packing_label_plural"],[1025,1045,"Product.packing_label_plural"],[1179,1190,"Order.incrementId"]],"inputs":[],"operation":"Query.standingOrders"}

export const takeFromCart: TypedDocument<takeFromCartMutation, takeFromCartMutationVariables> = {"name":"takeFromCart","type":"mutation","roots":{"takeFromCart":"object"},"hash":"e043f558","text":"mutation takeFromCart($productId: ID!, $quantity: Int!) { takeFromCart(input: {productId: $productId, quantity: $quantity}) { status message cart { ... on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ... on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } } } } } }","extensions":[[267,274,"Cart.version"],[283,291,"Cart.subTotal"],[292,300,"Cart.taxTotal"],[301,311,"Cart.grandTotal"],[312,367,"Cart.formattedPrice"],[338,345,"FormattedCartPrice.deposit"],[368,386,"Cart.formattedTolerance"],[387,470,"Cart.taxes"],[443,456,"TaxRate.formattedBase"],[457,466,"TaxRate.exemption"],[530,535,"CartItem.price"],[536,541,"CartItem.total"],[542,572,"CartItem.formattedPrice"],[573,682,"CartItem.deposit"],[683,689,"CartItem.excise"],[835,850,"Product.weightTolerance"],[851,861,"Product.minimumAge"],[876,885,"Product.ownNumber"],[886,984,"Product.priceHtml"],[911,921,"ProductPrice.validUntil"],[922,982,"ProductPrice.tiers"],[1003,1027,"Product.allergens"],[1030,1039,"CartItem.available"],[1040,1154,"CartItem.substitutes"],[1101,1134,"Product.priceHtml"]],"inputs":[],"operation":"Mutation.takeFromCart"}

export const unitoptions: TypedDocument<unitoptionsQuery, unitoptionsQueryVariables> = {"name":"unitoptions","type":"query","roots":{"unitoptions":"object"},"hash":"cd8d9f08","text":"query unitoptions { unitoptions { status success unitoptions { ...UnitOptionFields } } } fragment UnitOptionFields on UnitOption { id label }","extensions":[],"inputs":[],"operation":null}

export const updateAccount: TypedDocument<updateAccountMutation, updateAccountMutationVariables> = {"name":"updateAccount","type":"mutation","roots":{"updateAccount":"object"},"hash":"bd18b6fa","text":"mutation updateAccount($firstName: String!, $lastName: String!, $gender: String!, $email: String!, $phone: String!, $preferredUnit: ID, $currentPassword: String, $progressMails: Boolean) { updateAccount( input: {firstName: $firstName, lastName: $lastName, gender: $gender, email: $email, phone: $phone, preferredUnit: $preferredUnit, currentPassword: $currentPassword, progressMails: $progressMails} ) { status message customer { id preferred_unit { ...UnitOptionFields } } } } fragment UnitOptionFields on UnitOption { id label }","extensions":[[136,160,"UpdateAccountInput.currentPassword"],[162,185,"UpdateAccountInput.progressMails"],[334,367,"UpdateAccountInput.currentPassword"],[369,398,"UpdateAccountInput.progressMails"]],"inputs":[],"operation":null}

export const updateAddress: TypedDocument<updateAddressMutation, updateAddressMutationVariables> = {"name":"updateAddress","type":"mutation","roots":{"updateAddress":"object"},"hash":"94fb7583","text":"mutation updateAddress($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { status message addresses { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } } }","extensions":[[225,230,"Address.state"]],"inputs":[],"operation":"Mutation.updateAddress"}

export const updateAllergenProfile: TypedDocument<updateAllergenProfileMutation, updateAllergenProfileMutationVariables> = {"name":"updateAllergenProfile","type":"mutation","roots":{"updateAllergenProfile":"object"},"hash":"454bb45d","text":"mutation updateAllergenProfile($avoid: [String!]!) { updateAllergenProfile(avoid: $avoid) { status message customer { id avoidedAllergens } } }","extensions":[[121,137,"Customer.avoidedAllergens"]],"inputs":[],"operation":"Mutation.updateAllergenProfile"}

export const updateItemToCart: TypedDocument<updateItemToCartMutation, updateItemToCartMutationVariables> = {"name":"updateItemToCart","type":"mutation","roots":{"updateItemToCart":"object"},"hash":"ddde471f","text":"mutation updateItemToCart($cartItemId: ID!, $quantity: Int!) { updateItemToCart(input: {qty: [{cartItemId: $cartItemId, quantity: $quantity}]}) { status message skipped { sku name reason requested added } cart { ...CartFields } } } fragment CartFields on Cart { id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty version isGuest subTotal taxTotal grandTotal formattedPrice { subTotal deposit taxTotal grandTotal } formattedTolerance taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } items { ...CartItemFields } } fragment CartItemFields on CartItem { id name quantity weight sku type price total formattedPrice { price total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } excise product { ...GalleryFields id sku name urlKey packing_label weightTolerance minimumAge content_value ownNumber priceHtml { currencyCode validUntil tiers { ... on PriceTier { quantity price formattedPrice } } } categories { id } allergens { code level } } available substitutes { id sku name urlKey packing_label content_value priceHtml { formattedFinalPrice } categories { id } } } fragment GalleryFields on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } }","extensions":[[161,204,"CartItemResponse.skipped"],[367,374,"Cart.version"],[383,391,"Cart.subTotal"],[392,400,"Cart.taxTotal"],[401,411,"Cart.grandTotal"],[412,467,"Cart.formattedPrice"],[438,445,"FormattedCartPrice.deposit"],[468,486,"Cart.formattedTolerance"],[487,570,"Cart.taxes"],[543,556,"TaxRate.formattedBase"],[557,566,"TaxRate.exemption"],[672,677,"CartItem.price"],[678,683,"CartItem.total"],[684,714,"CartItem.formattedPrice"],[715,824,"CartItem.deposit"],[825,831,"CartItem.excise"],[892,907,"Product.weightTolerance"],[908,918,"Product.minimumAge"],[933,942,"Product.ownNumber"],[943,1041,"Product.priceHtml"],[968,978,"ProductPrice.validUntil"],[979,1039,"ProductPrice.tiers"],[1060,1084,"Product.allergens"],[1087,1096,"CartItem.available"],[1097,1211,"CartItem.substitutes"],[1158,1191,"Product.priceHtml"]],"inputs":[],"operation":null}

export const updateProductList: TypedDocument<updateProductListMutation, updateProductListMutationVariables> = {"name":"updateProductList","type":"mutation","roots":{"updateProductList":"object"},"hash":"c7ff4018","text":"mutation updateProductList($id: ID!, $name: String!, $version: Int) { updateProductList(id: $id, name: $name, version: $version) { ... on ProductList { id customerId name ... on ProductList { isShared createdBy { name } canEdit canShare version } products { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } } } }","extensions":[[53,66,"Mutation.updateProductList(version:)"],[110,127,"Mutation.updateProductList(version:)"],[192,200,"ProductList.isShared"],[201,219,"ProductList.createdBy"],[220,227,"ProductList.canEdit"],[228,236,"ProductList.canShare"],[237,244,"ProductList.version"],[337,341,"Product.type"],[379,399,"Product.packing_label_plural"],[430,441,"Product.stockStatus"],[474,487,"Product.content_count"],[488,503,"Product.weightTolerance"],[510,687,"Product.priceHtml"],[623,683,"ProductPrice.tiers"],[828,840,"Product.isInWishlist"],[878,911,"Product.allergens"],[977,981,"Product.type"],[1019,1039,"Product.packing_label_plural"],[1070,1081,"Product.stockStatus"],[1114,1127,"Product.content_count"],[1128,1143,"Product.weightTolerance"],[1150,1327,"Product.priceHtml"],[1263,1323,"ProductPrice.tiers"],[1369,1373,"Product.type"],[1411,1431,"Product.packing_label_plural"],[1462,1473,"Product.stockStatus"],[1506,1519,"Product.content_count"],[1520,1535,"Product.weightTolerance"],[1542,1719,"Product.priceHtml"],[1655,1715,"ProductPrice.tiers"],[1769,1773,"ProductListPivot.area"],[1774,1777,"ProductListPivot.par"],[1778,1786,"ProductListPivot.position"]],"inputs":[],"operation":"Mutation.updateProductList"}

export const updateProductListProduct: TypedDocument<updateProductListProductMutation, updateProductListProductMutationVariables> = {"name":"updateProductListProduct","type":"mutation","roots":{"updateProductListProduct":"object"},"hash":"8a6773c9","text":"mutation updateProductListProduct($id: ID!, $product: ProductListProductInput!) { updateProductListProduct(id: $id, product: $product) { ... on ProductListProduct { product { ... on Product { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } ... on Product { cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } } name urlKey origin shortDescription isInWishlist categories { id } brands { id name } allergens { id code label level } parent { id sku packing_label variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } variants { ... on Product { id sku type stock packing_label packing_label_id packing_label_plural formatted_stock_packing_label stockStatus content_packaging content_value content_count weightTolerance ean13 priceHtml { ... on ProductPrice { regularPrice formattedRegularPrice finalPrice formattedFinalPrice currencyCode tiers { ... on PriceTier { quantity price formattedPrice } } } } } } } } pivot { ... on ProductListPivot { amount area par position } } } } }","extensions":[[216,220,"Product.type"],[258,278,"Product.packing_label_plural"],[309,320,"Product.stockStatus"],[353,366,"Product.content_count"],[367,382,"Product.weightTolerance"],[389,566,"Product.priceHtml"],[502,562,"ProductPrice.tiers"],[707,719,"Product.isInWishlist"],[757,790,"Product.allergens"],[856,860,"Product.type"],[898,918,"Product.packing_label_plural"],[949,960,"Product.stockStatus"],[993,1006,"Product.content_count"],[1007,1022,"Product.weightTolerance"],[1029,1206,"Product.priceHtml"],[1142,1202,"ProductPrice.tiers"],[1248,1252,"Product.type"],[1290,1310,"Product.packing_label_plural"],[1341,1352,"Product.stockStatus"],[1385,1398,"Product.content_count"],[1399,1414,"Product.weightTolerance"],[1421,1598,"Product.priceHtml"],[1534,1594,"ProductPrice.tiers"],[1648,1652,"ProductListPivot.area"],[1653,1656,"ProductListPivot.par"],[1657,1665,"ProductListPivot.position"]],"inputs":[["product.area","ProductListProductInput.area"],["product.par","ProductListProductInput.par"],["product.position","ProductListProductInput.position"],["product.addOnly","ProductListProductInput.addOnly"],["product.placeOnly","ProductListProductInput.placeOnly"]],"operation":"Mutation.updateProductListProduct"}

export const updateStandingOrder: TypedDocument<updateStandingOrderMutation, updateStandingOrderMutationVariables> = {"name":"updateStandingOrder","type":"mutation","roots":{"updateStandingOrder":"object"},"hash":"7633605e","text":"mutation updateStandingOrder($id: ID!, $input: StandingOrderInput!) { updateStandingOrder(id: $id, input: $input) { status message standingOrder { id } } }","extensions":[],"inputs":[],"operation":"Mutation.updateStandingOrder"}

export const validateToken: TypedDocument<validateTokenMutation, validateTokenMutationVariables> = {"name":"validateToken","type":"mutation","roots":{"validateToken":"object"},"hash":"a1b3e533","text":"mutation validateToken($token: String!) { validateToken(token: $token) { success email token } }","extensions":[],"inputs":[],"operation":null}

export const viewInvoices: TypedDocument<viewInvoicesQuery, viewInvoicesQueryVariables> = {"name":"viewInvoices","type":"query","roots":{"viewInvoices":"list"},"hash":"759f7786","text":"query viewInvoices($page: Int = 1, $limit: Int = 10, $search: String, $state: String, $from: String, $until: String) { viewInvoices( input: {page: $page, limit: $limit, search: $search, state: $state, from: $from, until: $until} ) { ... on Invoice { id incrementId state createdAt dueAt totalQty subTotal baseSubTotal grandTotal orderId orderIncrementId orderedBy orderAddressId billingAddress { ... on Address { id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId addressType defaultAddress createdAt updatedAt } } formattedPrice { subTotal deposit returnedDeposit shippingAmount taxAmount grandTotal } taxes { ... on TaxRate { percent amount formattedAmount formattedBase exemption } } empties { ... on Empties { number name announced returned formattedPrice formattedTotal } } taxNote payment { ... on CreditTransfer { beneficiary iban bic amount formattedAmount reference isStructured } } items { id name sku createdAt qty excise formattedPrice { grandTotal baseTotal price taxAmount total } deposit { ... on Deposit { formattedTotal articles { number name quantity formattedPrice formattedTotal } } } product { id name urlKey packing_label content_value } } } } }","extensions":[[53,68,"OrderInvoiceInput.search"],[70,84,"OrderInvoiceInput.state"],[86,99,"OrderInvoiceInput.from"],[101,115,"OrderInvoiceInput.until"],[169,184,"OrderInvoiceInput.search"],[186,199,"OrderInvoiceInput.state"],[201,212,"OrderInvoiceInput.from"],[214,227,"OrderInvoiceInput.until"],[253,264,"Invoice.incrementId"],[265,270,"Invoice.state"],[271,280,"Invoice.createdAt"],[281,286,"Invoice.dueAt"],[337,353,"Invoice.orderIncrementId"],[354,363,"Invoice.orderedBy"],[379,578,"Invoice.billingAddress"],[496,501,"Address.state"],[579,666,"Invoice.formattedPrice"],[605,612,"FormattedInvoicePrice.deposit"],[613,628,"FormattedInvoicePrice.returnedDeposit"],[629,643,"FormattedInvoicePrice.shippingAmount"],[644,653,"FormattedInvoicePrice.taxAmount"],[667,750,"Invoice.taxes"],[723,736,"TaxRate.formattedBase"],[737,746,"TaxRate.exemption"],[751,842,"Invoice.empties"],[843,850,"Invoice.taxNote"],[851,955,"Invoice.payment"],[967,971,"InvoiceItem.name"],[990,996,"InvoiceItem.excise"],[1059,1168,"InvoiceItem.deposit"]],"inputs":[],"operation":"Query.viewInvoices"}

export const withdrawApproval: TypedDocument<withdrawApprovalMutation, withdrawApprovalMutationVariables> = {"name":"withdrawApproval","type":"mutation","roots":{"withdrawApproval":"object"},"hash":"35f1839f","text":"mutation withdrawApproval($id: ID!) { withdrawApproval(id: $id) { id status order { id incrementId } } }","extensions":[[87,98,"Order.incrementId"]],"inputs":[],"operation":"Mutation.withdrawApproval"}

export const withdrawInvitation: TypedDocument<withdrawInvitationMutation, withdrawInvitationMutationVariables> = {"name":"withdrawInvitation","type":"mutation","roots":{"withdrawInvitation":"object"},"hash":"096bedd9","text":"mutation withdrawInvitation($id: ID!) { withdrawInvitation(id: $id) { status message } }","extensions":[],"inputs":[],"operation":"Mutation.withdrawInvitation"}
