import type { Context } from '../context/context.ts'
import { resolveSites } from '../context/resolve-sites.ts'
import { toFormNode } from '../nodes/form-node.ts'
import type { GlobalNode } from '../nodes/global-node.ts'
import { toAssetNodes, toEntryNodes, toLinkNodes } from '../nodes/nodes.ts'
import type { StoredGlobal, StoredLink } from '../rules/stored.ts'
import { findGlobal } from '../sql/globals.ts'
import type { Resolvers } from './generated/types.ts'

type TextName = {
  [Name in keyof StoredGlobal]-?: StoredGlobal[Name] extends string | undefined ? Name : never
}[keyof StoredGlobal]

const text = (name: TextName) => (node: GlobalNode) => node.content[name] ?? null

const link = (name: 'telLink' | 'emailLink') => (node: GlobalNode, _args: unknown, context: Context) => {
  const stored: StoredLink | undefined = node.content[name]
  return toLinkNodes(stored ? [stored] : [], node, context)
}

const page = (name: 'termsPage' | 'privacyPage' | 'contactPage') => {
  return (node: GlobalNode, _args: unknown, context: Context) => {
    const id = node.content[name]
    return toEntryNodes(id === undefined ? [] : [id], node, context)
  }
}

export const globalResolvers: Resolvers = {
  Query: {
    async globalSet(_root, args, context) {
      const sites = await resolveSites(context, args)
      const handles = args.handle ? args.handle.filter((handle) => handle != null) : null
      const row = await findGlobal(
        context.db,
        handles,
        sites.map(({ id }) => id),
      )
      if (!row) return null
      const { id, name, handle, language } = row
      const content: StoredGlobal = JSON.parse(row.fields)
      const __typename = `${handle}_GlobalSet`
      return { __typename, id: String(id), name, handle, siteId: row.site_id, language, content }
    },
  },
  companyInfo_GlobalSet: {
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    addressLine3: text('addressLine3'),
    logo: (node, _args, context) => toAssetNodes(node.content.logo, node, context),
    telLink: link('telLink'),
    vat: text('vat'),
    fax: text('fax'),
    emailLink: link('emailLink'),
    openingHours: text('openingHours'),
    facebook: text('facebook'),
    instagram: text('instagram'),
    linkedin: text('linkedin'),
  },
  general_GlobalSet: {
    termsPage: page('termsPage'),
    privacyPage: page('privacyPage'),
    contactPage: page('contactPage'),
    newsletterTitle: text('newsletterTitle'),
    async newsletterForm(node, _args, context) {
      const { newsletterForm: handle } = node.content
      const row = handle ? await context.form(node.siteId, handle) : undefined
      return row ? [toFormNode(row, context.now())] : []
    },
  },
  header_GlobalSet: {
    headerChecks: ({ content }) => (content.headerChecks ?? []).map((label) => ({ label })),
  },
}
