import type { siteCraftDataQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { safeUrl } from '#i18n/safe-url.ts'
import { type Newsletter, toNewsletter } from './news/newsletter.ts'
import { type Image, toImage } from './pictures/images.ts'
import { entryPath, type Link, type NavNode, toLinks, toNavNodes } from './text/links.ts'

const socialNames = ['facebook', 'instagram', 'linkedin'] as const

export interface Site {
  mainNav: NavNode[]
  topNav: NavNode[]
  footerNav: NavNode[]
  headerChecks: string[]
  company: {
    logo: Image | null
    addressLines: string[]
    phone: Link | null
    email: Link | null
    /** One line for each period. */
    openingHours: string[]
    vat: string | null
    fax: string | null
    socials: { name: (typeof socialNames)[number]; href: string }[]
  }
  termsPath: string | null
  privacyPath: string | null
  contactPath: string | null
  newsletter: Newsletter | null
}

type Answer = siteCraftDataQuery

export function toSite(answer: Answer, locale: Locale): Site {
  const company = answer.globalCompanyInfo
  const general = answer.globalGeneral
  const header = answer.globalHeader
  const info = company && 'addressLine1' in company ? company : null
  const pages = general && 'termsPage' in general ? general : null
  const path = (entries: readonly ({ readonly uri: string | null } | null)[] | undefined) => {
    const uri = entries?.[0]?.uri
    return uri ? entryPath(locale, uri) : null
  }
  return {
    mainNav: toNavNodes(answer.mainNav, locale),
    topNav: toNavNodes(answer.topNav, locale),
    footerNav: toNavNodes(answer.footerNav, locale),
    headerChecks:
      header && 'headerChecks' in header
        ? (header.headerChecks ?? []).flatMap((row) => (row?.label ? [row.label] : []))
        : [],
    company: {
      logo: toImage(info?.logo),
      addressLines: [info?.addressLine1, info?.addressLine2, info?.addressLine3].filter((line): line is string =>
        Boolean(line),
      ),
      phone: toLinks(info?.telLink, locale)[0] ?? null,
      email: toLinks(info?.emailLink, locale)[0] ?? null,
      openingHours: (info?.openingHours ?? '').split('\n').filter(Boolean),
      vat: info?.vat ?? null,
      fax: info?.fax ?? null,
      socials: socialNames.flatMap((name) => {
        const href = safeUrl(info?.[name])
        return href ? { name, href } : []
      }),
    },
    termsPath: path(pages?.termsPage),
    privacyPath: path(pages?.privacyPage),
    contactPath: path(pages?.contactPage),
    newsletter: toNewsletter(pages, locale),
  }
}
