// Expected content of each screen in the URL table.
import type { Locale } from '#i18n/locales.ts'
import type { FixedRouteName } from '#i18n/routes.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import { nadia } from './visit.ts'

export type ScreenContext = { locale: Locale; t: Translate; to: (name: FixedRouteName) => string }
type Screen = {
  title: MessageKey
  heading?: (t: Translate) => string
  frame: 'shop' | 'bare' | 'dashboard'
  /** Texts that no other screen contains. */
  holds: (place: ScreenContext) => string[]
}

export const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
export const link = (path: string) => `href="${escapedText(path)}"`
export const form = (action: string) => `action="${action}"`
export const field = (name: string) => `name="${name}"`

/** How often each part of the layout of public pages occurs. */
export const countLayoutParts = (html: string, { locale, t }: Pick<ScreenContext, 'locale' | 't'>) => {
  const has = (part: string) => html.split(part).length - 1
  return {
    skip: has('<a class="skip-link" href="#main"'),
    main: has('<main'),
    search: has(form(`/api/${locale}/catalogue/search`)),
    departments: has(`<nav class="department-bar" aria-label="${escapedText(t('shell.departments'))}"`),
    footer: has('<footer class="footer'),
    tabs: has(`<nav class="tab-bar" aria-label="${escapedText(t('shell.tabs'))}"`),
  }
}
export const shopLayout = { skip: 1, main: 1, search: 1, departments: 1, footer: 1, tabs: 1 }

/** The operator's page needs a signed link: tests/workers/not-found-log.test.ts. */
export const screens: Record<Exclude<FixedRouteName, 'home' | 'operatorNotFound'>, Screen> = {
  login: {
    title: 'account.login',
    frame: 'bare',
    holds: ({ locale, to }) => [
      form(`/api/${locale}/account/login`),
      ...['email', 'password', 'remember'].map(field),
      link(to('forgotPassword')),
      link(to('register')),
    ],
  },
  forgotPassword: {
    title: 'account.forgotTitle',
    frame: 'bare',
    holds: ({ locale, t, to }) => [
      t('account.forgotText'),
      form(`/api/${locale}/account/forgot-password`),
      field('email'),
      link(to('login')),
    ],
  },
  register: {
    title: 'account.registerTitle',
    frame: 'bare',
    holds: ({ locale, t }) => [
      form(`/api/${locale}/account/register`),
      ...['firstName', 'lastName', 'email', 'companyName', 'country', 'vatNumber', 'activity'].map(field),
      ...['companyEmail', 'companyPhone', 'website', 'address1', 'postcode', 'city', 'phone'].map(field),
      t('account.request.companyTitle'),
      `<option value="${locale === 'de' ? 'DE' : 'BE'}" selected=""`,
    ],
  },
  resetPassword: {
    title: 'account.resetTitle',
    heading: (t) => t('account.linkOver'),
    frame: 'bare',
    holds: ({ t, to }) => [t('account.linkOverText'), link(to('forgotPassword'))],
  },
  invitation: {
    title: 'users.invitationTitle',
    heading: (t) => t('account.linkOver'),
    frame: 'bare',
    holds: ({ t, to }) => [t('users.invitationOver'), link(to('login'))],
  },
  registerSuccess: {
    title: 'account.registeredTitle',
    frame: 'bare',
    holds: ({ t, to }) => [t('account.registeredText'), link(to('login'))],
  },
  brands: {
    title: 'catalogue.brands',
    frame: 'shop',
    holds: ({ t, to }) => [t('catalogue.brandsText'), `href="${to('range')}?filters=brands%3A`],
  },
  range: {
    title: 'catalogue.wholeRange',
    frame: 'shop',
    holds: ({ locale }) => [form(`/api/${locale}/catalogue/filter`), field('brands'), field('contains_allergen')],
  },
  cart: { title: 'cart.title', frame: 'shop', holds: ({ t, to }) => [t('cartPage.emptyText'), link(to('range'))] },
  checkout: {
    title: 'checkout.title',
    heading: (t) => t('checkout.guestTitle'),
    frame: 'bare',
    holds: ({ t, to }) => [
      t('checkout.guestText'),
      link(`${to('login')}?redirect=${encodeURIComponent(to('checkout'))}`),
    ],
  },
  checkoutSuccess: {
    title: 'checkout.thanks',
    frame: 'bare',
    holds: ({ t }) => [t('checkout.thanksNeutral'), t('checkout.stepDone')],
  },
  dashboard: {
    title: 'account.overview',
    heading: (t) => t('account.greeting', { name: 'Nadia' }),
    frame: 'dashboard',
    holds: ({ t, to }) => [
      t('account.greetingText'),
      t('orders.recent'),
      `${to('dashboardOrders')}?order=`,
      t('invoices.recent'),
      `${to('dashboardInvoices')}?invoice=`,
      `${to('dashboardOrderLists')}?list=`,
      link(`${to('dashboardOrderLists')}#new-list`),
      link(`${to('dashboardAccount')}?address=new#address`),
      t('account.newTitle'),
    ],
  },
  dashboardAccount: {
    title: 'account.profileTitle',
    frame: 'dashboard',
    holds: ({ locale, t }) => [
      form(`/api/${locale}/account/profile`),
      ...['firstName', 'lastName', 'gender', 'email', 'phone', 'preferredUnit'].map(field),
      `value="${nadia}"`,
      t('account.unitHint'),
      form(`/api/${locale}/catalogue/allergen-profile`),
    ],
  },
  dashboardStandingOrders: {
    title: 'standing.title',
    frame: 'dashboard',
    holds: ({ t, to }) => [
      t('standing.text'),
      `${to('dashboardStandingOrders')}?standing=`,
      t('standing.states.active'),
    ],
  },
  dashboardApprovals: {
    title: 'approvals.title',
    frame: 'dashboard',
    holds: ({ t, to }) => [t('approvals.text'), `${to('dashboardApprovals')}?approval=`, t('approvals.status.waiting')],
  },
  dashboardAssortment: {
    title: 'assortment.title',
    frame: 'dashboard',
    holds: ({ t }) => [t('assortment.text'), '990101', 'NOVA-12'],
  },
  dashboardUsers: {
    title: 'users.title',
    frame: 'dashboard',
    holds: ({ locale, t, to }) => [
      t('users.text'),
      `${to('dashboardUsers')}?user=`,
      t('users.roles.bookkeeper'),
      t('users.invitations'),
      form(`/api/${locale}/account/users/invitations`),
      ...['email', 'role'].map(field),
    ],
  },
  dashboardInvoices: {
    title: 'invoices.title',
    frame: 'dashboard',
    holds: ({ t, to, locale }) => [
      t('invoices.due'),
      t('invoices.states.overdue'),
      `${to('dashboardInvoices')}?invoice=`,
      `/api/${locale}/invoices/csv`,
    ],
  },
  dashboardOrderLists: {
    title: 'shell.myLists',
    frame: 'dashboard',
    holds: ({ locale, t }) => [form(`/api/${locale}/lists`), field('name'), t('lists.toCart')],
  },
  dashboardOrders: {
    title: 'orders.title',
    frame: 'dashboard',
    holds: ({ t, to, locale }) => [
      t('orders.reference'),
      t('orders.pages'),
      `${to('dashboardOrders')}?page=2`,
      `/api/${locale}/orders/csv`,
    ],
  },
}
